import { rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Database } from './database.ts';
import { openEmbeddedDatabase } from './embedded-database.ts';
import { createEmbeddedFolder } from './testing/test-database.ts';

let folder: string;
let database: Database;
const problems: Error[] = [];
beforeAll(async () => {
  folder = await createEmbeddedFolder();
  const onError = (error: Error) => problems.push(error);
  database = await openEmbeddedDatabase({ folder, snapshotMinutes: 0, onError });
  await database.queries.execute(sql`create table note (text text)`);
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

const notes = async () =>
  (await database.queries.execute(sql`select text from note`)) as unknown as { rows: { text: string }[] };

describe('the embedded database', () => {
  it('lets nobody into a transaction of the queue that failed', async () => {
    const failed = database.jobs.db?.executeSql('begin; select 1 / 0; commit');
    const [queue, ours] = await Promise.allSettled([
      failed,
      database.queries.execute(sql`insert into note values ('kept')`),
    ]);
    expect([queue.status, ours.status]).toEqual(['rejected', 'fulfilled']);
    expect((await notes()).rows).toEqual([{ text: 'kept' }]);
  });

  it('refuses at once after a panic, and is back with everything when its cause is gone', async () => {
    const log = path.join(folder, 'database/pg_wal');
    // The next statement opens the next segment of the log.
    await database.queries.execute(sql`select pg_switch_wal()`);
    await rename(log, `${log}-away`);
    const write = () => database.queries.execute(sql`insert into note values ('lost')`);
    await expect(write()).rejects.toMatchObject({ cause: { severity: 'PANIC' } });
    await expect(write()).rejects.toMatchObject({ cause: { code: '57P02' } });
    await expect(database.transaction(write)).rejects.toMatchObject({ code: '57P02' });
    expect(problems.map(({ message }) => message)).toContainEqual(expect.stringContaining('pg_wal'));

    await rename(`${log}-away`, log);
    await vi.waitFor(async () => expect((await notes()).rows).toEqual([{ text: 'kept' }]), 20_000);
    await write();
  });
});
