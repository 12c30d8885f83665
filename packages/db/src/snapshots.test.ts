import { mkdtemp, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { openEmbeddedDatabase, restoreEmbeddedDatabase } from './embedded-database.ts';
import { newestSnapshot } from './snapshots.ts';

const open = (folder: string) =>
  openEmbeddedDatabase({
    folder,
    snapshotMinutes: 60,
    onError: (error) => {
      throw error;
    },
  });

describe('snapshots of the embedded database', () => {
  it('are taken at shutdown and bring everything back', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'laurel-snapshot-'));
    const first = await open(folder);
    await first.queries.execute(sql`create table note (text text)`);
    await first.queries.execute(sql`insert into note values ('kept')`);
    await first.close();
    const snapshot = await newestSnapshot(folder);
    expect(snapshot).toMatch(/\.tar\.gz$/);

    const aside = await restoreEmbeddedDatabase(folder, snapshot ?? '');
    expect((await stat(aside ?? '')).isDirectory()).toBe(true);
    const again = await open(folder);
    const found = (await again.queries.execute(sql`select text from note`)) as unknown as { rows: unknown[] };
    expect(found.rows).toEqual([{ text: 'kept' }]);
    await again.close();
  });

  it('are named when the database is damaged', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'laurel-damaged-'));
    await (await open(folder)).close();
    await writeFile(path.join(folder, 'database/global/pg_control'), 'not a control file');
    await expect(open(folder)).rejects.toThrow(
      /cannot be opened\. Go back to the newest snapshot with: .*\.tar\.gz/,
    );
  });
});
