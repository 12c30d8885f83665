import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseDocument } from 'yaml';
import type { z } from 'zod';
import { type ProgrammeFile, programmeFileSchema, REGIONS } from './programme-schema.ts';

/** The folder of the shipped catalogue. */
export const DATA_DIR = fileURLToPath(new URL('../data', import.meta.url));

export interface Problem {
  /** Path of the file, from the data folder. */
  file: string;
  /** Id of the programme; absent for a problem of the whole file. */
  programme?: string;
  /** What is wrong and how to mend it. */
  message: string;
}

export interface SourceFile {
  /** Path from the data folder, e.g. `europe/daad.yaml`. */
  path: string;
  content: ProgrammeFile;
}

export interface ReadResult {
  files: SourceFile[];
  problems: Problem[];
}

/**
 * Reads every file of the data folder. A file that breaks the schema is left out and its problems are told.
 * @param unlike another folder: files that stand there alike are passed over
 */
export const readProgrammeFiles = (dir: string = DATA_DIR, unlike?: string): ReadResult => {
  const result: ReadResult = { files: [], problems: [] };
  if (!existsSync(dir)) {
    result.problems.push({ file: dir, message: 'there is no such folder' });
    return result;
  }
  for (const path of dataPaths(dir)) {
    const problem = pathProblem(path);
    if (problem !== null) {
      result.problems.push({ file: path, message: problem });
      continue;
    }
    const text = readFileSync(join(dir, path), 'utf8');
    const twin = unlike === undefined ? undefined : join(unlike, path);
    const isAlike = twin !== undefined && existsSync(twin) && readFileSync(twin, 'utf8') === text;
    if (!isAlike) parseProgrammeFile(path, text, result);
  }
  return result;
};

/** Parses the text of one file into `result`. */
export const parseProgrammeFile = (path: string, text: string, result: ReadResult): void => {
  const document = parseDocument(text);
  if (document.errors.length > 0) {
    for (const error of document.errors)
      result.problems.push({ file: path, message: `not YAML: ${error.message}` });
    return;
  }
  const raw: unknown = document.toJS();
  const parsed = programmeFileSchema.safeParse(raw);
  if (parsed.success) result.files.push({ path, content: parsed.data });
  else result.problems.push(...parsed.error.issues.map((issue) => schemaProblem(path, raw, issue)));
};

/** Paths of all files of the folder, from it, in the order of their names. */
const dataPaths = (dir: string): string[] => {
  return readdirSync(dir, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(dir.length + 1))
    .sort();
};

const pathProblem = (path: string): string | null => {
  const [region = '', file, ...deeper] = path.split('/');
  if (file === undefined || deeper.length > 0) return 'a file lies in data/<region>/, not above or below it';
  if (!REGIONS.some((known) => known === region))
    return `'${region}' is no region: use ${REGIONS.join(', ')}`;
  if (!/^[a-z0-9]+(?:-[a-z0-9]+)*\.yaml$/.test(file))
    return `'${basename(path)}' must be kebab-case and end in .yaml`;
  return null;
};

const schemaProblem = (path: string, raw: unknown, issue: z.core.$ZodIssue): Problem => {
  const [top, index, ...rest] = issue.path;
  const message = issue.code === 'unrecognized_keys' ? unknownKeys(issue.keys) : issue.message;
  if (top !== 'programmes' || typeof index !== 'number') {
    return { file: path, message: `${issue.path.join(' ') || 'file'}: ${message}` };
  }
  return { file: path, programme: programmeName(raw, index), message: `${placeInWords(rest)}: ${message}` };
};

const unknownKeys = (keys: string[]): string => {
  const slipped = keys.some((key) => key.includes(' '))
    ? ' (text with a comma, a colon or a quote stands in quotes)'
    : '';
  return `unknown key ${keys.map((key) => `'${key}'`).join(', ')}${slipped}`;
};

const programmeName = (raw: unknown, index: number): string => {
  const programmes = asRecord(raw).programmes;
  const id = Array.isArray(programmes) ? asRecord(programmes[index]).id : undefined;
  return typeof id === 'string' ? id : `programme ${index + 1}`;
};

const asRecord = (value: unknown): Record<string, unknown> => {
  return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
};

/** `['eligibility', 2, 'gpa', 'scale']` becomes `eligibility line 3, gpa, scale`. */
const placeInWords = (path: PropertyKey[]): string => {
  const words = path.map((step) => (typeof step === 'number' ? `entry ${step + 1}` : String(step)));
  return words.join(', ').replace(/eligibility, entry/, 'eligibility line') || 'programme';
};
