export { type Milestone, planMilestones } from './deadline/plan-milestones.ts';
/** Part of the key of every stored match: raise it whenever a verdict, score, order or wording can change. */
export const ENGINE_VERSION = '1.6.0';
export { type Evaluation, evaluate, type OutcomeCounts } from './evaluate.ts';
export { openQuestion } from './explain/open-question.ts';
export { presentScholarship } from './explain/present-scholarship.ts';
export type { ReasonFact } from './explain/reason-fact.ts';
export type { Sentence } from './explain/sentence.ts';
export { recordTips } from './explain/tips.ts';
export { type Columns, createColumns, removeRecord, setRecord } from './kernel/columns.ts';
export { explainScan, matchColumns, type Ranked, rankColumns, scanColumns } from './kernel/match-columns.ts';
export { bestStudents, type StudentScan, scanStudents } from './kernel/match-students.ts';
export { type PossibleChange, possibleChanges } from './kernel/possible-changes.ts';
export { type Standing, standingsOf } from './kernel/standings.ts';
export { createStudentColumns, type StudentColumns } from './kernel/student-columns.ts';
export { type Explanation, explain, matchScholarship, toExplainedMatch } from './match-scholarship.ts';
export {
  explainRanking,
  type MatchOptions,
  type MatchResult,
  matchScholarships,
  type PageOptions,
} from './match-scholarships.ts';
export { type Evaluated, evaluateAll, type Ranking, rankScholarships } from './rank-scholarships.ts';
export { recommendationFor } from './score/score.ts';
export { HIGH_SCORE, MEDIUM_SCORE } from './score/weights.ts';
export { type CompiledStudent, compileStudent, type Resolved } from './student/compile-student.ts';
