export { mcpRoutes } from './mcp.routes.ts';
export { createMcpServer } from './mcp-tools.routes.ts';
