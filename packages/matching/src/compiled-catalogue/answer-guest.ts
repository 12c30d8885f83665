import type { CalendarDay, Criterion, ExplainedMatch, Student } from '@laurel/domain';
import { isToldField } from '@laurel/taxonomies';
import type { Columns } from '../kernel/columns.ts';
import { scanColumns } from '../kernel/match-columns.ts';
import { answerScan, type MatchAnswer } from '../match-answer.ts';
import { matchScholarship } from '../match-scholarship.ts';
import { runToEnd } from '../match-scholarships.ts';
import { compileStudent } from '../student/compile-student.ts';

/** Whether fields are named that the list of fields does not have: to read them, `loadFieldNames` must have ended. */
export const needsFieldNames = ({ preferences, profile }: Student): boolean => {
  const inDegrees = (profile.degrees ?? []).flatMap(({ field }) => field ?? []);
  return [...preferences.fieldsOfStudy, ...inDegrees].some((name) => !isToldField(name));
};

/** What a guest is told from the columns of a compiled catalogue: the answer of the server, without tips, which rest on what was left out. */
export const answerGuest = (columns: Columns, student: Student, today: CalendarDay): MatchAnswer => {
  const answer = runToEnd(answerScan(scanColumns(columns, compileStudent(student, today))));
  const withoutTips = <T extends { applicationTips: string[] }>(matches: T[]): T[] =>
    matches.map((match) => ({ ...match, applicationTips: [] }));
  return {
    ...answer,
    matches: withoutTips(answer.matches),
    nextRound: withoutTips(answer.nextRound),
    notEligible: withoutTips(answer.notEligible),
  };
};

/** One award against a guest's facts, with the conditions that it was judged by. */
export interface AwardAnswer {
  match: ExplainedMatch;
  conditions: readonly Criterion[];
}

/**
 * The verdict on one award, whether it stands in the list or not; undefined when the catalogue has no award of this id. Without evidence: of
 * the lines a compiled catalogue has only a mark.
 */
export const answerAward = (
  columns: Columns,
  id: string,
  student: Student,
  today: CalendarDay,
): AwardAnswer | undefined => {
  const record = columns.records[columns.rowOf.get(id) ?? -1];
  if (record === undefined) return undefined;
  const match = matchScholarship(record, compileStudent(student, today));
  const criteria = match.criteria.map((verdict) => ({ ...verdict, evidence: [] }));
  return { match: { ...match, criteria }, conditions: record.criteria };
};
