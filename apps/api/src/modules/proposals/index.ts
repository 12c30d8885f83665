export { findProposals } from './find-proposals.ts';
export { proposalsJob, sweepProposals } from './proposals.jobs.ts';
export { listProposals } from './proposals.repository.ts';
