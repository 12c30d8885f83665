import {
  basisOf,
  type CalendarDay,
  conditionsPageDate,
  lastKnownFacts,
  type MatchedScholarship,
  nextDeadline,
  type ScholarshipRecord,
} from '@laurel/domain';
import { describeEffort } from './describe-effort.ts';
import { nominatorOf } from './nominator.ts';

/** The scholarship as a match card shows it on a day. */
export const presentScholarship = (record: ScholarshipRecord, today: CalendarDay): MatchedScholarship => {
  const deadline = nextDeadline(record, today);
  const lastKnown = lastKnownFacts(record, today);
  const effort = effortOf(record);
  const nominator = nominatorOf(record);
  const { timeZone } = record.deadline;
  const pageDate = conditionsPageDate(record.provenance);
  return {
    id: record.id,
    title: record.title,
    organization: record.organization,
    amount: record.award.text,
    deadline: deadline.date ?? deadline.text,
    location: record.location,
    eligibility: record.eligibility,
    description: record.description,
    link: record.link,
    basis: basisOf(record.provenance),
    ...(pageDate ? { pageDate } : {}),
    ...(lastKnown.length === 0 ? {} : { lastKnown }),
    deadlineStatus: deadline.status,
    deadlineText: deadline.text,
    ...(deadline.span ? { deadlineWindow: deadline.span } : {}),
    ...(timeZone ? { deadlineTimeZone: timeZone } : {}),
    ...(record.ended ? { ended: record.ended } : {}),
    award: record.award,
    ...(record.warnings ? { warnings: record.warnings } : {}),
    ...(effort === null ? {} : { effort }),
    ...(nominator ? { nominator } : {}),
  };
};

/** A record never changes, so what its application takes is worked out once. */
const effortByRecord = new WeakMap<ScholarshipRecord, string | null>();

/** Says what the application of a record takes whose texts were left behind. */
export const knowEffort = (record: ScholarshipRecord, effort: string | null): void => {
  effortByRecord.set(record, effort);
};

export const effortOf = (record: ScholarshipRecord): string | null => {
  const known = effortByRecord.get(record);
  if (known !== undefined) return known;
  const effort = describeEffort(record);
  effortByRecord.set(record, effort);
  return effort;
};
