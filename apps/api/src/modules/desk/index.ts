export { reachCounting } from './count-reach.ts';
export { deskRoutes } from './desk.routes.ts';
