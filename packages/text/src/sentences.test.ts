import { describe, expect, it } from 'vitest';
import { paragraphSpans, sentenceSpans } from './sentences.ts';

const sentences = (text: string) => sentenceSpans(text).map(({ start, end }) => text.slice(start, end));
const paragraphs = (text: string) => paragraphSpans(text).map(({ start, end }) => text.slice(start, end));

describe('sentences', () => {
  it.each([
    ['One. Two! Three?', ['One.', 'Two!', 'Three?']],
    [
      'I met Dr. Otieno in the U.S. embassy. He smiled.',
      ['I met Dr. Otieno in the U.S. embassy.', 'He smiled.'],
    ],
    [
      'I wish to pursue the LL.M. in your university. It is near.',
      ['I wish to pursue the LL.M. in your university.', 'It is near.'],
    ],
    [
      'I hold an LL.B. My plan is an LL.M. Degrees help.',
      ['I hold an LL.B.', 'My plan is an LL.M. Degrees help.'],
    ],
    [
      'At 5 p.m. we met with the M.Phil. students, e.g. Ana.',
      ['At 5 p.m. we met with the M.Phil. students, e.g. Ana.'],
    ],
    ['He sat down. then he rose.', ['He sat down.', 'then he rose.']],
    ['A first line\nthat goes on. next one', ['A first line\nthat goes on.', 'next one']],
    ['Bring:\n- a passport\n- a photo', ['Bring:', '- a passport', '- a photo']],
    ['No end at all', ['No end at all']],
    ['  Blanks around.  ', ['Blanks around.']],
    ['我是学生。我很高兴。', ['我是学生。', '我很高兴。']],
    [' \n ', []],
    ['', []],
  ])('of %j are %j', (text, parts) => {
    expect(sentences(text)).toEqual(parts);
  });

  it('are found between two offsets, and counted from the beginning of the text', () => {
    const text = 'Before. One. Two. After.';
    expect(sentenceSpans(text, 8, 17)).toEqual([
      { start: 8, end: 12 },
      { start: 13, end: 17 },
    ]);
  });
});

describe('paragraphs', () => {
  it('are parted by blank lines where there are any', () => {
    expect(paragraphs('One\ngoes on.\nand on.\n\n Two. ')).toEqual(['One\ngoes on.\nand on.', 'Two.']);
  });

  it('end with lines that end a sentence where there are none', () => {
    expect(paragraphs('Wrapped\nby hand.\nTwo.')).toEqual(['Wrapped\nby hand.', 'Two.']);
  });
});
