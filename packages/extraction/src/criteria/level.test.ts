import { describe, expect, it } from 'vitest';
import { findInSentence } from '../testing/find-in-sentence.ts';
import { levelRule } from './level.ts';

describe('the level rule', () => {
  it('reads the students of a level', () => {
    expect(findInSentence(levelRule, "Open to master's students.")).toEqual([
      { kind: 'level', anyOf: ['masters'], quote: "master's" },
    ]);
  });

  it('reads a degree to be held', () => {
    expect(findInSentence(levelRule, "Applicants must have completed a bachelor's degree.")).toEqual([
      {
        kind: 'level',
        anyOf: ['undergraduate', 'masters', 'phd', 'postdoc'],
        of: 'current',
        quote: "bachelor's",
      },
    ]);
  });

  it('does not read a graduation', () => {
    expect(findInSentence(levelRule, 'Applicants must graduate in May.')).toEqual([]);
  });

  it('reads a title', () => {
    expect(findInSentence(levelRule, 'Doctoral Fellowship in Physics', 'title')).toEqual([
      { kind: 'level', anyOf: ['phd'], quote: 'Doctoral' },
    ]);
  });
});
