import { startTestServer } from '@laurel/db/testing';
import type { TestProject } from 'vitest/node';
import { useKeptEmbedded } from '../tooling/kept-databases.ts';
import { useOwnTemporaryFolder } from '../tooling/own-temporary-folder.ts';
import { prepareFolder } from './prepared-folder.ts';

/** What tests of the command line need: data to copy and a database server, no browser. */
export default async function setup(project: TestProject) {
  useOwnTemporaryFolder();
  const preparedFolder = await prepareFolder();
  useKeptEmbedded();
  project.provide('preparedFolder', preparedFolder);
  const server = await startTestServer();
  project.provide('databaseServer', server.url);
  return () => server.stop();
}
