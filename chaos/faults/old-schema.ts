import { cp, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { drizzle } from 'drizzle-orm/node-postgres';
import { migrate } from 'drizzle-orm/node-postgres/migrator';
import { apiCall } from '../../e2e/api-student.ts';
import { startProduct } from '../../e2e/start-product.ts';
import { mustHold, type Scenario } from './scenario.ts';
import { withClient } from './with-client.ts';

const MIGRATIONS = fileURLToPath(new URL('../../packages/db/migrations', import.meta.url));

export const oldSchema: Scenario = {
  name: 'old-schema',
  holds: 'a database of the first schema is brought up to date by several processes that start at once',
  run: async ({ serverEnv, folder, afterwards }) => {
    const env = await serverEnv();
    const old = await folder();
    await cp(MIGRATIONS, old, { recursive: true });
    const journal = path.join(old, 'meta/_journal.json');
    const { entries, ...rest } = JSON.parse(await readFile(journal, 'utf8')) as { entries: unknown[] };
    await writeFile(journal, JSON.stringify({ ...rest, entries: entries.slice(0, 1) }));
    await withClient(env.DATABASE_URL, (client) => migrate(drizzle(client), { migrationsFolder: old }));
    const processes = await Promise.all([startProduct(env), startProduct(env), startProduct(env)]);
    afterwards(() => Promise.all(processes.map((product) => product.stop())));
    for (const { url } of processes)
      mustHold((await apiCall(url, 'GET', '/health')).status === 200, 'a process is not ready');
    return `${entries.length - 1} migrations, three processes at once`;
  },
};
