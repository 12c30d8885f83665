import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ScholarshipRecord } from '@laurel/domain';
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

/** Where the shipped catalogue lies compiled: one file, named by what it was made from. */
const COMPILED_DIR = fileURLToPath(new URL('../dist', import.meta.url));

/** Errors of a folder that cannot be written, such as that of a read-only image: the files are then parsed each time. */
const READ_ONLY = new Set(['EACCES', 'EPERM', 'EROFS']);

const hasCode = (error: unknown): error is NodeJS.ErrnoException => error instanceof Error && 'code' in error;

/** The authored programmes of `dir` (the shipped ones by default), in the order of their files. Never throws for bad content. */
export const loadCatalogue = (dir: string = DATA_DIR): Catalogue => {
  if (dir !== DATA_DIR) return parseCatalogue(dir);
  const file = join(COMPILED_DIR, `${shippedCatalogueHash()}.json`);
  const compiled = readCompiled(file);
  if (compiled) return compiled;
  const parsed = parseCatalogue(dir);
  writeCompiled(file, parsed);
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

const readCompiled = (file: string): Catalogue | null => {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as Catalogue;
  } catch (error) {
    if (hasCode(error) && error.code === 'ENOENT') return null;
    throw error;
  }
};

/** Appears whole under its name, and takes the place of what was compiled from older files. */
const writeCompiled = (file: string, catalogue: Catalogue): void => {
  try {
    mkdirSync(COMPILED_DIR, { recursive: true });
    const draft = `${file}.${process.pid}`;
    writeFileSync(draft, JSON.stringify(catalogue));
    const older = readdirSync(COMPILED_DIR).filter((name) => name.endsWith('.json'));
    renameSync(draft, file);
    for (const name of older)
      if (join(COMPILED_DIR, name) !== file) rmSync(join(COMPILED_DIR, name), { force: true });
  } catch (error) {
    if (!(hasCode(error) && READ_ONLY.has(error.code ?? ''))) throw error;
  }
};
