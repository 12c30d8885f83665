import { mkdtemp, rm, stat } from 'node:fs/promises';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type AdminAnswer, adminSocketPath, readFrames, writeFrame } from './admin-socket.ts';
import { backupEmbeddedDatabase } from './backup.ts';
import type { Database } from './database.ts';
import { openEmbeddedDatabase } from './embedded-database.ts';
import { openRunningDatabase, restoreRunning } from './running-database.ts';
import { catalogueState, importPages } from './schema/index.ts';
import { createEmbeddedFolder } from './testing/test-database.ts';

const AT = new Date('2026-11-21T10:11:12.345Z');
const page = (url: string) => ({ source: 'site', url, recordIds: ['a', 'b'], fetchedAt: AT });

describe('a database that another process has open', () => {
  let folder: string;
  let owner: Database;
  let running: Database;
  beforeAll(async () => {
    folder = await createEmbeddedFolder();
    owner = await openEmbeddedDatabase({
      folder,
      snapshotMinutes: 0,
      onError: (error) => expect.fail(error.message),
    });
    await owner.migrate();
    running = await openRunningDatabase(folder);
  });
  afterAll(async () => {
    await running.close();
    await owner.close();
    await rm(folder, { recursive: true, force: true });
  });
  beforeEach(async () => {
    await owner.queries.delete(importPages);
  });
  const urls = async (on: Database) =>
    (await on.queries.select().from(importPages)).map(({ url }) => url).sort();

  it('is reached by its owner’s user alone', async () => {
    expect((await stat(adminSocketPath(folder))).mode & 0o777).toBe(0o600);
  });

  it('reads and writes the same values as the process itself', async () => {
    await running.queries.insert(importPages).values([page('/one'), { ...page('/two'), etag: '"é\'"' }]);
    expect(await running.queries.select().from(importPages)).toEqual(
      await owner.queries.select().from(importPages),
    );
    expect((await running.queries.select().from(importPages))[0]?.fetchedAt).toEqual(AT);
    await running.ping(1_000);
    await running.migrate();
  });

  it('has its transactions whole, or not at all', async () => {
    await running.transaction(async (queries) => {
      await queries.insert(importPages).values(page('/kept'));
      await queries.insert(importPages).values(page('/kept too'));
    });
    const failed = running.transaction(async (queries) => {
      await queries.update(importPages).set({ url: '/changed' }).where(eq(importPages.url, '/kept'));
      throw new Error('thought better of it');
    });
    await expect(failed).rejects.toThrow('thought better of it');
    expect(await urls(owner)).toEqual(['/kept', '/kept too']);
  });

  it('tells what the database refused, and goes on', async () => {
    await running.queries.insert(importPages).values(page('/twice'));
    const again = running.transaction((queries) => queries.insert(importPages).values(page('/twice')));
    await expect(again).rejects.toMatchObject({ cause: { code: '23505' } });
    expect(await urls(running)).toEqual(['/twice']);
  });

  it('is free again when a command is killed in the midst of a transaction, and keeps nothing of it', async () => {
    const socket = connect(adminSocketPath(folder));
    const answers = readFrames<AdminAnswer>(socket);
    for (const request of [
      { op: 'begin' },
      { op: 'query', text: "update import_pages set url = '/lost'", params: [] },
    ]) {
      writeFrame(socket, request);
      expect((await answers.next()).value).toHaveProperty('result');
    }
    socket.destroy();
    await running.queries.insert(importPages).values(page('/after'));
    expect(await urls(owner)).toEqual(['/after']);
  });

  it('is copied whole while it runs, goes back to that copy, and goes on', async () => {
    await owner.queries.insert(importPages).values(page('/before'));
    const state = { name: 'catalogue', version: 4, shippedHash: '', updatedAt: AT };
    await owner.queries.insert(catalogueState).values(state);
    const target = await mkdtemp(path.join(tmpdir(), 'laurel-copy-'));
    const { file, from } = await backupEmbeddedDatabase(folder, target);
    expect(from).toBe('database');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    await owner.queries.update(catalogueState).set({ version: 9 });
    await owner.queries.insert(importPages).values(page('/lost'));
    // Whoever asks meanwhile is answered or refused, and nobody waits for ever.
    const asked = [1, 2, 3].map(() => urls(owner).catch((error) => error.cause?.code ?? error.code));
    const { earlierDatabase } = await restoreRunning(folder, file, undefined);
    for (const answer of await Promise.all(asked))
      expect(['57P02', '/before,/lost']).toContain(String(answer));
    expect(await urls(owner)).toEqual(['/before']);
    // What this process has made of version 9 is never taken for the restored one.
    expect((await owner.queries.select().from(catalogueState))[0]?.version).toBe(10);
    await running.queries.insert(importPages).values(page('/after'));
    expect(await urls(owner)).toEqual(['/after', '/before']);
    expect((await stat(earlierDatabase ?? '')).isDirectory()).toBe(true);
    await expect(restoreRunning(folder, path.join(target, 'none.tar.gz'), undefined)).rejects.toThrow();
    expect(await urls(owner)).toEqual(['/after', '/before']);
    await rm(target, { recursive: true, force: true });
  });

  it('is refused where nobody listens', async () => {
    await expect(openRunningDatabase(path.join(folder, 'elsewhere'))).rejects.toMatchObject({
      code: 'ENOENT',
    });
  });
});
