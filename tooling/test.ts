import { spawn, spawnSync } from 'node:child_process';
import { globSync, mkdtempSync, readFileSync } from 'node:fs';
import { availableParallelism, tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { useOwnTemporaryFolder } from './own-temporary-folder.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const [mode = 'run', ...args] = process.argv.slice(2);
const isWhole = args.length === 0;

/** Whether one of these test files is asked for. */
const isAskedFor = (pattern: string) =>
  isWhole || globSync(pattern, { cwd: root }).some((file) => args.some((arg) => file.includes(arg)));

const env: NodeJS.ProcessEnv = {
  ...process.env,
  // The setup of the unit tests starts a database server only for those that use one.
  ...(isAskedFor('{apps/api,packages/db}/**/*.test.ts') ? {} : { TEST_DATABASE_SERVER: 'off' }),
};
const vitest = ['node_modules/vitest/vitest.mjs', mode];
// What starts the product takes a minute before its first test; an area leaves it out unless it is named.
const namesProduct = args.some((arg) => arg.includes('e2e') || arg.startsWith('--project'));
const projects =
  isWhole || namesProduct ? [] : ['--project=!commands', '--project=!journeys', '--project=!long'];

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

const NODE = process.execPath;

/** What `npm test` runs, as many at once as there are processors. Journeys wait for pages and products most of the time, so they begin. */
const WHOLE = [
  { projects: ['journeys'] },
  { checks: true },
  { projects: ['unit', 'screens'] },
  // Last, when the journeys have made the data folder that both copy.
  { projects: ['commands'] },
] as const;

/** Prints what several programs say at the same time, each line whole. */
const printLines = (stream: NodeJS.ReadableStream | null): void => {
  let begun = '';
  stream?.on('data', (chunk: Buffer) => {
    const text = begun + chunk.toString();
    const end = text.lastIndexOf('\n') + 1;
    begun = text.slice(end);
    process.stdout.write(text.slice(0, end));
  });
  stream?.on('end', () => process.stdout.write(begun));
};

/** @returns whether the program succeeded */
const runBeside = (args: readonly string[]): Promise<boolean> =>
  new Promise((resolve, reject) => {
    const colours = process.stdout.isTTY ? { FORCE_COLOR: '1' } : {};
    const stdio = ['ignore', 'pipe', 'pipe'] as const;
    const child = spawn(NODE, args, { cwd: root, env: { ...env, ...colours }, stdio: [...stdio] });
    const stop = () => child.kill('SIGTERM');
    process.once('exit', stop);
    printLines(child.stdout);
    printLines(child.stderr);
    child.on('error', reject);
    child.on('close', (status) => {
      process.off('exit', stop);
      resolve(status === 0);
    });
  });

const withReport = (report: string) => [
  ...vitest,
  '--reporter=default',
  '--reporter=json',
  `--outputFile.json=${report}`,
];

/** @returns whether checks and tests succeeded */
const runWhole = async (folder: string): Promise<{ checks: boolean; tests: boolean }> => {
  const succeeded = { checks: true, tests: true };
  const waiting = [...WHOLE];
  const runParts = async (): Promise<void> => {
    for (let part = waiting.shift(); part; part = waiting.shift()) {
      if ('checks' in part) succeeded.checks = await runBeside(['tooling/check.ts']);
      else {
        const projects = part.projects.map((project) => `--project=${project}`);
        const report = path.join(folder, `${part.projects[0]}.json`);
        const passed = await runBeside([...withReport(report), ...projects]);
        succeeded.tests &&= passed;
      }
    }
  };
  await Promise.all(Array.from({ length: Math.max(2, availableParallelism()) }, runParts));
  return succeeded;
};

const runArea = (folder: string): { checks: boolean; tests: boolean } => {
  const command = [...withReport(path.join(folder, 'area.json')), ...projects, ...args];
  const { status } = spawnSync(NODE, command, { cwd: root, env, stdio: 'inherit' });
  return { checks: true, tests: status === 0 };
};

const runOnce = async (): Promise<boolean> => {
  useOwnTemporaryFolder();
  const folder = mkdtempSync(path.join(tmpdir(), 'reports-'));
  if (isWhole) env.LAUREL_PREPARED_FOLDER = path.join(folder, 'prepared');
  const succeeded = isWhole ? await runWhole(folder) : runArea(folder);
  const files = globSync('*.json', { cwd: folder }).flatMap(
    (report) => JSON.parse(readFileSync(path.join(folder, report), 'utf8')).testResults,
  );
  const { passed, failed, skipped } = countTests(files);
  if (!succeeded.tests && failed === 0) console.log('The tests failed outside of a test: see above.');
  if (!succeeded.checks) console.log('The checks failed: see above.');
  console.log(`${passed} passed, ${failed} failed, ${skipped} skipped`);
  return succeeded.tests && failed === 0 && succeeded.checks;
};

if (mode === 'watch') {
  const watching = spawn(process.execPath, [...vitest, ...projects, ...args], {
    cwd: root,
    env,
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => watching.kill(signal));
  watching.on('exit', (status) => process.exit(status ?? 1));
} else process.exitCode = (await runOnce()) ? 0 : 1;
