/** One pattern of its pieces, so that no line of a long list of words runs off the page. */
export const joined = (flags: string, ...pieces: readonly string[]): RegExp =>
  new RegExp(pieces.join(''), flags);
