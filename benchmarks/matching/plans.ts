/**
 * Whether the first ten can be planned: for twelve students how many of the first ten rows of the list as it is shown are over, and how
 * many give a plan something with a day or a window, as if the student had saved the best award of each. And of the first twenty, how many
 * were read against a page, and of how many the round is known: a day, a window, or that it takes applications at any time.
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
const BEST = 20;
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
const isRead = new Map(
  loadCatalogue().records.map(({ id, provenance }) => [id, (provenance.evidence ?? []).length > 0]),
);
const shareOf = <T>(all: readonly T[], has: (each: T) => boolean): number =>
  all.filter(has).length / all.length;

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

const percent = (share: number): string => `${(share * 100).toFixed(0)}%`;

let [fewest, over, full] = [1, 0, 0];
const best: { read: number; dated: number }[] = [];
for (const { id, student } of varied(knownStudents())) {
  const { matches } = matchColumns(columns, compileStudent(student, TODAY), { limit: LISTED });
  const rows = Map.groupBy(matches, ({ row }) => row ?? 0);
  const shown = [...rows].toSorted(([a], [b]) => a - b).flatMap(([, members]) => members[0] ?? []);
  const [first, twenty] = [shown.slice(0, TOP), shown.slice(0, BEST)];
  const events = Map.groupBy(first, eventOf);
  const count = (name: string): number => events.get(name)?.length ?? 0;
  const isOver = first.filter(({ timing }) => OVER.has(timing)).length;
  const planned = (count('day') + count('window')) / first.length;
  [fewest, over] = [Math.min(fewest, planned), over + isOver];
  if (planned >= ENOUGH) full += 1;
  const read = shareOf(twenty, ({ scholarshipId }) => isRead.get(scholarshipId) === true);
  const dated = shareOf(twenty, (match) => eventOf(match) !== 'nothing');
  best.push({ read, dated });
  console.log(
    `${id.padEnd(30)} over ${isOver}  day ${count('day')}  window ${count('window')}  any time ${count('any time')}  ` +
      `not known ${count('nothing')} of ${first.length}; ` +
      `of the first ${twenty.length} ${percent(read)} read, ${percent(dated)} with a known round`,
  );
}
console.log(
  `over among the first ${TOP}: ${over}; ${full} of ${STUDENTS} plans have events for ${ENOUGH * 100}% or more, the emptiest for ${(fewest * 100).toFixed(0)}%`,
);
const least = (of: 'read' | 'dated'): string => percent(Math.min(...best.map((each) => each[of])));
console.log(
  `of the first ${BEST}: ${best.filter(({ read }) => read >= 0.7).length} students with 70% or more read, the least ${least('read')}; ` +
    `${best.filter(({ dated }) => dated >= 0.6).length} with 60% or more whose round is known, the least ${least('dated')}`,
);
