import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { AUTHORED_SOURCE, shippedCatalogueHash } from '@laurel/catalogue';
import { type Queries, schema } from '@laurel/db';
import { createEmbeddedFolder, createServerDatabase } from '@laurel/db/testing';
import { DAY_MS } from '@laurel/domain';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { type Config, readConfig } from '../config.ts';
import { editScholarship, findRecords, listEditsOf, storeRecords } from '../modules/catalogue/index.ts';
import { listDueIds, verifyPages } from '../modules/verification/index.ts';
import { TEST_SECRET } from '../testing/create-test-app.ts';
import { type PageServer, startPageServer } from '../testing/page-server.ts';
import { recordFrom } from '../testing/scholarship-fixture.ts';
import { sharedThreads } from '../testing/shared-threads.ts';
import { runCommand } from './run-command.ts';
import type { Services } from './services.ts';
import { withOwnDatabase } from './with-database.ts';

/** The built server where the runner has built it, else its source. */
const CLI = process.env.LAUREL_CLI ?? path.join(import.meta.dirname, 'cli.ts');
const PAGES = 5;
/** So many that some are left when the process dies, a moment after it has erased the first. */
const PEOPLE = 120;
const { auditLog, idleWarnings, outgoingMails, preferences, users } = schema;

/** Where a process of its own keeps its data, and what removes it. */
const places = {
  embedded: async () => {
    const folder = await createEmbeddedFolder();
    return { env: { DATA_DIR: folder }, drop: () => rm(folder, { recursive: true }) };
  },
  server: async () => {
    const { url, drop } = await createServerDatabase(inject('serverUrl'), process.env.TEST_TEMPLATE_DATABASE);
    const folder = await mkdtemp(path.join(tmpdir(), 'laurel-killed-'));
    return {
      env: { DATABASE_URL: url, DATA_DIR: folder, SESSION_SECRET: TEST_SECRET },
      drop: async () => {
        await drop();
        await rm(folder, { recursive: true });
      },
    };
  },
} as const;

