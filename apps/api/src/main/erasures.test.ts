import { appendFile, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Queries, schema } from '@laurel/db';
import { createEmbeddedFolder, createServerDatabase } from '@laurel/db/testing';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it, vi } from 'vitest';
import { readConfig } from '../config.ts';
import { emailKey, insertUser } from '../modules/auth/index.ts';
import { createLogger } from '../platform/logger.ts';
import { enqueueMail } from '../platform/mailer/index.ts';
import { newId } from '../platform/new-id.ts';
import { TEST_SECRET } from '../testing/create-test-app.ts';
import { eraseListed } from './account-commands.ts';
import { openDatabase } from './open-database.ts';
import { runCommand } from './run-command.ts';
import { withDatabase } from './with-database.ts';

// The first test of each database opens several, possibly on a busy machine.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

type Env = Record<string, string>;

const SILENT: Env = { LOG_LEVEL: 'silent', SNAPSHOT_MINUTES: '0' };

/** Where the data is, and what a database that was backed up before is brought back by. */
interface House {
  env: Env;
  backUp(): Promise<void>;
  /** @returns the settings that lead to the database which was brought back, and what of its mails stays unsent */
  restore(): Promise<{ env: Env; notSent: unknown }>;
  drop(): Promise<void>;
}

let printed: string[] = [];
beforeEach(() => {
  printed = [];
  vi.spyOn(console, 'log').mockImplementation((line) => void printed.push(String(line)));
});
afterEach(() => void vi.restoreAllMocks());

const laurel = async (args: string[], env: Env): Promise<string> => {
  printed = [];
  await runCommand(args, { ...SILENT, ...env });
  expect(process.exitCode ?? 0).toBe(0);
  return printed.join('\n');
};

const houses: Record<'embedded' | 'server', () => Promise<House>> = {
  // Laurel runs, so that commands go through what it has open: each would open the database for itself, which takes seconds.
  embedded: async () => {
    const folder = await createEmbeddedFolder();
    const kept = await mkdtemp(path.join(tmpdir(), 'laurel-backup-'));
    const env = { DATA_DIR: folder };
    const running = await openDatabase(readConfig({ ...SILENT, ...env }), createLogger('silent'));
    return {
      env,
      backUp: async () => void (await laurel(['backup', kept], env)),
      restore: async () => {
        const [file = ''] = await readdir(kept);
        const told = JSON.parse(await laurel(['restore', path.join(kept, file)], env));
        return { env, notSent: told.notSent };
      },
      drop: async () => {
        await running.close();
        await rm(folder, { recursive: true });
      },
    };
  },
  server: async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'laurel-data-'));
    const serverUrl = inject('serverUrl');
    const now = await createServerDatabase(serverUrl, process.env.TEST_TEMPLATE_DATABASE);
    const env = { DATA_DIR: folder, SESSION_SECRET: TEST_SECRET, DATABASE_URL: now.url };
    let copy: typeof now | undefined;
    return {
      env,
      backUp: async () => {
        copy = await createServerDatabase(serverUrl, new URL(now.url).pathname.slice(1));
      },
      restore: async () => {
        const restored = { ...env, DATABASE_URL: copy?.url ?? '' };
        await laurel(['erase-again'], restored);
        const told = JSON.parse(await laurel(['drop-waiting-mails'], restored));
        return { env: restored, notSent: told.notSent };
      },
      drop: async () => {
        await now.drop();
        await copy?.drop();
        await rm(folder, { recursive: true });
      },
    };
  },
};

const addStudent = (env: Env, email: string) =>
  withDatabase(readConfig({ ...SILENT, ...env }), async ({ database }) => {
    const id = newId();
    await insertUser(database.queries, {
      id,
      email,
      emailKey: emailKey(email),
      firstName: 'Ada',
      lastName: 'Lovelace',
      passwordHash: 'nobody knows it',
      createdAt: new Date(),
      updatedAt: new Date(),
    });
    return id;
  });

const reading = <T>(env: Env, read: (queries: Queries) => Promise<T>): Promise<T> =>
  withDatabase(readConfig({ ...SILENT, ...env }), ({ database }) => read(database.queries));

/** A mail that waits, and notices whose mail is due on these days. */
const leaveMails = (env: Env, userId: string, ...days: string[]) =>
  reading(env, async (queries) => {
    const mail = { subject: 'A link', text: 'It opens', html: '<p>It opens</p>', secret: 'the link' };
    await enqueueMail(queries, { ...mail, key: 'reset:1', to: 'stays@uni.example', userId }, new Date());
    for (const mailDue of days)
      await queries.insert(schema.notifications).values({
        userId,
        id: mailDue,
        key: mailDue,
        kind: 'deadline',
        title: 'Closes soon',
        body: 'In a week.',
        day: mailDue,
        mailDue,
        createdAt: new Date(),
      });
  });

