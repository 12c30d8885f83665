import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Student } from '@laurel/domain';
import { compileStudent, explainScan, possibleChanges, scanColumns } from '@laurel/matching';
import type { Catalogue } from '../catalogue/index.ts';
import type { StoredMatches } from './stored-matches.ts';

/** The most matches and "not eligible" ones kept for a student; the summary always counts all. */
const MATCHES_KEPT = 300;
const NOT_ELIGIBLE_KEPT = 60;

/** What a run passes through, as it happens. */
export type MatchingStage =
  | { name: 'checking'; done: number; total: number }
  | { name: 'explaining'; matches: number };

/** Judges, ranks and explains the whole catalogue for one student; other work gets its turn in between. */
export const findMatches = async (
  catalogue: Catalogue,
  student: Student,
  today: string,
  onStage: (stage: MatchingStage) => Promise<void> = async () => {},
): Promise<StoredMatches> => {
  const total = catalogue.matched.length;
  await onStage({ name: 'checking', done: 0, total });
  const scan = scanColumns(await catalogue.columns(), compileStudent(student, today));
  const whatIf = possibleChanges(scan);
  await nextTurn();
  await onStage({ name: 'explaining', matches: scan.matches });
  const result = explainScan(scan, { limit: MATCHES_KEPT, notEligibleLimit: NOT_ELIGIBLE_KEPT });
  return {
    matches: result.matches.map(({ criteria: _, ...match }) => match),
    generalTips: result.generalTips,
    summary: result.summary,
    notEligible: result.notEligible.map((match) => ({ ...match, eligible: false })),
    openQuestion: result.openQuestion,
    whatIf,
    considered: total,
    closed: result.closed,
  };
};
