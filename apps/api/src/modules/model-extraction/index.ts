export { findProposals } from './find-proposals.ts';
export { modelExtractionJob, sweepModelExtraction } from './model-extraction.jobs.ts';
export { listProposals } from './model-extraction.repository.ts';
