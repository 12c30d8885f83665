import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import path from 'node:path';
import { createServerDatabase, startTestServer } from '@laurel/db/testing';

export interface Scenario {
  name: string;
  /** What must hold, as a sentence. */
  holds: string;
  /** @returns figures for the printed line @throws Error that says what did not hold; NotRun where this machine can't try it */
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

/** This machine lacks what a scenario takes. The message says what. */
export class NotRun extends Error {}

/** @throws Error with the sentence unless `condition` holds */
export const mustHold = (isSo: boolean, sentence: string): void => {
  if (!isSo) throw new Error(sentence);
};

/** @throws Error with the first of the faults, if there is one */
export const mustBeWell = (faults: readonly string[]): void =>
  mustHold(faults.length === 0, `${faults.length} faults: ${faults.slice(0, 5).join('; ')}`);

/** Longer than the hundred kills of `kill` take on a busy machine: only a scenario that hangs is ended by it. */
const LONGEST_MS = 40 * 60_000;
const CLEANUP_MS = 60_000;

/** @throws Error when it takes too long */
const within = async <T>(ms: number, work: Promise<T>): Promise<T> => {
  const { promise: tooLong, reject } = Promise.withResolvers<never>();
  const limit = setTimeout(() => reject(new Error(`not ended after ${ms / 1000} s`)), ms);
  return Promise.race([work, tooLong]).finally(() => clearTimeout(limit));
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
  const given: Given = {
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
  };
  const [outcome] = await Promise.allSettled([within(LONGEST_MS, work(given))]);
  const left: unknown[] = [];
  for (const end of ends) await within(CLEANUP_MS, end()).catch((error: unknown) => left.push(error));
  if (outcome.status === 'rejected') throw outcome.reason;
  mustHold(left.length === 0, `it held, but could not be cleaned up: ${left.join('; ')}`);
  return outcome.value;
};

const MARKS = ['holds', 'fails', 'not run'] as const;
type Mark = (typeof MARKS)[number];

const outcomeOf = (error: unknown): [Mark, string] => [
  error instanceof NotRun ? 'not run' : 'fails',
  error instanceof Error ? error.message : String(error),
];

/**
 * Runs scenarios one after the other and prints a line for each, and one with the sums.
 * @returns whether all held; one that could not be run did not
 */
export const runScenarios = async (
  scenarios: Scenario[],
  options: Options = { rounds: 0, outageSeconds: 0 },
): Promise<boolean> => {
  const server = await startTestServer();
  console.log(`${availableParallelism()} processors, load ${loadavg()[0]?.toFixed(1)}`);
  const seconds = (began: number) => Math.round((performance.now() - began) / 1000);
  const start = performance.now();
  const counts: Record<Mark, number> = { holds: 0, fails: 0, 'not run': 0 };
  for (const { name, holds, run } of scenarios) {
    const began = performance.now();
    const [mark, text] = await withGiven({ ...options, serverUrl: server.url }, run).then(
      (figures): [Mark, string] => ['holds', figures],
      outcomeOf,
    );
    counts[mark]++;
    const line = mark === 'not run' ? `${name}: not run: ${text}` : `${name}: ${holds} [${text}]`;
    console.log(`${mark.padEnd(7)} ${String(seconds(began)).padStart(4)} s  ${line.replaceAll('\n', ' ')}`);
  }
  await server.stop();
  const sums = MARKS.map((mark) => `${counts[mark]} ${mark}`).join(', ');
  console.log(`${scenarios.length} scenarios in ${seconds(start)} s: ${sums}`);
  return counts.holds === scenarios.length;
};
