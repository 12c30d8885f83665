import { describe, expect, it } from 'vitest';
import { keepsFacts, knownFacts, newFacts } from './new-facts.ts';

const known = knownFacts([
  'In March 2019 I counted 18,000 cups with Mr. Ouma in Kisumu. Twenty neighbours helped.',
  'Tell us about your plans at the Horizon Foundation.',
]);

describe('a fact that nobody gave', () => {
  it.each([
    'I counted 19,000 cups.',
    'I counted ١٩ cups.',
    'Three neighbours helped.',
    'Dozens helped.',
    'In April I counted.',
    'I met Achieng there.',
    'Achieng counted with me.',
    'We went to Harvard.',
    'I counted on a Monday.',
  ])('is found in a rewrite: %s', (text) => {
    expect(newFacts(text, known, 'rewrite')).not.toEqual([]);
  });

  it.each([
    'I counted 18000 cups.',
    '20 neighbours helped.',
    'When Ouma’s cups came to Kisumu, I counted them.',
    'In March I counted with one neighbour.',
    'At the Horizon Foundation I would count.',
  ])('is not found where all was given: %s', (text) => {
    expect(newFacts(text, known, 'rewrite')).toEqual([]);
  });

  it('in advice is a figure or a name, not a word that counts', () => {
    expect(newFacts('Choose two of them.', known, 'advice')).toEqual([]);
    expect(newFacts('Say that 35 came.', known, 'advice')).toEqual(['35']);
    expect(newFacts('Say that you went to Harvard.', known, 'advice')).toEqual(['Harvard']);
  });
});

describe('a rewrite keeps the facts', () => {
  it('when numbers and names are all there, as figures or words', () => {
    expect(keepsFacts('On that day in Kisumu I met two men.', 'I met 2 men in Kisumu that day.')).toBe(true);
  });
  it.each(['I met men in Kisumu.', 'I met two men.', 'I met three men in Kisumu.'])(
    'not in %s',
    (revised) => {
      expect(keepsFacts('On that day in Kisumu I met two men.', revised)).toBe(false);
    },
  );
});
