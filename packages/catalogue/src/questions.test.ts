import { describe, expect, it } from 'vitest';
import { parseQuestions, shippedQuestions } from './questions.ts';
import { readProgrammeFiles } from './read-programme-files.ts';

const lines = readProgrammeFiles().files.flatMap(({ content }) =>
  content.programmes.flatMap(({ eligibility }) => eligibility),
);
const asked = new Set(lines.flatMap(({ claim }) => (claim ? [claim.question] : [])));

describe('the questions of the catalogue', () => {
  it('are each asked by an award', () => {
    expect([...shippedQuestions().keys()].filter((id) => !asked.has(id))).toEqual([]);
  });

  it('ask no two things by one sentence', () => {
    const sentences = [...shippedQuestions().values()].map(({ ask }) => ask);
    expect(sentences.filter((ask, index) => sentences.indexOf(ask) !== index)).toEqual([]);
  });

  it.each([
    [
      'an id of one word',
      'armenian: { ask: Are you?, label: one of them, theme: heritage }',
      'at least two words',
    ],
    [
      'a sentence that is no question',
      'of-them: { ask: Be one., label: one of them, theme: heritage }',
      'plain question',
    ],
    ['an unknown theme', 'of-them: { ask: Are you?, label: one of them, theme: sport }', 'is not one of'],
    ['an unknown key', 'of-them: { ask: Are you?, label: one of them, theme: life, no: [x] }', 'no'],
  ])('refuse %s', (_, yaml, message) => {
    expect(() => parseQuestions(yaml)).toThrow(message);
  });
});
