import {
  type ChangedField,
  type Criterion,
  type FieldChange,
  nextDeadline,
  type ScholarshipRecord,
} from '@laurel/domain';
import { shorten } from '@laurel/text';

/** Characters of a text in the history, without the ellipsis of a longer one. */
const MAX_TEXT = 499;

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** What a criterion demands, without its evidence and id. */
const demand = ({ id: _, evidence: _evidence, ...rest }: Criterion): string =>
  JSON.stringify(Object.entries(rest).sort(([a], [b]) => (a < b ? -1 : 1)));
const demands = ({ criteria }: ScholarshipRecord): string[] => criteria.map(demand).sort();

/** The quotes of the demands that `other` lacks. */
const demandsWithout = ({ criteria }: ScholarshipRecord, other: ScholarshipRecord): string => {
  const known = new Set(demands(other));
  const own = criteria.filter((criterion) => !known.has(demand(criterion)));
  return [...new Set(own.flatMap(({ evidence }) => evidence.map(({ quote }) => quote)))].join('\n');
};

const amount = ({ award: { kind, currency, min, max, period, count, text } }: ScholarshipRecord) =>
  // The text counts only when nothing else describes the award.
  currency === undefined && kind === 'unknown' ? [text] : [kind, currency, min, max, period, count];

const dates = ({ deadline: { kind, dates: days }, ended }: ScholarshipRecord) =>
  ended ? 'ended' : [kind, [...days].sort()];

const TEXTS = {
  title: ({ title }) => title,
  organization: ({ organization }) => organization,
  link: ({ link }) => link,
  documents: ({ documents }) => documents.join('\n'),
  benefits: ({ benefits }) => benefits.join('\n'),
  description: ({ description }) => description,
} satisfies Partial<Record<ChangedField, (record: ScholarshipRecord) => string>>;

/**
 * The changed fields between two versions of a record, the decisive ones for students first. Empty when only tags, the phrasing of a
 * condition or the day of the last check changed. `today`: YYYY-MM-DD.
 */
export const changedFields = (
  before: ScholarshipRecord,
  now: ScholarshipRecord,
  today: string,
): FieldChange[] => {
  const change = (field: ChangedField, from: string, to: string): FieldChange => ({
    field,
    from: shorten(from, MAX_TEXT),
    to: shorten(to, MAX_TEXT),
  });
  const deadline = (record: ScholarshipRecord) => nextDeadline(record, today).text;
  const texts = Object.entries(TEXTS) as [ChangedField, (record: ScholarshipRecord) => string][];
  return [
    ...(same(dates(before), dates(now)) ? [] : [change('deadline', deadline(before), deadline(now))]),
    ...(same(amount(before), amount(now)) ? [] : [change('award', before.award.text, now.award.text)]),
    ...(same(demands(before), demands(now))
      ? []
      : [change('conditions', demandsWithout(before, now), demandsWithout(now, before))]),
    ...(same(before.hostCountries.toSorted(), now.hostCountries.toSorted())
      ? []
      : [change('place', before.location, now.location)]),
    ...texts.flatMap(([field, textOf]) =>
      textOf(before) === textOf(now) ? [] : [change(field, textOf(before), textOf(now))],
    ),
  ];
};

/** The sentence about a change of each field; students are not notified of other changes. */
const SENTENCES: Partial<Record<ChangedField, (change: FieldChange) => string>> = {
  deadline: ({ from, to }) => `The deadline is now: ${to} (it was: ${from}).`,
  award: ({ from, to }) => `The award is now: ${to} (it was: ${from}).`,
  conditions: () => 'The conditions changed.',
  place: ({ to }) => `The place of study is now: ${to}.`,
};

/** Sentences about the changes that matter to a student. */
export const changeSentences = (changes: readonly FieldChange[]): string[] =>
  changes.flatMap((change) => SENTENCES[change.field]?.(change) ?? []);
