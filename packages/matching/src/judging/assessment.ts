import {
  type Criterion,
  FACTS,
  type FactName,
  type NextDeadline,
  type Outcome,
  type ScholarshipRecord,
  type UnknownReason,
  type Verdict,
} from '@laurel/domain';
import type { Sentence } from '../explain/sentence.ts';
import type { CompiledStudent } from '../student/compile-student.ts';

/** All that one criterion may be judged by. */
export interface MatchContext {
  student: CompiledStudent;
  record: ScholarshipRecord;
  /** Places of study; empty when unknown or anywhere. */
  hosts: readonly string[];
  deadline: NextDeadline;
}

/** What a criterion kind says about one student: a verdict without the parts that every kind shares. */
export interface Assessment {
  outcome: Exclude<Outcome, 'not_applicable'>;
  why?: UnknownReason;
  have: string;
  residual?: string;
  fixable?: NonNullable<Verdict['fixable']>;
  fact?: FactName;
  /** The demand is set against a wish, not a fact: even a hard one then only ranks. */
  ranksOnly?: true;
}

/** One criterion kind: how its demand reads, and how a student stands to it. */
export interface CriterionRule<C extends Criterion = Criterion> {
  kind: C['kind'];
  /**
   * All that the rule, or a wish that it speaks for, reads of a student: students who are equal in it get the same from every demand of
   * the kind. `undefined` and an empty list are different, as some rules make it.
   */
  reads(student: CompiledStudent): unknown;
  /** What the scholarship requires, as a phrase that stands on its own. */
  required(criterion: C, context: MatchContext): string;
  assess(criterion: C, context: MatchContext): Assessment;
  /** Why a met criterion speaks for the match, naming both sides; `have` is the student's side of the verdict. */
  reason(criterion: C, have: string, context: MatchContext): Sentence;
}

export const NOT_GIVEN = 'not given';

export const met = (have: string): Assessment => {
  return { outcome: 'met', have };
};

export const notMet = (
  have: string,
  fixable: NonNullable<Assessment['fixable']>,
  residual?: string,
): Assessment => {
  return { outcome: 'not_met', have, fixable, ...(residual === undefined ? {} : { residual }) };
};

/** Unknown although the student's fact is there: the record's words or the two sides don't settle it. */
export const unsettled = (
  why: Exclude<UnknownReason, 'profile_missing'>,
  have: string,
  residual?: string,
): Assessment => {
  return { outcome: 'unknown', why, have, ...(residual === undefined ? {} : { residual }) };
};

/** Unknown because the student has not given a fact. */
export const missing = (fact: FactName, have: string = NOT_GIVEN): Assessment => {
  return {
    outcome: 'unknown',
    why: 'profile_missing',
    have,
    residual: `Add ${FACTS[fact].label} to settle this.`,
    fixable: 'now',
    fact,
  };
};
