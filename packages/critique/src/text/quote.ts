import { joinAnd } from '@laurel/text';

/** An excerpt as it stands in a suggestion: the essay's own characters, cut at a word, in typographic quotation marks. */
export const quote = (text: string, limit = 140): string => {
  return `“${excerpt(text, limit)}”`;
};

/** A literal beginning of the text on one line; `…` marks the cut. */
export const excerpt = (text: string, limit = 140): string => {
  const line = text.replace(/\s+/g, ' ').trim();
  if (line.length <= limit) return line;
  const cut = line.slice(0, limit);
  const space = cut.lastIndexOf(' ');
  return `${cut
    .slice(0, space > limit / 2 ? space : limit)
    .toWellFormed()
    .replace(/[\s,;:.\ufffd]+$/, '')}…`;
};

/** `"a", "b" and "c"` in typographic marks. */
export const quoteAll = (texts: readonly string[], limit = 60): string =>
  joinAnd(
    texts.map((text) => quote(text, limit)),
    texts.length,
  );
