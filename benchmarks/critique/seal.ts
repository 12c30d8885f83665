/**
 * Splits newly labelled cases into some to work with and a sealed half (or one in N), before anything is run on them. Cases of one label
 * are ordered by a hash of the seed and their text and dealt out in turn. The sealed file's SHA-256 goes to `cases/sealed.json`, so that a
 * later change of it is noticed.
 *
 *   node benchmarks/critique/seal.ts DRAFT.yaml FOLDER --seed WORD --by LABEL --text KEY [--one-in N]
 */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { parse, stringify } from 'yaml';
import { SEALS, sha256Of } from './sealed.ts';

type Case = Record<string, unknown>;

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    seed: { type: 'string' },
    by: { type: 'string' },
    text: { type: 'string' },
    'one-in': { type: 'string' },
  },
});
const [draft, folder] = positionals;
const { seed, by, text, 'one-in': oneIn = '2' } = values;
if (!draft || !folder || !seed || !by || !text) {
  console.error(
    'usage: node benchmarks/critique/seal.ts DRAFT.yaml FOLDER --seed WORD --by LABEL --text KEY [--one-in N]',
  );
  process.exit(2);
}
const cases = new URL('../../packages/critique/cases/', import.meta.url);
const fileOf = (half: string): URL => new URL(`${folder}/${half}.yaml`, cases);
if (existsSync(fileOf('sealed'))) throw new Error(`${folder} has a sealed half already`);

const order = (each: Case): string => createHash('sha256').update(`${seed}:${each[text]}`).digest('hex');
const halves: Record<'tune' | 'sealed', Case[]> = { tune: [], sealed: [] };
const groups = Map.groupBy(parse(readFileSync(draft, 'utf8')) as Case[], (each) => String(each[by]));
let next = 0;
for (const [, group] of [...groups].sort(([a], [b]) => a.localeCompare(b, 'en')))
  for (const each of [...group].sort((a, b) => order(a).localeCompare(order(b), 'en')))
    halves[++next % Number(oneIn) === 0 ? 'sealed' : 'tune'].push(each);

for (const half of ['tune', 'sealed'] as const)
  writeFileSync(fileOf(half), stringify(halves[half], { lineWidth: 0 }));
const seals = existsSync(SEALS) ? (JSON.parse(readFileSync(SEALS, 'utf8')) as Case) : {};
seals[folder] = { seed, sha256: sha256Of(folder) };
writeFileSync(SEALS, `${JSON.stringify(seals, null, 2)}\n`);
console.log(`${folder}: ${halves.tune.length} to work with, ${halves.sealed.length} sealed`);
