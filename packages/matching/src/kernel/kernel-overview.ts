import type { Question } from '@laurel/domain';
import { commonestOf, labelOf, WORKABLE } from '../explain/obstacles.ts';
import { askForSome } from '../explain/only-for-some.ts';
import { nextQuestion } from '../explain/open-question.ts';
import { bestOverviewOf, type Overview } from '../explain/overview.ts';
import { questionsForSome } from '../judging/questions.ts';
import type { Evaluated } from '../rank-scholarships.ts';
import type { Columns } from './columns.ts';
import { judgeUnit, UnitContext } from './judge-unit.ts';
import type { Scan } from './scan-result.ts';
import { NEAR, STATE } from './words.ts';

/** The counts of a scan as the overview of its ranking; `best` are its best matches. */
export const overviewOfScan = (scan: Scan, best: readonly Evaluated[]): Overview => {
  const { matches, nextRound, notEligible, closed, filteredOut, dismissed, tooOpen } = scan;
  const { byScore, workable, heldBack, heldOut } = scan;
  const { state, unasked, ...asked } = askForSome(waitingOf(scan), scan.tables.student);
  const singles = new Map(WORKABLE.map((kind, at) => [labelOf({ kind }), workable[at + 1] ?? 0]));
  const present = new Map([...singles].filter(([, count]) => count > 0));
  return {
    matches,
    nextRound,
    notEligible,
    closed,
    filteredOut,
    dismissed,
    tooOpen: tooOpen + unasked,
    scores: byScore,
    best: bestOverviewOf(best, scan.tables.student.today),
    workable: {
      count: [...present.values()].reduce((sum, count) => sum + count, 0),
      top: commonestOf(present),
    },
    obstacle: matches === 0 && notEligible > 0 ? obstacleOf(scan) : '',
    openQuestion: nextQuestion({ best, heldBack, heldOut, matches, state }, scan.tables.student),
    ...asked,
  };
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

/** The rows that wait for the student to be one of few, with their questions; every distinct unit is judged once. */
const waitingOf = ({
  columns,
  tables,
  someRows,
  score,
  oversize,
}: Scan): { score: number; questions: Question[] }[] => {
  const { student, near } = tables;
  const byCode = new Map<number, Question[]>();
  const questionsOf = (code: number): Question[] => {
    const value = columns.unitValues.values[code];
    const unit = value && judgeUnit(value, new UnitContext(student, value));
    const questions = byCode.get(code) ?? (unit ? questionsForSome(unit, student) : []);
    byCode.set(code, questions);
    return questions;
  };
  return someRows.map((row) => {
    const evaluation = oversize.get(row);
    const start = columns.start[row] ?? 0;
    const codes = columns.units.subarray(start, start + (columns.count[row] ?? 0));
    const questions = evaluation
      ? evaluation.units.flatMap((unit) => questionsForSome(unit, student))
      : [...codes].flatMap((code) => ((near[code] ?? 0) > 0 ? questionsOf(code) : []));
    return { score: score[row] ?? 0, questions };
  });
};
