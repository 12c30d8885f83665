/** By how many words a past essay is known in the list. */
const EXCERPT_WORDS = 10;

/** The first ten words of an essay and '...'. */
export const firstWords = (essay: string): string =>
  `${essay.trim().split(/\s+/, EXCERPT_WORDS).join(' ')}...`;
