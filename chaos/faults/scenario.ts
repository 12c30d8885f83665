import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { createServerDatabase, startTestServer } from '@laurel/db/testing';

export interface Scenario {
  name: string;
  /** What must hold, as a sentence. */
  holds: string;
  /** @returns figures for the printed line @throws Error that says what did not hold */
  run(given: Given): Promise<string>;
}

export interface Given {
  /** How many times `kill` kills. */
  rounds: number;
  /** How long the database is away, in seconds. */
  outageSeconds: number;
  /** The commit that `previous-release` starts; undefined: the version before. */
  from?: string | undefined;
  /** An empty folder, removed afterwards. */
  folder(): Promise<string>;
  /** Environment of processes on a server database of their own, removed afterwards. */
  serverEnv(): Promise<ServerEnv>;
  /** Registers a cleanup that runs after the scenario even when it fails, the last one first. */
  afterwards(end: () => Promise<unknown>): void;
}

export type ServerEnv = { DATABASE_URL: string; SESSION_SECRET: string; DATA_DIR: string };

type Options = Pick<Given, 'rounds' | 'outageSeconds' | 'from'>;

/** @throws Error with the sentence unless `condition` holds */
export const mustHold = (isSo: boolean, sentence: string): void => {
  if (!isSo) throw new Error(sentence);
};

/** Runs `work` with a scenario's context, and cleans up afterwards. */
const withGiven = async (
  { serverUrl, ...options }: { serverUrl: string } & Options,
  work: (given: Given) => Promise<string>,
): Promise<string> => {
  const ends: (() => Promise<unknown>)[] = [];
  const afterwards: Given['afterwards'] = (end) => {
    ends.unshift(end);
  };
  const folder = async () => {
    const made = await mkdtemp(path.join(tmpdir(), 'laurel-chaos-'));
    afterwards(() => rm(made, { recursive: true, force: true }));
    return made;
  };
  try {
    return await work({
      ...options,
      afterwards,
      folder,
      serverEnv: async () => {
        const { url, drop } = await createServerDatabase(serverUrl);
        afterwards(drop);
        return {
          DATABASE_URL: url,
          SESSION_SECRET: 'only for the fires that burn here, never elsewhere',
          DATA_DIR: await folder(),
        };
      },
    });
  } finally {
    for (const end of ends) await end();
  }
};

/** Runs scenarios one after the other and prints a line for each. @returns whether all held */
export const runScenarios = async (
  scenarios: Scenario[],
  options: Options = { rounds: 0, outageSeconds: 0 },
): Promise<boolean> => {
  const server = await startTestServer();
  console.log(`${availableParallelism()} processors, load ${loadavg()[0]?.toFixed(1)}`);
  let allHeld = true;
  for (const { name, holds, run } of scenarios) {
    const began = performance.now();
    const [mark, text] = await withGiven({ ...options, serverUrl: server.url }, run).then(
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
