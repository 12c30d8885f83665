export { essaysRoutes } from './essays.routes.ts';
