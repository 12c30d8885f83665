import { startTestServer } from '@laurel/db/testing';
import type { TestProject } from 'vitest/node';
import { useOwnTemporaryFolder } from './own-temporary-folder.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Connection string of the PostgreSQL server of this test run. */
    serverUrl: string;
  }
}

/** One PostgreSQL server for the whole run; each test file makes databases of its own in it. */
export default async function setup(project: TestProject) {
  useOwnTemporaryFolder();
  const server = await startTestServer();
  project.provide('serverUrl', server.url);
  return () => server.stop();
}
