/**
 * Times the columnar kernel beside the evaluator and four text engines, in one run, taking turns.
 *
 *   node benchmarks/matching/measure.ts [--sizes 10000,100000] [--students 100000] [--million]
 *     [--listings <file>] [--seconds 20]
 *
 * One run is one student against all scholarships, the best hundred explained. `--seconds` is spent on each size. `--million`
 * adds a million scholarships and a million students (about 8 GB and ten minutes); the other engines are left out there.
 */
import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { setFlagsFromString } from 'node:v8';
import { type ScholarshipRecord, seededRandom } from '@laurel/domain';
import {
  type Columns,
  compileStudent,
  createColumns,
  createStudentColumns,
  scanStudents,
} from '@laurel/matching';
import { type Engine, kernel, kernelScan, plainObjects } from './engines.ts';
import { pick } from './random.ts';
import { randomStudent } from './random-student.ts';
import { readRecords } from './read-records.ts';
import { miniSearch, orama, postgres, sqlite } from './search-engines.ts';
import { syntheticScholarships } from './synthetic.ts';

const typedColumns = ({ place, deadline, shape, start, count, units }: Columns) => [
  place,
  deadline,
  shape,
  start,
  count,
  units,
];

/** Bytes of the columns and of the postings, room for growth included. */
const columnBytes = (columns: Columns): { columns: number; words: number } => {
  const sum = (arrays: Iterable<{ byteLength: number }>) =>
    [...arrays].reduce((total, { byteLength }) => total + byteLength, 0);
  const words = [...columns.words.values()].map(({ rows }) => rows);
  return { columns: sum(typedColumns(columns)), words: sum(words) };
};

/** Reads every value of the columns once and does nothing with them: no kernel over these columns can be faster. */
const readAll = ({ records, place, deadline, shape, start, count, units, unitsEnd }: Columns): number => {
  let sum = 0;
  for (let row = 0; row < records.length; row += 1) {
    sum += (place[row] as number) + (deadline[row] as number) + (shape[row] as number);
    sum += (start[row] as number) + (count[row] as number);
  }
  for (let at = 0; at < unitsEnd; at += 1) sum += units[at] as number;
  return sum;
};

const TODAY = '2026-11-21';
const MOST_FOR_OTHERS = 100_000;
const MILLION = 1_000_000;
/** Fewer runs give no 95th percentile. */
const FEWEST_RUNS = 20;

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '10000,100000' },
    listings: { type: 'string' },
    students: { type: 'string', default: '100000' },
    million: { type: 'boolean', default: false },
    seconds: { type: 'string', default: '20' },
  },
});

const at = (sorted: readonly number[], share: number): number =>
  sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
const ms = (time: number): string => (time >= 100 ? time.toFixed(0) : time.toFixed(2));

/**
 * Milliseconds of the clock on the wall and of this thread's processor time. A busy machine spoils the first, least so its
 * lowest tenth; many systems count the second in steps of 4 ms.
 */
interface Timed {
  engine: Engine;
  wall: number[];
  processor: number[];
}

const processorTime = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
};

/** Every engine gets the same students, one after the other, until the time is spent; slow ones stop at a third of it. */
const takeTurns = async (engines: readonly Engine[], seconds: number): Promise<Timed[]> => {
  const random = seededRandom(11);
  const timed = engines.map((engine): Timed => ({ engine, wall: [], processor: [] }));
  const spent = (times: readonly number[]) => times.reduce((sum, time) => sum + time, 0);
  const until = performance.now() + seconds * 1_000;
  for (let round = 0; performance.now() < until || round <= FEWEST_RUNS; round += 1) {
    const student = compileStudent(randomStudent(random), TODAY);
    // Another engine begins each round: what one leaves in the caches and in the units' memory serves the next.
    const first = round % timed.length;
    for (const { engine, wall, processor } of [...timed.slice(first), ...timed.slice(0, first)]) {
      if (wall.length > 2 && spent(wall) > (seconds * 1_000) / 3) continue;
      const [start, used] = [performance.now(), processorTime()];
      await engine.run(student);
      if (round === 0) continue;
      wall.push(performance.now() - start);
      processor.push(processorTime() - used);
    }
  }
  return timed;
};

