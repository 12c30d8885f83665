import type { scholarshipsQuery } from '@laurel/contract';
import type { ScholarshipRecord } from '@laurel/domain';
import { type NextDeadline, nextDeadline } from '@laurel/matching';
import { fieldDistance, resolveCountry, resolveField } from '@laurel/taxonomies';
import type { z } from 'zod';
import { AppError } from '../../platform/http/app-error.ts';

export type ScholarshipsQuery = z.output<typeof scholarshipsQuery>;
export interface Found {
  record: ScholarshipRecord;
  deadline: NextDeadline;
  /** How well the words of the query fit; 0 without a query. */
  relevance: number;
}

type Test = (record: ScholarshipRecord) => boolean;

const wordsOf = (text: string): string[] =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu) ?? [];

const invalid = (field: string, message: string) =>
  new AppError('invalid_request', { message, details: [{ field, message }] });

const countryTest = (country: string): Test => {
  const code = resolveCountry(country);
  if (!code)
    throw invalid('country', 'This country is not known. Please use its English name or two-letter code.');
  return (record) => record.hostCountries.includes(code);
};

const levelTest =
  (level: string): Test =>
  (record) => {
    const levels = record.criteria.filter(
      (criterion) => criterion.kind === 'level' && criterion.of !== 'current',
    );
    // A record that names no level is open to every one.
    return (
      levels.length === 0 ||
      levels.some((criterion) => 'anyOf' in criterion && (criterion.anyOf as string[]).includes(level))
    );
  };

const fieldTest = (field: string): Test => {
  const wanted = resolveField(field);
  if (wanted.length === 0)
    throw invalid('field', 'This field of study is not known. Please try another name for it.');
  const fits = (code: string) =>
    wanted.some((want) => ['same', 'ancestor', 'descendant'].includes(fieldDistance(code, want)));
  return (record) => {
    const fields = record.criteria.filter((criterion) => criterion.kind === 'field');
    return fields.length === 0 || fields.some((criterion) => criterion.anyOf?.some(fits) ?? false);
  };
};

const testsOf = ({ country, level, field, funding }: ScholarshipsQuery): Test[] => [
  ...(country ? [countryTest(country)] : []),
  ...(level ? [levelTest(level)] : []),
  ...(field ? [fieldTest(field)] : []),
  ...(funding ? [(record: ScholarshipRecord) => record.award.kind === funding] : []),
];

/** Each word of the query must begin a word of the record; the title counts most. 0: some word is missing. */
const relevanceOf = (record: ScholarshipRecord, words: string[]): number => {
  const parts: [number, string[]][] = [
    [8, wordsOf(record.title)],
    [5, wordsOf(record.organization)],
    [3, wordsOf(`${record.location} ${record.tags.join(' ')}`)],
    [1, wordsOf(`${record.description} ${record.eligibility}`)],
  ];
  let sum = 0;
  for (const word of words) {
    const best = parts.find(([, text]) => text.some((candidate) => candidate.startsWith(word)));
    if (!best) return 0;
    sum += best[0];
  }
  return sum;
};

const FAR = '9999';
const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
const ORDERS: Record<ScholarshipsQuery['sort'], (a: Found, b: Found) => number> = {
  relevance: (a, b) => b.relevance - a.relevance,
  deadline: (a, b) => byText(a.deadline.date ?? FAR, b.deadline.date ?? FAR),
  title: (a, b) => byText(a.record.title.toLowerCase(), b.record.title.toLowerCase()),
  amount: (a, b) =>
    Number(b.record.award.kind === 'full') - Number(a.record.award.kind === 'full') ||
    (b.record.award.max ?? 0) - (a.record.award.max ?? 0),
};

/**
 * Every scholarship that fits the query, in the asked order (ties by id).
 * @throws AppError invalid_request for a country or field nobody knows
 */
export const searchScholarships = (
  records: ScholarshipRecord[],
  query: ScholarshipsQuery,
  today: string,
): Found[] => {
  const tests = testsOf(query);
  const words = wordsOf(query.q ?? '');
  const found: Found[] = [];
  for (const record of records) {
    if (!tests.every((test) => test(record))) continue;
    const deadline = nextDeadline(record.deadline, today);
    if (deadline.status === 'closed' && !query.includeClosed) continue;
    if (query.deadlineBefore && !(deadline.date && deadline.date <= query.deadlineBefore)) continue;
    const relevance = words.length === 0 ? 0 : relevanceOf(record, words);
    if (words.length > 0 && relevance === 0) continue;
    found.push({ record, deadline, relevance });
  }
  const order = ORDERS[query.sort];
  return found.sort((a, b) => order(a, b) || byText(a.record.id, b.record.id));
};
