import type { Database } from '@laurel/db';
import type { ScholarshipRecord } from '@laurel/domain';
import type { Clock } from '../../platform/clock.ts';
import { contentHash } from './content-hash.ts';
import { raiseCatalogueVersion, upsertRecords, withdrawMissing } from './scholarships.repository.ts';

/**
 * Stores records and raises the catalogue's version, all of it or nothing.
 * @param complete the records are all that a source holds: what it held before and holds no more is withdrawn
 */
export const storeRecords = async (
  { database, clock }: { database: Database; clock: Clock },
  records: ScholarshipRecord[],
  complete?: { source: string; hash: string },
): Promise<void> => {
  const now = clock.now();
  const stored = records.map((record) => ({ record, contentHash: contentHash(record) }));
  await database.transaction(async (queries) => {
    await upsertRecords(queries, stored, now);
    if (complete) await withdrawMissing(queries, complete.source, new Set(records.map(({ id }) => id)), now);
    await raiseCatalogueVersion(queries, now, complete?.hash);
  });
};
