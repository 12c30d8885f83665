/** Lower case, no marks, no possessive endings, no years and no ordinals of a round; "1851" is a name. */
export function plainText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ı', 'i')
    .replaceAll('ß', 'ss')
    .replaceAll('đ', 'd')
    .replace(/(\p{L})['’´`]s\b/gu, '$1')
    .replace(/\b(?:19[89]\d|20\d\d)(?:\s*[-/–]\s*(?:20)?\d\d)?\b|\b\d+(?:st|nd|rd|th)\b/g, ' ');
}
