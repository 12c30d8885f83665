/**
 * Holds the columnar kernel against the evaluator: every outcome, score, order, count and, for a page, every word.
 *
 *   node benchmarks/matching/equality.ts [--pairs 2000000] [--listings <file>] [--seed 1]
 *
 * Each student meets the shipped catalogue by itself, as the product holds it, and then the same with the listings and made-up records, of
 * which one changes after each student.
 */
import { isDeepStrictEqual, parseArgs } from 'node:util';
import { type ScholarshipRecord, seededRandom } from '@laurel/domain';
import {
  type Columns,
  type CompiledStudent,
  compileStudent,
  createColumns,
  createStudentColumns,
  ENGINE_VERSION,
  evaluate,
  explainRanking,
  matchColumns,
  rankScholarships,
  scanStudents,
  setRecord,
  standingsOf,
} from '@laurel/matching';
import { pick } from './random.ts';
import { randomStudent } from './random-student.ts';
import { readRecords } from './read-records.ts';
import { syntheticScholarships } from './synthetic.ts';

const TODAY = '2026-11-21';
/** Pages are compared too, because the kernel cuts a page out of the list in another way. */
const PAGE = { limit: 20, nextRoundLimit: 20, notEligibleLimit: 20 };
const SYNTHETIC = 2_000;
/** Students and scholarships of each comparison the other way round. */
const CROWD = 100;
const TURNED_ROUND = 20;

const { values } = parseArgs({
  options: {
    pairs: { type: 'string', default: '2000000' },
    listings: { type: 'string' },
    seed: { type: 'string', default: '1' },
  },
});
const started = performance.now();
const random = seededRandom(Number(values.seed));
const shipped = await readRecords(undefined, TODAY);
const shippedColumns = createColumns(shipped);
const real = await readRecords(values.listings, TODAY);
const records = [...real, ...syntheticScholarships(real, SYNTHETIC, Number(values.seed))];
const columns = createColumns(records);

const fail = (what: string, expected: unknown, got: unknown, student: CompiledStudent): never => {
  console.error(
    `not equal in ${what}`,
    JSON.stringify({ student: student.preferences, profile: student.profile }),
  );
  console.error(JSON.stringify(expected).slice(0, 2_000));
  console.error(JSON.stringify(got).slice(0, 2_000));
  process.exit(1);
};

const compare = (all: readonly ScholarshipRecord[], held: Columns, student: CompiledStudent): void => {
  const ranking = rankScholarships(all.map((record) => ({ record, evaluation: evaluate(record, student) })));
  const standingOf = standingsOf(held, student);
  for (const { record, evaluation } of [
    ...ranking.matches,
    ...ranking.nextRound,
    ...ranking.onlyForSome,
    ...ranking.notEligible,
  ]) {
    const expected = { score: evaluation.score, overall: evaluation.overall };
    const got = standingOf(record);
    if (!isDeepStrictEqual(got, expected)) fail(record.id, expected, got, student);
  }
  for (const page of [{}, PAGE]) {
    const [expected, got] = [explainRanking(ranking, student, page), matchColumns(held, student, page)];
    if (!isDeepStrictEqual(got, expected)) fail('page', expected, got, student);
  }
};

/** A few scholarships, each against many students at once. @returns pairs compared */
const compareTurnedRound = (all: readonly ScholarshipRecord[]): number => {
  const crowd = Array.from({ length: CROWD }, () => randomStudent(random));
  const held = createStudentColumns(crowd, TODAY);
  const compiled = crowd.map((each) => compileStudent(each, TODAY));
  for (let count = 0; count < TURNED_ROUND; count += 1) {
    const record = pick(random, all);
    const { state, score } = scanStudents(record, held);
    const expected = compiled.map((each) => {
      const {
        deadline,
        overall,
        isDismissed,
        isFilteredOut,
        isForSome,
        isForLater,
        timing,
        score: points,
      } = evaluate(record, each);
      if (deadline.status === 'closed') return [1, 0];
      if (isDismissed) return [8, 0];
      if (overall === 'not_met') return [2, 0];
      if (isFilteredOut) return [5, 0];
      if (isForSome) return [7, 0];
      if (isForLater || timing === 'probably_closed' || timing === 'too_late') return [6, 0];
      return [overall === 'unknown' ? 3 : 4, points];
    });
    const got = compiled.map((_, row) => [state[row], score[row]]);
    compiled.forEach((each, row) => {
      if (!isDeepStrictEqual(got[row], expected[row])) fail(record.id, expected[row], got[row], each);
    });
  }
  return CROWD * TURNED_ROUND;
};

/** Puts a changed scholarship in the place of another one. */
const exchangeOne = (all: ScholarshipRecord[], held: Columns): void => {
  const at = Math.floor(random() * all.length);
  const record = { ...pick(random, all), id: all[at]?.id ?? '' };
  all[at] = record;
  setRecord(held, record);
};

let pairs = 0;
let students = 0;
let inside = 0;
while (pairs < Number(values.pairs)) {
  const student = compileStudent(randomStudent(random), TODAY);
  compare(shipped, shippedColumns, student);
  pairs += shipped.length + compareTurnedRound(shipped);
  compare(records, columns, student);
  pairs += records.length + compareTurnedRound(records);
  exchangeOne(records, columns);
  students += 1;
  if (student.isContinuing) inside += 1;
}
const minutes = Math.round((performance.now() - started) / 60_000);
console.log(
  `Engine ${ENGINE_VERSION}: ${pairs.toLocaleString('en')} pairs equal in every outcome, score, order, count and word, in ${minutes} minutes: ` +
    `${students} students, ${inside} of them in the middle of a programme, each with the ${shipped.length} shipped scholarships and with ${records.length} ` +
    `(${real.length} real), of which one is exchanged after each, and ${2 * CROWD * TURNED_ROUND} pairs the other way round.`,
);
