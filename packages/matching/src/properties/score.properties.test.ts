import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileStudent, evaluate, explain, matchScholarships } from '../index.ts';
import { record, records, student, TODAY } from './arbitraries.ts';

describe('the score', () => {
  it('is a number from 0 to 100 in tenths', () => {
    fc.assert(
      fc.property(record, student, (r, s) => {
        const { score } = evaluate(r, compileStudent(s, TODAY));
        expect(Math.round(score * 10) / 10 === score && score >= 0 && score <= 100).toBe(true);
      }),
    );
  });

  it('stays at 39 or below with a hard demand that is not met, and at 79 or below with one that is unknown', () => {
    fc.assert(
      fc.property(record, student, (r, s) => {
        const { score, hard } = evaluate(r, compileStudent(s, TODAY));
        if (hard.not_met > 0) expect(score).toBeLessThanOrEqual(39);
        if (hard.unknown > 0) expect(score).toBeLessThanOrEqual(79);
      }),
    );
  });

  it('of 80 or above means every hard demand is met, the record is evidenced and its round can be applied for', () => {
    fc.assert(
      fc.property(record, student, (r, s) => {
        const { score, hard, fit, eligibility, timing } = evaluate(r, compileStudent(s, TODAY));
        if (score < 80) return;
        expect([hard.not_met, hard.unknown, eligibility]).toEqual([0, 0, 'certain']);
        expect(fit.wishes.some(({ standing }) => standing === 'mismatch')).toBe(false);
        expect(['open', 'opens_later']).toContain(timing);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('the ranking', () => {
  it('lists no scholarship with a hard criterion that is not met, and none whose round is over', () => {
    fc.assert(
      fc.property(records, student, (rs, s) => {
        const result = matchScholarships(rs, compileStudent(s, TODAY));
        const { matches, nextRound, notEligible, closed, filteredOut, dismissed, tooOpen, waiting } = result;
        const listed = matches.length + nextRound.length + notEligible.length;
        expect(listed + waiting + closed + filteredOut + dismissed + tooOpen).toBe(rs.length);
        const ids = [...matches, ...nextRound, ...notEligible].map(({ scholarshipId }) => scholarshipId);
        expect(ids.filter((id) => s.dismissed?.includes(id))).toEqual([]);
        for (const match of matches) expect(['open', 'opens_later', 'unknown']).toContain(match.timing);
        for (const match of nextRound) {
          const isLater = match.criteria.some((v) => v.outcome === 'unknown' && v.fixable === 'later');
          expect(isLater || ['probably_closed', 'too_late'].includes(match.timing)).toBe(true);
        }
        for (const match of [...matches, ...nextRound]) {
          expect(match.criteria.some((v) => v.strength === 'hard' && v.outcome === 'not_met')).toBe(false);
          expect(match.scholarship.deadlineStatus).not.toBe('closed');
        }
        for (const miss of notEligible) {
          expect(miss.criteria.some((v) => v.outcome === 'not_met')).toBe(true);
        }
      }),
    );
  });

  it('is the same for the same input, whatever the order of the records', () => {
    fc.assert(
      fc.property(
        records.chain((rs) => fc.tuple(fc.constant(rs), fc.shuffledSubarray(rs, { minLength: rs.length }))),
        student,
        ([rs, shuffled], s) => {
          const compiled = compileStudent(s, TODAY);
          expect(matchScholarships(shuffled, compiled)).toEqual(matchScholarships(rs, compiled));
        },
      ),
    );
  });

  it('sorts by score, best first', () => {
    fc.assert(
      fc.property(records, student, (rs, s) => {
        const scores = matchScholarships(rs, compileStudent(s, TODAY)).matches.map((m) => m.matchScore);
        expect(scores).toEqual([...scores].sort((a, b) => b - a));
      }),
    );
  });
});

describe('an explanation', () => {
  it('has reasons, two to five tips, and a gap for every hard demand that is open', () => {
    fc.assert(
      fc.property(records, student, (rs, s) => {
        const { matches } = matchScholarships(rs, compileStudent(s, TODAY));
        for (const { matchReasons, applicationTips, eligibilityGaps = [], criteria } of matches) {
          expect(matchReasons.length).toBeGreaterThan(0);
          expect(applicationTips.length).toBeGreaterThanOrEqual(2);
          expect(applicationTips.length).toBeLessThanOrEqual(5);
          const open = criteria.some((v) => v.strength === 'hard' && v.outcome === 'unknown');
          if (open) expect(eligibilityGaps.length).toBeGreaterThan(0);
          const sentences = [...matchReasons, ...applicationTips, ...eligibilityGaps].join('\n');
          expect(sentences).not.toMatch(/undefined|null|NaN|\[object|Infinity/);
        }
      }),
    );
  });

  it('rests each reason on the record: a criterion that is met, or a named part', () => {
    fc.assert(
      fc.property(record, student, (r, s) => {
        const compiled = compileStudent(s, TODAY);
        const evaluation = evaluate(r, compiled);
        const met = evaluation.verdicts.filter((v) => v.outcome === 'met').map((v) => v.criterionId);
        for (const { criterionId, field } of explain(r, compiled, evaluation).reasons) {
          if (field === 'criteria') expect(met).toContain(criterionId);
          else
            expect(['hostCountries', 'location', 'award', 'deadline', 'description', 'record']).toContain(
              field,
            );
        }
      }),
    );
  });
});
