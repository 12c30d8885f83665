import { paragraphSpans, type Span, sentenceSpans, wordSpans } from '@laurel/text';

export interface Word {
  start: number;
  end: number;
  text: string;
  lower: string;
}

export interface Sentence {
  index: number;
  paragraph: number;
  start: number;
  end: number;
  text: string;
  words: Word[];
}

export interface Paragraph {
  index: number;
  start: number;
  end: number;
  sentences: Sentence[];
}

/** A text cut into paragraphs, sentences and words; every offset counts UTF-16 units of `text`. */
export interface TextParts {
  text: string;
  paragraphs: Paragraph[];
  sentences: Sentence[];
  words: Word[];
}

export const readText = (text: string): TextParts => {
  const paragraphs: Paragraph[] = [];
  const sentences: Sentence[] = [];
  for (const { start, end } of paragraphSpans(text)) {
    const paragraph: Paragraph = { index: paragraphs.length, start, end, sentences: [] };
    for (const span of sentenceSpans(text, start, end).flatMap((each) => withoutHeading(text, each))) {
      const words = readWords(text, span.start, span.end);
      if (words.length === 0) continue;
      const sentence = {
        index: sentences.length,
        paragraph: paragraph.index,
        ...span,
        text: text.slice(span.start, span.end),
        words,
      };
      sentences.push(sentence);
      paragraph.sentences.push(sentence);
    }
    if (paragraph.sentences.length > 0) paragraphs.push(paragraph);
  }
  return { text, paragraphs, sentences, words: sentences.flatMap((sentence) => sentence.words) };
};

/** In words: a line alone above a longer one that begins with a capital is a heading. */
const MOST_HEADING_WORDS = 6;
const HEADED = /^(?<heading>[\p{Lu}\d][^\n]*[^\s.!?,;:…—–”"’)-])[^\S\n]*\n\s*(?<rest>\p{Lu}[\s\S]*)$/u;

/** A heading is a sentence of its own, although no full stop ends it. */
const withoutHeading = (text: string, span: Span): Span[] => {
  const { heading = '', rest = '' } = HEADED.exec(text.slice(span.start, span.end))?.groups ?? {};
  const [line = ''] = rest.split('\n');
  const isHeading =
    heading !== '' &&
    wordSpans(heading).length <= MOST_HEADING_WORDS &&
    wordSpans(line).length > MOST_HEADING_WORDS;
  if (!isHeading) return [span];
  return [
    { start: span.start, end: span.start + heading.length },
    { start: span.end - rest.length, end: span.end },
  ];
};

const readWords = (text: string, start: number, end: number): Word[] => {
  return wordSpans(text.slice(start, end)).map((word) => ({
    start: start + word.start,
    end: start + word.start + word.text.length,
    text: word.text,
    lower: word.text.toLowerCase().replaceAll('’', "'"),
  }));
};
