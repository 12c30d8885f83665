import { readFile } from 'node:fs/promises';
import { emptyPreferences, type Profile } from '@laurel/domain';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, it, vi } from 'vitest';
import { openServerDatabase, schema } from './index.ts';
import { MIGRATIONS_FOLDER } from './migrations-folder.ts';
import { createTestDatabase, type TestDatabase } from './testing/index.ts';

const now = new Date('2026-11-21T10:00:00.123Z');
const person = (id: string, emailKey: string) => ({
  id,
  firstName: 'Amina',
  lastName: 'Otieno',
  email: emailKey,
  emailKey,
  passwordHash: 'not a hash',
  createdAt: now,
  updatedAt: now,
});

describe.each(['embedded', 'server'] as const)('the %s database', (kind) => {
  let test: TestDatabase;
  beforeAll(async () => {
    test = await createTestDatabase(kind, inject('serverUrl'));
  });
  afterAll(() => test.drop());

  it('migrates a second time without a change', async () => {
    await expect(test.database.migrate()).resolves.toBeUndefined();
  });

  it('answers a ping', async () => {
    await expect(test.database.ping(5000)).resolves.toBeUndefined();
  });

  it('gives back times to the millisecond and JSON as it was', async () => {
    const { queries } = test.database;
    await queries
      .insert(schema.users)
      .values({ ...person('u1', 'a@example.org'), profile: { citizenships: ['KE'] } });
    const [row] = await queries.select().from(schema.users).where(sql`id = 'u1'`);
    expect(row?.createdAt).toEqual(now);
    expect(row?.profile).toEqual({ citizenships: ['KE'] });
  });

  it('turns the box that also said "I have need" into an answer, and takes back none that was given', async () => {
    const { queries } = test.database;
    const file = `${MIGRATIONS_FOLDER}/0016_need-is-a-fact.sql`;
    const owners: [id: string, needBasedOnly: boolean, profile: Profile][] = [
      ['n1', true, {}],
      ['n2', false, {}],
      ['n3', true, { citizenships: ['KE'], answers: { financialNeed: 'no', disability: 'yes' } }],
    ];
    for (const [id, needBasedOnly, profile] of owners) {
      await queries.insert(schema.users).values({ ...person(id, `${id}@example.org`), profile });
      const data = { ...emptyPreferences('masters'), needBasedOnly };
      await queries.insert(schema.preferences).values({ userId: id, data, updatedAt: now });
    }
    await queries.execute(sql.raw(await readFile(file, 'utf8')));
    const rows = await queries
      .select()
      .from(schema.users)
      .where(sql`id in ('n1', 'n2', 'n3')`)
      .orderBy(sql`id`);
    expect(rows.map(({ profile }) => profile)).toEqual([
      { answers: { financialNeed: 'yes' } },
      {},
      { citizenships: ['KE'], answers: { financialNeed: 'no', disability: 'yes' } },
    ]);
  });

  it('refuses a second account with the same address', async () => {
    const { queries } = test.database;
    await queries.insert(schema.users).values(person('u2', 'b@example.org'));
    await expect(queries.insert(schema.users).values(person('u3', 'b@example.org'))).rejects.toThrow();
  });

  it('keeps nothing of a transaction that fails', async () => {
    await expect(
      test.database.transaction(async (tx) => {
        await tx.insert(schema.users).values(person('u4', 'd@example.org'));
        throw new Error('changed my mind');
      }),
    ).rejects.toThrow('changed my mind');
    const rows = await test.database.queries.select().from(schema.users).where(sql`id = 'u4'`);
    expect(rows).toEqual([]);
  });

  it('lets timers run while many statements are under way', async () => {
    let ticks = 0;
    const timer = setInterval(() => ticks++, 1);
    for (let i = 0; i < 200; i++) await test.database.queries.execute(sql`select ${i}::int`);
    clearInterval(timer);
    expect(ticks).toBeGreaterThan(5);
  });
});

describe('the database server', () => {
  it('fails a ping while it takes no writes, as a standby does', async () => {
    const url = new URL(inject('serverUrl'));
    url.searchParams.set('options', '-c default_transaction_read_only=on');
    const database = openServerDatabase(url.href, () => undefined);
    try {
      await expect(database.ping(5000)).rejects.toMatchObject({ code: '25006' });
    } finally {
      await database.close();
    }
  });

  it('may end a connection in the middle of a transaction: that fails, and nothing else does', async () => {
    const url = inject('serverUrl');
    const told: Error[] = [];
    const database = openServerDatabase(url, (error) => told.push(error));
    try {
      const broken = database.transaction(async (tx) => {
        const { rows } = (await tx.execute(sql`select pg_backend_pid() as pid`)) as unknown as {
          rows: { pid: number }[];
        };
        // The connection is idle when the server ends it: nobody waits for an answer that could carry the error.
        await database.queries.execute(sql`select pg_terminate_backend(${rows[0]?.pid}, 5000)`);
        await vi.waitFor(() => expect(told).not.toEqual([]));
        await tx.execute(sql`select 1`);
      });
      await expect(broken).rejects.toThrow();
      await expect(database.ping(5000)).resolves.toBeUndefined();
    } finally {
      await database.close();
    }
  });
});
