import {
  AGING_FACTS,
  type AgingFact,
  type Basis,
  basisOf,
  type DeadlineStatus,
  daysBetween,
  type FactStanding,
  lastKnownFacts,
  lifeOf,
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
  facts: FactCounts;
  /** Records by how their facts are known, and how many of each have a rule that nothing has confirmed for 13 months. */
  bases: Record<Basis, { total: number; lastKnown: number }>;
  /** The largest first. */
  sources: SourceFreshness[];
}

const MONTH_DAYS = 31;
const HALF_YEAR_DAYS = 183;

const noDeadlines = (): DeadlineCounts => ({
  announced: 0,
  estimated: 0,
  rolling: 0,
  last_known: 0,
  unknown: 0,
  closed: 0,
});

/** How many records state each fact, by how it stands. */
export type FactCounts = Record<AgingFact, Record<FactStanding, number>>;

/** Counts the facts of records that are still given. */
export const countFacts = (records: readonly ScholarshipRecord[], today: string): FactCounts => {
  const none = () => ({ confirmed: 0, due: 0, unconfirmed: 0, last_known: 0 });
  const counts: FactCounts = { deadline: none(), award: none(), eligibility: none(), page: none() };
  for (const record of records)
    for (const fact of AGING_FACTS) {
      const life = lifeOf(record, fact, today);
      if (life) counts[fact][life.standing] += 1;
    }
  return counts;
};

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
  const none = () => ({ total: 0, lastKnown: 0 });
  const bases = { page: none(), reported: none(), editorial: none(), listing: none() };
  for (const record of records) {
    const { provenance } = record;
    const source = sources.get(provenance.source) ?? emptySource(provenance.source);
    sources.set(provenance.source, source);
    const { status } = nextDeadline(record, today);
    source.total += 1;
    const basis = basisOf(provenance);
    source.bases[basis] += 1;
    bases[basis].total += 1;
    bases[basis].lastKnown += lastKnownFacts(record, today).length > 0 ? 1 : 0;
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
    facts: countFacts(records, today),
    bases,
    sources: [...sources.values()].sort((a, b) => b.total - a.total || (a.source < b.source ? -1 : 1)),
  };
};
