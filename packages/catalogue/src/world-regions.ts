import type { PlaceCode } from '@laurel/domain';
import { groupMembers } from '@laurel/taxonomies';

/** The regions by which balance is told; together they hold every country. */
const WORLD_REGIONS = [
  'africa',
  'asia',
  'caribbean',
  'europe',
  'latin-america',
  'north-america',
  'oceania',
] as const;
type WorldRegion = (typeof WORLD_REGIONS)[number];

/** The world regions that a place lies in: one for a country, all that a group has members in, none for "international". */
export const worldRegionsOf = (place: PlaceCode): WorldRegion[] => {
  const countries = place.startsWith('group:') ? groupMembers(place) : [place.slice(0, 2)];
  return WORLD_REGIONS.filter((region) =>
    groupMembers(`group:${region}`).some((code) => countries.includes(code)),
  );
};
