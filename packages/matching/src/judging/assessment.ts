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

/** Everything that a criterion may be judged by. */
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
  /** The demand is compared with a wish, not a fact: then even a hard one only ranks. */
  ranksOnly?: true;
}

/** One criterion kind: how its demand is worded, and how a student is judged by it. */
export interface CriterionRule<C extends Criterion = Criterion> {
  kind: C['kind'];
  /**
   * Every fact of a student that the rule, or the wish that it stands for, reads: students who are equal in these get the same verdict
   * from every demand of the kind. `undefined` differs from an empty list, because some rules tell them apart.
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

/** Not yet, but in the natural course of what the student studies or plans: an award for a later year of theirs, not for others. */
export const later = (have: string, residual: string): Assessment => {
  return { outcome: 'unknown', have, residual, fixable: 'later' };
};

/** Whether a verdict waits for a later year of the student. Nothing else that is unknown can be mended later only. */
export const isAhead = ({ outcome, fixable }: Pick<Verdict, 'outcome' | 'fixable'>): boolean =>
  outcome === 'unknown' && fixable === 'later';

/** Unknown although the student gave the fact: the record is unclear, or the two sides can't be compared. */
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
    residual: `To settle this, add ${FACTS[fact].label}.`,
    fixable: 'now',
    fact,
  };
};
