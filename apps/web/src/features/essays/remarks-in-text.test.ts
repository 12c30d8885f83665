import { describe, expect, it } from 'vitest';
import { critiqueView, readCritique } from './critique-view.ts';
import { remarksInText } from './remarks-in-text.ts';

const TEXT = 'I lead. Dr. Otieno taught me to count wells.\n\nI help people.';
const at = (quote: string, from = 0) => {
  const start = TEXT.indexOf(quote, from);
  return { start, end: start + quote.length, quote };
};
const item = (
  category: string,
  place: ReturnType<typeof at> | undefined,
  more = [] as ReturnType<typeof at>[],
) => ({
  category,
  suggestion: `About ${category}.`,
  ...(place ? { location: place } : {}),
  more,
});
const cut = (...items: ReturnType<typeof item>[]) => {
  const critique = readCritique({ feedback: items, rewrittenSections: [] });
  return remarksInText(TEXT, critiqueView(TEXT, critique)).map(({ segments, notes }) => [
    segments.map(({ text }) => text).join(''),
    notes.map(({ remark, place }) => [remark.item.category, place]),
  ]);
};

describe('the remarks in a text', () => {
  it('stand at the sentence that they begin in, however few of its words they are about', () => {
    expect(cut(item('Voice', at('count')))).toEqual([
      ['I lead. ', []],
      ['Dr. Otieno taught me to count wells.', [['Voice', 0]]],
      ['\n\nI help people.', []],
    ]);
  });

  it('share a sentence, and stand at every sentence that they have a place in', () => {
    expect(
      cut(item('Spelling', at('lead'), [at('help'), at('people')]), item('Voice', at('I help people.'))),
    ).toEqual([
      ['I lead.', [['Spelling', 0]]],
      [' Dr. Otieno taught me to count wells.\n\n', []],
      [
        'I help people.',
        [
          ['Spelling', 1],
          ['Voice', 0],
        ],
      ],
    ]);
  });

  it('leave out what has no place, and joined the pieces are the text', () => {
    expect(cut(item('Length', undefined))).toEqual([[TEXT, []]]);
    const long = cut(item('Structure', at(TEXT)));
    expect(long.map(([text]) => text).join('')).toBe(TEXT);
    expect(long[0]).toEqual(['I lead.', [['Structure', 0]]]);
  });

  it('put the first fix at its sentence too', () => {
    const critique = readCritique({
      firstFix: item('Placeholder', at('people')),
      feedback: [item('Voice', at('people'))],
      rewrittenSections: [],
    });
    const [, sentence] = remarksInText(TEXT, critiqueView(TEXT, critique));
    expect(sentence?.notes.map(({ remark }) => [remark.number, remark.item.category])).toEqual([
      [0, 'Placeholder'],
      [1, 'Voice'],
    ]);
  });
});
