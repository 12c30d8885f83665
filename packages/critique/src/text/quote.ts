import { joinAnd, shorten } from '@laurel/text';

/** An excerpt in typographic quotation marks. */
export const quote = (text: string, limit = 140): string => {
  return `“${excerpt(text, limit)}”`;
};

/** The beginning of a text on one line, cut after a word; `…` marks the cut. */
export const excerpt = (text: string, limit = 140): string => {
  return shorten(text.replace(/\s+/g, ' ').trim(), limit);
};

/** `"a", "b" and "c"` in typographic marks. */
export const quoteAll = (texts: readonly string[], limit = 60): string =>
  joinAnd(
    texts.map((text) => quote(text, limit)),
    texts.length,
  );
