export { findProposals } from './find-proposals.ts';
export { modelExtractionJob } from './model-extraction.jobs.ts';
export { listProposals } from './model-extraction.repository.ts';
