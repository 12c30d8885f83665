import { once } from 'node:events';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Config } from '../config.ts';
import { loadShippedCatalogue } from '../modules/catalogue/index.ts';
import { createLogger } from '../platform/logger.ts';
import { createMetrics, serveMetrics } from '../platform/metrics/index.ts';
import { createApp } from './create-app.ts';
import { openDatabase } from './open-database.ts';
import { createServices, type Services } from './services.ts';
import { sessionSecret } from './session-secret.ts';
import { startWorker } from './start-worker.ts';

const WEB_FOLDER = fileURLToPath(new URL('../../../web/dist', import.meta.url));

/** Shutdown may take this long; then the process exits anyway. */
const DRAIN_MS = 10_000;

/** Resolves with the first signal that asks the process to end. */
const untilAskedToStop = async (): Promise<void> => {
  await Promise.race([once(process, 'SIGTERM'), once(process, 'SIGINT')]);
};

/** Startup and shutdown that `serve` and `worker` share. */
const openProcess = async (config: Config) => {
  const logger = createLogger(config.logLevel);
  const metrics = createMetrics();
  const secret = await sessionSecret(config);
  const database = await openDatabase(config, logger, (ms, succeeded) =>
    metrics.querySeconds.observe({ outcome: succeeded ? 'done' : 'failed' }, ms / 1000),
  );
  const services = createServices(config, database, logger, metrics, secret);
  const measured = config.metrics && (await serveMetrics(services, config.metrics));
  if (measured) logger.info({ port: measured.port }, 'metrics are served');
  /** @param stop ends what the caller has started */
  const end = async (stop: () => Promise<void>): Promise<void> => {
    const forced = setTimeout(() => process.exit(1), DRAIN_MS).unref();
    services.languageModel.stop();
    await stop();
    measured?.stop();
    await database.close();
    clearTimeout(forced);
  };
  return {
    secret,
    services,
    end,
    untilStopped: async (stop: () => Promise<void>): Promise<void> => {
      await untilAskedToStop();
      await end(stop);
    },
  };
};

/** Loads the catalogue and prepares it for matching in the background, so that the first student does not wait for it. */
const warmCatalogue = async ({ catalogue, logger }: Services): Promise<void> => {
  try {
    await (await catalogue.current()).columns();
  } catch (error) {
    logger.warn({ err: error }, 'the catalogue could not be read ahead');
  }
};

/** Runs the API, the web app and (unless WORKER is off) the worker in this process, until it is asked to stop. */
export const serve = async (config: Config): Promise<void> => {
  const { services, secret, end, untilStopped } = await openProcess(config);
  await loadShippedCatalogue(services);
  const queue = await startWorker(services, config.inlineWorker);
  const app = await createApp(config, { ...services, queue, sessionSecret: secret }, WEB_FOLDER);
  const stop = async (): Promise<void> => {
    // Lets Node accept the connections that the system has already queued; otherwise they would break.
    await nextTurn();
    await app.close();
    await services.textEngine.stop();
    await services.spellChecker.stop();
    await queue.stop();
  };
  const address = await app.listen({ port: config.port, host: config.host }).catch(async (error: unknown) => {
    await end(stop);
    throw error;
  });
  services.origin.listeningAt(address);
  console.log(`Laurel is ready at ${services.origin.get()}`);
  // Warms the spell check in the background, so that the first essay does not wait for it.
  void services.spellChecker.start();
  void warmCatalogue(services);
  await untilStopped(stop);
};

/** Runs the background jobs alone; several may run beside several `serve` processes on one database server. */
export const runWorker = async (config: Config): Promise<void> => {
  const { services, untilStopped } = await openProcess(config);
  const queue = await startWorker(services, true);
  console.log('The Laurel worker is ready.');
  void warmCatalogue(services);
  await untilStopped(async () => {
    await services.textEngine.stop();
    await services.spellChecker.stop();
    await queue.stop();
  });
};
