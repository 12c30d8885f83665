export { modelReviewJob } from './essays.jobs.ts';
export { essaysRoutes } from './essays.routes.ts';
