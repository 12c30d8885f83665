export { deepenCritiqueJob, sweepDeepenings } from './essays.jobs.ts';
export { essaysRoutes } from './essays.routes.ts';
