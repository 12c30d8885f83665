import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { CriterionKind, Listing, ScholarshipRecord, StudyLevel } from '@laurel/domain';
import { extractListing } from '@laurel/extraction';

/** What a criterion has to say, by kind; the parts are those of `Criterion`. */
export interface GoldValue {
  anyOf?: string[];
  noneOf?: string[];
  orStatuses?: string[] | 'any';
  minYears?: number;
  of?: 'current';
  /** The list of fields is left open ("or a related field"): an alternative must stand beside it. */
  open?: boolean;
  min?: number;
  max?: number;
  /** Born after this day: the same rule as an age on a day, whatever the day. */
  bornAfter?: string;
  scale?: string;
  language?: string;
  /** Only the language counts, not the level or test. */
  loose?: boolean;
  test?: string;
  cefr?: string;
  groups?: string[];
  countries?: string[];
  status?: string;
}

export interface GoldCriterion {
  kind: CriterionKind;
  strength: 'hard' | 'preferred';
  /** Other kinds that say the same. */
  or?: CriterionKind[];
  /** Any one of these is right; absent: whatever the value, the quotes must meet. */
  values?: GoldValue[];
  /** One of several alternatives; `*`: alternative or not are both right. */
  either?: string;
  appliesToLevels?: StudyLevel[];
  /** A careful reader may take it for a rule or not: neither asked for nor wrong. */
  optional?: boolean;
  quote: string;
}

export interface GoldAward {
  kinds: string[];
  /** Figures, each present or `null` for none; without `min` there must be no figure. `*`: not compared. */
  currency?: string | null;
  min?: number | null;
  max?: number | null;
  period?: string | null;
}

export interface GoldDeadline {
  kinds: string[];
  dates: string[];
}

interface GoldLine {
  line: number;
  /** First eight hex digits of the SHA-256 of the line, so that labels never meet another text. */
  sha: string;
  criteria?: GoldCriterion[];
  award?: GoldAward[];
  deadline?: GoldDeadline[];
}

/**
 * `fresh`: labelled from texts that nobody had read before, and measured before any change that they led to. The errors
 * of `fresh-1` and `fresh-3` have been read since, so that they belong to `tune`.
 */
export type Part = 'tune' | 'test' | 'fresh';

export interface Labelled extends GoldLine {
  set: string;
  part: Part;
  record: ScholarshipRecord;
}

const SETS: readonly (readonly [string, string, (line: string) => Listing])[] = [
  ['listings', 'listings.jsonl', (line) => JSON.parse(line) as Listing],
  ['fresh-1', 'listings.jsonl', (line) => JSON.parse(line) as Listing],
  ['fresh-2', 'listings.jsonl', (line) => JSON.parse(line) as Listing],
  ['fresh-3', 'listings.jsonl', (line) => JSON.parse(line) as Listing],
  ['eligibility', 'eligibility.tsv', (line) => ({ eligibility_text: cell(line) })],
  ['amounts', 'amounts.tsv', (line) => ({ amount_text: cell(line) })],
  ['deadlines', 'deadlines.tsv', (line) => ({ deadline_text: cell(line) })],
];

const cell = (line: string): string => line.slice(line.indexOf('\t') + 1);

const sha = (text: string): string => createHash('sha256').update(text).digest('hex');

const partOf = (set: string, line: number): Part => {
  if (set === 'fresh-1' || set === 'fresh-3') return 'tune';
  if (set === 'fresh-2') return 'fresh';
  return Number.parseInt(sha(`${set}:${line}`).slice(0, 2), 16) % 2 === 0 ? 'tune' : 'test';
};

const readSet = (
  folder: string,
  set: string,
  file: string,
  listing: (line: string) => Listing,
): Labelled[] => {
  const path = join(folder, file);
  if (!existsSync(path)) return [];
  const lines = readFileSync(path, 'utf8').split('\n');
  const gold = readFileSync(join(import.meta.dirname, 'gold', `${set}.jsonl`), 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as GoldLine);
  return gold.map((label) => {
    const text = lines[label.line - 1] ?? '';
    if (!sha(text).startsWith(label.sha)) throw new Error(`${file}:${label.line} is not the labelled text`);
    return { ...label, set, part: partOf(set, label.line), record: extractListing(listing(text)) };
  });
};

/** Labels with what the engine makes of the labelled lines. `folder` holds the texts, which are not ours to ship. */
export const readGold = (folder: string): Labelled[] =>
  SETS.flatMap(([set, file, listing]) => readSet(folder, set, file, listing));
