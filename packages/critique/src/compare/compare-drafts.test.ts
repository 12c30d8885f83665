import { expect, it } from 'vitest';
import { critique } from '../critique.ts';

const weak =
  'I am a hardworking and honest student. I want to give back to my community. My family is large. My town is small.';
const better = `${weak.replace('I am a hardworking and honest student.', 'Every night in 2023 I packed 400 boxes at the Sogamoso depot.')} I truly deserve this award.`;
const first = critique({ text: weak }, { lints: [] });
const second = critique({ text: better, previous: { text: weak, critique: first } }, { lints: [] });

it('says what was met, what still stands and what came in', () => {
  expect(second.comparison?.fixed.join()).toContain('“I am a hardworking and honest student”');
  expect(second.comparison?.left.join()).toContain('“I want to give back to my community.”');
  expect(second.comparison?.broken.join()).toContain('I truly deserve');
});

const bandsOf = ({ rubric }: typeof first) => rubric.map(({ name, band }) => ({ name, band }));

it('gives the bands of both drafts and the share of words kept', () => {
  expect(second.comparison?.before.rubric).toEqual(bandsOf(first));
  expect(second.comparison?.after.rubric).toEqual(bandsOf(second));
  expect(second.comparison?.wordsKept).toBeGreaterThan(0.7);
});

it('finds nothing fixed or broken in an unchanged draft', () => {
  const same = critique({ text: weak, previous: { text: weak, critique: first } }, { lints: [] });
  expect([same.comparison?.fixed, same.comparison?.broken, same.comparison?.wordsKept]).toEqual([[], [], 1]);
});

it('takes what a language model said as met once its words are gone', () => {
  const saying = (quote: string) => `“${quote}” leaves the reader outside; let us in.`;
  const words = ['I am a hardworking and honest student', 'give back to my community'];
  const { firstFix: _, ...rest } = first;
  const reviewed: typeof first = {
    ...rest,
    feedback: words.map((quote) => ({
      check: 'deeper-reading',
      category: 'Voice',
      suggestion: saying(quote),
      kind: 'question',
      severity: 'medium',
      location: { start: weak.indexOf(quote), end: weak.indexOf(quote) + quote.length, quote },
    })),
  };
  const { comparison } = critique(
    { text: better, previous: { text: weak, critique: reviewed } },
    { lints: [] },
  );
  expect([comparison?.fixed, comparison?.left]).toEqual(words.map((quote) => [saying(quote)]));
});
