import type { TestProject } from 'vitest/node';
import { useOwnTemporaryFolder } from '../tooling/own-temporary-folder.ts';
import { prepareFolder } from './prepared-folder.ts';

/** What tests of the command line need: data to copy, no browser. */
export default async function setup(project: TestProject) {
  useOwnTemporaryFolder();
  project.provide('preparedFolder', await prepareFolder());
}
