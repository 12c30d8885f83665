export { openDataRoutes } from './open-data.routes.ts';
