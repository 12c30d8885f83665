/** Splits a semicolon-separated list of phrases; line breaks inside a phrase become spaces. */
export const phrases = (list: string): string[] =>
  list
    .split(';')
    .map((phrase) => phrase.trim().replace(/\s+/g, ' '))
    .filter((phrase) => phrase !== '');
