import { fold } from '@laurel/text';

/** Lower-case text with no possessive endings, no years and no ordinals of a round; "1851" is a name. */
export const withoutRounds = (text: string): string =>
  text
    .replace(/(\p{L})['’´`]s\b/gu, '$1')
    .replace(/\b(?:19[89]\d|20\d\d)(?:\s*[-/–]\s*(?:20)?\d\d)?\b|\b\d+(?:st|nd|rd|th)\b/g, ' ');

/** Folded, with no possessive endings, years and ordinals of a round: what titles are compared by. */
export const plainText = (text: string): string => withoutRounds(fold(text));
