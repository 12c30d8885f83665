import { spawn, spawnSync } from 'node:child_process';
import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const [mode = 'run', ...args] = process.argv.slice(2);
const isWhole = args.length === 0;

/** Whether one of these test files is asked for. */
const isAskedFor = (pattern: string) =>
  isWhole || globSync(pattern, { cwd: root }).some((file) => args.some((arg) => file.includes(arg)));

const env = {
  ...process.env,
  // The setup of the unit tests starts a database server only for those that use one.
  ...(isAskedFor('{apps/api,packages/db}/**/*.test.ts') ? {} : { TEST_DATABASE_SERVER: 'off' }),
};
const vitest = ['node_modules/vitest/vitest.mjs', mode];
// What starts the product takes a minute before its first test; an area leaves it out unless it is named.
const namesProduct = args.some((arg) => arg.includes('e2e') || arg.startsWith('--project'));
const projects = isWhole || namesProduct ? [] : ['--project=!commands', '--project=!journeys'];

interface FileReport {
  status: string;
  assertionResults: { status: string }[];
}

/** The closing line counts tests and nothing else. A file that could not even start counts as one failed test. */
const countTests = (files: readonly FileReport[]) => {
  const results = files.flatMap(({ status, assertionResults }) =>
    assertionResults.length === 0 && status === 'failed' ? [{ status }] : assertionResults,
  );
  const count = (...statuses: string[]) => results.filter(({ status }) => statuses.includes(status)).length;
  const [passed, failed] = [count('passed'), count('failed')];
  return { passed, failed, skipped: results.length - passed - failed };
};

const runOnce = (): boolean => {
  const folder = mkdtempSync(path.join(tmpdir(), 'laurel-test-'));
  const report = path.join(folder, 'report.json');
  const checks = isWhole
    ? spawnSync(process.execPath, ['tooling/check.ts'], { cwd: root, stdio: 'inherit' })
    : null;
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
  const { status } = spawnSync(process.execPath, [...vitest, ...reporters, ...projects, ...args], {
    cwd: root,
    env,
    stdio: 'inherit',
  });
  const files = existsSync(report) ? JSON.parse(readFileSync(report, 'utf8')).testResults : [];
  rmSync(folder, { recursive: true, force: true });
  const { passed, failed, skipped } = countTests(files);
  const isGood = status === 0 && failed === 0;
  if (!isGood && failed === 0) console.log('The tests failed outside of a test: see above.');
  if (checks && checks.status !== 0) console.log('The checks failed: see the beginning.');
  console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`);
  return isGood && (checks === null || checks.status === 0);
};

if (mode === 'watch') {
  const watching = spawn(process.execPath, [...vitest, ...projects, ...args], {
    cwd: root,
    env,
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => watching.kill(signal));
  watching.on('exit', (status) => process.exit(status ?? 1));
} else process.exitCode = runOnce() ? 0 : 1;
