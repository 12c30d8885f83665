import { listingSchema, readListings, withWarnings } from '@laurel/catalogue';
import type { ScholarshipRecord } from '@laurel/domain';
import { extractListing } from '@laurel/extraction';
import { fileStem } from './command-line.ts';

/** The records of a file of listings. A row that can't be read is reported on stderr and skipped. */
async function* recordsOf(file: string): AsyncGenerator<ScholarshipRecord> {
  const source = fileStem(file);
  for await (const row of readListings(file)) {
    const parsed = 'error' in row ? undefined : listingSchema.safeParse(row.value);
    if (parsed?.success) yield withWarnings(extractListing(parsed.data, { source }));
    else console.error(`row ${row.row} left out: ${'error' in row ? row.error : 'it is not a listing'}`);
  }
}

/** All records of a file of listings at once. */
export const readRecords = (file: string): Promise<ScholarshipRecord[]> => Array.fromAsync(recordsOf(file));

/** Prints the records of a file of listings, one JSON a line, each as soon as it is read. */
export const extractListings = async (file: string): Promise<void> => {
  for await (const record of recordsOf(file)) console.log(JSON.stringify(record));
};
