export { findMatches } from './find-matches.ts';
export { forgetOldMatches, matchingJob } from './matching.jobs.ts';
export { matchingRoutes } from './matching.routes.ts';
export { findStudent } from './matching-context.ts';
