/** By how many words a past essay is known in the list. */
const EXCERPT_WORDS = 10;

/** The first words of an essay, ten if nothing else is said, and '...'. */
export const firstWords = (essay: string, count = EXCERPT_WORDS): string =>
  `${essay.trim().split(/\s+/, count).join(' ')}...`;
