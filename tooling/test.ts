import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const folder = mkdtempSync(path.join(tmpdir(), 'laurel-test-'));
const report = path.join(folder, 'report.json');

const run = (args: string[]) =>
  spawnSync(process.execPath, args, { cwd: root, stdio: 'inherit' }).status ?? 1;

interface Report {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  numFailedTestSuites: number;
  success: boolean;
}

// The checks count as one test: whoever runs the tests wants to know.
const checks = process.argv.length > 2 ? 0 : run(['tooling/check.ts']);
const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${report}`];
const status = run(['node_modules/vitest/vitest.mjs', 'run', ...reporters, ...process.argv.slice(2)]);

const counted = existsSync(report) ? (JSON.parse(readFileSync(report, 'utf8')) as Report) : undefined;
rmSync(folder, { recursive: true, force: true });
const passed = (counted?.numPassedTests ?? 0) + (checks === 0 ? 1 : 0);
const failed = (counted?.numFailedTests ?? 0) + (checks === 0 ? 0 : 1);
// A suite that could not even start has no failed test of its own.
const broken = failed === 0 && (status !== 0 || !counted?.success) ? 1 : 0;
const skipped = (counted?.numPendingTests ?? 0) + (counted?.numTodoTests ?? 0);
console.log(`${passed} passed, ${failed + broken} failed, ${skipped} skipped`);
process.exitCode = failed + broken === 0 ? 0 : 1;
