import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { cpSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

/** A start takes a few seconds, minutes on a busy machine; one that hangs must say so instead of holding everything up. */
const START_MS = 300_000;

/** The built server, as `npm start` runs it, where the runner has built it; else its source. */
export const CLI =
  process.env.LAUREL_CLI ?? fileURLToPath(new URL('../apps/api/src/main/cli.ts', import.meta.url));

/** As `npm start` has them (tooling/run.mjs). */
const NODE_FLAGS = ['--disable-warning=ExperimentalWarning', '--max-semi-space-size=8'];

/** What every process of the product gets: no setting of whoever runs the tests. */
export const PRODUCT_ENV: Record<string, string> = {
  PATH: process.env.PATH ?? '',
  MALLOC_ARENA_MAX: '2',
  // Starts are half of what some journeys take: what one has compiled serves the next.
  ...(process.env.NODE_COMPILE_CACHE ? { NODE_COMPILE_CACHE: process.env.NODE_COMPILE_CACHE } : {}),
};

export interface Product {
  /** Where it listens; empty for a worker. */
  url: string;
  process: ChildProcess;
  /** Asks it to end and waits until it has. */
  stop(): Promise<void>;
  /** Ends it without a warning, as a power cut would. */
  kill(): Promise<void>;
}

/** Makes a data folder of its own. @param prepared data folder that it is a copy of, used by no process */
export const copyDataFolder = async (prepared: string): Promise<string> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'laurel-data-'));
  cpSync(prepared, folder, { recursive: true });
  return folder;
};

/** Starts one command of the product in a process of its own and waits until it says that it is ready. */
const startCommand = async (
  command: 'serve' | 'worker',
  ready: RegExp,
  env: Record<string, string>,
  { cli = CLI, within = [] }: How = {},
): Promise<Product> => {
  const [program = process.execPath, ...args] = [...within, process.execPath, ...NODE_FLAGS, cli, command];
  const child = spawn(program, args, {
    env: { ...PRODUCT_ENV, PORT: '0', LOG_LEVEL: 'warn', RATE_LIMIT_SCALE: '1000000', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  // Whatever becomes of this process, nothing that it started stays behind.
  const killIt = () => child.kill('SIGKILL');
  process.once('exit', killIt);
  child.once('exit', () => process.off('exit', killIt));
  let output = '';
  const exited = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const url = await new Promise<string>((resolve, reject) => {
    const tooLate = () => {
      killIt();
      reject(new Error(`the product was not ready within ${START_MS / 1000} s:\n${output}`));
    };
    const limit = setTimeout(tooLate, START_MS);
    const listen = (chunk: Buffer) => {
      output = (output + chunk.toString()).slice(-20_000);
      const found = ready.exec(output);
      if (!found) return;
      clearTimeout(limit);
      resolve(found[1] ?? '');
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('exit', (code) => {
      clearTimeout(limit);
      reject(new Error(`the product ended with code ${code} before it was ready:\n${output}`));
    });
  });
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await exited;
  };
  return { url, process: child, stop: () => end('SIGTERM'), kill: () => end('SIGKILL') };
};

interface How {
  /** The command line of another release. */
  cli?: string;
  /** A program and its arguments that start it, which must end it when they are ended. */
  within?: readonly string[];
}

/** Starts the whole product on a free port, its worker inside unless `WORKER` is off. */
export const startProduct = (env: Record<string, string>, how: How = {}): Promise<Product> =>
  startCommand('serve', /Laurel is ready at (http:\S+)/, env, how);

/** Starts a process that runs background jobs only. */
export const startWorker = (env: Record<string, string>, how: How = {}): Promise<Product> =>
  startCommand('worker', /The Laurel worker is ready/, env, how);

/** Runs one command of the product to its end. @throws Error when it fails */
export const runCommand = async (args: string[], env: Record<string, string>): Promise<string> => {
  const options = { env: { ...PRODUCT_ENV, ...env }, maxBuffer: 64 * 1024 * 1024 };
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--disable-warning=ExperimentalWarning', CLI, ...args],
    options,
  );
  return stdout;
};