const addresses = (env: Env) =>
  withDatabase(readConfig({ ...SILENT, ...env }), async ({ database }) =>
    (await database.queries.select().from(schema.users)).map(({ email }) => email).sort(),
  );

describe.each(['embedded', 'server'] as const)('an erased account (%s database)', (kind) => {
  let house: House;
  beforeAll(async () => {
    house = await houses[kind]();
  });
  afterAll(() => house.drop());
  beforeEach(async () => {
    await withDatabase(readConfig({ ...SILENT, ...house.env }), async ({ database: { queries } }) => {
      await queries.delete(schema.users);
      await queries.delete(schema.erasures);
    });
    await rm(path.join(house.env.DATA_DIR ?? '', 'erasures.jsonl'), { force: true });
  });

  it('does not come back with a copy from before its erasure, nobody else goes, and no mail goes out again', async () => {
    const id = await addStudent(house.env, 'gone@uni.example');
    const stays = await addStudent(house.env, 'stays@uni.example');
    await leaveMails(house.env, stays, '2020-01-01', '2999-01-01');
    await house.backUp();
    expect(await addresses(house.env)).toEqual(['gone@uni.example', 'stays@uni.example']);
    await laurel(['delete-user', 'gone@uni.example', '--yes'], house.env);

    const { env: restored, notSent } = await house.restore();
    expect(await addresses(restored)).toEqual(['stays@uni.example']);
    expect(notSent).toEqual({ mails: 1, notices: 1 });
    const mails = await reading(restored, (queries) => queries.select().from(schema.outgoingMails));
    const ended = { status: 'failed', text: '', html: '', secret: null, endedAt: expect.any(Date) };
    expect(mails).toMatchObject([{ ...ended, lastError: expect.stringContaining('may have gone') }]);
    const notices = await reading(restored, (queries) => queries.select().from(schema.notifications));
    expect(notices.map(({ mailDue }) => mailDue).sort()).toEqual(['2999-01-01', null]);
    // The list is outside what was restored, its owner's alone, and tells no more than an id and a day.
    const list = path.join(house.env.DATA_DIR ?? '', 'erasures.jsonl');
    expect((await stat(list)).mode & 0o077).toBe(0);
    const [line = '', ...more] = (await readFile(list, 'utf8')).trim().split('\n');
    expect(JSON.parse(line)).toEqual({ account: id, at: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) });
    expect(more).toEqual([]);
    expect(await laurel(['erasures'], restored)).toBe(line);
    expect(JSON.parse(await laurel(['erase-again'], restored))).toEqual({ erasedAgain: 0 });
    const log = await laurel(['audit', '--since', '2020-01-01'], restored);
    expect(log.split('\n').filter((row) => row.includes('erase-again'))).toHaveLength(1);
  });

  it('is listed though the process was killed before its line was written, or in the midst of it', async () => {
    await addStudent(house.env, 'gone@uni.example');
    await laurel(['delete-user', 'gone@uni.example', '--yes'], house.env);
    const list = path.join(house.env.DATA_DIR ?? '', 'erasures.jsonl');
    const whole = await readFile(list, 'utf8');
    await rm(list);
    await laurel(['erase-again'], house.env);
    expect(await readFile(list, 'utf8')).toBe(whole);
    await writeFile(list, whole.slice(0, 20));
    await laurel(['erase-again'], house.env);
    expect(await readFile(list, 'utf8')).toBe(whole);
    // An editor that left out the last line break.
    await writeFile(list, whole.trim());
    await laurel(['erase-again'], house.env);
    expect(await readFile(list, 'utf8')).toBe(whole);
  });

  it('goes by lists that were kept elsewhere too, and a damaged one is refused by line', async () => {
    const id = await addStudent(house.env, 'gone@uni.example');
    const elsewhere = path.join(house.env.DATA_DIR ?? '', 'kept-elsewhere.jsonl');
    await writeFile(elsewhere, `${JSON.stringify({ account: id, at: '2026-11-20' })}\n`);
    await appendFile(elsewhere, 'scribbled over\n');
    const config = readConfig({ ...SILENT, ...house.env });
    const refused = withDatabase(config, (context) => eraseListed(config, context, [elsewhere]));
    await expect(refused).rejects.toThrow(/Line 2 of .*kept-elsewhere\.jsonl is no erasure/);
    expect(await addresses(house.env)).toEqual(['gone@uni.example']);
    await writeFile(elsewhere, `${JSON.stringify({ account: id, at: '2026-11-20' })}\n`);
    expect(JSON.parse(await laurel(['erase-again', elsewhere], house.env))).toEqual({ erasedAgain: 1 });
    expect(await addresses(house.env)).toEqual([]);
  });
});
