import type { ScholarshipRecord } from '@laurel/domain';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PLAIN_PREFERENCES, toRecord } from '../../cases/read-cases.ts';
import { compileStudent, createColumns, evaluate, possibleChanges, scanColumns } from '../index.ts';
import { student, TODAY, variedRecords } from '../properties/arbitraries.ts';

type Answers = Parameters<typeof compileStudent>[0];

const changedBy: Record<string, (s: Answers) => Answers> = {
  work: (s) => ({
    ...s,
    preferences: { ...s.preferences, workExperience: s.preferences.workExperience + 1 },
  }),
  gpa: (s) => ({ ...s, preferences: { ...s.preferences, gpa: Math.min(4, (s.preferences.gpa ?? 0) + 0.2) } }),
  language_test: (s) => ({
    ...s,
    profile: { ...s.profile, tests: [...(s.profile.tests ?? []), { test: 'IELTS', score: 7 }] },
  }),
};

const isOpen = (record: ScholarshipRecord, s: Answers): boolean => {
  const { overall, deadline, isDismissed } = evaluate(record, compileStudent(s, TODAY));
  return overall !== 'not_met' && deadline.status !== 'closed' && !isDismissed;
};

describe('what one change would open', () => {
  it('is what the evaluator says of the student with that change', () => {
    fc.assert(
      fc.property(variedRecords, student, (records, s) => {
        const changes = possibleChanges(scanColumns(createColumns(records), compileStudent(s, TODAY)));
        for (const { change, opens } of changes) {
          const after = changedBy[change]?.(s) ?? s;
          const opened = records.filter((record) => !isOpen(record, s) && isOpen(record, after));
          expect(opens).toBe(opened.length);
        }
      }),
      { numRuns: 200 },
    );
  });

  it.each([
    ['a year of work', { kind: 'work', minYears: 3 }, 'work', '3 years of work experience'],
    [
      'two tenths of a grade',
      { kind: 'gpa', min: 3.5, scale: '4.0' },
      'gpa',
      'a grade average of 3.5 on the 4.0 scale',
    ],
    [
      'a language test',
      { kind: 'language', language: 'en', test: 'IELTS', min: 6.5 },
      'language_test',
      'an IELTS score of 7',
    ],
  ])('names %s, alone, when that is what a scholarship lacks', (_, demand, change, what) => {
    const lacking = {
      preferences: { ...PLAIN_PREFERENCES, workExperience: 2, gpa: 3.3 },
      profile: { tests: [{ test: 'IELTS' as const, score: 6 }] },
    };
    const closed = toRecord({ id: 'lacking', criteria: [demand as never] });
    const openAlready = toRecord({ id: 'open', criteria: [{ kind: 'work', minYears: 1 } as never] });
    const scanned = scanColumns(createColumns([closed, openAlready]), compileStudent(lacking, TODAY));
    expect(possibleChanges(scanned)).toEqual([{ change, what, opens: 1, settles: 0 }]);
  });

  it('leaves out a step that changes nothing', () => {
    fc.assert(
      fc.property(student, (s) => {
        expect(possibleChanges(scanColumns(createColumns([]), compileStudent(s, TODAY)))).toEqual([]);
      }),
      { numRuns: 5 },
    );
  });

  it('is no English test for whoever speaks English from home', () => {
    const asksEnglish = toRecord({
      criteria: [{ kind: 'language', language: 'en', test: 'IELTS', min: 6.5 } as never],
    });
    const changesOf = (profile: Answers['profile']) => {
      const compiled = compileStudent({ preferences: PLAIN_PREFERENCES, profile }, TODAY);
      return possibleChanges(scanColumns(createColumns([asksEnglish]), compiled)).map(({ change }) => change);
    };
    expect(changesOf({ citizenships: ['KE'] })).toContain('language_test');
    expect(changesOf({ citizenships: ['KE', 'US'] })).not.toContain('language_test');
    expect(changesOf({ languages: [{ language: 'en', cefr: 'C2' }] })).not.toContain('language_test');
  });
});
