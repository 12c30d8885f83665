import { nextDeadline, type ScholarshipRecord } from '@laurel/domain';
import { linkIdentity } from '../duplicates/link-identity.ts';

/** More criteria than this don't make a record better than another. */
const CRITERIA_THAT_COUNT = 8;

const DEADLINE_WORTH = { announced: 3, estimated: 2, rolling: 2, unknown: 0, closed: -1 };

/** How much a student can do with a record on the day `today`: facts that could be read, and a link to the organiser itself. */
export const recordWorth = (record: ScholarshipRecord, today: string): number => {
  const { criteria, link, organization, award, description, eligibility } = record;
  const read = criteria.filter(({ kind }) => kind !== 'other').length;
  const points = [
    Math.min(read, CRITERIA_THAT_COUNT),
    linkIdentity(link).site === null ? 0 : 3,
    organization === '' ? 0 : 2,
    award.kind === 'unknown' ? 0 : 1,
    award.min === undefined && award.max === undefined ? 0 : 1,
    description.length > 80 ? 1 : 0,
    eligibility === '' ? 0 : 1,
    DEADLINE_WORTH[nextDeadline(record, today).status],
  ];
  return points.reduce((sum, value) => sum + value, 0);
};

/** The record of most worth; of equals the first. */
export const bestRecord = (records: readonly [ScholarshipRecord, ...ScholarshipRecord[]], today: string) => {
  return records.reduce((best, record) =>
    recordWorth(record, today) > recordWorth(best, today) ? record : best,
  );
};
