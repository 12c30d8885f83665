/**
 * Chaos tests of the running product: breaks what it depends on and prints figures. Exits with 1 when an expectation failed.
 *
 *   npm run chaos [-- fuzz [--requests 100000] [--seed N]]
 *   npm run chaos [-- faults [NAME …] [--rounds 20] [--outage 60] [--from COMMIT]]
 *   npm run chaos [-- scale-out [--seconds 60]]
 */
import { useOwnTemporaryFolder } from '../tooling/own-temporary-folder.ts';
import { faults } from './faults.ts';
import { fuzz } from './fuzz.ts';
import { scaleOut } from './scale-out.ts';

const CHAOS_TESTS: Record<string, (args: string[]) => Promise<boolean>> = {
  fuzz,
  faults,
  'scale-out': scaleOut,
};

useOwnTemporaryFolder();
const [name, ...args] = process.argv.slice(2);
const wanted = name === undefined ? Object.keys(CHAOS_TESTS) : [name];
for (const each of wanted) {
  const run = CHAOS_TESTS[each];
  if (!run) throw new Error(`Use one of: ${Object.keys(CHAOS_TESTS).join(', ')}`);
  if (!(await run(args))) process.exitCode = 1;
}
