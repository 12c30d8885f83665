import { spawn, spawnSync } from 'node:child_process';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** The tools run on this Node too, not on whichever the host has. */
const env = { ...process.env, PATH: `${path.dirname(process.execPath)}${path.delimiter}${process.env.PATH}` };

type Step = readonly [name: string, command: string, ...args: string[]];

const TYPED = ['tsconfig.json', 'apps/web/tsconfig.json', 'tooling/media/tsconfig.json'];

/** What `npm run check` and `npm test` run, as many at once as there are processors; the longest begins first. */
const STEPS: readonly Step[] = [
  ['types', 'tsc', '-b', '--noEmit', ...TYPED],
  ['format and lint', 'biome', 'check', '--error-on-warnings'],
  ['arrows', 'depcruise', '--config', 'tooling/dependency-cruiser.mjs', 'packages', 'apps', 'e2e'],
  ['unused code', 'knip'],
  ['catalogue', process.execPath, 'packages/catalogue/src/check.ts'],
  ['vocabulary', process.execPath, 'tooling/compile-vocabulary.ts', '--check'],
];

/** Runs one step to its end and says how it went. @returns whether it succeeded */
const succeeds = ([name, command, ...args]: Step): Promise<boolean> => {
  const program = path.isAbsolute(command) ? command : path.join(root, 'node_modules/.bin', command);
  const child = spawn(program, args, { cwd: root, env, stdio: ['ignore', 'pipe', 'pipe'] });
  let output = '';
  const keep = (chunk: Buffer) => {
    output += chunk.toString();
  };
  child.stdout.on('data', keep);
  child.stderr.on('data', keep);
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('close', (status) => {
      console.log(`${status === 0 ? 'ok    ' : 'FAILED'} ${name}`);
      if (status !== 0) console.log(output);
      resolve(status === 0);
    });
  });
};

const waiting = [...STEPS];
const runSteps = async (): Promise<boolean> => {
  let good = true;
  for (let step = waiting.shift(); step; step = waiting.shift()) good = (await succeeds(step)) && good;
  return good;
};
const results = await Promise.all(Array.from({ length: availableParallelism() }, runSteps));

// A recorded link of that name would take the place of the packages wherever the commit is checked out.
const recorded = spawnSync('git', ['ls-files', 'node_modules'], { cwd: root, encoding: 'utf8' });
if (recorded.stdout) console.log('FAILED node_modules is recorded in git: git rm --cached node_modules');
results.push(!recorded.stdout);

// Not part of the tests, which need no network and give the same result tomorrow.
if (process.argv.includes('--audit')) {
  const audit = spawnSync(process.execPath, [path.join(root, 'tooling/audit.ts')], { stdio: 'inherit' });
  results.push(audit.status === 0);
}
process.exitCode = results.every(Boolean) ? 0 : 1;
