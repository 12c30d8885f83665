/** Syllables of an English word, by groups of vowels; right for about nine words in ten, enough for a mean. */
export const countSyllables = (word: string): number => {
  const letters = word
    .toLowerCase()
    .replace(/[^a-z]/g, '')
    .slice(0, 40);
  if (letters.length <= 3) return 1;
  const trimmed = letters.replace(/(?:[^laeiouy]es|[^tdl]ed|[^laeiouy]e)$/, (end) => end[0] ?? '');
  return Math.max(1, trimmed.match(/[aeiouy]{1,2}/g)?.length ?? 1);
};
