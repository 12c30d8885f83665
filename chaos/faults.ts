import { parseArgs } from 'node:util';
import { clockAndZone } from './faults/clock-and-zone.ts';
import { damagedFolder } from './faults/damaged-folder.ts';
import { damagedRows } from './faults/damaged-rows.ts';
import { databaseOutage } from './faults/database-outage.ts';
import { databaseRestart } from './faults/database-restart.ts';
import { diskFull } from './faults/disk-full.ts';
import { drain } from './faults/drain.ts';
import { kill } from './faults/kill.ts';
import { languageModel } from './faults/language-model.ts';
import { mailServerDown } from './faults/mail-server-down.ts';
import { oldSchema } from './faults/old-schema.ts';
import { pausedWorker } from './faults/paused-worker.ts';
import { poisonJob } from './faults/poison-job.ts';
import type { Scenario } from './faults/scenario.ts';
import { slowDatabase } from './faults/slow-database.ts';
import { slowloris } from './faults/slowloris.ts';
import { twoProcesses } from './faults/two-processes.ts';
import { runScenarios } from './run-scenarios.ts';

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
  clockAndZone,
  slowloris,
  diskFull,
  kill,
];

/**
 * Starts the real product and breaks what it depends on; prints a line for each scenario. Arguments: names of scenarios,
 * `--rounds` of the kill (100), `--outage` of the database in seconds (60).
 * @returns whether everything held
 */
export const faults = async (args: string[]): Promise<boolean> => {
  const options = {
    rounds: { type: 'string', default: '100' },
    outage: { type: 'string', default: '60' },
  } as const;
  const { values, positionals } = parseArgs({ args, options, allowPositionals: true });
  const unknown = positionals.filter((name) => !SCENARIOS.some((scenario) => scenario.name === name));
  if (unknown.length > 0) throw new Error(`Use some of: ${SCENARIOS.map(({ name }) => name).join(', ')}`);
  const wanted = SCENARIOS.filter(({ name }) => positionals.length === 0 || positionals.includes(name));
  return runScenarios(wanted, { rounds: Number(values.rounds), outageSeconds: Number(values.outage) });
};
