import { daysBetween, type MatchSummary, type OnlyForSome, type OpenQuestion } from '@laurel/domain';
import { questionsForSome } from '../judging/questions.ts';
import { type Evaluated, isHeldBack, type Ranking } from '../rank-scholarships.ts';
import { SCORE_STEPS } from '../score/score.ts';
import { HIGH_SCORE, MEDIUM_SCORE } from '../score/weights.ts';
import type { CompiledStudent } from '../student/compile-student.ts';
import { commonestObstacle, workableMisses } from './obstacles.ts';
import { askForSome } from './only-for-some.ts';
import { MAX_BEST, nextQuestion } from './open-question.ts';
import { asksReference } from './referees.ts';

/** Deadlines within this many days are mentioned. */
export const SOON_DAYS = 30;

/** Counts over a whole ranking: all that the summary and the general tips say. */
export interface Overview {
  matches: number;
  /** Open to the student, but the round of now is over. */
  nextRound: number;
  notEligible: number;
  closed: number;
  /** Left out because the student asked for need-based awards only. */
  filteredOut: number;
  /** Left out because the student said "Not for me". */
  dismissed: number;
  /** Left out because too much of them is open beside better ones. */
  tooOpen: number;
  /** Matches by score in tenths: 1,001 counts. */
  scores: ArrayLike<number>;
  /** What the general tips on the best matches say. */
  best: BestOverview;
  /** Not eligible for one condition only, and one that can be worked on. */
  workable: { count: number; top: string };
  /** What closes the most scholarships; empty when there are matches or no misses. */
  obstacle: string;
  openQuestion: OpenQuestion | null;
  onlyForSome: OnlyForSome[];
  /** Scholarships that wait for the answer to one of these. */
  waiting: number;
}

/** Counts over the best matches. */
export interface BestOverview {
  /** `TIP_MATCHES`, or fewer. */
  of: number;
  /** Those with a known day within `SOON_DAYS`, and the first of them: the best ranked of the earliest day. */
  soon: { count: number; first?: { title: string; date: string } };
  asksReference: number;
  estimated: number;
  unannounced: number;
}

/** General tips are drawn from so many of the best matches: whose round is over is none of them. */
const TIP_MATCHES = 20;

/** @param ranked matches, best first */
export const bestOverviewOf = (ranked: readonly Evaluated[], today: string): BestOverview => {
  const best = ranked.slice(0, TIP_MATCHES);
  const withStatus = (status: string) =>
    best.filter(({ evaluation: { deadline } }) => deadline.status === status).length;
  return {
    of: best.length,
    soon: soonOf(best, today),
    asksReference: best.filter(({ record }) => asksReference(record)).length,
    estimated: withStatus('estimated'),
    unannounced: withStatus('unknown'),
  };
};

export const overviewOf = (ranking: Ranking, student: CompiledStudent): Overview => {
  const { matches, nextRound, notEligible, closed, filteredOut, dismissed, tooOpen } = ranking;
  const { state, unasked, ...asked } = askForSome(
    ranking.onlyForSome.map(({ evaluation: { score, units } }) => ({
      score,
      questions: units.flatMap((unit) => questionsForSome(unit, student)),
    })),
    student,
  );
  const scores = new Array<number>(100 * SCORE_STEPS + 1).fill(0);
  for (const { evaluation } of matches) {
    const step = Math.round(evaluation.score * SCORE_STEPS);
    scores[step] = (scores[step] ?? 0) + 1;
  }
  return {
    matches: matches.length,
    nextRound: nextRound.length,
    notEligible: notEligible.length,
    closed,
    filteredOut,
    dismissed,
    tooOpen: tooOpen + unasked,
    scores,
    best: bestOverviewOf(matches, student.today),
    workable: workableMisses(notEligible),
    obstacle: matches.length === 0 && notEligible.length > 0 ? commonestObstacle(notEligible) : '',
    openQuestion: nextQuestion(
      {
        best: matches.slice(0, MAX_BEST),
        heldBack: matches.filter(({ evaluation }) => isHeldBack(evaluation)).length,
        heldOut: ranking.heldOut,
        matches: matches.length,
        state,
      },
      student,
    ),
    ...asked,
  };
};

const soonOf = (matches: readonly Evaluated[], today: string): BestOverview['soon'] => {
  const dated = matches.flatMap(({ record, evaluation: { deadline } }) =>
    deadline.date !== undefined && daysBetween(today, deadline.date) <= SOON_DAYS
      ? [{ title: record.title, date: deadline.date }]
      : [],
  );
  const first = dated.sort((a, b) => (a.date === b.date ? 0 : a.date < b.date ? -1 : 1))[0];
  return { count: dated.length, ...(first === undefined ? {} : { first }) };
};

export const summarise = ({ matches, scores }: Overview): MatchSummary => {
  let [highMatches, lowMatches, sum] = [0, 0, 0];
  for (let step = 0; step < scores.length; step += 1) {
    const count = scores[step] ?? 0;
    const score = step / SCORE_STEPS;
    sum += score * count;
    if (score >= HIGH_SCORE) highMatches += count;
    if (score < MEDIUM_SCORE) lowMatches += count;
  }
  return {
    totalMatches: matches,
    highMatches,
    mediumMatches: matches - highMatches - lowMatches,
    lowMatches,
    averageScore: matches === 0 ? 0 : Math.round((sum / matches) * 10) / 10,
  };
};
