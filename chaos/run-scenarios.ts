import { availableParallelism, loadavg } from 'node:os';
import { startTestServer } from '@laurel/db/testing';
import { type Scenario, withGiven } from './faults/scenario.ts';

/** Runs scenarios one after the other and prints a line for each. @returns whether all held */
export const runScenarios = async (
  scenarios: Scenario[],
  numbers = { rounds: 0, outageSeconds: 0 },
): Promise<boolean> => {
  const server = await startTestServer();
  console.log(`${availableParallelism()} processors, load ${loadavg()[0]?.toFixed(1)}`);
  let allHeld = true;
  for (const { name, holds, run } of scenarios) {
    const began = performance.now();
    const [mark, text] = await withGiven({ ...numbers, serverUrl: server.url }, run).then(
      (figures) => ['held  ', figures] as const,
      (error: unknown) => ['FAILED', error instanceof Error ? error.message : String(error)] as const,
    );
    allHeld &&= mark === 'held  ';
    console.log(
      `${mark} ${name} (${Math.round((performance.now() - began) / 1000)} s): ${holds}\n       ${text}`,
    );
  }
  await server.stop();
  return allHeld;
};
