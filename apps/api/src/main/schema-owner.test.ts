import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { shippedCatalogueHash } from '@laurel/catalogue';
import { openServerDatabase } from '@laurel/db';
import { createServerDatabase } from '@laurel/db/testing';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { readConfig } from '../config.ts';
import { storeRecords } from '../modules/catalogue/index.ts';
import { createLogger } from '../platform/logger.ts';
import { createMetrics } from '../platform/metrics/index.ts';
import { TEST_PASSWORD, TEST_SECRET } from '../testing/create-test-app.ts';
import { scholarshipFixture } from '../testing/scholarship-fixture.ts';
import { createApp } from './create-app.ts';
import { openDatabase } from './open-database.ts';
import { runCommand } from './run-command.ts';
import { createServices } from './services.ts';
import { startWorker } from './start-worker.ts';
import { withDatabase } from './with-database.ts';

const ROLE = `laurel_uses_${process.pid}`;
const PASSWORD = 'only here';

const execute = async (url: string, statement: string): Promise<void> => {
  const database = openServerDatabase(url, (error) => {
    throw error;
  });
  try {
    await database.queries.execute(sql.raw(statement));
  } finally {
    await database.close();
  }
};

describe('a role that does not own the schema', () => {
  let owners: { url: string; drop: () => Promise<void> };
  let url: string;
  let dataDir: string;
  const envOf = (more: Record<string, string>) => ({
    SESSION_SECRET: TEST_SECRET,
    DATA_DIR: dataDir,
    LOG_LEVEL: 'warn',
    ...more,
  });
  const logged: string[] = [];
  const logger = createLogger('warn', { write: (line) => logged.push(line) });
  const open = () => openDatabase(readConfig(envOf({ DATABASE_URL: url, MIGRATE: 'off' })), logger);
  beforeAll(async () => {
    owners = await createServerDatabase(inject('serverUrl'));
    dataDir = await mkdtemp(path.join(tmpdir(), 'laurel-owner-'));
    await execute(owners.url, `create role ${ROLE} login password '${PASSWORD}'`);
    const used = new URL(owners.url);
    [used.username, used.password] = [ROLE, PASSWORD];
    url = used.href;
  });
  afterAll(async () => {
    await execute(owners.url, `drop owned by ${ROLE}; drop role ${ROLE}`);
    await owners.drop();
    await rm(dataDir, { recursive: true });
  });

  it('is refused before the owner has migrated, and serves afterwards', async () => {
    await expect(open()).rejects.toThrow('MIGRATE=off: first run');
    const env = envOf({ DATABASE_URL: owners.url });
    // As if these were all that ships, because loading the whole catalogue takes seconds.
    await withDatabase(readConfig(env), (context) =>
      storeRecords(context, scholarshipFixture(), { source: 'test', hash: shippedCatalogueHash() }),
    );
    await runCommand(['migrate', '--grant', ROLE], env);

    const config = readConfig(envOf({ DATABASE_URL: url, MIGRATE: 'off', MATCH_IN_REQUEST_MAX: '0' }));
    const services = createServices(config, await open(), logger, createMetrics(), [TEST_SECRET]);
    const queue = await startWorker(services, true);
    await queue.begin();
    const app = await createApp(config, { ...services, queue, sessionSecrets: [TEST_SECRET] });
    const call = async (method: 'GET' | 'POST', to: string, payload?: object, token = '') => {
      const headers = { authorization: `Bearer ${token}` };
      const answer = await app.inject({ method, url: `/api${to}`, headers, ...(payload ? { payload } : {}) });
      expect(answer.statusCode, `${to} ${answer.body}`).toBeLessThan(300);
      return answer.json();
    };
    const account = { email: 'amina@example.org', password: TEST_PASSWORD };
    await call('POST', '/auth/register', { firstName: 'Amina', lastName: 'Otieno', ...account });
    const { token } = await call('POST', '/auth/login', account);
    const wishes = {
      educationLevel: 'masters',
      preferredCountries: ['Germany'],
      fieldsOfStudy: ['Public Health'],
    };
    await call('POST', '/ai/preferences', wishes, token);
    const { jobId } = await call('POST', '/ai/matches/regenerate', undefined, token);
    await vi.waitFor(
      async () =>
        expect(await call('GET', `/ai/job/${jobId}/status`, undefined, token)).toMatchObject({
          status: 'completed',
        }),
      { timeout: 60_000, interval: 200 },
    );
    await app.close();
    await queue.stop();
    await services.textEngine.stop();
    await services.database.close();
    // PostgreSQL's code for what a role may not do.
    expect(logged.filter((line) => line.includes('42501'))).toEqual([]);
  });

  it.each([
    'create table more (id int)',
    'alter table users add column more int',
    'drop trigger audit_log_only_grows on audit_log',
    "update audit_log set act = 'nothing'",
    'delete from audit_log',
    'truncate users cascade',
  ])('attack: cannot %s', async (statement) => {
    await expect(execute(url, statement)).rejects.toMatchObject({ cause: { code: '42501' } });
  });
});
