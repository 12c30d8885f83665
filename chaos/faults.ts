import { parseArgs } from 'node:util';
import {
  damagedFolder,
  damagedRows,
  diskFull,
  dumpAndRestore,
  oldSchema,
  poisonJob,
  tornPage,
} from './faults/damaged-data.ts';
import {
  databaseOutage,
  databaseRestart,
  failOver,
  poolExhausted,
  readOnlyPrimary,
  slowDatabase,
} from './faults/lost-database.ts';
import { languageModel, mailServerDown, slowloris } from './faults/neighbours.ts';
import { mixedVersions, previousRelease } from './faults/previous-release.ts';
import { runScenarios, type Scenario } from './faults/scenario.ts';
import {
  clockAndZone,
  drain,
  kill,
  mailWorkers,
  pausedWorker,
  skewedClocks,
  twoNamespaces,
  twoProcesses,
} from './faults/server-processes.ts';

const SCENARIOS: Scenario[] = [
  twoProcesses,
  twoNamespaces,
  poisonJob,
  pausedWorker,
  databaseRestart,
  databaseOutage,
  slowDatabase,
  readOnlyPrimary,
  failOver,
  poolExhausted,
  mailServerDown,
  skewedClocks,
  mailWorkers,
  languageModel,
  drain,
  damagedRows,
  damagedFolder,
  tornPage,
  oldSchema,
  dumpAndRestore,
  previousRelease,
  mixedVersions,
  clockAndZone,
  slowloris,
  diskFull,
  kill,
];

/**
 * Starts the real product and breaks what it depends on; prints a line for each scenario. Arguments: names of scenarios,
 * `--rounds` of the kill (20), `--outage` of the database in seconds (60), `--from` the commit that `previous-release` starts.
 * @returns whether everything held
 */
export const faults = async (args: string[]): Promise<boolean> => {
  const options = {
    rounds: { type: 'string', default: '20' },
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