const report = (timed: readonly Timed[]): void => {
  for (const { engine, wall, processor } of timed) {
    const [onWall, ofProcessor] = [wall, processor].map((times) => {
      const sorted = [...times].sort((a, b) => a - b);
      return `p10 ${ms(at(sorted, 0.1)).padStart(8)}  p50 ${ms(at(sorted, 0.5)).padStart(8)}  p95 ${ms(at(sorted, 0.95)).padStart(8)} ms`;
    });
    const without = engine.without === '' ? '' : `  (without ${engine.without})`;
    const inside = engine.elsewhere ? '' : `, processor ${ofProcessor}`;
    console.log(
      `  ${engine.name.padEnd(22)} ${onWall}${inside}  ${String(wall.length).padStart(5)} runs${without}`,
    );
  }
};

const measure = async (name: string, records: readonly ScholarshipRecord[]): Promise<void> => {
  const start = performance.now();
  const columns = createColumns(records);
  const built = performance.now() - start;
  const bytes = columnBytes(columns);
  const floor = Array.from({ length: 30 }, () => {
    const begin = performance.now();
    readAll(columns);
    return performance.now() - begin;
  }).sort((a, b) => a - b);
  console.log(
    `\n${name}: ${records.length} scholarships, ${columns.unitValues.codes.size} distinct units; columns built in ${(built / 1000).toFixed(1)} s; ` +
      `${(bytes.columns / records.length).toFixed(0)} bytes a record in columns and ${(bytes.words / records.length).toFixed(0)} in words; ` +
      `a bare read of the columns takes ${ms(at(floor, 0.5))} ms; load ${loadavg()[0]?.toFixed(1)}`,
  );
  const others = async () => [
    plainObjects(records),
    miniSearch(records),
    await orama(records),
    sqlite(records),
    await postgres(records),
  ];
  const engines = [
    kernel(columns),
    kernelScan(columns),
    ...(records.length <= MOST_FOR_OTHERS ? await others() : []),
  ];
  report(await takeTurns(engines, Number(values.seconds)));
  for (const engine of engines) await engine.close?.();
};

/** One scholarship against all students; every run another scholarship. */
const measureTurnedRound = (records: readonly ScholarshipRecord[], count: number): void => {
  const random = seededRandom(5);
  const start = performance.now();
  const columns = createStudentColumns(
    Array.from({ length: count }, () => randomStudent(random)),
    TODAY,
  );
  const built = performance.now() - start;
  console.log(
    `\nturned round: ${count} students, columns built in ${(built / 1000).toFixed(1)} s; load ${loadavg()[0]?.toFixed(1)}`,
  );
  const timed: Timed = { engine: { name: 'kernel', without: '', run: () => {} }, wall: [], processor: [] };
  const until = performance.now() + Number(values.seconds) * 1_000;
  for (let round = 0; performance.now() < until || round <= FEWEST_RUNS; round += 1) {
    const record = pick(random, records);
    const [begin, used] = [performance.now(), processorTime()];
    scanStudents(record, columns);
    if (round === 0) continue;
    timed.wall.push(performance.now() - begin);
    timed.processor.push(processorTime() - used);
  }
  report([timed]);
};

// A million records as objects, which only stand in for a catalogue of that size.
if (values.million) setFlagsFromString('--max-old-space-size=14000');
console.log(`${cpus().length} cores, ${cpus()[0]?.model}, Node ${process.version}`);
const shipped = await readRecords(undefined, TODAY);
await measure('shipped catalogue', shipped);
if (values.listings) await measure('shipped and listings', await readRecords(values.listings, TODAY));
const counts = (list: string): number[] => [
  ...list.split(',').map(Number),
  ...(values.million ? [MILLION] : []),
];
for (const size of counts(values.sizes)) {
  await measure('synthetic', [...syntheticScholarships(shipped, size)]);
}
for (const count of counts(values.students)) measureTurnedRound(shipped, count);
