import { isDeepStrictEqual } from 'node:util';
import {
  AGING_FACTS,
  type AgingFact,
  type CalendarDay,
  confirmedOn,
  type ScholarshipRecord,
} from '@laurel/domain';

/** The record with these facts confirmed on that day, where they were not on a later one. Without a day nothing changes. */
export const confirmFacts = (
  record: ScholarshipRecord,
  facts: readonly AgingFact[],
  day: CalendarDay | undefined,
): ScholarshipRecord => {
  if (day === undefined) return record;
  const renewed = facts.filter((fact) => (confirmedOn(record, fact) ?? '') < day);
  if (renewed.length === 0) return record;
  const { deadline, provenance } = record;
  const others = renewed.filter((fact) => fact !== 'deadline');
  return {
    ...record,
    // The day on which an unknown deadline was confirmed means nothing.
    deadline:
      renewed.length > others.length && deadline.kind !== 'unknown'
        ? { ...deadline, confirmed: day }
        : deadline,
    provenance:
      others.length === 0
        ? provenance
        : {
            ...provenance,
            confirmed: {
              ...provenance.confirmed,
              ...Object.fromEntries(others.map((fact) => [fact, day])),
            },
          },
  };
};

/** What a record says of each fact, as far as a day of confirmation belongs to it. */
const SAID: Record<AgingFact, (record: ScholarshipRecord) => unknown> = {
  deadline: ({ deadline: { kind, dates, window } }) => [kind, [...dates].sort(), window],
  award: ({ award: { kind, currency, min, max, period } }) => [kind, currency, min, max, period],
  eligibility: ({ criteria }) => criteria.map(({ id: _, evidence: _evidence, ...demand }) => demand),
  page: ({ page, link }) => page ?? link,
};

/** The facts that both records say the same of. */
export const sameFacts = (a: ScholarshipRecord, b: ScholarshipRecord): AgingFact[] =>
  AGING_FACTS.filter((fact) => isDeepStrictEqual(SAID[fact](a), SAID[fact](b)));

/** The record with the later days that are known of the facts it did not change: a release forgets no visit. */
export const keepConfirmations = (
  record: ScholarshipRecord,
  before: ScholarshipRecord | undefined,
): ScholarshipRecord => {
  if (before === undefined) return record;
  return sameFacts(record, before).reduce(
    (kept, fact) => confirmFacts(kept, [fact], confirmedOn(before, fact)),
    record,
  );
};
