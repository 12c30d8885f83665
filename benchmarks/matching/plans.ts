/**
 * Whether the first ten can be planned: for twelve students how many of the first ten rows of the list as it is shown are over, and how
 * many give a plan something with a day or a window, as if the student had saved the best award of each.
 *
 *   node benchmarks/matching/plans.ts
 *
 * The students are the most unlike of quality/ and the tune half of judged/: one for each level and, within a level, for each further
 * country of origin, until there are twelve.
 */
import { loadCatalogue } from '@laurel/catalogue';
import type { EducationLevel, ExplainedMatch } from '@laurel/domain';
import { compileStudent, createColumns, matchColumns, planMilestones } from '@laurel/matching';
import { knownStudents, type NamedStudent } from './students.ts';

const TODAY = '2026-11-22';
const TOP = 10;
const STUDENTS = 12;
/** The share of what is saved that a plan should have a day or a window for. */
const ENOUGH = 0.6;
/** As many as an answer holds. */
const LISTED = 300;
const OVER = new Set(['probably_closed', 'too_late']);

const varied = (all: readonly NamedStudent[]): NamedStudent[] => {
  const byLevel = Map.groupBy(all, ({ student }) => student.preferences.educationLevel);
  const chosen: NamedStudent[] = [];
  const origins = new Set<string>();
  while (chosen.length < STUDENTS) {
    const before = chosen.length;
    for (const level of [...byLevel.keys()].toSorted() as EducationLevel[]) {
      const next = byLevel.get(level)?.find(({ student: { profile } }) => {
        const origin = profile.citizenships?.[0];
        return origin !== undefined && !origins.has(origin);
      });
      if (next === undefined || chosen.length === STUDENTS) continue;
      origins.add(next.student.profile.citizenships?.[0] ?? '');
      chosen.push(next);
    }
    if (chosen.length === before) break;
  }
  return chosen;
};

const columns = createColumns(loadCatalogue().records);
const documentsOf = new Map(loadCatalogue().records.map(({ id, documents }) => [id, documents]));

/** What a plan can hold of an award: a day, a window, that it takes applications at any time, or nothing. */
const eventOf = ({ scholarshipId, scholarship, round }: ExplainedMatch): string => {
  const { deadlineStatus: status = 'unknown', deadline, deadlineWindow: span } = scholarship;
  const date = /^\d{4}-\d{2}-\d{2}$/.test(deadline) ? deadline : undefined;
  const milestones = planMilestones(documentsOf.get(scholarshipId) ?? [], {
    status,
    ...(date === undefined ? {} : { date }),
    ...(span === undefined ? {} : { span }),
  });
  if (date !== undefined) return 'day';
  if (milestones.length > 0 || round.closes !== undefined) return 'window';
  return status === 'rolling' ? 'any time' : 'nothing';
};

let [fewest, over, full] = [1, 0, 0];
for (const { id, student } of varied(knownStudents())) {
  const { matches } = matchColumns(columns, compileStudent(student, TODAY), { limit: LISTED });
  const rows = Map.groupBy(matches, ({ row }) => row ?? 0);
  const first = [...rows]
    .toSorted(([a], [b]) => a - b)
    .slice(0, TOP)
    .flatMap(([, members]) => members[0] ?? []);
  const events = Map.groupBy(first, eventOf);
  const count = (name: string): number => events.get(name)?.length ?? 0;
  const isOver = first.filter(({ timing }) => OVER.has(timing)).length;
  const planned = (count('day') + count('window')) / first.length;
  [fewest, over] = [Math.min(fewest, planned), over + isOver];
  if (planned >= ENOUGH) full += 1;
  console.log(
    `${id.padEnd(30)} over ${isOver}  day ${count('day')}  window ${count('window')}  any time ${count('any time')}  ` +
      `not known ${count('nothing')} of ${first.length}`,
  );
}
console.log(
  `over among the first ${TOP}: ${over}; ${full} of ${STUDENTS} plans have events for ${ENOUGH * 100}% or more, the emptiest for ${(fewest * 100).toFixed(0)}%`,
);
