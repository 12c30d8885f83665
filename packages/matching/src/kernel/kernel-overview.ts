import { daysBetween, FACT_NAMES } from '@laurel/domain';
import { commonestOf, labelOf, WORKABLE } from '../explain/obstacles.ts';
import { topQuestion } from '../explain/open-question.ts';
import { type Overview, SOON_DAYS } from '../explain/overview.ts';
import type { Columns } from './columns.ts';
import type { Scan } from './scan-result.ts';
import { byScoreThenTies } from './select.ts';
import { NEAR, STATE } from './words.ts';

/** The counts of a scan as the overview of its ranking. */
export const overviewOfScan = (scan: Scan): Overview => {
  const { matches, nextRound, notEligible, closed, filteredOut, byScore, asksReference, settles, workable } =
    scan;
  const singles = new Map(WORKABLE.map((kind, at) => [labelOf({ kind }), workable[at + 1] ?? 0]));
  const present = new Map([...singles].filter(([, count]) => count > 0));
  return {
    matches,
    nextRound,
    notEligible,
    closed,
    filteredOut,
    scores: byScore,
    soon: soonOf(scan),
    asksReference,
    estimated: withStatus(scan, 'estimated'),
    unannounced: withStatus(scan, 'unknown'),
    workable: {
      count: [...present.values()].reduce((sum, count) => sum + count, 0),
      top: commonestOf(present),
    },
    obstacle: matches === 0 && notEligible > 0 ? obstacleOf(scan) : '',
    openQuestion: topQuestion(new Map(FACT_NAMES.map((fact, at) => [fact, settles[at] ?? 0]))),
  };
};

const withStatus = ({ tables, byDeadline }: Scan, status: string): number => {
  return tables.nextDeadlines.reduce(
    (sum, next, code) => sum + (next?.status === status ? (byDeadline[code] ?? 0) : 0),
    0,
  );
};

const soonOf = (scan: Scan): Overview['soon'] => {
  const { tables, byDeadline, matchRows, matches, columns } = scan;
  const { today } = tables.student;
  const dates = tables.nextDeadlines.map((next, code) =>
    byDeadline[code] && next?.date !== undefined && daysBetween(today, next.date) <= SOON_DAYS
      ? next.date
      : undefined,
  );
  const count = dates.reduce(
    (sum, date, code) => sum + (date === undefined ? 0 : (byDeadline[code] ?? 0)),
    0,
  );
  const date = dates.filter((each) => each !== undefined).sort()[0];
  if (date === undefined) return { count };
  const order = byScoreThenTies(scan);
  let best: number | undefined;
  for (const row of matchRows.subarray(0, matches)) {
    if (dates[columns.deadline[row] ?? 0] === date && (best === undefined || order(row, best) < 0))
      best = row;
  }
  const title = best === undefined ? '' : (columns.records[best]?.title ?? '');
  return { count, first: { title, date } };
};

/** What closes the most rows; each kind counts once a row. Only where nothing matches, so it may take its time. */
const obstacleOf = ({ columns, tables, state, oversize }: Scan): string => {
  const counts = new Map<string, number>();
  state.forEach((each, row) => {
    if (each !== STATE.notEligible) return;
    const labels = new Set<string>();
    const start = columns.start[row] ?? 0;
    for (const code of columns.units.subarray(start, start + (columns.count[row] ?? 0))) {
      if (((tables.near[code] ?? 0) & NEAR.failed) > 0) addLabels(labels, columns, code);
    }
    for (const unit of oversize.get(row)?.units ?? []) {
      if (unit.strength !== 'hard' || unit.outcome !== 'not_met') continue;
      for (const { criterion } of unit.members) labels.add(labelOf(criterion));
    }
    for (const label of labels) counts.set(label, (counts.get(label) ?? 0) + 1);
  });
  return commonestOf(counts);
};

const addLabels = (labels: Set<string>, { unitValues }: Columns, code: number): void => {
  for (const criterion of unitValues.values[code]?.members ?? []) labels.add(labelOf(criterion));
};
