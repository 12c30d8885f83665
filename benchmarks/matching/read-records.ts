import { basename } from 'node:path';
import { importListings, loadCatalogue, readListings } from '@laurel/catalogue';
import type { ScholarshipRecord } from '@laurel/domain';

/** The shipped catalogue, with the listings of a file brought in as an import would. `today`: YYYY-MM-DD. */
export const readRecords = async (
  listings: string | undefined,
  today: string,
): Promise<ScholarshipRecord[]> => {
  const { records } = loadCatalogue();
  if (listings === undefined) return records;
  const source = basename(listings);
  const { records: imported } = await importListings({
    rows: readListings(listings),
    existing: records,
    source,
    today,
  });
  const byId = new Map([...records, ...imported].map((record) => [record.id, record]));
  return [...byId.values()];
};
