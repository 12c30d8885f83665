import { isHeldBack } from '@laurel/catalogue';
import type { ScholarshipRecord } from '@laurel/domain';
import { type NextDeadline, nextDeadline } from '@laurel/matching';
import { createFacetCounter, type Facets } from './facets.ts';
import { type FilterName, filtersOf, type ScholarshipsQuery } from './scholarship-filters.ts';
import type { TextIndex } from './text-index.ts';

export interface Found {
  record: ScholarshipRecord;
  deadline: NextDeadline;
  /** How well the words of the query fit; 0 without a query. */
  relevance: number;
}

export interface SearchResult {
  /** Every scholarship that fits, in the asked order (ties by id). */
  found: Found[];
  facets: Facets;
  /** For each filter that is set, how many would be found without it. */
  without: { filter: FilterName; count: number }[];
}

const FAR = '9999';
const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
type Order = (a: Found, b: Found) => number;
const byRelevance: Order = (a, b) => b.relevance - a.relevance;
const ORDERS: Record<ScholarshipsQuery['sort'], Order> = {
  relevance: byRelevance,
  // The caller ranks by fit, because that takes the student; this is the order of those that fit alike.
  fit: byRelevance,
  deadline: (a, b) => byText(a.deadline.date ?? FAR, b.deadline.date ?? FAR),
  title: (a, b) => byText(a.record.title.toLowerCase(), b.record.title.toLowerCase()),
  amount: (a, b) =>
    Number(b.record.award.kind === 'full') - Number(a.record.award.kind === 'full') ||
    (b.record.award.max ?? 0) - (a.record.award.max ?? 0),
};

/**
 * Searches the catalogue in one pass: what is found, what each filter's values would leave, and what each filter costs.
 * @throws AppError invalid_request for a country or field nobody knows
 */
export const searchScholarships = (
  records: readonly ScholarshipRecord[],
  texts: TextIndex,
  query: ScholarshipsQuery,
  today: string,
): SearchResult => {
  const filters = filtersOf(query);
  const hits = query.q ? texts.find(query.q) : undefined;
  const counter = createFacetCounter();
  const lost = new Map<FilterName, number>(filters.map(({ name }) => [name, 0]));
  const found: Found[] = [];
  for (const record of records) {
    const relevance = hits ? hits.get(record.id) : 0;
    if (relevance === undefined) continue;
    if (isHeldBack(record) && !query.includeFlagged) continue;
    const deadline = nextDeadline(record.deadline, today);
    if (deadline.status === 'closed' && !query.includeClosed) continue;
    const failed = filters.filter((filter) => !filter.lets(record, deadline)).map(({ name }) => name);
    counter.count(record, failed);
    if (failed.length === 0) found.push({ record, deadline, relevance });
    const [only] = failed;
    if (only && failed.length === 1) lost.set(only, (lost.get(only) ?? 0) + 1);
  }
  const order = ORDERS[query.sort];
  return {
    found: found.sort((a, b) => order(a, b) || byText(a.record.id, b.record.id)),
    facets: counter.facets(),
    without: [...lost].map(([filter, more]) => ({ filter, count: found.length + more })),
  };
};
