export { operatorsRoutes } from './operators.routes.ts';
