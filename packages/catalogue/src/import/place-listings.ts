import type { Listing, ScholarshipRecord } from '@laurel/domain';
import type { LabelledListing } from '../duplicates/labelled-cases.ts';
import { importListings } from './import-listings.ts';

/** A listing needs an organiser or a link; where a case has neither, it gets one that leads nowhere. */
const toListing = ({ title, by, at, in: location, hosts }: LabelledListing, number: number): Listing => ({
  id: `${number}`,
  title,
  provider: by || undefined,
  link: at || (by ? undefined : `https://listings.example/${number}`),
  location: location || undefined,
  host_country: hosts.join(', ') || undefined,
});

/** For each listing the record that it becomes a part of, all in one import beside these records. */
export const placeListings = async (
  listings: readonly LabelledListing[],
  existing: readonly ScholarshipRecord[],
  today: string,
): Promise<string[]> => {
  const rows = listings.map((each, index) => ({ row: index + 1, value: toListing(each, index) }));
  const { details } = await importListings({ rows, existing, source: 'cases', today });
  return details.map(({ id }, index) => id ?? `refused ${index}`);
};
