import { prepareTestServer, startFilledServer, TEMPLATE } from '@laurel/db/testing';
import type { TestProject } from 'vitest/node';
import { keptFolder, useKeptEmbedded } from './kept-databases.ts';
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
  const keepEmbedded = useKeptEmbedded();
  const server = await startFilledServer(keptFolder('server'), prepareTestServer);
  process.env.TEST_TEMPLATE_DATABASE = TEMPLATE;
  project.provide('serverUrl', server.url);
  return async () => {
    await server.stop();
    keepEmbedded();
  };
}
