import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { ScholarshipRecord } from '@laurel/domain';
import { COMPILED_DIR, readCompiled, writeCompiled } from './compiled-folder.ts';
import { programmeRevision } from './edits/programme-revision.ts';
import { DATA_DIR, type Problem, readProgrammeFiles } from './read-programme-files.ts';
import { shippedCatalogueHash } from './shipped-catalogue-hash.ts';
import { toRecord } from './to-record.ts';

export interface Catalogue {
  records: ScholarshipRecord[];
  /** By id: the revision of each programme, which changes with what its file says and not with the code that reads it. */
  revisions: Record<string, string>;
  /** What kept a file from being read; its programmes are not among the records. */
  problems: Problem[];
}

/** The authored programmes of `dir` (the shipped ones by default), in the order of their files. Never throws for bad content. */
export const loadCatalogue = (dir: string = DATA_DIR): Catalogue => {
  if (dir !== DATA_DIR) return parseCatalogue(dir);
  const file = `${shippedCatalogueHash()}.json`;
  const compiled = readCompiled(file);
  if (compiled) return JSON.parse(compiled) as Catalogue;
  const parsed = parseCatalogue(dir);
  if (writeCompiled(file, JSON.stringify(parsed))) removeOlder(file);
  return parsed;
};

const parseCatalogue = (dir: string): Catalogue => {
  const { files, problems } = readProgrammeFiles(dir);
  const records = files.flatMap(({ content }) =>
    content.programmes.map((programme) => toRecord(content.organization, programme)),
  );
  const revisions = Object.fromEntries(
    files.flatMap(({ content }) =>
      content.programmes.map((programme) => [
        programme.id,
        programmeRevision(content.organization, programme),
      ]),
    ),
  );
  return { records, revisions, problems };
};

/** What was compiled from older files. */
const removeOlder = (newest: string): void => {
  for (const name of readdirSync(COMPILED_DIR))
    if (name.endsWith('.json') && name !== newest) rmSync(join(COMPILED_DIR, name), { force: true });
};
