import type { Deadline, ScholarshipRecord } from '@laurel/domain';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  compileStudent,
  createColumns,
  createStudentColumns,
  type Evaluation,
  evaluate,
  matchColumns,
  matchingStudents,
  matchScholarships,
  removeRecord,
  scanStudents,
  setRecord,
  standingsOf,
} from '../index.ts';
import { record, runs, student, TODAY, variedRecords } from './arbitraries.ts';

describe('the kernel', () => {
  it('gives the evaluator’s verdicts, scores, order, counts and words for every scholarship', () => {
    fc.assert(
      fc.property(variedRecords, fc.array(student, { minLength: 1, maxLength: 3 }), (records, students) => {
        const columns = createColumns(records);
        for (const compiled of students.map((each) => compileStudent(each, TODAY))) {
          expect(matchColumns(columns, compiled)).toEqual(matchScholarships(records, compiled));
        }
      }),
      runs(300),
    );
  });

  it('says the same while the facts of a record grow old', () => {
    const day = fc.constantFrom(undefined, '2026-11-20', '2027-06-01', '2028-01-15');
    fc.assert(
      fc.property(
        variedRecords,
        fc.array(fc.tuple(day, day), { minLength: 1, maxLength: 5 }),
        student,
        fc.constantFrom('2027-12-24', '2028-08-01', '2030-01-01'),
        (records, days, s, today) => {
          const aged = records.map((record, at) => {
            const [deadline, eligibility] = days[at % days.length] ?? [];
            return {
              ...record,
              deadline: { ...record.deadline, ...(deadline ? { confirmed: deadline } : {}) },
              provenance: { ...record.provenance, confirmed: eligibility ? { eligibility } : {} },
            };
          });
          const compiled = compileStudent(s, today);
          const answer = matchScholarships(aged, compiled);
          expect(matchColumns(createColumns(aged), compiled)).toEqual(answer);
          const columns = createStudentColumns([s], today);
          for (const record of aged) {
            const evaluation = evaluate(record, compiled);
            if (record.deadline.kind !== 'date' && record.deadline.confirmed === undefined)
              expect(evaluation.eligibility).not.toBe('certain');
            expect(scanStudents(record, columns).score[0]).toBe(isListed(evaluation) ? evaluation.score : 0);
          }
        },
      ),
      runs(200),
    );
  });

  it('keeps apart two deadlines of the same months of which one is each country’s own', () => {
    const months: Deadline = { kind: 'multiple', dates: ['--05', '--06'], text: 'May or June' };
    fc.assert(
      fc.property(record, student, (award, s) => {
        const both: ScholarshipRecord[] = [
          { ...award, id: 'b', deadline: months },
          { ...award, id: 'a', deadline: { ...months, byCountry: true } },
        ];
        const compiled = compileStudent(s, TODAY);
        for (const awards of [both, both.toReversed()]) {
          expect(matchColumns(createColumns(awards), compiled)).toEqual(matchScholarships(awards, compiled));
        }
      }),
      runs(40),
    );
  });

  it('gives the first of the evaluator’s lists when only a page is asked for', () => {
    fc.assert(
      fc.property(variedRecords, student, fc.nat(5), fc.nat(5), (records, s, limit, notEligibleLimit) => {
        const compiled = compileStudent(s, TODAY);
        const page = { limit, notEligibleLimit };
        expect(matchColumns(createColumns(records), compiled, page)).toEqual(
          matchScholarships(records, compiled, page),
        );
      }),
      runs(100),
    );
  });

  it('tells how any scholarship stands as the evaluator does, held by the columns or not', () => {
    fc.assert(
      fc.property(variedRecords, variedRecords, student, (held, others, s) => {
        const compiled = compileStudent(s, TODAY);
        const standingOf = standingsOf(createColumns(held), compiled);
        for (const record of [...held, ...others]) {
          const { score, overall } = evaluate(record, compiled);
          expect(standingOf(record)).toEqual({ score, overall });
        }
      }),
      runs(100),
    );
  });

  it('stays equal while scholarships are added, changed and taken out in place', () => {
    fc.assert(
      fc.property(variedRecords, variedRecords, fc.array(fc.nat(9)), student, (first, next, gone, s) => {
        const columns = createColumns(first);
        const stored = new Map<string, ScholarshipRecord>(first.map((record) => [record.id, record]));
        for (const record of next) {
          setRecord(columns, record);
          stored.set(record.id, record);
        }
        for (const number of gone) {
          removeRecord(columns, `example-${number}`);
          stored.delete(`example-${number}`);
        }
        const compiled = compileStudent(s, TODAY);
        expect(matchColumns(columns, compiled)).toEqual(matchScholarships([...stored.values()], compiled));
      }),
      runs(300),
    );
  });
});

describe('the kernel turned round', () => {
  it('gives the evaluator’s outcome and score of one scholarship for every student', () => {
    fc.assert(
      fc.property(variedRecords, fc.array(student, { maxLength: 8 }), (records, students) => {
        const columns = createStudentColumns(students, TODAY);
        const compiled = students.map((each) => compileStudent(each, TODAY));
        for (const record of records) {
          const { score, state } = scanStudents(record, columns);
          const expected = compiled.map((each) => {
            const evaluation = evaluate(record, each);
            return [isListed(evaluation) ? evaluation.score : 0, stateOf(evaluation)];
          });
          expect(students.map((_, row) => [score[row], state[row]])).toEqual(expected);
        }
      }),
      runs(300),
    );
  });

  it('lists the students who have it among their matches with a score, and nobody whom it excludes', () => {
    fc.assert(
      fc.property(
        variedRecords,
        fc.array(student, { maxLength: 8 }),
        fc.integer({ min: 40, max: 100 }),
        (records, students, minScore) => {
          const columns = createStudentColumns(students, TODAY);
          const compiled = students.map((each) => compileStudent(each, TODAY));
          for (const record of records) {
            const expected = compiled.flatMap((each, row) => {
              const evaluation = evaluate(record, each);
              return isListed(evaluation) && evaluation.score >= minScore ? [row] : [];
            });
            expect(matchingStudents(record, columns, minScore)).toEqual(expected);
          }
        },
      ),
      runs(100),
    );
  });
});

const isListed = (evaluation: Evaluation): boolean => stateOf(evaluation) === 3 || stateOf(evaluation) === 4;

/** As the kernel numbers what became of a row. */
const stateOf = ({
  deadline,
  overall,
  isDismissed,
  isFilteredOut,
  isForSome,
  isForLater,
  timing,
}: Evaluation): number => {
  if (deadline.status === 'closed') return 1;
  if (isDismissed) return 8;
  if (overall === 'not_met') return 2;
  if (isFilteredOut) return 5;
  if (isForSome) return 7;
  if (isForLater || timing === 'probably_closed' || timing === 'too_late') return 6;
  return { unknown: 3, met: 4 }[overall];
};
