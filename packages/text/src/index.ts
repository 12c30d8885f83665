export { editDistance, prefixEditDistance } from './edit-distance.ts';
export { escapeHtml } from './escape-html.ts';
export { fold, stripAccents, withoutMarks } from './fold.ts';
export { counted, joinAnd, joinOr, plural, singular } from './number.ts';
export { paragraphSpans, type Span, sentenceSpans } from './sentences.ts';
export { countWords, lowerFirst, shorten, tokensOf, upperFirst, type WordSpan, wordSpans } from './words.ts';
