import type { Database, Queries } from '@laurel/db';
import type { FieldChange, ScholarshipRecord } from '@laurel/domain';
import type { Clock } from '../../platform/clock.ts';
import { contentHash } from '../../platform/hash.ts';
import { insertChanges } from './catalogue-changes.repository.ts';
import { changedFields, changeSentences } from './describe-change.ts';
import {
  catalogueVersion,
  findRowsOf,
  raiseCatalogueVersion,
  upsertRecords,
  withdrawMissing,
} from './records.repository.ts';
import { insertHistory } from './scholarship-history.repository.ts';

/** What an import did to one record. */
interface RecordEvent {
  scholarshipId: string;
  source: string;
  kind: 'added' | 'changed' | 'withdrawn' | 'returned';
  /** The record before it changed. */
  previous: ScholarshipRecord | null;
  changes: FieldChange[];
}

/** The differences between these records and the stored ones. */
const eventsOf = async (
  queries: Queries,
  records: ScholarshipRecord[],
  today: string,
): Promise<RecordEvent[]> => {
  const stored = await findRowsOf(
    queries,
    records.map(({ id }) => id),
  );
  const byId = new Map(stored.map((row) => [row.record.id, row]));
  return records.flatMap((record): RecordEvent[] => {
    const { id: scholarshipId, provenance } = record;
    const event = { scholarshipId, source: provenance.source, previous: null, changes: [] };
    const before = byId.get(scholarshipId);
    if (!before) return [{ ...event, kind: 'added' }];
    const changes = changedFields(before.record, record, today);
    if (before.withdrawnAt) return [{ ...event, kind: 'returned', changes }];
    return changes.length === 0 ? [] : [{ ...event, kind: 'changed', previous: before.record, changes }];
  });
};

/** Stores the events for the notices and in the history. */
const keepEvents = async (
  queries: Queries,
  version: number,
  events: RecordEvent[],
  now: Date,
): Promise<void> => {
  const told = events.filter(
    ({ kind, changes }) => kind !== 'changed' || changeSentences(changes).length > 0,
  );
  const news = told.map(({ scholarshipId, kind, previous }) => ({
    scholarshipId,
    // For a student a returned record is a new one.
    kind: kind === 'returned' ? ('added' as const) : kind,
    previous,
  }));
  if (news.length > 0) await insertChanges(queries, version, news, now);
  const rows = events.flatMap(({ scholarshipId, source, kind, changes }) =>
    // The record itself holds when it was added.
    kind === 'added' ? [] : [{ scholarshipId, version, source, kind, changes, createdAt: now }],
  );
  await insertHistory(queries, rows);
};

/**
 * Stores records and raises the catalogue's version in one transaction, with the changes for the notices and the history.
 * @param complete set when the records, together with `alsoKept`, are all of a source: its other records are withdrawn; `hash` is the
 *   hash of the files they came from
 */
export const storeRecords = async (
  { database, clock }: { database: Database; clock: Clock },
  records: ScholarshipRecord[],
  complete?: { source: string; hash?: string; alsoKept?: Iterable<string> },
): Promise<void> => {
  const now = clock.now();
  const stored = records.map((record) => ({ record, contentHash: contentHash(record) }));
  await database.transaction(async (queries) => {
    // The first load makes no notices.
    const isFirst = (await catalogueVersion(queries)) === 0;
    const events = isFirst ? [] : await eventsOf(queries, records, clock.today());
    await upsertRecords(queries, stored, now);
    const kept = new Set([...records.map(({ id }) => id), ...(complete?.alsoKept ?? [])]);
    const gone = complete ? await withdrawMissing(queries, complete.source, kept, now) : [];
    const version = await raiseCatalogueVersion(queries, now, complete?.hash);
    for (const scholarshipId of gone)
      events.push({
        scholarshipId,
        source: complete?.source ?? '',
        kind: 'withdrawn',
        previous: null,
        changes: [],
      });
    await keepEvents(queries, version, events, now);
  });
};
