import type { MatchResult } from '@laurel/contract';
import { describe, expect, it } from 'vitest';
import { readLinkState, scholarshipPath } from './navigation-state.ts';

const match: MatchResult = {
  scholarshipId: 'daad-epos',
  matchScore: 68,
  matchReasons: ['Full funding, as you asked'],
  applicationTips: [],
  eligibilityGaps: [],
  scholarship: {
    id: 'daad-epos',
    title: 'EPOS',
    organization: 'DAAD',
    amount: '',
    deadline: 'Not announced',
    location: 'Germany',
    eligibility: '',
    description: '',
    link: '',
  },
};

describe('the state of a link', () => {
  it('carries the match of the scholarship it leads to', () => {
    expect(readLinkState({ match, fromSaved: true }, 'daad-epos')).toEqual({ match, fromSaved: true });
  });

  it('about another scholarship carries nothing', () => {
    expect(readLinkState({ match }, 'chevening')).toEqual({ fromSaved: false });
  });

  it.each([null, undefined, 'text', 7, {}, { match: {} }, { match: { ...match, scholarship: null } }])(
    'of another shape (%j) carries nothing',
    (state) => {
      expect(readLinkState(state, 'daad-epos').match).toBeUndefined();
    },
  );

  it('loses what is no list of texts', () => {
    const broken = { ...match, matchReasons: 'all of them', applicationTips: [1, 'Apply'] };
    expect(readLinkState({ match: broken }, 'daad-epos').match).toMatchObject({
      matchReasons: [],
      applicationTips: ['Apply'],
    });
  });
});

it('escapes an id in the address', () => {
  expect(scholarshipPath('a/b')).toBe('/scholarship/a%2Fb');
});
