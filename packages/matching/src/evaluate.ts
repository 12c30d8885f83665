import {
  type Criterion,
  type Eligibility,
  type NextDeadline,
  nextDeadline,
  type Outcome,
  type Round,
  roundOf,
  type ScholarshipRecord,
  type Timing,
  type Verdict,
} from '@laurel/domain';
import { hostCodes } from './comparing/hosts.ts';
import { toUnits, type Unit, waitsForLater } from './judging/alternatives.ts';
import type { MatchContext } from './judging/assessment.ts';
import { judgeCriterion } from './judging/judge-criterion.ts';
import { isForSome } from './judging/questions.ts';
import { ceilingOf, eligibilityOf } from './score/eligibility.ts';
import { type Fit, fitOf } from './score/fit.ts';
import { isEvidenced, isOutdated } from './score/is-authored.ts';
import { scoreOf } from './score/score.ts';
import { timingOf } from './score/timing.ts';
import { CEILING } from './score/weights.ts';
import { isFilteredOut } from './score/wishes.ts';
import type { CompiledStudent } from './student/compile-student.ts';

/** How many demands have each outcome; alternatives count as one. */
export type OutcomeCounts = Record<Outcome, number>;

export interface Evaluation {
  /** One verdict per criterion, in the record's order. */
  verdicts: Verdict[];
  /** Demands as they count: alternatives of one name are one. */
  units: Unit[];
  /** Kleene "all" over the hard demands: `not_met` is not eligible, `unknown` may be. What waits for an answer is unknown. */
  overall: 'met' | 'not_met' | 'unknown';
  hard: OutcomeCounts;
  /** Preferred criteria. */
  soft: OutcomeCounts;
  deadline: NextDeadline;
  /** The student asked for awards of another sort: it is in no list. */
  isFilteredOut: boolean;
  /** The student said "Not for me": it is in no list. */
  isDismissed: boolean;
  eligibility: Eligibility;
  /** It is for few, and the student has not said to be one of them: it waits outside the matches. */
  isForSome: boolean;
  /** Nothing rules it out, and it can be asked for in a later year of the student's only: it stands with the next rounds. */
  isForLater: boolean;
  fit: Fit;
  timing: Timing;
  round: Round;
  /** 0 to 100. */
  score: number;
  /** The score but for what an untold citizenship or residence holds back; higher than `score` where it does. */
  scoreOnceTold: number;
}

/** Judges one scholarship for one student: the specification that any faster evaluation has to equal. */
export const evaluate = (record: ScholarshipRecord, student: CompiledStudent): Evaluation => {
  const context = contextOf(record, student);
  const { deadline } = context;
  const { criteria } = record;
  const judged = criteria.map((criterion) => ({
    criterion,
    verdict: judgeCriterion(criterion, context),
  }));
  const units = toUnits(judged);
  const hard = countOutcomes(units, 'hard');
  const fit = fitOf(context, units);
  const eligibility = eligibilityOf(
    units,
    fit.wishes,
    isEvidenced(record) && !isOutdated(record, student.today),
  );
  const round = roundOf(record, student.today);
  const timing = timingOf(record, round, student);
  const waits = hard.not_met === 0 && units.some((unit) => isForSome(unit, student));
  return {
    verdicts: verdictsOf(criteria, units),
    units,
    overall: hard.not_met > 0 ? 'not_met' : hard.unknown > 0 || waits ? 'unknown' : 'met',
    hard,
    soft: countOutcomes(units, 'preferred'),
    deadline,
    isFilteredOut: isFilteredOut(student, units),
    isDismissed: student.dismissed.has(record.id),
    eligibility,
    isForSome: waits,
    isForLater: hard.not_met === 0 && units.some(waitsForLater),
    fit,
    timing,
    round,
    score: scoreOf(ceilingOf(eligibility, units, student), fit, timing),
    scoreOnceTold: scoreOf(CEILING[eligibility], fit, timing),
  };
};

/** What every part of an evaluation and of its explanation reads. */
export const contextOf = (record: ScholarshipRecord, student: CompiledStudent): MatchContext => {
  return {
    student,
    record,
    hosts: hostCodes(record),
    deadline: nextDeadline(record, student.today),
  };
};

/** The verdicts as the units have them, in the order of the record's criteria. */
const verdictsOf = (criteria: readonly Criterion[], units: readonly Unit[]): Verdict[] => {
  const members = units.flatMap((unit) => unit.members);
  if (units.length === criteria.length) return members.map(({ verdict }) => verdict);
  const byCriterion = new Map(members.map(({ criterion, verdict }) => [criterion, verdict]));
  return criteria.flatMap((criterion) => byCriterion.get(criterion) ?? []);
};

const countOutcomes = (units: readonly Unit[], strength: Unit['strength']): OutcomeCounts => {
  const counts: OutcomeCounts = { met: 0, not_met: 0, unknown: 0, not_applicable: 0 };
  for (const unit of units) if (unit.strength === strength) counts[unit.outcome] += 1;
  return counts;
};
