import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { readAudit } from './read-audit.ts';

/** Asks the registry for known vulnerabilities of the dependencies. Exit code 1 when there are any. */
const root = fileURLToPath(new URL('..', import.meta.url));
const question = ['audit', '--omit=dev', '--json'];
const npm = process.env.npm_execpath;
const { stdout } = npm
  ? spawnSync(process.execPath, [npm, ...question], { cwd: root, encoding: 'utf8' })
  : spawnSync('npm', question, { cwd: root, encoding: 'utf8' });
const { outcome, told } = readAudit(stdout);
for (const line of told) console.log(`${outcome.padEnd(8)}known weaknesses: ${line}`);
process.exitCode = outcome === 'FAILED' ? 1 : 0;
