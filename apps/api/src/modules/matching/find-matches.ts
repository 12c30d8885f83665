import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Student } from '@laurel/domain';
import {
  compileStudent,
  type Evaluated,
  evaluateAll,
  explainRanking,
  rankScholarships,
} from '@laurel/matching';
import type { Catalogue } from '../scholarships/index.ts';
import type { StoredMatches } from './stored-matches.ts';

/** The most matches and "not eligible" ones kept for a student; the summary always counts all. */
const MATCHES_KEPT = 300;
const NOT_ELIGIBLE_KEPT = 60;
/** Scholarships judged before other work gets its turn; about 5 ms. */
const CHUNK = 250;

/** What a run passes through, as it happens. */
export type MatchingStage =
  | { name: 'checking'; done: number; total: number }
  | { name: 'ranking'; candidates: number }
  | { name: 'explaining'; matches: number };

/** Judges, ranks and explains the whole catalogue for one student, with pauses so that a server stays responsive. */
export const findMatches = async (
  catalogue: Catalogue,
  student: Student,
  today: string,
  onStage: (stage: MatchingStage) => Promise<void> = async () => {},
): Promise<StoredMatches> => {
  const compiled = compileStudent(student, today);
  const { records } = catalogue;
  const evaluated: Evaluated[] = [];
  for (const each of evaluateAll(records, compiled)) {
    evaluated.push(each);
    if (evaluated.length % CHUNK === 0) {
      await onStage({ name: 'checking', done: evaluated.length, total: records.length });
      await nextTurn();
    }
  }
  await onStage({ name: 'ranking', candidates: evaluated.length });
  const ranking = rankScholarships(evaluated);
  await nextTurn();
  await onStage({ name: 'explaining', matches: ranking.matches.length });
  const result = explainRanking(ranking, compiled, {
    limit: MATCHES_KEPT,
    notEligibleLimit: NOT_ELIGIBLE_KEPT,
  });
  return {
    matches: result.matches.map(({ criteria: _, ...match }) => match),
    generalTips: result.generalTips,
    summary: result.summary,
    notEligible: result.notEligible.map((match) => ({ ...match, eligible: false })),
    openQuestion: result.openQuestion,
    considered: records.length,
    closed: result.closed,
  };
};
