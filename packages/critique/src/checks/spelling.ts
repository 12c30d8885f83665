import { counted, joinAnd } from '@laurel/text';
import type { Reading } from '../reading.ts';
import type { Lint } from '../spell-check/spell-checker.ts';
import { quote } from '../text/quote.ts';
import { type Check, type Finding, spanOf } from './check.ts';

const MAX_CHANGES_SHOWN = 6;
const SPELLING = new Set(['Spelling', 'Typo', 'BoundaryError', 'Eggcorn', 'Malapropism']);
const SIGNS = new Set(['Punctuation', 'Capitalization', 'Formatting']);

const group = (id: string, category: string, weight: number, belongs: (lint: Lint) => boolean): Check => ({
  id,
  category,
  kind: 'mechanics',
  rubric: 'Mechanics',
  languages: 'english',
  find: (reading) => describe(reading, reading.lints.filter(belongs), weight),
});

/** What is no slip of spelling is one of grammar or of a sign. */
export const isOfSpelling = ({ kind }: Lint): boolean => SPELLING.has(kind);

export const spelling = group('spelling', 'Spelling', 30, isOfSpelling);
export const punctuation = group('punctuation', 'Punctuation and capitals', 20, ({ kind }) =>
  SIGNS.has(kind),
);
export const grammar = group(
  'grammar',
  'Grammar and word choice',
  29,
  ({ kind }) => !SPELLING.has(kind) && !SIGNS.has(kind),
);

const describe = ({ parts: { text } }: Reading, lints: readonly Lint[], weight: number): Finding[] => {
  if (lints.length === 0) return [];
  const changes = new Map<string, number>();
  for (const lint of lints) {
    const change = word(text, lint);
    changes.set(change, (changes.get(change) ?? 0) + 1);
  }
  const shown = [...changes]
    .slice(0, MAX_CHANGES_SHOWN)
    .map(([change, times]) => (times > 1 ? `${change} (${times} times)` : change));
  const left = changes.size - shown.length;
  const more = left > 0 ? `, and ${left} more` : '';
  return [
    {
      suggestion: `${counted(lints.length, 'place')}: ${left > 0 ? shown.join(', ') : joinAnd(shown)}${more}.`,
      at: lints.map(spanOf),
      weight: weight + Math.min(9, lints.length),
    },
  ];
};

/** The change; short ones with a word on either side, so that they can be recognised. */
const word = (text: string, { start, end, rule, replacements, message }: Lint): string => {
  const written = text.slice(start, end);
  const [to] = replacements;
  // A word that is not known is asked about.
  if (to === undefined && rule === 'SpellCheck') return message;
  if (to === undefined) return `${quote(around(text, start, end))} (${message.replace(/[.`]+$|`/g, '')})`;
  const short = end - start < 4 || to === '' || !/\p{L}/u.test(written);
  if (!short) return `${quote(written)} → ${quote(to)}`;
  const [from, until] = bounds(text, start, end);
  return `${quote(text.slice(from, until))} → ${quote(text.slice(from, start) + to + text.slice(end, until))}`;
};

const around = (text: string, start: number, end: number): string => text.slice(...bounds(text, start, end));

/** The places where the words before and after begin and end, within 24 characters. */
const bounds = (text: string, start: number, end: number): [number, number] => {
  const before =
    /[\p{L}\p{N}'’-]*\s*$/u.exec(text.slice(Math.max(0, start - 24), start).trimEnd())?.[0] ?? '';
  const gap = start - text.slice(0, start).trimEnd().length;
  const after = /^\s*[\p{L}\p{N}'’-]*/u.exec(text.slice(end, end + 24))?.[0] ?? '';
  return [Math.max(0, start - gap - before.length), end + after.length];
};
