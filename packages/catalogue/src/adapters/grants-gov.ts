import { z } from 'zod';
import type { RawRow } from '../import/raw-row.ts';

/** "Individuals" among the kinds of applicants that Grants.gov knows. */
const INDIVIDUALS = '21';
const PAGE_ROWS = 100;
/** After so many failures one after the other the service is down. */
const MAX_FAILURES = 3;

const searchAnswer = z.object({
  data: z.object({
    hitCount: z.int(),
    oppHits: z.array(z.object({ id: z.coerce.string(), title: z.string().optional() })),
  }),
});
const text = z.union([z.string(), z.number()]).nullish();
const opportunity = z.object({
  data: z.object({
    opportunityTitle: text,
    synopsis: z.object({
      agencyName: text,
      synopsisDesc: text,
      responseDate: text,
      responseDateDesc: text,
      awardCeiling: text,
      awardFloor: text,
      numberOfAwards: text,
      applicantEligibilityDesc: text,
      applicantTypes: z.array(z.object({ id: z.coerce.string() })).default([]),
    }),
  }),
});
type Opportunity = z.infer<typeof opportunity>['data'];

export interface GrantsGovRequest {
  /** `https://api.grants.gov/v1/api`, or a stand-in. */
  base: string;
  /** Sends JSON and gives the answer's JSON. */
  post: (url: string, body: unknown) => Promise<unknown>;
  keyword: string;
  /** The most opportunities. */
  limit: number;
}

/**
 * The open opportunities of Grants.gov that individuals may apply for. One that can't be read is a bad row.
 * @throws what `post` throws for the search, and for the third opportunity in a row that fails
 */
export async function* readGrantsGov({
  base,
  post,
  keyword,
  limit,
}: GrantsGovRequest): AsyncGenerator<RawRow> {
  let row = 0;
  let failures = 0;
  for (let start = 0, hits = 1; start < Math.min(hits, limit); start += PAGE_ROWS) {
    const body = {
      rows: Math.min(PAGE_ROWS, limit - start),
      startRecordNum: start,
      keyword,
      eligibilities: INDIVIDUALS,
      oppStatuses: 'posted|forecasted',
    };
    const { data } = searchAnswer.parse(await post(`${base}/search2`, body));
    hits = data.hitCount;
    for (const { id } of data.oppHits) {
      row += 1;
      try {
        yield toRow(row, id, await post(`${base}/fetchOpportunity`, { opportunityId: Number(id) }));
        failures = 0;
      } catch (error) {
        failures += 1;
        if (failures >= MAX_FAILURES) throw error;
        yield { row, error: `opportunity ${id} could not be fetched` };
      }
    }
    if (data.oppHits.length === 0) return;
  }
}

const toRow = (row: number, id: string, answer: unknown): RawRow => {
  const read = opportunity.safeParse(answer);
  if (!read.success) return { row, error: `opportunity ${id} has another form than expected` };
  const { data } = read.data;
  if (!data.synopsis.applicantTypes.some((type) => type.id === INDIVIDUALS))
    return { row, error: `opportunity ${id} is not for individuals` };
  return { row, value: listingOf(id, data) };
};

const listingOf = (id: string, { opportunityTitle, synopsis }: Opportunity) => {
  return {
    id,
    title: opportunityTitle,
    provider: synopsis.agencyName,
    link: `https://www.grants.gov/search-results-detail/${id}`,
    description: synopsis.synopsisDesc,
    eligibility_text: synopsis.applicantEligibilityDesc,
    amount_text: amountOf(synopsis.awardFloor, synopsis.awardCeiling),
    awards_text: synopsis.numberOfAwards,
    deadline_text: dayOf(synopsis.responseDate) ?? synopsis.responseDateDesc,
  };
};

/** Grants.gov writes 0 for "not stated". */
const amountOf = (floor: unknown, ceiling: unknown): string | undefined => {
  const [from, to] = [floor, ceiling].map((value) => Number(value ?? 0));
  if (!to) return from ? `from $${from}` : undefined;
  return from && from !== to ? `$${from} - $${to}` : `up to $${to}`;
};

/** "Oct 11, 2027 12:00:00 AM EDT": the time of day is the form's, not the deadline's. */
const dayOf = (date: unknown): string | undefined => {
  return typeof date === 'string' ? date.match(/^[A-Z][a-z]{2} \d{1,2}, \d{4}/)?.[0] : undefined;
};
