export {
  type AwardAnswer,
  answerAward,
  answerGuest,
  needsFieldNames,
} from './compiled-catalogue/answer-guest.ts';
export { compileCatalogue } from './compiled-catalogue/compile-catalogue.ts';
export type { CompiledCatalogue } from './compiled-catalogue/compiled-catalogue.ts';
export { readCatalogue } from './compiled-catalogue/read-catalogue.ts';
export { ENGINE_VERSION } from './engine-version.ts';
export { type Evaluation, evaluate, type OutcomeCounts } from './evaluate.ts';
export { nominatorOf } from './explain/nominator.ts';
export { documentsFor, type Milestone, planMilestones } from './explain/plan-milestones.ts';
export { presentScholarship } from './explain/present-scholarship.ts';
export type { ReasonFact } from './explain/reason-fact.ts';
export type { Sentence } from './explain/sentence.ts';
export { recordTips } from './explain/tips.ts';
export {
  type Columns,
  type ComparedStudents,
  compareStudents,
  createColumns,
  createStudentColumns,
  explainScan,
  matchColumns,
  matchingStudents,
  type PossibleChange,
  possibleChanges,
  removeRecord,
  type Standing,
  type StudentColumns,
  type StudentScan,
  scanColumns,
  scanStudents,
  setRecord,
  standingsOf,
} from './kernel/index.ts';
export { answerScan, type MatchAnswer } from './match-answer.ts';
export { type Explanation, explain, matchScholarship, toExplainedMatch } from './match-scholarship.ts';
export {
  explainRanking,
  type InSteps,
  type MatchOptions,
  type MatchResult,
  matchScholarships,
  type PageOptions,
} from './match-scholarships.ts';
export { type Evaluated, evaluateAll, type Ranking, rankScholarships } from './rank-scholarships.ts';
export { recommendationFor } from './score/score.ts';
export { isOver } from './score/timing.ts';
export { HIGH_SCORE, MEDIUM_SCORE } from './score/weights.ts';
export { type CompiledStudent, compileStudent, type Resolved } from './student/compile-student.ts';
