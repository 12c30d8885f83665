import { createHash } from 'node:crypto';
import { cpSync, existsSync, globSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { prepareTestServer, startFilledServer, TEMPLATE } from '@laurel/db/testing';
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

/** Where the prepared databases of one run wait for the next: making them takes seconds of processor time. */
const keptFolder = (kind: 'embedded' | 'server'): string => {
  const hash = createHash('sha256');
  for (const file of globSync(MADE_BY, { cwd: root }).sort())
    hash.update(file).update(readFileSync(path.join(root, file)));
  return path.join(root, 'node_modules/.cache/laurel', `${kind}-${hash.digest('hex').slice(0, 16)}`);
};

/** Those of other schemas go. */
const removeOlder = (kept: string): void => {
  const [kind = ''] = path.basename(kept).split('-');
  for (const found of globSync(`${path.dirname(kept)}/${kind}-*`))
    if (!found.startsWith(kept)) rmSync(found, { recursive: true, force: true });
};

/** Whole under its name. */
const keep = (prepared: string, kept: string): void => {
  if (existsSync(kept) || !existsSync(prepared)) return;
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
  const kept = keptFolder('embedded');
  const keptServer = keptFolder('server');
  removeOlder(kept);
  removeOlder(keptServer);
  if (existsSync(kept)) cpSync(kept, prepared, { recursive: true });
  process.env.TEST_EMBEDDED_FOLDER = prepared;
  const server = await startFilledServer(keptServer, prepareTestServer);
  process.env.TEST_TEMPLATE_DATABASE = TEMPLATE;
  project.provide('serverUrl', server.url);
  return async () => {
    await server.stop();
    keep(prepared, kept);
  };
}
