import type { ExplainedMatch, ScholarshipRecord } from '@laurel/domain';
import { contextOf, type Evaluation, evaluate } from './evaluate.ts';
import { gapsFor } from './explain/gaps.ts';
import { presentScholarship } from './explain/present-scholarship.ts';
import type { ReasonFact } from './explain/reason-fact.ts';
import { reasonsFor } from './explain/reasons.ts';
import { tipsFor } from './explain/tips.ts';
import { recommendationFor } from './score/score.ts';
import type { CompiledStudent } from './student/compile-student.ts';

/** Every sentence of an explanation with what it rests on. */
export interface Explanation {
  reasons: ReasonFact[];
  tips: ReasonFact[];
  gaps: ReasonFact[];
}

/** Judges and explains one scholarship, whatever the verdict; an expired one is explained too. */
export const matchScholarship = (record: ScholarshipRecord, student: CompiledStudent): ExplainedMatch => {
  return toExplainedMatch(record, student, evaluate(record, student));
};

export const explain = (
  record: ScholarshipRecord,
  student: CompiledStudent,
  evaluation: Evaluation,
): Explanation => {
  const context = contextOf(record, student);
  return {
    reasons: reasonsFor(context, evaluation),
    tips: tipsFor(context, evaluation),
    gaps: gapsFor(context, evaluation),
  };
};

export const toExplainedMatch = (
  record: ScholarshipRecord,
  student: CompiledStudent,
  evaluation: Evaluation,
): ExplainedMatch => {
  const { reasons, tips, gaps } = explain(record, student, evaluation);
  return {
    scholarshipId: record.id,
    matchScore: evaluation.score,
    matchReasons: texts(reasons),
    applicationTips: texts(tips),
    eligibilityGaps: texts(gaps),
    recommendationLevel: recommendationFor(evaluation.score),
    scholarship: presentScholarship(record, evaluation.deadline),
    criteria: evaluation.verdicts,
  };
};

const texts = (facts: readonly ReasonFact[]): string[] => {
  return [...new Set(facts.map(({ text }) => text))];
};
