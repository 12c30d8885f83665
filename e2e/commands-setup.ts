import { startTestServer } from '@laurel/db/testing';
import type { TestProject } from 'vitest/node';
import { useOwnTemporaryFolder } from '../tooling/own-temporary-folder.ts';
import { prepareFolder } from './prepared-folder.ts';

/** What tests of the command line need: data to copy and a database server, no browser. */
export default async function setup(project: TestProject) {
  useOwnTemporaryFolder();
  project.provide('preparedFolder', await prepareFolder());
  const server = await startTestServer();
  project.provide('databaseServer', server.url);
  return () => server.stop();
}
