import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readText } from './read-text.ts';

const sentences = (text: string): string[] => readText(text).sentences.map((sentence) => sentence.text);

describe('readText', () => {
  it('does not end a sentence at a title, an initial or an abbreviation', () => {
    expect(sentences('I met Dr. Otieno and J. K. Rowling, e.g. in May. We talked.')).toEqual([
      'I met Dr. Otieno and J. K. Rowling, e.g. in May.',
      'We talked.',
    ]);
  });

  it('keeps lines wrapped by hand in one sentence, and bullets apart', () => {
    expect(sentences('We wrapped\nlines here.')).toEqual(['We wrapped\nlines here.']);
    expect(sentences('i want to study. please help me... and soon.')).toHaveLength(2);
    expect(sentences('I did:\n- One thing\n- Two things')).toHaveLength(3);
  });

  it('takes a heading for a sentence of its own, and a line of verse for none', () => {
    const method = 'The study will use both quantitative and qualitative methods.';
    expect(sentences(`Methodology\n${method}`)).toEqual(['Methodology', method]);
    expect(sentences('I walked\nAnd the sea was there\nWith its one gull.')).toHaveLength(1);
  });

  it('parts paragraphs by blank lines, or else by lines that end like sentences', () => {
    expect(readText('One.\nTwo.\n\nThree.').paragraphs).toHaveLength(2);
    expect(readText('One.\nTwo.').paragraphs).toHaveLength(2);
    expect(readText('One\ntwo.').paragraphs).toHaveLength(1);
  });

  it('counts words with apostrophes and hyphens once, and words of scripts without spaces', () => {
    expect(readText("I don’t re-read Ng'ang'a.").words.map(({ text }) => text)).toEqual([
      'I',
      'don’t',
      're-read',
      "Ng'ang'a",
    ]);
    expect(readText('我喜欢学习。').words.length).toBeGreaterThan(1);
  });

  it('gives offsets that hold, in order and without overlap, for any text', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (text) => {
        const parts = readText(text);
        let end = 0;
        for (const sentence of parts.sentences) {
          expect(text.slice(sentence.start, sentence.end)).toBe(sentence.text);
          expect(sentence.start).toBeGreaterThanOrEqual(end);
          end = sentence.end;
          for (const word of sentence.words) expect(text.slice(word.start, word.end)).toBe(word.text);
        }
      }),
      { numRuns: 300 },
    );
  });
});
