import { type Queries, schema } from '@laurel/db';
import { and, asc, count, eq, isNull, lte, sql } from 'drizzle-orm';

const { scholarships, sourceFetches, sources } = schema;
export type SourceRow = typeof sources.$inferSelect;
/** The settings of a source that an operator chooses. */
export type SourceSettings = Pick<
  SourceRow,
  'name' | 'url' | 'everyHours' | 'maxPages' | 'only' | 'allowHosts'
>;

/** Adds a source, or changes the settings of the one with this name. It is due at once. */
export const upsertSource = async (queries: Queries, source: SourceSettings, now: Date): Promise<void> => {
  const settings = { ...source, dueAt: now, startedAt: null, failures: 0, pausedAt: null };
  await queries
    .insert(sources)
    .values({ ...settings, createdAt: now })
    .onConflictDoUpdate({ target: sources.name, set: settings });
  await deleteFetches(queries, source.name);
};

/** @returns whether there was one */
export const deleteSource = async (queries: Queries, name: string): Promise<boolean> =>
  (await queries.delete(sources).where(eq(sources.name, name)).returning({ name: sources.name })).length > 0;

export const listSources = (queries: Queries): Promise<SourceRow[]> =>
  queries.select().from(sources).orderBy(asc(sources.name));

/** How many records each source gives now, by its name. */
export const countRecordsBySource = async (queries: Queries): Promise<Map<string, number>> => {
  const rows = await queries
    .select({ source: scholarships.source, records: count() })
    .from(scholarships)
    .where(isNull(scholarships.withdrawnAt))
    .groupBy(scholarships.source);
  return new Map(rows.map(({ source, records }) => [source, records]));
};

export const findSource = async (queries: Queries, name: string): Promise<SourceRow | undefined> =>
  (await queries.select().from(sources).where(eq(sources.name, name)))[0];

/** Names of the sources that are due. */
export const listSourcesDue = async (queries: Queries, now: Date): Promise<string[]> =>
  (
    await queries
      .select({ name: sources.name })
      .from(sources)
      .where(and(lte(sources.dueAt, now), isNull(sources.pausedAt)))
      .orderBy(asc(sources.dueAt))
  ).map(({ name }) => name);

export const updateSource = async (
  queries: Queries,
  name: string,
  state: Partial<Omit<SourceRow, keyof SourceSettings>>,
): Promise<void> => {
  await queries.update(sources).set(state).where(eq(sources.name, name));
};

/** The stored answer of a request of this import, as JSON. */
export const findFetch = async (
  queries: Queries,
  source: string,
  request: string,
): Promise<string | undefined> =>
  (
    await queries
      .select({ answer: sourceFetches.answer })
      .from(sourceFetches)
      .where(and(eq(sourceFetches.source, source), eq(sourceFetches.request, request)))
  )[0]?.answer;

/** Stores an answer, but no more than `maxBytes` for one source: what is not there is fetched again. */
export const insertFetch = async (
  queries: Queries,
  source: string,
  { request, answer, maxBytes }: { request: string; answer: string; maxBytes: number },
): Promise<void> => {
  const kept = sql`select coalesce(sum(octet_length(answer)), 0) from ${sourceFetches} where source = ${source}`;
  // Stores nothing for a source that was removed meanwhile.
  await queries.execute(
    sql`insert into ${sourceFetches} (source, request, answer)
        select name, ${request}, ${answer} from ${sources}
        where name = ${source} and (${kept}) <= ${maxBytes - Buffer.byteLength(answer)}
        on conflict do nothing`,
  );
};

export const deleteFetches = async (queries: Queries, source: string): Promise<void> => {
  await queries.delete(sourceFetches).where(eq(sourceFetches.source, source));
};
