export { runSource } from './run-source.ts';
export { sourceJob, sweepSources } from './sources.jobs.ts';
export { deleteSource, listSources, upsertSource } from './sources.repository.ts';
