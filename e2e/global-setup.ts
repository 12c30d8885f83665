import { rm } from 'node:fs/promises';
import path from 'node:path';
import { createServerDatabase, startTestServer } from '@laurel/db/testing';
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { useOwnTemporaryFolder } from '../tooling/own-temporary-folder.ts';
import { prepareFolder } from './prepared-folder.ts';
import { copyDataFolder, startProduct, startWorker } from './start-product.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The product on each database. */
    products: Record<'embedded' | 'server', string>;
    browserEndpoint: string;
    /** Connection string of the database server, for journeys that need a database of their own. */
    databaseServer: string;
    /** Where the mails of both products become files. */
    outbox: string;
    /** A data folder with the catalogue loaded, to copy. */
    preparedFolder: string;
  }
}

/** Debian's Chromium looks up its maker's hosts at every start unless it is told not to. */
const BROWSER_FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];

/** One product on each database and one browser, shared by all journeys. */
export default async function setup(project: TestProject) {
  useOwnTemporaryFolder();
  const preparedFolder = await prepareFolder();
  const folder = await copyDataFolder(preparedFolder);
  const server = await startTestServer();
  const { url } = await createServerDatabase(server.url);
  const SESSION_SECRET = 'a secret for journeys, 36 letters long';
  const onServerEnv = { DATA_DIR: folder, DATABASE_URL: url, SESSION_SECRET };
  const [embedded, onServer, worker, browser] = await Promise.all([
    startProduct({ DATA_DIR: folder }),
    // As in a larger installation: requests and background jobs in separate processes.
    startProduct({ ...onServerEnv, WORKER: 'off' }),
    startWorker(onServerEnv),
    chromium.launchServer({
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
      args: BROWSER_FLAGS,
    }),
  ]);
  project.provide('products', { embedded: embedded.url, server: onServer.url });
  project.provide('browserEndpoint', browser.wsEndpoint());
  project.provide('databaseServer', server.url);
  project.provide('outbox', path.join(folder, 'outbox'));
  project.provide('preparedFolder', preparedFolder);
  return async () => {
    await Promise.all([browser.close(), embedded.stop(), onServer.stop(), worker.stop()]);
    await server.stop();
    await rm(folder, { recursive: true, force: true });
  };
}
