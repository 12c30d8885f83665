import type { QueueKind } from '@laurel/contract';
import { type Queries, schema } from '@laurel/db';
import { and, eq, notInArray, type SQL, sql } from 'drizzle-orm';

const { catalogueProposals } = schema;

export interface QueueRow extends Record<string, unknown> {
  kind: QueueKind;
  id: string;
  scholarshipId: string;
  title: string;
  organization: string;
  about: string;
  text: string;
  /** Milliseconds since 1970. */
  createdAt: number;
  saved: number;
  matched: number | null;
}

/** A page that can't be reached once is no news; its third visit in vain is. */
const VISITS_IN_VAIN = 3;

/** All that waits, of each kind. */
const WAITING = sql`(
  select 'report' as kind, id, scholarship_id, kind as about, text, created_at
    from scholarship_reports where state = 'open'
  union all
  select case source when 'screen' then 'held' else 'proposal' end, id, scholarship_id, fact, after, created_at
    from catalogue_proposals where state = 'open'
  union all
  select 'link', scholarship_id, scholarship_id, outcome, coalesce(why, url), checked_at
    from page_checks
    where outcome in ('gone', 'parked') or (outcome = 'unreachable' and failures >= ${VISITS_IN_VAIN})
) as waiting`;

/** What it is about: an award of the catalogue, or of one group. */
const AWARDS = sql`
  left join scholarships s on s.id = waiting.scholarship_id
  left join lateral (select record from group_scholarships where id = waiting.scholarship_id and is_own limit 1) g on true`;
const RECORD = sql`coalesce(s.record, g.record)`;

const rowsOf = <T>(result: unknown): T[] => (result as { rows: T[] }).rows;

/** One page of what waits, that which concerns the most students first. */
export const listQueue = async (
  queries: Queries,
  {
    kind,
    words,
    offset,
    limit,
  }: { kind: string | undefined; words: string | undefined; offset: number; limit: number },
): Promise<QueueRow[]> => {
  const filters: SQL[] = [
    ...(kind === undefined ? [] : [sql`waiting.kind = ${kind}`]),
    ...(words
      ? [
          sql`strpos(lower(${RECORD} ->> 'title' || ' ' || (${RECORD} ->> 'organization')), lower(${words})) > 0`,
        ]
      : []),
  ];
  const where = filters.length === 0 ? sql`true` : sql.join(filters, sql` and `);
  return rowsOf(
    await queries.execute(sql`
      select waiting.kind, waiting.id, waiting.scholarship_id as "scholarshipId",
        ${RECORD} ->> 'title' as title, ${RECORD} ->> 'organization' as organization,
        waiting.about, waiting.text, extract(epoch from waiting.created_at)::float8 * 1000 as "createdAt",
        saved.number as saved, reach.matched
      from ${WAITING} ${AWARDS}
      left join scholarship_reach reach on reach.scholarship_id = waiting.scholarship_id
      cross join lateral (
        select count(*)::int as number from saved_scholarships v where v.scholarship_id = waiting.scholarship_id
      ) saved
      where ${RECORD} is not null and ${where}
      order by saved.number + coalesce(reach.matched, 0) desc, waiting.created_at, waiting.id
      limit ${limit} offset ${offset}`),
  );
};

/** How much waits of each kind, over the same words. */
export const countQueue = async (
  queries: Queries,
  words: string | undefined,
): Promise<{ kind: QueueRow['kind']; number: number }[]> =>
  rowsOf(
    await queries.execute(sql`
      select waiting.kind, count(*)::int as number
      from ${WAITING} ${AWARDS}
      where ${RECORD} is not null and ${words ? sql`strpos(lower(${RECORD} ->> 'title' || ' ' || (${RECORD} ->> 'organization')), lower(${words})) > 0` : sql`true`}
      group by waiting.kind`),
  );

/** Ids of scholarships that wait and whose reach was not counted since `before`. */
export const listUncounted = async (queries: Queries, before: Date, limit: number): Promise<string[]> =>
  rowsOf<{ id: string }>(
    await queries.execute(sql`
      select distinct waiting.scholarship_id as id
      from ${WAITING}
      join scholarships s on s.id = waiting.scholarship_id
      left join scholarship_reach reach on reach.scholarship_id = waiting.scholarship_id
      where reach.counted_at is null or reach.counted_at < ${before.toISOString()}::timestamptz
      order by id limit ${limit}`),
  ).map(({ id }) => id);

/** Forgets the open proposals to list what was held back, but those about these scholarships. */
export const dropProposalsOfScreen = async (queries: Queries, but: readonly string[]): Promise<void> => {
  await queries
    .delete(catalogueProposals)
    .where(
      and(
        eq(catalogueProposals.source, 'screen'),
        eq(catalogueProposals.state, 'open'),
        but.length === 0 ? undefined : notInArray(catalogueProposals.scholarshipId, [...but]),
      ),
    );
};
