export { sourceJob } from './import.jobs.ts';
export { importScholarships } from './import-scholarships.ts';
export { importSource } from './import-source.ts';
export { runSource } from './run-source.ts';
export {
  countRecordsBySource,
  deleteSource,
  findSource,
  listSources,
  listSourcesDue,
  updateSource,
  upsertSource,
} from './sources.repository.ts';
