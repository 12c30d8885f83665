import type { ExplainedMatch, Match, MatchSummary, OnlyForSome, OpenQuestion } from '@laurel/domain';
import { explainScan } from './kernel/match-columns.ts';
import { type PossibleChange, possibleChanges } from './kernel/possible-changes.ts';
import type { Scan } from './kernel/scan-result.ts';
import type { InSteps } from './match-scholarships.ts';

/** The most of each list that an answer holds; its counts are always over all. */
const LIMITS = { limit: 300, nextRoundLimit: 60, notEligibleLimit: 60 };

/** All that a student is told at once: the same from the server and on a guest's own device. */
export interface MatchAnswer {
  matches: Match[];
  sharedReasons: string[];
  nextRound: Match[];
  nextRoundTotal: number;
  generalTips: string[];
  summary: MatchSummary;
  notEligible: (ExplainedMatch & { eligible: false })[];
  openQuestion: OpenQuestion | null;
  onlyForSome: OnlyForSome[];
  waiting: number;
  whatIf: PossibleChange[];
  considered: number;
  closed: number;
  /** Left out because the student said "Not for me". */
  dismissed: number;
}

export function* answerScan(scan: Scan): InSteps<MatchAnswer> {
  const whatIf = possibleChanges(scan);
  yield;
  const result = yield* explainScan(scan, LIMITS);
  return {
    matches: result.matches.map(({ criteria: _, ...match }) => match),
    sharedReasons: result.sharedReasons,
    nextRound: result.nextRound.map(({ criteria: _, ...match }) => match),
    nextRoundTotal: result.nextRoundTotal,
    generalTips: result.generalTips,
    summary: result.summary,
    notEligible: result.notEligible.map((match) => ({ ...match, eligible: false as const })),
    openQuestion: result.openQuestion,
    onlyForSome: result.onlyForSome,
    waiting: result.waiting,
    whatIf,
    considered: scan.columns.rowOf.size,
    closed: result.closed,
    dismissed: result.dismissed,
  };
}
