import { parseArgs } from 'node:util';
import { damagedFolder, damagedRows, diskFull, oldSchema, poisonJob } from './faults/damaged-data.ts';
import { databaseOutage, databaseRestart, slowDatabase } from './faults/lost-database.ts';
import { languageModel, mailServerDown, slowloris } from './faults/neighbours.ts';
import { previousRelease } from './faults/previous-release.ts';
import { runScenarios, type Scenario } from './faults/scenario.ts';
import { clockAndZone, drain, kill, pausedWorker, twoProcesses } from './faults/server-processes.ts';

const SCENARIOS: Scenario[] = [
  twoProcesses,
  poisonJob,
  pausedWorker,
  databaseRestart,
  databaseOutage,
  slowDatabase,
  mailServerDown,
  languageModel,
  drain,
  damagedRows,
  damagedFolder,
  oldSchema,
  previousRelease,
  clockAndZone,
  slowloris,
  diskFull,
  kill,
];

/**
 * Starts the real product and breaks what it depends on; prints a line for each scenario. Arguments: names of scenarios,
 * `--rounds` of the kill (100), `--outage` of the database in seconds (60), `--from` the commit that `previous-release` starts.
 * @returns whether everything held
 */
export const faults = async (args: string[]): Promise<boolean> => {
  const options = {
    rounds: { type: 'string', default: '100' },
    outage: { type: 'string', default: '60' },
    from: { type: 'string' },
  } as const;
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const unknown = positionals.filter((name) => !SCENARIOS.some((scenario) => scenario.name === name));
  if (unknown.length > 0) throw new Error(`Use some of: ${SCENARIOS.map(({ name }) => name).join(', ')}`);
  const wanted = SCENARIOS.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
  return runScenarios(wanted, {
    rounds: Number(values.rounds),
    outageSeconds: Number(values.outage),
    from: values.from,
  });
};
