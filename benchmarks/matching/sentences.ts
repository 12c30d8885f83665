/**
 * Real sentences of real lists, for somebody to read: reasons, tips, gaps, what an award asks for and what the student has, what would help,
 * rounds, questions and general tips.
 *
 *   node benchmarks/matching/sentences.ts [--count 300] [--seed 1]
 *
 * Students: quality/ and the tune half of judged/. Of sentences of one source and much the same words few are drawn.
 */
import { parseArgs } from 'node:util';
import { loadCatalogue } from '@laurel/catalogue';
import { type ExplainedMatch, seededRandom } from '@laurel/domain';
import { compileStudent, createColumns, matchColumns, planMilestones } from '@laurel/matching';
import { pick } from './random.ts';
import { knownStudents } from './students.ts';

const TODAY = '2026-11-22';
const PAGE = { limit: 12, nextRoundLimit: 6, notEligibleLimit: 12 };

const { values } = parseArgs({
  options: { count: { type: 'string', default: '300' }, seed: { type: 'string', default: '1' } },
});
const { records } = loadCatalogue();
const byId = new Map(records.map((record) => [record.id, record]));
const columns = createColumns(records);

const found = new Map<string, Map<string, string[]>>();
/** What the sentence is like: its first and last words. */
const keyOf = (text: string): string => {
  const words = text.split(/\s+/);
  return [...words.slice(0, 3), ...words.slice(-1)].join(' ');
};
const add = (source: string, text: string | undefined, student: string, award = ''): void => {
  if (text === undefined || text === '') return;
  const bySource = found.get(source) ?? new Map<string, string[]>();
  found.set(source, bySource);
  const alike = bySource.get(keyOf(text)) ?? [];
  alike.push(`${text}   [${[student, award].filter(Boolean).join(', ')}]`);
  bySource.set(keyOf(text), alike);
};

const addMatch = (match: ExplainedMatch, student: string): void => {
  const { scholarshipId: id, matchReasons, applicationTips, eligibilityGaps = [], criteria, round } = match;
  for (const text of matchReasons) add('reason', text, student, id);
  for (const text of applicationTips) add('tip', text, student, id);
  for (const text of eligibilityGaps) add('gap', text, student, id);
  for (const { required, have, residual } of criteria) {
    add('verdict', `Required: ${required}. Yours: ${have}. ${residual ?? ''}`.trim(), student, id);
  }
  add('round', round.text, student, id);
  const record = byId.get(id);
  if (record === undefined) return;
  const { deadlineStatus: status = 'unknown', deadlineWindow: span, deadline } = match.scholarship;
  const date = /^\d{4}-/.test(deadline) ? deadline : undefined;
  for (const { label } of planMilestones(record.documents, {
    status,
    ...(span ? { span } : {}),
    ...(date ? { date } : {}),
  })) {
    add('step', label, student, id);
  }
};

for (const { id, student } of knownStudents()) {
  const result = matchColumns(columns, compileStudent(student, TODAY), PAGE);
  for (const match of [...result.matches, ...result.nextRound, ...result.notEligible]) addMatch(match, id);
  for (const tip of result.generalTips) add('general tip', tip, id);
  for (const reason of result.sharedReasons) add('shared reason', reason, id);
  add('question', result.openQuestion?.question, id);
  for (const { question, label } of result.onlyForSome) add('question', `${question} (you are ${label})`, id);
}

const random = seededRandom(Number(values.seed));
const each = Math.ceil(Number(values.count) / found.size);
for (const [source, kinds] of [...found].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
  console.log(
    `\n${source}: ${[...kinds.values()].reduce((sum, alike) => sum + alike.length, 0)} sentences of ${kinds.size} kinds`,
  );
  const left = [...kinds.values()];
  for (let drawn = 0; drawn < each && left.length > 0; drawn += 1) {
    const [alike = []] = left.splice(Math.floor(random() * left.length), 1);
    console.log(`  ${pick(random, alike)}`);
  }
}
