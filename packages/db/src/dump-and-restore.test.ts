import { execFile, spawnSync } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'drizzle-orm';
import { PgBoss } from 'pg-boss';
import { describe, expect, inject, it } from 'vitest';
import { openServerDatabase } from './server-database.ts';
import { createServerDatabase } from './testing/index.ts';

const run = promisify(execFile);

/** PostgreSQL's own tools, which whoever runs a server has; the packaged test server brings none. */
const hasTools = ['pg_dump', 'pg_restore'].every((tool) => spawnSync(tool, ['--version']).status === 0);

const open = (url: string) =>
  openServerDatabase(url, (error) => {
    throw error;
  });

describe('a dump of a server database', () => {
  it.skipIf(!hasTools)(
    'is restored into an empty database by the documented commands, queue and all',
    async () => {
      const serverUrl = inject('serverUrl');
      const from = await createServerDatabase(serverUrl, process.env.TEST_TEMPLATE_DATABASE);
      const to = await createServerDatabase(serverUrl);
      const folder = await mkdtemp(path.join(tmpdir(), 'laurel-dump-'));
      try {
        const before = open(from.url);
        await before.migrate();
        const boss = new PgBoss({ ...before.jobs, schema: 'jobs', supervise: false, schedule: false });
        await boss.start();
        await boss.createQueue('greet');
        await boss.send('greet', { to: 'Ada' });
        await boss.stop({ graceful: false });
        await before.queries.execute(
          sql`insert into audit_log (id, at, act) values ('row', now(), 'command of a test')`,
        );
        await before.close();

        const file = path.join(folder, 'laurel.dump');
        await run('pg_dump', [from.url, '--format=custom', `--file=${file}`]);
        await run('pg_restore', [
          '--exit-on-error',
          '--single-transaction',
          '--no-owner',
          `--dbname=${to.url}`,
          file,
        ]);

        const after = open(to.url);
        await after.migrate();
        const { rows } = (await after.queries.execute(
          sql`select (select count(*)::int from audit_log) as kept, (select count(*)::int from jobs.job) as jobs`,
        )) as unknown as { rows: unknown[] };
        expect(rows).toEqual([{ kept: 1, jobs: 1 }]);
        await expect(after.queries.execute(sql`delete from audit_log`)).rejects.toThrow();
        const restored = new PgBoss({ ...after.jobs, schema: 'jobs', supervise: false, schedule: false });
        await restored.start();
        expect(await restored.fetch('greet')).toMatchObject([{ data: { to: 'Ada' } }]);
        await restored.stop({ graceful: false });
        await after.close();
      } finally {
        await rm(folder, { recursive: true });
        await from.drop();
        await to.drop();
      }
    },
  );
});
