export { awardPagesRoutes } from './award-pages.routes.ts';
