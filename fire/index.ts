/**
 * Holds the running product under fire and prints figures. Ends with 1 when something did not hold.
 *
 *   npm run fire [-- fuzz [--requests 100000] [--seed N]]
 *   npm run fire [-- faults [NAME …] [--rounds 100] [--outage 60]]
 *   npm run fire [-- scale-out [--seconds 60]]
 */
import { useOwnTemporaryFolder } from '../tooling/own-temporary-folder.ts';
import { faults } from './faults.ts';
import { fuzz } from './fuzz.ts';
import { scaleOut } from './scale-out.ts';

const FIRES: Record<string, (args: string[]) => Promise<boolean>> = {
  fuzz,
  faults,
  'scale-out': scaleOut,
};

useOwnTemporaryFolder();
const [name, ...args] = process.argv.slice(2);
const wanted = name === undefined ? Object.keys(FIRES) : [name];
for (const each of wanted) {
  const fire = FIRES[each];
  if (!fire) throw new Error(`Use one of: ${Object.keys(FIRES).join(', ')}`);
  if (!(await fire(args))) process.exitCode = 1;
}
