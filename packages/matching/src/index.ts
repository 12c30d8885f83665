export { type CompiledStudent, compileStudent, type Resolved } from './compile-student.ts';
export { ENGINE_VERSION } from './engine-version.ts';
export { type Evaluation, evaluate, type OutcomeCounts } from './evaluate.ts';
export { openQuestion } from './explain/open-question.ts';
export type { ReasonFact } from './explain/reason-fact.ts';
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
export { type NextDeadline, nextDeadline } from './next-deadline.ts';
export { type Milestone, planMilestones } from './plan-milestones.ts';
export { presentScholarship } from './present-scholarship.ts';
export { type Evaluated, evaluateAll, type Ranking, rankScholarships } from './rank-scholarships.ts';
export { recommendationFor } from './score.ts';
export type { Sentence } from './sentence.ts';
export { HIGH_SCORE, MEDIUM_SCORE } from './weights.ts';
