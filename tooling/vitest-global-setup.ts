import { tmpdir } from 'node:os';
import path from 'node:path';
import { prepareTestServer, startTestServer } from '@laurel/db/testing';
import type { TestProject } from 'vitest/node';
import { useOwnTemporaryFolder } from './own-temporary-folder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Connection string of the PostgreSQL server of this test run. */
    serverUrl: string;
  }
}

/**
 * One PostgreSQL server for the whole run and one embedded database to copy; each test file makes databases of its own. None when
 * `tooling/test.ts` knows that no test asks for one.
 */
export default async function setup(project: TestProject) {
  if (process.env.TEST_DATABASE_SERVER === 'off') return undefined;
  useOwnTemporaryFolder();
  process.env.TEST_EMBEDDED_FOLDER = path.join(tmpdir(), 'laurel-prepared');
  const server = await startTestServer();
  await prepareTestServer(server.url);
  project.provide('serverUrl', server.url);
  return () => server.stop();
}
