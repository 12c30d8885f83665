import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Database } from '@laurel/db';
import { createTestDatabase } from '@laurel/db/testing';
import type { ScholarshipRecord } from '@laurel/domain';
import { hash } from '@node-rs/argon2';
import type { FastifyInstance, InjectOptions } from 'fastify';
import { readConfig } from '../config.ts';
import { createApp } from '../main/create-app.ts';
import { createServices, type Services } from '../main/services.ts';
import { startWorker } from '../main/start-worker.ts';
import { insertUser } from '../modules/auth/index.ts';
import { storeRecords } from '../modules/catalogue/index.ts';
import type { SessionSecrets } from '../platform/derive-keys.ts';
import { createLogger } from '../platform/logger.ts';
import { createMetrics } from '../platform/metrics/index.ts';
import { newId } from '../platform/new-id.ts';
import { scholarshipFixture } from './scholarship-fixture.ts';
import { sharedThreads } from './shared-threads.ts';

export interface Answer {
  status: number;
  headers: Record<string, unknown>;
  // biome-ignore lint/suspicious/noExplicitAny: tests look into answers of every shape
  body: any;
}

export interface TestApp {
  app: FastifyInstance;
  services: Services;
  /** Jobs that the API has queued so far. */
  queued: { name: string; data: object }[];
  /** Folder of the outbox. */
  outbox: string;
  /** Sends a request below `/api`. */
  call(
    method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
    path: string,
    options?: CallOptions,
  ): Promise<Answer>;
  /** Signs in a new student, whose address is confirmed. */
  signIn(): Promise<{ token: string; refreshToken: string; userId: string; email: string }>;
  close(): Promise<void>;
}

interface TestOptions {
  env?: Record<string, string>;
  records?: ScholarshipRecord[];
  runJobs?: boolean;
  /** Of the password that all students of tests have; at next to no cost when left out. */
  hashPassword?: (password: string) => Promise<string>;
  /** The built web app to serve; none otherwise. */
  webFolder?: string;
  /** Replacements for the product's services. */
  services?: Partial<Services>;
}

export interface CallOptions {
  token?: string;
  body?: unknown;
  headers?: Record<string, string>;
}

export const TEST_PASSWORD = 'Correct-horse-7';
export const TEST_SECRET = 'a secret for tests, 32 letters long';
const TEST_TODAY = '2026-11-21';

let students = 0;
/** The product's cost, paid at each sign-in, would be a good part of the time of these tests. */
const hashCheaply = (password: string) => hash(password, { memoryCost: 8, timeCost: 1, parallelism: 1 });

/** The whole application on a database of its own, with a small catalogue. */
export const createTestApp = async (
  kind: Database['kind'],
  serverUrl: string,
  options: TestOptions = {},
): Promise<TestApp> => {
  const metrics = createMetrics();
  const { database, drop } = await createTestDatabase(kind, serverUrl, (ms, succeeded) =>
    metrics.querySeconds.observe({ outcome: succeeded ? 'done' : 'failed' }, ms / 1000),
  );
  const dataDir = await mkdtemp(path.join(tmpdir(), 'laurel-data-'));
  const config = readConfig({
    TODAY: TEST_TODAY,
    DATA_DIR: dataDir,
    RATE_LIMIT_SCALE: '1000000',
    LOG_LEVEL: 'silent',
    ...options.env,
  });
  const before = config.previousSessionSecret;
  const secrets: SessionSecrets = [
    config.sessionSecret ?? TEST_SECRET,
    ...(before === undefined ? [] : [before]),
  ];
  const created = createServices(config, database, createLogger('silent'), metrics, secrets);
  const services = { ...created, ...sharedThreads(), ...options.services };
  await storeRecords(services, options.records ?? scholarshipFixture());
  const queue = await startWorker(services, options.runJobs ?? true);
  await queue.begin();
  const queued: TestApp['queued'] = [];
  const send: typeof queue.send = async (name, data, key) => {
    queued.push({ name, data });
    await queue.send(name, data, key);
  };
  const app = await createApp(
    config,
    { ...services, queue: { ...queue, send }, sessionSecrets: secrets },
    options.webFolder,
  );
  await app.ready();

  let passwordHash: Promise<string> | undefined;
  const call: TestApp['call'] = async (method, path, { token, body, headers } = {}) => {
    const request: InjectOptions = {
      method,
      url: `/api${path}`,
      headers: { ...(token ? { authorization: `Bearer ${token}` } : {}), ...headers },
      ...(body === undefined ? {} : { payload: body as object }),
    };
    const response = await app.inject(request);
    const isJson = String(response.headers['content-type'] ?? '').includes('json');
    return {
      status: response.statusCode,
      headers: response.headers,
      body: isJson ? response.json() : response.body,
    };
  };

  return {
    app,
    services,
    queued,
    outbox: path.join(dataDir, 'outbox'),
    call,
    signIn: async () => {
      const email = `student${++students}@example.org`;
      const now = services.clock.now();
      const person = { firstName: 'Amina', lastName: 'Otieno', email, emailKey: email };
      passwordHash ??= (options.hashPassword ?? hashCheaply)(TEST_PASSWORD);
      await insertUser(database.queries, {
        ...person,
        id: newId(),
        passwordHash: await passwordHash,
        createdAt: now,
        updatedAt: now,
      });
      const { body } = await call('POST', '/auth/login', { body: { email, password: TEST_PASSWORD } });
      return { token: body.token, refreshToken: body.refreshToken, userId: body.user.id, email };
    },
    close: async () => {
      await app.close();
      await services.textEngine.stop();
      await services.spellChecker.stop();
      await services.pageReader.stop();
      await queue.stop();
      await drop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
};
