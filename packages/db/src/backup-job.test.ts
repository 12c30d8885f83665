import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { openServerDatabase } from './server-database.ts';
import { createServerDatabase } from './testing/index.ts';

const JOB = path.resolve(import.meta.dirname, '../../../ops/backup/laurel-backup.sh');

/** PostgreSQL's own tools, which whoever runs a server has; the packaged test server brings none. */
const hasTools = ['pg_dump', 'pg_restore', 'psql', 'createdb'].every(
  (tool) => spawnSync(tool, ['--version']).status === 0,
);

describe.skipIf(!hasTools)('the backup of a server database', () => {
  const serverUrl = inject('serverUrl');
  let folder: string;
  let house: Awaited<ReturnType<typeof createServerDatabase>>;
  beforeAll(async () => {
    house = await createServerDatabase(serverUrl, process.env.TEST_TEMPLATE_DATABASE);
    await rowsOf(house.url, sql`insert into erasures (account, at) values ('gone', '2026-11-24')`);
  });
  afterAll(() => house.drop());
  beforeEach(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'laurel-backup-job-'));
  });
  afterEach(() => rm(folder, { recursive: true }));

  const rowsOf = async (url: string, statement: ReturnType<typeof sql>) => {
    const database = openServerDatabase(url, (error) => {
      throw error;
    });
    const { rows } = (await database.queries.execute(statement)) as unknown as { rows: unknown[] };
    await database.close();
    return rows;
  };
  const run = async (env: Record<string, string> = {}) => {
    const child = spawn(JOB, {
      env: {
        PATH: process.env.PATH ?? '',
        DATABASE_URL: house.url,
        BACKUP_DIR: path.join(folder, 'dumps'),
        SCRATCH_SERVER_URL: serverUrl,
        METRICS_FILE: path.join(folder, 'laurel_backup.prom'),
        DATA_DIR: folder,
        ...env,
      },
    });
    let printed = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (piece) => {
        printed += piece;
      });
    const [code] = await once(child, 'close');
    return { code, printed };
  };
  const dumps = () => readdir(path.join(folder, 'dumps'));
  const scratchLeft = () =>
    rowsOf(serverUrl, sql`select datname from pg_database where datname like 'laurel_backup_check_%'`);
  /** Puts a tool in front of PostgreSQL's own. */
  const insteadOf = async (tool: string, script: string) => {
    const file = path.join(folder, tool);
    await writeFile(file, `#!/bin/sh\nPATH=${process.env.PATH}\n${script}\n`);
    await chmod(file, 0o700);
    return { PATH: `${folder}:${process.env.PATH}` };
  };

  it('is restored into a scratch database before it counts, and says when and how large it was', async () => {
    await writeFile(path.join(folder, 'erasures.jsonl'), '{"account":"gone","at":"2026-11-24"}\n');
    const { code, printed } = await run();
    expect(code, printed).toBe(0);
    expect(printed).toMatch(/\d+ tables, restored and compared/);
    const [list, dump = '', ...more] = await dumps();
    expect([list, more]).toEqual(['erasures.jsonl', []]);
    const { mode, size } = await stat(path.join(folder, 'dumps', dump));
    expect(mode & 0o777).toBe(0o600);
    const metrics = await readFile(path.join(folder, 'laurel_backup.prom'), 'utf8');
    expect(metrics).toMatch(/^laurel_backup_finished_seconds \d{10}$/m);
    expect(metrics).toMatch(new RegExp(`^laurel_backup_bytes ${size}$`, 'm'));
    expect(await scratchLeft()).toEqual([]);
  });

  it.each([
    ['a dump that is cut off', 'pg_dump', 'pg_dump "$@" && truncate --size=-2000 "$PART"'],
    ['a dump that fails', 'pg_dump', 'exit 1'],
    [
      'a restore without its rows',
      'pg_restore',
      'pg_restore --schema-only --no-owner --dbname="$(echo "$@" | sed "s/.*--dbname=\\([^ ]*\\).*/\\1/")" "$PART"',
    ],
  ])('fails for %s, keeps nothing of it, and does not say that it was made', async (_what, tool, script) => {
    const { code, printed } = await run(await insteadOf(tool, script));
    expect(code, printed).not.toBe(0);
    expect(await dumps()).toEqual([]);
    expect(await readdir(folder)).not.toContain('laurel_backup.prom');
    expect(await scratchLeft()).toEqual([]);
  });
});
