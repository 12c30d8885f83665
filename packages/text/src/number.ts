/** Grammatical number, and lists of several. */

/** The English singular of a lower-case word, by its ending alone: good for comparing words, not for showing them. */
export const singular = (word: string): string => {
  if (word.length < 4 || !word.endsWith('s') || /(?:ss|us|is)$/.test(word)) return word;
  return word.endsWith('ies') && word.length > 4 ? `${word.slice(0, -3)}y` : word.slice(0, -1);
};

/** `one` or `many`, as the number asks for. */
export const plural = (count: number, one: string, many = `${one}s`): string => (count === 1 ? one : many);

/** '1 day', '2 days'. */
export const counted = (count: number, one: string, many?: string): string =>
  `${count} ${plural(count, one, many)}`;

/** From so many items on a reader counts rather than reads. */
const MAX_LISTED = 6;

const join = (items: readonly string[], word: string, limit: number): string => {
  const shown =
    items.length > limit ? [...items.slice(0, limit - 1), `${items.length - limit + 1} more`] : [...items];
  const last = shown.pop() ?? '';
  return shown.length === 0 ? last : `${shown.join(', ')} ${word} ${last}`;
};

/** 'a', 'a and b', 'a, b and c'; beyond `limit` items the rest is counted: 'a, b and 7 more'. */
export const joinAnd = (items: readonly string[], limit = MAX_LISTED): string => join(items, 'and', limit);

/** 'a', 'a or b', 'a, b or c'; beyond `limit` items the rest is counted: 'a, b or 7 more'. */
export const joinOr = (items: readonly string[], limit = MAX_LISTED): string => join(items, 'or', limit);
