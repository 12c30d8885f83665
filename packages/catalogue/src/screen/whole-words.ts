/** Alternatives as whole words of any language; an end may be left open with `\p{L}*`. */
export const words = (...alternatives: string[]): RegExp =>
  new RegExp(`(?<!\\p{L})(?:${alternatives.join('|')})(?!\\p{L})`, 'iu');

/** Anything between two words that belong together, at most so many characters. */
export const near = (reach: number): string => `.{0,${reach}}`;

/** What any of the patterns matches. */
export const either = (...patterns: RegExp[]): RegExp =>
  new RegExp(patterns.map(({ source }) => source).join('|'), 'iu');

/** Ways to send money that are named alike in every language. */
export const MONEY_SENDERS = '(?:Western Union|MoneyGram|Bitcoins?|USDT)';
