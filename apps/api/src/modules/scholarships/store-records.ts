import type { Database, Queries } from '@laurel/db';
import type { ScholarshipRecord } from '@laurel/domain';
import type { Clock } from '../../platform/clock.ts';
import { insertChanges, type ScholarshipChangeRow } from './catalogue-changes.repository.ts';
import { contentHash } from './content-hash.ts';
import { describeChange } from './describe-change.ts';
import {
  catalogueVersion,
  findRowsOf,
  raiseCatalogueVersion,
  upsertRecords,
  withdrawMissing,
} from './scholarships.repository.ts';

type Change = Omit<ScholarshipChangeRow, 'version'>;

/** What these records would bring to students, compared with what is stored. */
const changesOf = async (
  queries: Queries,
  records: ScholarshipRecord[],
  today: string,
): Promise<Change[]> => {
  const stored = await findRowsOf(
    queries,
    records.map(({ id }) => id),
  );
  const byId = new Map(stored.map((row) => [row.record.id, row]));
  return records.flatMap((record): Change[] => {
    const before = byId.get(record.id);
    if (!before || before.withdrawnAt) return [{ scholarshipId: record.id, kind: 'added', previous: null }];
    if (describeChange(before.record, record, today).length === 0) return [];
    return [{ scholarshipId: record.id, kind: 'changed', previous: before.record }];
  });
};

/**
 * Stores records and raises the catalogue's version, all of it or nothing; what changed is kept for the notices.
 * @param complete the records and those `alsoKept` are all that a source holds: what it held before and holds no more is
 *   withdrawn; `hash` is that of the files they came from
 */
export const storeRecords = async (
  { database, clock }: { database: Database; clock: Clock },
  records: ScholarshipRecord[],
  complete?: { source: string; hash?: string; alsoKept?: Iterable<string> },
): Promise<void> => {
  const now = clock.now();
  const stored = records.map((record) => ({ record, contentHash: contentHash(record) }));
  await database.transaction(async (queries) => {
    // The first load is where students start from; it is no news.
    const isFirst = (await catalogueVersion(queries)) === 0;
    const changes = isFirst ? [] : await changesOf(queries, records, clock.today());
    await upsertRecords(queries, stored, now);
    const kept = new Set([...records.map(({ id }) => id), ...(complete?.alsoKept ?? [])]);
    const gone = complete ? await withdrawMissing(queries, complete.source, kept, now) : [];
    const version = await raiseCatalogueVersion(queries, now, complete?.hash);
    for (const scholarshipId of gone) changes.push({ scholarshipId, kind: 'withdrawn', previous: null });
    if (changes.length > 0) await insertChanges(queries, version, changes, now);
  });
};
