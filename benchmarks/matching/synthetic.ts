import { type Criterion, type ScholarshipRecord, seededRandom } from '@laurel/domain';
import { pick, type Random } from './random.ts';

/** Shared by all made-up records, so that every demand is quoted. */
const ELIGIBILITY = 'The conditions of this award.';
const TEXTS = { eligibility: ELIGIBILITY };
const EVIDENCE = [{ field: 'eligibility', start: 0, end: ELIGIBILITY.length, quote: ELIGIBILITY }];

/** How often a made-up record takes a demand from another programme than its own. */
const SWAPPED = 0.5;

/**
 * Made-up scholarships with the distributions of real ones: each is a programme whose demands, deadline and place of study
 * are partly exchanged for those of others, demands of a kind for demands of that kind. The same seed, the same records.
 */
export function* syntheticScholarships(
  base: readonly ScholarshipRecord[],
  count: number,
  seed = 1,
): Generator<ScholarshipRecord> {
  const random = seededRandom(seed);
  const quoted = base.map(withSharedQuotes);
  const byKind = demandsByKind(quoted);
  for (let number = 0; number < count; number += 1) {
    const own = pick(random, quoted);
    const place = random() < SWAPPED ? pick(random, quoted) : own;
    yield {
      ...own,
      id: `synthetic-${number}`,
      title: `${own.title} ${number}`,
      deadline: pick(random, quoted).deadline,
      hostCountries: place.hostCountries,
      location: place.location,
      criteria: own.criteria.map((criterion) => swapped(criterion, byKind, random)),
    };
  }
}

/** A demand that is one of several alternatives keeps its place; another one is exchanged half the time. */
const swapped = (
  criterion: Criterion,
  byKind: ReadonlyMap<string, readonly Criterion[]>,
  random: Random,
): Criterion => {
  if (criterion.alternative !== undefined || random() >= SWAPPED) return criterion;
  return pick(random, byKind.get(criterion.kind) ?? [criterion]);
};

const withSharedQuotes = (record: ScholarshipRecord): ScholarshipRecord => {
  const criteria = record.criteria.map((each) => ({
    ...each,
    evidence: each.evidence.length > 0 ? EVIDENCE : [],
  }));
  return { ...record, criteria, texts: TEXTS };
};

const demandsByKind = (records: readonly ScholarshipRecord[]): Map<string, Criterion[]> => {
  const byKind = new Map<string, Criterion[]>();
  for (const criterion of records.flatMap(({ criteria }) => criteria)) {
    if (criterion.alternative !== undefined) continue;
    byKind.set(criterion.kind, [...(byKind.get(criterion.kind) ?? []), criterion]);
  }
  return byKind;
};
