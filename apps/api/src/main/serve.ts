import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Config } from '../config.ts';
import { loadShippedCatalogue } from '../modules/scholarships/index.ts';
import { createLogger } from '../platform/logger.ts';
import { createApp } from './create-app.ts';
import { openDatabase } from './open-database.ts';
import { createServices } from './services.ts';
import { sessionSecret } from './session-secret.ts';
import { startWorker } from './start-worker.ts';

const WEB_FOLDER = fileURLToPath(new URL('../../../web/dist', import.meta.url));

/** A drain may take this long before the process ends anyway. */
const DRAIN_MS = 10_000;

/** Resolves with the first signal that asks the process to end. */
const untilAskedToStop = async (): Promise<void> => {
  await Promise.race([once(process, 'SIGTERM'), once(process, 'SIGINT')]);
};

/** Runs the API, the web app and (unless WORKER is off) the worker in this process, until it is asked to stop. */
export const serve = async (config: Config): Promise<void> => {
  const logger = createLogger(config.logLevel);
  const secret = await sessionSecret(config);
  const database = await openDatabase(config, logger);
  const services = createServices(config, database, logger, secret);
  await loadShippedCatalogue(services);
  const queue = await startWorker(services, config.inlineWorker);
  const app = await createApp(config, { ...services, queue, sessionSecret: secret }, WEB_FOLDER);
  services.origin.listeningAt(await app.listen({ port: config.port, host: config.host }));
  console.log(`Laurel is ready at ${services.origin.get()}`);
  // In the background: the first essay then finds the spelling check warm.
  void services.mechanics.start();

  await untilAskedToStop();
  const forced = setTimeout(() => process.exit(1), DRAIN_MS).unref();
  services.languageModel.stop();
  await app.close();
  await services.mechanics.stop();
  await queue.stop();
  await database.close();
  clearTimeout(forced);
};

/** Runs the background jobs alone; several may run beside several `serve` processes on one database server. */
export const runWorker = async (config: Config): Promise<void> => {
  const logger = createLogger(config.logLevel);
  const database = await openDatabase(config, logger);
  const services = createServices(config, database, logger, await sessionSecret(config));
  const queue = await startWorker(services, true);
  console.log('The Laurel worker is ready.');
  await untilAskedToStop();
  services.languageModel.stop();
  await services.mechanics.stop();
  await queue.stop();
  await database.close();
};
