/** A longer text is cut to `limit` characters, at a word where that leaves more than half of them, and ends in `…`. */
export const shorten = (text: string, limit: number): string => {
  if (text.length <= limit) return text;
  const cut = text.slice(0, limit);
  const space = cut.lastIndexOf(' ');
  const words = cut.slice(0, space > limit / 2 ? space : limit);
  // A cut in the middle of a character outside the basic plane leaves half of it.
  return `${words.toWellFormed().replace(/[\s,;:.\ufffd]+$/, '')}…`;
};
