export { startTestServer, type TestServer } from './postgres-server.ts';
export { createServerDatabase, createTestDatabase, type TestDatabase } from './test-database.ts';
