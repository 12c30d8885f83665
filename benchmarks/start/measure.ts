/**
 * How long a start takes until the first answer: from source, and from the built server that `npm start` runs. Both take turns on one
 * data folder, after a start of each that is not counted, so that both find their code compiled.
 *
 *   npm run build && npm run bench -- start [--rounds N]
 */
import { readFileSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { startProduct } from '../../e2e/start-product.ts';
import { useOwnTemporaryFolder } from '../../tooling/own-temporary-folder.ts';

const cli = (file: string) => fileURLToPath(new URL(`../../apps/api/${file}`, import.meta.url));
const KINDS = { source: cli('src/main/cli.ts'), built: cli('dist/cli.js') };
/** Ticks a second in `/proc/PID/stat`, the same on every Linux. */
const TICKS = 100;

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '5' } } });
useOwnTemporaryFolder();
const DATA_DIR = await mkdtemp(path.join(tmpdir(), 'laurel-start-'));

/** @returns seconds until the first answer, and seconds of processor time until then */
const start = async (file: string): Promise<{ wall: number; processor: number }> => {
  const began = performance.now();
  const product = await startProduct({ DATA_DIR, SNAPSHOT_MINUTES: '0' }, { cli: file });
  await fetch(`${product.url}/api/health`);
  const wall = (performance.now() - began) / 1000;
  // Behind the name of the program, which may hold spaces: fields 14 and 15 of the line, user and system time.
  const [, rest = ''] = readFileSync(`/proc/${product.process.pid}/stat`, 'utf8').split(') ');
  const [user = 0, system = 0] = rest.split(' ').slice(11, 13).map(Number);
  await product.stop();
  return { wall, processor: (user + system) / TICKS };
};

const median = (values: number[]) =>
  values.sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;

const measured = { source: [], built: [] } as Record<
  keyof typeof KINDS,
  { wall: number; processor: number }[]
>;
for (let round = 0; round <= Number(values.rounds); round++)
  for (const kind of ['source', 'built'] as const) {
    const result = await start(KINDS[kind]);
    if (round > 0) measured[kind].push(result);
  }
for (const [kind, results] of Object.entries(measured)) {
  const wall = median(results.map((result) => result.wall)).toFixed(2);
  const processor = median(results.map((result) => result.processor)).toFixed(2);
  console.log(
    `${kind}: ${wall} s to the first answer, ${processor} s of processor time (median of ${results.length})`,
  );
}
