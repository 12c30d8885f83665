/** A pattern that finds any of the phrases (regular expression sources) as whole words, either case. */
export const anyOf = (...phrases: string[]): RegExp => new RegExp(`\\b(?:${phrases.join('|')})\\b`, 'iu');
