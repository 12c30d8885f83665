import { spawnSync } from 'node:child_process';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

/** What `npm run check` and `npm test` run, in the order from quick to slow. */
const STEPS: [name: string, command: string, args: string[]][] = [
  ['vocabulary', process.execPath, ['tooling/compile-vocabulary.ts', '--check']],
  ['format and lint', 'biome', ['check', '--error-on-warnings']],
  ['types', 'tsc', ['--noEmit', '-p', 'tsconfig.json']],
  ['types of the web app', 'tsc', ['--noEmit', '-p', 'apps/web/tsconfig.json']],
  ['types of films and page benchmarks', 'tsc', ['--noEmit', '-p', 'tooling/media/tsconfig.json']],
  ['arrows', 'depcruise', ['--config', 'tooling/dependency-cruiser.mjs', 'packages', 'apps', 'e2e']],
  ['unused code', 'knip', []],
  ['catalogue', process.execPath, ['packages/catalogue/src/check.ts']],
];

const failed: string[] = [];
for (const [name, command, args] of STEPS) {
  const program = path.isAbsolute(command) ? command : path.join(root, 'node_modules/.bin', command);
  const { status, stdout, stderr } = spawnSync(program, args, { cwd: root, encoding: 'utf8' });
  console.log(`${status === 0 ? 'ok    ' : 'FAILED'} ${name}`);
  if (status === 0) continue;
  failed.push(name);
  console.log(`${stdout}${stderr}`);
}
// Not with the tests, which need no network and must not change their mind overnight.
if (process.argv.includes('--audit')) {
  const audit = spawnSync(process.execPath, [path.join(root, 'tooling/audit.ts')], { stdio: 'inherit' });
  if (audit.status !== 0) failed.push('known weaknesses');
}
process.exitCode = failed.length === 0 ? 0 : 1;
