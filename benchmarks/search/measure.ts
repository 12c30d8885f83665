/**
 * Times the search behind GET /scholarships beside Orama, SQLite FTS5 and a plain scan, in one run, taking turns.
 *
 *   npm run bench -- search [--records 100000] [--rounds 25]
 */
import { cpus, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import { readRecords } from '../matching/read-records.ts';
import { syntheticScholarships } from '../matching/synthetic.ts';
import { type Engine, laurel, orama, scan, sqlite } from './engines.ts';
import { QUERIES } from './queries.ts';

const TODAY = '2026-11-21';
/** The budget of one query; slower engines are asked less often. */
const SLOW_MS = 250;
const SLOW_ROUNDS = 5;

const { values } = parseArgs({
  options: { records: { type: 'string', default: '100000' }, rounds: { type: 'string', default: '25' } },
});

const at = (times: readonly number[], share: number): number => {
  const sorted = [...times].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))] ?? 0;
};
const ms = (time: number): string => (time >= 100 ? time.toFixed(0) : time.toFixed(1)).padStart(6);
const megabytes = (): number => Math.round(process.memoryUsage().rss / 1e6);

/** Milliseconds of this thread's processor time: a busy machine spoils those of the clock on the wall. */
const processorTime = (): number => {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1_000;
};

const build = async (name: string, create: () => Engine | Promise<Engine>): Promise<Engine> => {
  globalThis.gc?.();
  const [before, start] = [megabytes(), processorTime()];
  const engine = await create();
  globalThis.gc?.();
  const seconds = (processorTime() - start) / 1_000;
  console.log(`${name.padEnd(12)} built in ${seconds.toFixed(1)} s, ${megabytes() - before} MB more`);
  return engine;
};

console.log(
  `${cpus().length} cores, ${cpus()[0]?.model}, Node ${process.version}, load ${loadavg()[0]?.toFixed(1)}`,
);
const records = [...syntheticScholarships(await readRecords(undefined, TODAY), Number(values.records))];
console.log(`${records.length} made-up records, ${megabytes()} MB`);
const engines = [
  await build('Laurel', () => laurel(records)),
  await build('Orama', () => orama(records)),
  await build('SQLite FTS5', () => sqlite(records)),
  await build('plain scan', () => scan(records)),
];

const times = new Map(engines.map(({ name }) => [name, QUERIES.map((): number[] => [])]));
for (let round = 0; round < Number(values.rounds); round += 1) {
  for (const [number, query] of QUERIES.entries()) {
    // Another engine begins each round: what one leaves in the caches serves the next.
    const first = round % engines.length;
    for (const { name, run } of [...engines.slice(first), ...engines.slice(0, first)]) {
      const spent = times.get(name)?.[number] ?? [];
      if (spent.length >= SLOW_ROUNDS && at(spent, 0.5) > SLOW_MS) continue;
      const start = processorTime();
      await run(query);
      // The first round warms up.
      if (round > 0) spent.push(processorTime() - start);
    }
  }
}

const columns = engines.map(({ name }) => name.padStart(15)).join('');
console.log(`\np50 and p95 of processor time, ms${' '.repeat(2)}${columns}`);
for (const [number, { name }] of QUERIES.entries()) {
  const cells = engines.map((engine) => {
    const spent = times.get(engine.name)?.[number] ?? [];
    return `${ms(at(spent, 0.5))} ${ms(at(spent, 0.95))}`.padStart(15);
  });
  console.log(`  ${name.padEnd(33)}${cells.join('')}`);
}
for (const engine of engines) {
  const all = (times.get(engine.name) ?? []).flat();
  const without = engine.without ? ` (without ${engine.without})` : '';
  console.log(
    `${engine.name}: all queries p50 ${ms(at(all, 0.5))} ms, p95 ${ms(at(all, 0.95))} ms${without}`,
  );
  engine.close?.();
}
