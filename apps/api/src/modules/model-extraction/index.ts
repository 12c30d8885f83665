export { modelExtractionJob } from './model-extraction.jobs.ts';
export { findProposals, listProposals } from './model-extraction.repository.ts';