/** A command in a process of its own; `kill` is kill -9. @param onLog told all that it has logged so far */
const start = (args: string[], env: Record<string, string>, onLog?: (logged: string) => void) => {
  const child = spawn(process.execPath, [CLI, ...args], {
    env: { ...process.env, ...env, LOG_LEVEL: onLog ? 'debug' : 'silent' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let out = '';
  child.stdout.on('data', (chunk) => {
    out += chunk;
  });
  let errors = '';
  child.stderr.on('data', (chunk) => {
    errors += chunk;
    onLog?.(errors);
  });
  const ended = once(child, 'exit').then(([code, signal]) => ({ code, signal, out, errors }));
  return { ended, kill: () => child.kill('SIGKILL') };
};

/** Runs a command in this process, beside the database that it has open. @returns what it printed */
const laurel = async (args: string[], env: Record<string, string>): Promise<string> => {
  const printed = vi.spyOn(console, 'log').mockImplementation(() => {});
  try {
    await runCommand(args, { ...env, LOG_LEVEL: 'silent' });
    expect(process.exitCode ?? 0).toBe(0);
    return printed.mock.calls.join('\n');
  } finally {
    printed.mockRestore();
  }
};

// Each opens the database three times, one of them in another process, possibly on a busy machine.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

describe.each(['embedded', 'server'] as const)('killed with kill -9, on the %s database', (kind) => {
  let env: Record<string, string>;
  let config: Config;
  let drop: () => Promise<void>;
  let sites: PageServer[];
  const ids = Array.from({ length: PAGES }, (_, at) => `elm-${at}`);
  const warnedAt = new Date(Date.now() - 31 * DAY_MS);
  const people = Array.from({ length: PEOPLE }, (_, at) => ({
    id: `idle-${at}`,
    email: `idle-${at}@example.org`,
  }));
  beforeAll(async () => {
    // A host each, so that nobody waits five seconds for the next page.
    sites = await Promise.all(ids.map(() => startPageServer({})));
    ({ env, drop } = await places[kind]());
    config = readConfig({ ...env, LOG_LEVEL: 'silent' });
    await withOwnDatabase(config, async (context) => {
      await storeAwards(context);
      await storePeople(context.database.queries);
    });
  });
  afterAll(async () => {
    await Promise.all(sites.map((site) => site.close()));
    await drop();
  });

  const storeAwards = async ({ database, clock }: Pick<Services, 'database' | 'clock'>) => {
    const records = sites.map((site, at) => {
      const record = recordFrom({
        id: ids[at] as string,
        title: 'Elm Fellowship',
        lines: [['For a master’s degree.', { kind: 'level', anyOf: ['masters'] }]],
        deadline: { kind: 'yearly', dates: ['--03-01'], text: 'Usually 1 March' },
      });
      const provenance = { ...record.provenance, source: AUTHORED_SOURCE };
      return { ...record, provenance, link: site.url('/elm') };
    });
    // As if these were all that ships, so that the command loads nothing beside them.
    await storeRecords({ database, clock }, records, {
      source: AUTHORED_SOURCE,
      hash: shippedCatalogueHash(),
    });
    const edit = { scholarshipId: 'elm-0', patch: { location: 'Norway' }, author: 'keeper' };
    await database.transaction((queries) => editScholarship(queries, clock, edit));
  };

  const storePeople = async (queries: Queries) => {
    const longAgo = new Date(Date.now() - 800 * DAY_MS);
    const times = { createdAt: longAgo, updatedAt: longAgo };
    const names = { firstName: 'Amina', lastName: 'Otieno', passwordHash: 'none' };
    await queries
      .insert(users)
      .values(people.map(({ id, email }) => ({ id, email, emailKey: email, ...names, ...times })));
    await queries.insert(idleWarnings).values(people.map(({ id }) => ({ userId: id, warnedAt })));
    await queries
      .insert(preferences)
      .values(people.map(({ id }) => ({ userId: id, data: {} as never, updatedAt: longAgo })));
    const mail = { key: `idle-account:${warnedAt.toISOString()}`, subject: '', text: '', html: '' };
    const sent = { ...mail, headers: {}, status: 'sent' as const, attempts: 1, dueAt: warnedAt };
    await queries
      .insert(outgoingMails)
      .values(
        people.map(({ id, email }) => ({ ...sent, userId: id, id, toAddress: email, createdAt: warnedAt })),
      );
  };

  it('a run of verify asks for at most one page again, and forgets no edit of the desk', async () => {
    const page = `<html><head><title>Elm Fellowship</title></head><body><main><h1>Elm Fellowship</h1>
      <h2>Dates</h2><p>The deadline is 1 March each year.</p></main></body></html>`;
    let served = 0;
    const allowed = sites.flatMap(({ host }) => ['--allow-host', host]);
    const killed = start(['verify', '--ids', ids.join(), ...allowed], env);
    for (const site of sites)
      site.pages['/elm'] = (_request, response) => {
        served += 1;
        // The third page never ends: the process dies while it waits for it.
        if (served === 3) killed.kill();
        else response.writeHead(200, { 'content-type': 'text/html' }).end(page);
      };
    const death = await killed.ended;
    expect(death.signal, death.errors).toBe('SIGKILL');

    await withOwnDatabase(config, async ({ database, clock }) => {
      const due = await listDueIds(database.queries, clock.now(), PAGES);
      expect(due).toHaveLength(PAGES - 2);
      const allowHosts = sites.map(({ host }) => host);
      await verifyPages(
        { database, clock, pageReader: sharedThreads().pageReader },
        { ids: due, allowHosts },
      );
      const asked = sites.map((site) => site.asked.filter((address) => address === '/elm').length);
      expect(asked.toSorted()).toEqual([...Array(PAGES - 1).fill(1), 2]);
      expect(await database.queries.select().from(schema.pageChecks)).toHaveLength(PAGES);
      expect((await findRecords(database.queries, ['elm-0']))[0]?.location).toBe('Norway');
      expect(await listEditsOf(database.queries, 'elm-0')).toHaveLength(1);
    });
  });

  it('an erasure of idle accounts leaves each whole or gone, and the next one goes on', async () => {
    const args = ['idle-accounts', '--now'];
    const idleEnv = { ...env, IDLE_ACCOUNT_MONTHS: '12' };
    const killed = start(args, idleEnv, (logged) => {
      if (logged.includes('was erased')) killed.kill();
    });
    const death = await killed.ended;
    expect(death.signal, death.errors.slice(-500)).toBe('SIGKILL');

    await withOwnDatabase(config, async ({ database: { queries } }) => {
      const left = (await queries.select().from(users)).length;
      expect(left).toBeGreaterThan(0);
      const acts = queries.select().from(auditLog).where(eq(auditLog.act, 'erase-idle-account'));
      expect(await acts).toHaveLength(PEOPLE - left);
      for (const table of [preferences, idleWarnings, outgoingMails])
        expect(await queries.select().from(table)).toHaveLength(left);
      expect(JSON.parse(await laurel(args, idleEnv))).toEqual({ months: 12, warned: 0, erased: left });
    });
  });
});
