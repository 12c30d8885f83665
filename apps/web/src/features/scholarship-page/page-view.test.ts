import type { ExplainedMatchResult, MatchResult, ScholarshipDetail, VerdictData } from '@laurel/contract';
import { describe, expect, it } from 'vitest';
import { countVerdicts, failingVerdicts, pageView } from './page-view.ts';

const card = {
  id: 'x',
  title: 'X',
  organization: 'Foundation',
  amount: '',
  deadline: 'Rolling',
  location: '',
  eligibility: '',
  description: '',
  link: '',
};
const detail: ScholarshipDetail = {
  ...card,
  hostCountries: [],
  criteria: [],
  deadlineRule: { kind: 'rolling', dates: [], text: 'Rolling' },
  documents: [],
  selection: [],
  benefits: [],
  tags: [],
  fields: [],
  parsedFully: true,
  provenance: { source: 'laurel', confidence: 'high', method: 'human' },
  isSaved: false,
};
const match: MatchResult = {
  scholarshipId: 'x',
  matchScore: 62,
  matchReasons: ['In Germany, one of your countries'],
  applicationTips: [],
  scholarship: card,
};
const verdict = (part: Partial<VerdictData>): VerdictData => ({
  criterionId: 'c',
  kind: 'gpa',
  strength: 'hard',
  outcome: 'met',
  required: '',
  have: '',
  evidence: [],
  ...part,
});
const own: ExplainedMatchResult = { ...match, matchScore: 71, criteria: [verdict({})], eligible: true };

describe('what the page shows', () => {
  it('is what the link carried along until the record is there', () => {
    expect(pageView(undefined, { match }, true)).toMatchObject({ card, match, detail: null });
    expect(pageView(undefined, {}, true)).toBeNull();
  });

  it('is the record and the student’s own match once they are there', () => {
    const view = pageView({ scholarship: detail, match: own }, { match }, false);
    expect(view).toMatchObject({ detail, match: { matchScore: 71 }, isEligible: true });
  });

  it('has no score where no match is known', () => {
    expect(pageView({ scholarship: detail, match: null }, {}, false)?.match).toBeNull();
  });

  it('says when the record is closed to the student', () => {
    const view = pageView({ scholarship: detail, match: { ...own, eligible: false } }, {}, false);
    expect(view?.isEligible).toBe(false);
  });
});

describe('a scholarship opened from the saved list', () => {
  const fromSaved = { match: { ...match, matchScore: 85 }, fromSaved: true };

  it('holds its score back until it is known whether there is a match', () => {
    expect(pageView(undefined, fromSaved, true)?.isScorePending).toBe(true);
    expect(pageView(undefined, fromSaved, false)?.isScorePending).toBe(false);
  });

  it('shows the student’s own match when there is one', () => {
    expect(pageView({ scholarship: detail, match: own }, fromSaved, false)?.match?.matchScore).toBe(71);
  });

  it('shows 85 and why when there is none', () => {
    expect(pageView({ scholarship: detail, match: null }, { fromSaved: true }, false)?.match).toMatchObject({
      matchScore: 85,
      matchReasons: ['Previously saved by you'],
    });
  });
});

const VERDICTS = [
  verdict({ criterionId: '1' }),
  verdict({ criterionId: '2', outcome: 'not_met' }),
  verdict({ criterionId: '3', outcome: 'not_met', strength: 'preferred' }),
  verdict({ criterionId: '4', outcome: 'unknown' }),
  verdict({ criterionId: '5', outcome: 'unknown', strength: 'info' }),
  verdict({ criterionId: '6', outcome: 'not_applicable' }),
];

it('only a hard condition that is not met stands in the way', () => {
  expect(failingVerdicts(VERDICTS).map(({ criterionId }) => criterionId)).toEqual(['2']);
});

it('counts what binds or ranks, and leaves out what only informs or does not apply', () => {
  expect(countVerdicts(VERDICTS)).toEqual({ met: 1, unknown: 1, not_met: 2, total: 4 });
});
