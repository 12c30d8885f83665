export { editDistance, prefixEditDistance } from './edit-distance.ts';
export { escapeHtml } from './escape-html.ts';
export { lowerFirst, upperFirst } from './first-letter.ts';
export { fold, stripAccents, withoutMarks } from './fold.ts';
export { counted, joinAnd, joinOr, plural, singular } from './number.ts';
export { paragraphSpans, type Span, sentenceSpans } from './sentences.ts';
export { shorten } from './shorten.ts';
export { countWords, tokensOf, type WordSpan, wordSpans } from './words.ts';
