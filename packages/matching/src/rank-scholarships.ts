import type { NextDeadline, ScholarshipRecord } from '@laurel/domain';
import { type Evaluation, evaluate } from './evaluate.ts';
import type { Unit } from './judging/alternatives.ts';
import { isOpenAndDecisive } from './score/eligibility.ts';
import { isOver } from './score/timing.ts';
import { TAIL } from './score/weights.ts';
import type { CompiledStudent } from './student/compile-student.ts';

export interface Evaluated {
  record: ScholarshipRecord;
  evaluation: Evaluation;
}

export interface Ranking {
  /** Best first. */
  matches: Evaluated[];
  /** Open to the student, but the round of now is over, or they can ask only in a later year; best first. */
  nextRound: Evaluated[];
  /** Near misses first. */
  notEligible: Evaluated[];
  /** How many were left out because their deadline has passed. */
  closed: number;
  /** Awards for few that wait for the student to say that they are one of them; in no order. */
  onlyForSome: Evaluated[];
  /** How many were left out because the student asked for need-based awards only. */
  filteredOut: number;
  /** How many were left out because the student said "Not for me". */
  dismissed: number;
  /** How many were left out because they are another than asked for, or leave too much open beside better ones. */
  tooOpen: number;
  /** How many of these only an untold citizenship or residence keeps out. */
  heldOut: number;
}

/** Evaluates one record at a time, so that a caller can pause, report progress or stop between any two. */
export function* evaluateAll(
  records: Iterable<ScholarshipRecord>,
  student: CompiledStudent,
): Generator<Evaluated, void, undefined> {
  for (const record of records) yield { record, evaluation: evaluate(record, student) };
}

/** Sorts evaluated scholarships into matches, those that are not open to the student, and closed ones. */
export const rankScholarships = (evaluated: Iterable<Evaluated>): Ranking => {
  const ranking: Ranking = {
    matches: [],
    nextRound: [],
    notEligible: [],
    onlyForSome: [],
    closed: 0,
    filteredOut: 0,
    dismissed: 0,
    tooOpen: 0,
    heldOut: 0,
  };
  for (const each of evaluated) {
    if (each.evaluation.deadline.status === 'closed') ranking.closed += 1;
    else if (each.evaluation.isDismissed) ranking.dismissed += 1;
    else if (each.evaluation.isFilteredOut) ranking.filteredOut += 1;
    else if (each.evaluation.overall === 'not_met') ranking.notEligible.push(each);
    else if (isLater(each.evaluation) && each.evaluation.fit.isMismatch) ranking.tooOpen += 1;
    else if (each.evaluation.isForSome) ranking.onlyForSome.push(each);
    else if (isForNextRound(each.evaluation)) ranking.nextRound.push(each);
    else ranking.matches.push(each);
  }
  const listed = withoutTail(ranking.matches);
  ranking.heldOut = countHeldOut(ranking.matches, listed);
  ranking.tooOpen += ranking.matches.length - listed.length;
  ranking.matches = listed.sort(byScore);
  ranking.nextRound.sort(byScore);
  ranking.notEligible.sort(byNearness);
  return ranking;
};

/** The round of now is over, or is not one for the student yet. */
export const isForNextRound = ({ isForLater, timing }: Pick<Evaluation, 'isForLater' | 'timing'>): boolean =>
  isForLater || isOver(timing);

/** Outside the list of matches, whatever its score. */
const isLater = (evaluation: Evaluation): boolean => evaluation.isForSome || isForNextRound(evaluation);

const countHeldOut = (matches: readonly Evaluated[], listed: readonly Evaluated[]): number => {
  const kept = new Set(listed);
  return matches.filter(
    (each) => !kept.has(each) && isHeldBack(each.evaluation) && isOnlyHeldOut(each.evaluation),
  ).length;
};

const isOnlyHeldOut = ({ fit, scoreOnceTold }: Evaluation): boolean =>
  !fit.isMismatch && scoreOnceTold >= TAIL.decisive;

const withoutTail = (matches: Evaluated[]): Evaluated[] => {
  const hasBetter = matches.some(({ evaluation }) => evaluation.score >= TAIL.beside);
  return matches.filter(
    ({ evaluation: { overall, score, scoreOnceTold, fit, units } }) =>
      !fit.isMismatch &&
      !(hasBetter && isTail(overall === 'unknown', units.some(isOpenAndDecisive), score, scoreOnceTold)),
  );
};

/** An untold citizenship or residence holds it back. */
export const isHeldBack = ({ score, scoreOnceTold }: Pick<Evaluation, 'score' | 'scoreOnceTold'>): boolean =>
  score < scoreOnceTold;

/** Whether a match is left out where there is a better one. What is another than asked for, or made for others, is no match at all. */
export const isTail = (
  isOpen: boolean,
  isDecisive: boolean,
  score: number,
  onceTold: number = score,
): boolean => isHeldOut(score, onceTold) || (isOpen && onceTold < (isDecisive ? TAIL.decisive : TAIL.open));

/** Whether an untold citizenship or residence holds a match back that would be no strong one once told. */
export const isHeldOut = (score: number, onceTold: number): boolean =>
  score < onceTold && onceTold < TAIL.untold;

/** Score, then the sooner deadline (unknown last), then title, then id; the same order on every machine. */
const byScore = (a: Evaluated, b: Evaluated): number => {
  return b.evaluation.score - a.evaluation.score || tieOrder(a, b);
};

const byNearness = (a: Evaluated, b: Evaluated): number => {
  return (
    a.evaluation.hard.not_met - b.evaluation.hard.not_met ||
    leastFixable(a.evaluation) - leastFixable(b.evaluation) ||
    byScore(a, b)
  );
};

const FIXABLE_ORDER = ['now', 'later', 'never'];

/** How far off the hardest of the failed demands is. */
const leastFixable = ({ units }: Evaluation): number => {
  const failed = units.filter(({ strength, outcome }) => strength === 'hard' && outcome === 'not_met');
  return Math.max(0, ...failed.map(fixableRank));
};

/** 0 when a failed demand can be met now, 1 later, 2 never; among alternatives the easiest counts. */
export const fixableRank = ({ members }: Unit): number => {
  return Math.min(...members.map(({ verdict }) => FIXABLE_ORDER.indexOf(verdict.fixable ?? 'never')));
};

const tieOrder = (a: Evaluated, b: Evaluated): number => {
  return (
    codeUnits(deadlineOrder(a.evaluation.deadline), deadlineOrder(b.evaluation.deadline)) ||
    codeUnits(a.record.title, b.record.title) ||
    codeUnits(a.record.id, b.record.id)
  );
};

/** After every calendar date. */
const NO_DATE = '~';

/** Compared by code unit, the sooner deadline comes first. */
export const deadlineOrder = ({ date, span }: NextDeadline): string => {
  return date ?? span?.last ?? NO_DATE;
};

export const codeUnits = (a: string, b: string): number => {
  if (a === b) return 0;
  return a < b ? -1 : 1;
};
