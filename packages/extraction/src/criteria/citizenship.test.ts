import { describe, expect, it } from 'vitest';
import { findInSentence } from '../testing/find-in-sentence.ts';
import { citizenshipRule } from './citizenship.ts';

describe('the citizenship rule', () => {
  it('reads citizens of a list of countries', () => {
    expect(findInSentence(citizenshipRule, 'Nationals of Chad, Mali and Benin may apply.')).toEqual([
      { kind: 'citizenship', anyOf: ['TD', 'ML', 'BJ'], quote: 'Nationals of Chad, Mali and Benin' },
    ]);
  });

  it('reads a demonym before citizens', () => {
    expect(findInSentence(citizenshipRule, 'Applicants must be Norwegian citizens.')).toEqual([
      { kind: 'citizenship', anyOf: ['NO'], quote: 'Norwegian citizens' },
    ]);
  });

  it('does not read a university of a country', () => {
    expect(findInSentence(citizenshipRule, 'Applicants must study at a Norwegian university.')).toEqual([]);
  });

  it('reads prose only where it names who may apply', () => {
    expect(findInSentence(citizenshipRule, 'The scholarship is open to Chilean citizens.', 'prose')).toEqual([
      { kind: 'citizenship', anyOf: ['CL'], quote: 'Chilean citizens' },
    ]);
  });

  it('is silent where prose tells of someone else', () => {
    expect(findInSentence(citizenshipRule, 'Our founder worked with Chilean citizens.', 'prose')).toEqual([]);
  });
});
