import type { ScholarshipRecord } from '@laurel/domain';
import { DATA_DIR, type Problem, readProgrammeFiles } from './read-programme-files.ts';
import { toRecord } from './to-record.ts';

export interface Catalogue {
  records: ScholarshipRecord[];
  /** What kept a file from being read; its programmes are not among the records. */
  problems: Problem[];
}

/** The authored programmes of `dir` (the shipped ones by default), in the order of their files. Never throws for bad content. */
export function loadCatalogue(dir: string = DATA_DIR): Catalogue {
  const { files, problems } = readProgrammeFiles(dir);
  const records = files.flatMap(({ content }) =>
    content.programmes.map((programme) => toRecord(content.organization, programme)),
  );
  return { records, problems };
}
