/**
 * What a process on the embedded database holds in memory, part by part as it starts.
 *
 *   npm run bench -- memory
 */
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { useOwnTemporaryFolder } from '../../tooling/own-temporary-folder.ts';

const SECRET = 'only for measurements on this machine, nowhere else';

let before = 0;
const tell = (part: string): void => {
  globalThis.gc?.();
  const { rss, heapUsed } = process.memoryUsage();
  const megabytes = (bytes: number) => String(Math.round(bytes / 1e6)).padStart(5);
  console.log(
    `${part.padEnd(28)} ${megabytes(rss - before)} MB, together ${megabytes(rss)}; objects ${megabytes(heapUsed)}`,
  );
  before = rss;
};

useOwnTemporaryFolder();
tell('Node');
// Imported only here, so that the first figure is that of Node alone.
const { readConfig } = await import('../../apps/api/src/config.ts');
const { createApp } = await import('../../apps/api/src/main/create-app.ts');
const { openDatabase } = await import('../../apps/api/src/main/open-database.ts');
const { createServices } = await import('../../apps/api/src/main/services.ts');
const { startWorker } = await import('../../apps/api/src/main/start-worker.ts');
const { loadShippedCatalogue } = await import('../../apps/api/src/modules/catalogue/index.ts');
const { searchColumns } = await import('../../apps/api/src/modules/browse/search-columns.ts');
const { createLogger } = await import('../../apps/api/src/platform/logger.ts');
const { createMetrics } = await import('../../apps/api/src/platform/metrics/index.ts');
tell('code');

const folder = await mkdtemp(path.join(tmpdir(), 'laurel-memory-'));
const config = readConfig({ DATA_DIR: folder, SNAPSHOT_MINUTES: '0' });
const logger = createLogger('warn');
await (await openDatabase(config, logger)).close();
tell('a database made and closed');
const database = await openDatabase(config, logger);
tell('embedded database');
const services = createServices(config, database, logger, createMetrics(), [SECRET]);
await loadShippedCatalogue(services);
const queue = await startWorker(services, true);
const app = await createApp(config, { ...services, queue, sessionSecrets: [SECRET] });
await app.ready();
tell('catalogue stored, worker, API');
const catalogue = await services.catalogue.current();
await catalogue.columns();
await searchColumns(catalogue);
tell('catalogue to match and search');
await services.spellChecker.start();
tell('spelling check');

await app.close();
await services.spellChecker.stop();
await queue.stop();
await database.close();
