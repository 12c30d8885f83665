import type { ScholarshipRecord } from '@laurel/domain';
import { type Evaluation, evaluate } from '../evaluate.ts';
import { MAX_BEST } from '../explain/open-question.ts';
import {
  explainPage,
  type InSteps,
  type MatchResult,
  mapInSteps,
  type PageOptions,
  runToEnd,
} from '../match-scholarships.ts';
import type { Evaluated } from '../rank-scholarships.ts';
import type { CompiledStudent } from '../student/compile-student.ts';
import type { Columns } from './columns.ts';
import { overviewOfScan } from './kernel-overview.ts';
import { scan } from './scan.ts';
import type { Scan } from './scan-result.ts';
import { bestMatches, bestOfNextRound, nearestMisses } from './select.ts';
import { compileTables } from './tables.ts';
import { STATE } from './words.ts';

/** Judges and scores every scholarship of the columns for one student; what it gives is explained a page at a time. */
export const scanColumns = (columns: Columns, student: CompiledStudent): Scan => {
  return scan(columns, compileTables(columns, student));
};

/** What `explainRanking` gives for the same records: only the page is evaluated and worded one by one. */
export function* explainScan(result: Scan, page: PageOptions = {}): InSteps<MatchResult> {
  const { columns, tables } = result;
  const evaluated = (rows: readonly number[]): InSteps<Evaluated[]> =>
    mapInSteps(recordsOf(columns, rows), (record) => ({
      record,
      evaluation: evaluate(record, tables.student),
    }));
  const { limit = result.matches } = page;
  const { matches, nextRound, notEligible } = pageOf(result, { ...page, limit: Math.max(limit, MAX_BEST) });
  const best = yield* evaluated(matches);
  return yield* explainPage(
    {
      matches: best.slice(0, limit),
      nextRound: yield* evaluated(nextRound),
      notEligible: yield* evaluated(notEligible),
    },
    overviewOfScan(result, best.slice(0, MAX_BEST)),
    tables.student,
  );
}

/** What `matchScholarships` gives for the same records, by way of columns. */
export const matchColumns = (
  columns: Columns,
  student: CompiledStudent,
  page: PageOptions = {},
): MatchResult => {
  return runToEnd(explainScan(scanColumns(columns, student), page));
};

const pageOf = (
  result: Scan,
  {
    limit = result.matches,
    nextRoundLimit = result.nextRound,
    notEligibleLimit = result.notEligible,
  }: PageOptions,
): Record<'matches' | 'nextRound' | 'notEligible', number[]> => ({
  matches: bestMatches(result, limit),
  nextRound: bestOfNextRound(result, nextRoundLimit),
  notEligible: nearestMisses(result, notEligibleLimit),
});

const recordsOf = ({ records }: Columns, rows: readonly number[]): ScholarshipRecord[] => {
  return rows.flatMap((row) => records[row] ?? []);
};

/** What a row came to; for rows that are open and neither matches nor wait for a few, not eligible. */
export const overallOf = ({ state }: Scan, row: number): Evaluation['overall'] => {
  if (state[row] === STATE.notEligible) return 'not_met';
  return state[row] === STATE.met ? 'met' : 'unknown';
};
