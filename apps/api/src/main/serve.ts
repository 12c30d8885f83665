import { once } from 'node:events';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Config } from '../config.ts';
import { eraseAgain } from '../modules/account/index.ts';
import { renewFactorSecrets } from '../modules/auth/index.ts';
import { loadShippedCatalogue } from '../modules/catalogue/index.ts';
import type { SessionSecrets } from '../platform/derive-keys.ts';
import { createLogger } from '../platform/logger.ts';
import { createMetrics, serveMetrics } from '../platform/metrics/index.ts';
import { startWatchdog } from '../platform/watchdog/index.ts';
import { createApp } from './create-app.ts';
import { openDatabase } from './open-database.ts';
import { createServices, type Services } from './services.ts';
import { sessionSecrets } from './session-secret.ts';
import { startWorker } from './start-worker.ts';

const WEB_FOLDER = fileURLToPath(new URL('../../../web/dist', import.meta.url));

/** Shutdown may take this long; then the process exits anyway. An essay in hand takes up to 10 s; `laurel.service` and `compose.yaml` give 15 s. */
const DRAIN_MS = 14_000;

/** Resolves with the first signal that asks the process to end. */
const untilAskedToStop = async (): Promise<void> => {
  await Promise.race([once(process, 'SIGTERM'), once(process, 'SIGINT')]);
};

interface Running {
  secrets: SessionSecrets;
  services: Services;
  /** Registers what ends a part that was started; the last part ends first. */
  onStop: (stop: () => Promise<void>) => void;
}

/** Ends every part, one after another; one that fails keeps none of the others from ending. */
export const stopAll = async (
  stops: readonly (() => Promise<void>)[],
  onError: (error: unknown) => void,
): Promise<void> => {
  for (const stop of stops) await stop().catch(onError);
};

/** Opens what `serve` and `worker` share, starts them, and ends all of it when the process is asked to stop or `start` fails. */
const runProcess = async (config: Config, start: (running: Running) => Promise<void>): Promise<void> => {
  const logger = createLogger(config.logLevel);
  const metrics = createMetrics();
  const secrets = await sessionSecrets(config);
  const database = await openDatabase(config, logger, (ms, succeeded) =>
    metrics.querySeconds.observe({ outcome: succeeded ? 'done' : 'failed' }, ms / 1000),
  );
  const stops: (() => Promise<void>)[] = [() => database.close()];
  const onStop = (stop: () => Promise<void>) => void stops.unshift(stop);
  try {
    const services = createServices(config, database, logger, metrics, secrets);
    onStop(() => services.spellChecker.stop());
    onStop(() => services.textEngine.stop());
    onStop(() => services.pageReader.stop());
    const measured = config.metrics && (await serveMetrics(services, config.metrics));
    if (measured) {
      logger.info({ port: measured.port }, 'metrics are served');
      onStop(async () => measured.stop());
    }
    const returned = await eraseAgain(services);
    if (returned > 0)
      logger.warn({ returned }, 'accounts that a restored database brought back are erased again');
    await start({ secrets, services, onStop });
    await untilAskedToStop();
  } finally {
    const forced = setTimeout(() => process.exit(1), DRAIN_MS).unref();
    await stopAll(stops, (error) => logger.error({ err: error }, 'a part could not be stopped'));
    clearTimeout(forced);
  }
};

/** The answers that a start is waited for come before what is only read ahead. */
const READ_AHEAD_AFTER_MS = 500;

/** Loads the catalogue and prepares it for matching in the background, so that the first student does not wait for it. */
const warmCatalogue = async (
  { catalogue, logger }: Services,
  andThen?: () => Promise<unknown>,
): Promise<void> => {
  await pause(READ_AHEAD_AFTER_MS, undefined, { ref: false });
  try {
    await (await catalogue.current()).columns();
    await andThen?.();
  } catch (error) {
    logger.warn({ err: error }, 'the catalogue could not be read ahead');
  }
};

/** Runs the API, the web app (with `web`) and (unless WORKER is off) the worker in this process, until it is asked to stop. */
export const serve = (config: Config, { web }: { web: boolean }): Promise<void> =>
  runProcess(config, async ({ services, secrets, onStop }) => {
    await loadShippedCatalogue(services);
    if (secrets.length > 1) await renewFactorSecrets(services);
    const queue = await startWorker(services, config.inlineWorker, config);
    onStop(() => queue.stop());
    const watchdog = startWatchdog({
      onTrouble: (reason) => services.logger.warn({ reason }, 'watchdog'),
    });
    onStop(() => watchdog.stop());
    const app = await createApp(
      config,
      { ...services, queue, watchdog, sessionSecrets: secrets },
      web ? WEB_FOLDER : undefined,
    );
    onStop(async () => {
      // Lets Node accept the connections that the system has already queued; otherwise they would break.
      await nextTurn();
      services.languageModel.stop();
      await app.close();
    });
    services.origin.listeningAt(await app.listen({ port: config.port, host: config.host }));
    console.log(`Laurel is ready at ${services.origin.get()}`);
    // After the first answers are possible: what is due since the last stop would hold them up.
    await queue.begin();
    void warmCatalogue(services, () => services.catalogueFiles.current());
  });

/** Runs the background jobs alone; several may run beside several `serve` processes on one database server. */
export const runWorker = (config: Config): Promise<void> =>
  runProcess(config, async ({ services, onStop }) => {
    const queue = await startWorker(services, true, config);
    onStop(() => {
      services.languageModel.stop();
      return queue.stop();
    });
    await queue.begin();
    console.log('The Laurel worker is ready.');
    void warmCatalogue(services);
  });
