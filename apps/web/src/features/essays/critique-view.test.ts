import { describe, expect, it } from 'vitest';
import { critiqueView, readCritique } from './critique-view.ts';

const TEXT = 'I am a leader. I led ten people. I like rice.';
const at = (quote: string) => ({
  start: TEXT.indexOf(quote),
  end: TEXT.indexOf(quote) + quote.length,
  quote,
});
const critique = readCritique({
  feedback: [
    {
      category: 'Praise',
      suggestion: '"I led ten people" shows it.',
      kind: 'praise',
      location: at('I led ten'),
    },
    {
      category: 'Evidence',
      suggestion: 'Show it.',
      kind: 'point',
      location: at('leader'),
      question: 'When?',
    },
    { category: 'Goals', suggestion: 'What comes after?', kind: 'question' },
    {
      category: 'Mechanics',
      suggestion: 'Twice.',
      kind: 'mechanics',
      location: at('rice'),
      more: [at('like')],
    },
  ],
  rewrittenSections: [],
  questions: ['When?', 'What comes after?', 'Why this field?'],
});

describe('a critique as it is shown', () => {
  it('is numbered in the order of the card: suggestions, questions, praise', () => {
    const { suggestions, questions, praise } = critiqueView(TEXT, critique);
    expect([suggestions, questions, praise].map((group) => group.map(({ number }) => number))).toEqual([
      [1, 2],
      [3],
      [4],
    ]);
    expect(suggestions.map(({ item }) => item.category)).toEqual(['Evidence', 'Mechanics']);
  });

  it('says each question once', () => {
    expect(critiqueView(TEXT, critique).moreQuestions).toEqual(['Why this field?']);
  });

  it('marks every place of an item', () => {
    const spans = critiqueView(TEXT, critique).spans.map(({ item, start, end }) => [
      item,
      TEXT.slice(start, end),
    ]);
    expect(spans).toEqual([
      [1, 'leader'],
      [2, 'rice'],
      [2, 'like'],
      [4, 'I led ten'],
    ]);
  });

  it('is complete when the answer holds the two required lists alone', () => {
    const bare = readCritique({
      feedback: [{ category: 'Clarity', suggestion: 'Shorten.' }],
      rewrittenSections: [{ original: 'a', revised: 'b' }],
    });
    const view = critiqueView('a', bare);
    expect(view.suggestions.map(({ item }) => item.suggestion)).toEqual(['Shorten.']);
    expect(view.notices).toEqual([]);
  });

  it('tells when spelling could not be checked and when the text is not English, in the engine’s words if it has any', () => {
    const noticesWith = (part: Parameters<typeof readCritique>[0]) =>
      critiqueView('', readCritique(part)).notices;
    const bare = { feedback: [], rewrittenSections: [] };
    expect(noticesWith({ ...bare, mechanics: { available: false } })[0]).toMatch(/not available/);
    expect(noticesWith({ ...bare, language: 'spa' })[0]).toMatch(/does not seem to be English/);
    expect(noticesWith({ ...bare, language: 'und' })).toEqual([]);
    const notice = { category: 'Language', suggestion: 'This is Spanish.', kind: 'notice' as const };
    expect(noticesWith({ ...bare, feedback: [notice], language: 'spa' })).toEqual(['This is Spanish.']);
  });
});
