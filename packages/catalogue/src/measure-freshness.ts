import {
  type Basis,
  basisOf,
  type DeadlineStatus,
  daysBetween,
  nextDeadline,
  type ScholarshipRecord,
} from '@laurel/domain';

type DeadlineCounts = Record<DeadlineStatus, number>;

/** How fresh the records of one source are. */
export interface SourceFreshness {
  source: string;
  total: number;
  /** Records by how their facts are known. */
  bases: Record<Basis, number>;
  deadlines: DeadlineCounts;
  /** Records by how long ago a page was last compared with their facts; `never` where none was. */
  checked: Record<'month' | 'halfYear' | 'older' | 'never', number>;
}

export interface Freshness {
  /** YYYY-MM-DD. */
  asOf: string;
  total: number;
  organizations: number;
  deadlines: DeadlineCounts;
  /** The largest first. */
  sources: SourceFreshness[];
}

const MONTH_DAYS = 31;
const HALF_YEAR_DAYS = 183;

const noDeadlines = (): DeadlineCounts => ({ announced: 0, estimated: 0, rolling: 0, unknown: 0, closed: 0 });

/** A source that has no records. */
export const emptySource = (source: string): SourceFreshness => ({
  source,
  total: 0,
  bases: { page: 0, reported: 0, editorial: 0, listing: 0 },
  deadlines: noDeadlines(),
  checked: { month: 0, halfYear: 0, older: 0, never: 0 },
});

const ageOf = (checked: string | undefined, today: string): keyof SourceFreshness['checked'] => {
  if (!checked) return 'never';
  const days = daysBetween(checked, today);
  return days <= MONTH_DAYS ? 'month' : days <= HALF_YEAR_DAYS ? 'halfYear' : 'older';
};

/** Counts how fresh these records are on the day `today` (YYYY-MM-DD). */
export const measureFreshness = (records: readonly ScholarshipRecord[], today: string): Freshness => {
  const sources = new Map<string, SourceFreshness>();
  const deadlines = noDeadlines();
  for (const record of records) {
    const { provenance } = record;
    const source = sources.get(provenance.source) ?? emptySource(provenance.source);
    sources.set(provenance.source, source);
    const { status } = nextDeadline(record, today);
    source.total += 1;
    source.bases[basisOf(provenance)] += 1;
    source.checked[ageOf(provenance.checked, today)] += 1;
    source.deadlines[status] += 1;
    deadlines[status] += 1;
  }
  const names = records.map(({ organization }) => organization.toLowerCase()).filter(Boolean);
  return {
    asOf: today,
    total: records.length,
    organizations: new Set(names).size,
    deadlines,
    sources: [...sources.values()].sort((a, b) => b.total - a.total || (a.source < b.source ? -1 : 1)),
  };
};
