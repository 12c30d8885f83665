import { createHash } from 'node:crypto';
import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { prepareTestServer, startTestServer } from '@laurel/db/testing';
import type { TestProject } from 'vitest/node';
import { useOwnTemporaryFolder } from './own-temporary-folder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Connection string of the PostgreSQL server of this test run. */
    serverUrl: string;
  }
}

const root = fileURLToPath(new URL('..', import.meta.url));
/** What a migrated embedded database without rows is made by. */
const MADE_BY = ['package-lock.json', 'packages/db/migrations/**/*.{sql,json}', 'packages/db/src/**/*.ts'];

/** Where the prepared database of one run waits for the next: making it takes seconds of processor time. */
const keptFolder = (): string => {
  const hash = createHash('sha256');
  for (const file of globSync(MADE_BY, { cwd: root }).sort())
    hash.update(file).update(readFileSync(path.join(root, file)));
  return path.join(root, 'node_modules/.cache/laurel', `embedded-${hash.digest('hex').slice(0, 16)}`);
};

/** Whole under its name. Those of other schemas go. */
const keep = (prepared: string, kept: string): void => {
  if (existsSync(kept) || !existsSync(prepared)) return;
  for (const old of globSync(`${path.dirname(kept)}/embedded-*`))
    rmSync(old, { recursive: true, force: true });
  const copy = path.join(mkdtempSync(`${kept}-`), 'copy');
  cpSync(prepared, copy, { recursive: true });
  renameSync(copy, kept);
  rmSync(path.dirname(copy), { recursive: true });
};

/**
 * One PostgreSQL server for the whole run and one embedded database to copy; each test file makes databases of its own. None when
 * `tooling/test.ts` knows that no test asks for one.
 */
export default async function setup(project: TestProject) {
  if (process.env.TEST_DATABASE_SERVER === 'off') return undefined;
  useOwnTemporaryFolder();
  const prepared = path.join(tmpdir(), 'laurel-prepared');
  const kept = keptFolder();
  if (existsSync(kept)) cpSync(kept, prepared, { recursive: true });
  process.env.TEST_EMBEDDED_FOLDER = prepared;
  const server = await startTestServer();
  await prepareTestServer(server.url);
  project.provide('serverUrl', server.url);
  return async () => {
    await server.stop();
    keep(prepared, kept);
  };
}
