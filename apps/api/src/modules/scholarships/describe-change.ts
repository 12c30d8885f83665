import type { Criterion, ScholarshipRecord } from '@laurel/domain';
import { nextDeadline } from '@laurel/matching';

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/** What a criterion demands, without where it is written or what it is called. */
const demand = ({ id: _, evidence: _evidence, ...rest }: Criterion): string =>
  JSON.stringify(Object.entries(rest).sort(([a], [b]) => (a < b ? -1 : 1)));
const demands = ({ criteria }: ScholarshipRecord): string[] => criteria.map(demand).sort();

const amount = ({ award: { kind, currency, min, max, period, count, text } }: ScholarshipRecord) =>
  // A wording counts only where nothing else says what the award is.
  currency === undefined && kind === 'unknown' ? [text] : [kind, currency, min, max, period, count];

const dates = ({ deadline: { kind, dates: days } }: ScholarshipRecord) => [kind, [...days].sort()];

/**
 * What changed for a student between two versions of a record, in sentences; empty when only wording, tags or the day of
 * the last check did. `today`: YYYY-MM-DD.
 */
export const describeChange = (
  before: ScholarshipRecord,
  now: ScholarshipRecord,
  today: string,
): string[] => {
  const deadline = (record: ScholarshipRecord) => nextDeadline(record.deadline, today).text;
  return [
    ...(same(dates(before), dates(now))
      ? []
      : [`The deadline is now: ${deadline(now)} (it was: ${deadline(before)}).`]),
    ...(same(amount(before), amount(now))
      ? []
      : [`The award is now: ${now.award.text} (it was: ${before.award.text}).`]),
    ...(same(demands(before), demands(now)) ? [] : ['The conditions changed.']),
    ...(same(before.hostCountries.toSorted(), now.hostCountries.toSorted())
      ? []
      : [`The place of study is now: ${now.location}.`]),
  ];
};
