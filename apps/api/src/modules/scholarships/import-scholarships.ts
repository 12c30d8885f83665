import { type ImportReport, importListings, type RawRow } from '@laurel/catalogue';
import type { Database } from '@laurel/db';
import type { Clock } from '../../platform/clock.ts';
import { listRecords } from './scholarships.repository.ts';
import { storeRecords } from './store-records.ts';

export interface ImportRequest {
  rows: AsyncIterable<RawRow>;
  /** Name that the records carry as their source. */
  source: string;
  /** True: report what would happen and store nothing. */
  dryRun: boolean;
  onProgress: (done: number, stage: 'reading' | 'comparing') => void;
}

/** Brings listings through the pipeline and stores what is new or changed, all of it or nothing. */
export const importScholarships = async (
  { database, clock }: { database: Database; clock: Clock },
  { rows, source, dryRun, onProgress }: ImportRequest,
): Promise<ImportReport> => {
  const existing = await listRecords(database.queries);
  const report = await importListings({ rows, existing, source, today: clock.today(), onProgress });
  if (!dryRun && report.records.length > 0) await storeRecords({ database, clock }, report.records);
  return report;
};
