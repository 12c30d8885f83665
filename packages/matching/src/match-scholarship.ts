import type { ExplainedMatch, ScholarshipRecord } from '@laurel/domain';
import { contextOf, type Evaluation, evaluate } from './evaluate.ts';
import { gapsFor } from './explain/gaps.ts';
import { presentScholarship } from './explain/present-scholarship.ts';
import type { ReasonFact } from './explain/reason-fact.ts';
import { reasonsFor } from './explain/reasons.ts';
import { tipsFor } from './explain/tips.ts';
import { laterWords, type Unit } from './judging/alternatives.ts';
import { openGates } from './score/eligibility.ts';
import { fitValue, recommendationFor } from './score/score.ts';
import { timingText } from './score/timing.ts';
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
  const { score, eligibility, units, fit, timing, round } = evaluation;
  const { opens, closes } = round;
  return {
    scholarshipId: record.id,
    matchScore: score,
    matchReasons: texts(reasons),
    applicationTips: texts(tips),
    eligibilityGaps: texts(gaps),
    recommendationLevel: recommendationFor(score),
    eligibility,
    open: openGates(units).flatMap(openWords),
    fit: Math.round(fitValue(fit) * 100) / 100,
    timing,
    round: {
      ...(opens === undefined ? {} : { opens }),
      ...(closes === undefined ? {} : { closes }),
      text: [evaluation.isForLater ? laterWords(units) : '', timingText(timing, record, round, student)]
        .filter(Boolean)
        .join(' '),
    },
    scholarship: presentScholarship(record, student.today),
    criteria: evaluation.verdicts,
  };
};

/** The demands of a gate that are open, in words. */
const openWords = ({ members }: Unit): string[] =>
  members.flatMap(({ verdict }) => (verdict.outcome === 'unknown' ? [verdict.required] : []));

const texts = (facts: readonly ReasonFact[]): string[] => {
  return [...new Set(facts.map(({ text }) => text))];
};
