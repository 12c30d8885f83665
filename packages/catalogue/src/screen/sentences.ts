import { sentenceSpans } from '@laurel/text';

/** Characters of a text that are read. */
const MAX_TEXT = 30_000;

/** The sentences and lines of a text as they stand there, without the blanks around them. */
export const sentencesOf = (text: string): string[] =>
  text
    .slice(0, MAX_TEXT)
    .split('\n')
    .flatMap((line) => sentenceSpans(line).map(({ start, end }) => line.slice(start, end)));
