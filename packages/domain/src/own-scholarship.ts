/**
 * What a student gave of a scholarship that the catalogue does not hold: words of its page, or their own. Each text is '' where there
 * is none.
 */
export interface OwnListing {
  title: string;
  organization: string;
  link: string;
  amount: string;
  coverage: string;
  deadline: string;
  location: string;
  /** One condition a line. */
  eligibility: string;
  /** One document a line. */
  documents: string;
  /** The text that it was read from; nothing is read from it again. */
  description: string;
}

/** Characters of each text at most. */
export const OWN_LISTING_LIMITS = {
  title: 300,
  organization: 300,
  link: 2_000,
  amount: 1_000,
  coverage: 4_000,
  deadline: 500,
  location: 300,
  eligibility: 8_000,
  documents: 2_000,
  description: 20_000,
} as const satisfies Record<keyof OwnListing, number>;

const PREFIX = 'own~';

/** Ids of the scholarships that students added themselves; no record of the catalogue has one like it. */
export const ownScholarshipId = (unguessable: string): string => `${PREFIX}${unguessable}`;
export const isOwnScholarshipId = (id: string): boolean => id.startsWith(PREFIX);

/** Names the source of such records in their provenance. */
export const OWN_SOURCE = 'own';
