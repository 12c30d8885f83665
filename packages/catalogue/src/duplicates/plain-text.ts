import { fold } from '@laurel/text';

/** Folded, with no possessive endings, no years and no ordinals of a round; "1851" is a name. */
export function plainText(text: string): string {
  return fold(text)
    .replace(/(\p{L})['’´`]s\b/gu, '$1')
    .replace(/\b(?:19[89]\d|20\d\d)(?:\s*[-/–]\s*(?:20)?\d\d)?\b|\b\d+(?:st|nd|rd|th)\b/g, ' ');
}
