export { modelReviewJob, sweepModelReviews } from './essays.jobs.ts';
export { essaysRoutes } from './essays.routes.ts';
