import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { schema } from '@laurel/db';
import { createTestDatabase, type TestDatabase } from '@laurel/db/testing';
import { HOUR_MS } from '@laurel/domain';
import { sql } from 'drizzle-orm';
import PostalMime from 'postal-mime';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { type MailServer, smtpAnswer, startMailServer } from '../../testing/mail-server.ts';
import { until } from '../../testing/until.ts';
import { createLogger } from '../logger.ts';
import { createMailDelivery } from './create-mail-delivery.ts';
import { type DispatchContext, dispatchDueMails } from './dispatch-mails.ts';
import { createEncrypter } from './encrypt.ts';
import { enqueueMail } from './enqueue-mail.ts';
import type { MailDelivery } from './mail-delivery.ts';
import { type OutgoingMail, SECRET_MARK } from './outgoing-mail.ts';
import { claimDueMails } from './outgoing-mails.repository.ts';
import { requiresTls } from './smtp-delivery.ts';

const START = new Date('2026-11-21T12:00:00Z');
const FROM = { name: 'Laurel', address: 'post@laurel.example' };
const encrypter = createEncrypter(['a secret for tests, 32 letters long']);
const logger = createLogger('silent');

const STUDENT = {
  id: 'amina',
  firstName: 'Amina',
  lastName: 'Otieno',
  email: 'amina@example.org',
  emailKey: 'amina@example.org',
  passwordHash: 'none',
  createdAt: START,
  updatedAt: START,
};

const mailTo = (key: string, more: Partial<OutgoingMail> = {}): OutgoingMail => ({
  key,
  userId: STUDENT.id,
  to: `${key}@example.org`,
  subject: `About ${key}`,
  text: `Plain ${key}`,
  html: `<p>Rich ${key}</p>`,
  ...more,
});

/** A process's clock that only moves when a test moves it. Due times follow the clock of the database, see `forward`. */
const manualClock = () => {
  let now = START.getTime();
  return {
    now: () => new Date(now),
    today: () => '2026-11-21',
    add: (ms: number) => {
      now += ms;
    },
  };
};

describe.each(['embedded', 'server'] as const)('mails on the %s database', (kind) => {
  let db: TestDatabase;
  beforeAll(async () => {
    db = await createTestDatabase(kind, inject('serverUrl'));
    await db.database.queries.insert(schema.users).values(STUDENT);
  });
  afterAll(() => db.drop());

  let context: DispatchContext & { clock: ReturnType<typeof manualClock> };
  const servers: MailServer[] = [];
  const deliveries: MailDelivery[] = [];
  const deliverTo = (smtpUrl: string | undefined, dataDir = '/nowhere'): void => {
    context.mailDelivery = createMailDelivery(
      { smtpUrl, mailFrom: FROM, dataDir, production: false },
      encrypter,
      logger,
    );
    deliveries.push(context.mailDelivery);
  };
  const serve = async (...options: Parameters<typeof startMailServer>): Promise<MailServer> => {
    const server = await startMailServer(...options);
    servers.push(server);
    deliverTo(server.url);
    return server;
  };
  const write = (mail: OutgoingMail) =>
    db.database.transaction((queries) => enqueueMail(queries, mail, context.clock.now()));
  /** Lets time pass, for the process and for what is due by the clock of the database. */
  const forward = async (ms: number): Promise<void> => {
    context.clock.add(ms);
    await db.database.queries.update(schema.outgoingMails).set({
      dueAt: sql`${schema.outgoingMails.dueAt} - ${ms} * interval '1 millisecond'`,
    });
  };
  const rows = () => db.database.queries.select().from(schema.outgoingMails);

  beforeEach(async () => {
    await db.database.queries.delete(schema.outgoingMails);
    context = {
      database: db.database,
      clock: manualClock(),
      logger,
      mailDelivery: {
        deliver: () => Promise.reject(new Error('a test has set no way out')),
        forget: () => Promise.resolve(),
        close: () => undefined,
      },
    };
  });
  afterEach(async () => {
    for (const delivery of deliveries.splice(0)) delivery.close();
    await Promise.all(servers.splice(0).map((server) => server.close()));
  });

  it('are sent once, to the one they are for, as plain text and HTML', async () => {
    const server = await serve();
    expect(await write(mailTo('amina', { headers: { 'List-Unsubscribe': '<https://x.example/u>' } }))).toBe(
      true,
    );
    expect(await dispatchDueMails(context)).toBe(1);
    expect(await dispatchDueMails(context)).toBe(0);
    expect(server.received).toHaveLength(1);
    const [{ to, mail } = expect.fail()] = server.received;
    expect(to).toEqual(['amina@example.org']);
    expect(mail).toMatchObject({
      subject: 'About amina',
      from: FROM,
      to: [{ address: 'amina@example.org' }],
    });
    expect(mail.text?.trim()).toBe('Plain amina');
    expect(mail.html).toContain('<p>Rich amina</p>');
    expect(mail.headers.find(({ key }) => key === 'list-unsubscribe')?.value).toBe('<https://x.example/u>');
  });

  it('forget what they said once they are sent', async () => {
    await serve();
    await write(mailTo('amina'));
    await dispatchDueMails(context);
    expect(await rows()).toMatchObject([{ status: 'sent', text: '', html: '', headers: {}, secret: null }]);
  });

  it('are written once for each key, and not at all when the transaction fails', async () => {
    expect(await write(mailTo('twice'))).toBe(true);
    expect(await write(mailTo('twice', { subject: 'Another' }))).toBe(false);
    const failing = db.database.transaction(async (queries) => {
      await enqueueMail(queries, mailTo('never'), START);
      throw new Error('what it tells of did not happen');
    });
    await expect(failing).rejects.toThrow();
    expect((await rows()).map(({ key }) => key)).toEqual(['twice']);
  });

  it('wait while the mail server is away for hours, less and less often, and are sent once when it is back', async () => {
    const server = await serve();
    await server.close();
    await write(mailTo('patient'));
    let attempts = 0;
    for (let minute = 0; minute < 5 * 60; minute++) {
      attempts += await dispatchDueMails(context);
      await forward(60_000);
    }
    expect(attempts).toBeGreaterThan(20);
    expect(attempts).toBeLessThan(50);
    expect(await rows()).toMatchObject([{ status: 'queued', lastError: expect.stringContaining('E') }]);

    const back = await serve({}, server.port);
    await forward(HOUR_MS);
    await dispatchDueMails(context);
    await forward(HOUR_MS);
    await dispatchDueMails(context);
    expect(back.received).toHaveLength(1);
  });

  it('are given up after five days', async () => {
    deliverTo('smtp://127.0.0.1:1');
    await write(mailTo('hopeless'));
    await forward(5 * 24 * HOUR_MS);
    await dispatchDueMails(context);
    expect(await rows()).toMatchObject([{ status: 'queued' }]);
    await forward(HOUR_MS);
    await dispatchDueMails(context);
    expect(await rows()).toMatchObject([{ status: 'failed', text: '' }]);
  });

  it.each([
    [550, 'failed', 1],
    [450, 'queued', 2],
  ])('that the server answers with %i are %s', async (code, status, tries) => {
    let asked = 0;
    await serve({
      onRcptTo: (_address, _session, done) => {
        asked++;
        done(smtpAnswer(code));
      },
    });
    await write(mailTo('refused'));
    await dispatchDueMails(context);
    await forward(HOUR_MS);
    await dispatchDueMails(context);
    expect(asked).toBe(tries);
    expect(await rows()).toMatchObject([{ status, attempts: tries, lastError: `EENVELOPE ${code} RCPT TO` }]);
  });

  it('wait for a password to be mended when the server refuses the sign-in', async () => {
    const server = await serve({
      disabledCommands: ['STARTTLS'],
      onAuth: (_auth, _session, done) => done(smtpAnswer(535)),
    });
    deliverTo(server.url.replace('smtp://', 'smtp://me:wrong@'));
    await write(mailTo('locked-out'));
    await dispatchDueMails(context);
    expect(await rows()).toMatchObject([{ status: 'queued', lastError: expect.stringContaining('EAUTH') }]);
  });

  it('of a killed process are sent by another one, under the same Message-ID, when its lease is over', async () => {
    const server = await serve();
    await write(mailTo('orphan'));
    const [claimed] = await claimDueMails(db.database, 30_000, 5);
    expect(await dispatchDueMails(context)).toBe(0);
    await forward(29_000);
    expect(await dispatchDueMails(context)).toBe(0);
    await forward(1_000);
    expect(await dispatchDueMails(context)).toBe(1);
    expect(server.received[0]?.mail.messageId).toBe(`<${claimed?.id}@laurel.example>`);
  });

  it('are not sent twice by two processes at once', async () => {
    const server = await serve();
    for (let i = 0; i < 12; i++) await write(mailTo(`many${i}`));
    const tried = await Promise.all([dispatchDueMails(context), dispatchDueMails(context)]);
    expect(tried[0] + tried[1]).toBe(12);
    expect(new Set(server.received.map(({ to }) => to[0])).size).toBe(12);
    expect(server.received).toHaveLength(12);
  });

  it('are not sent twice by two processes whose clocks differ by more than a lease', async () => {
    const held = Promise.withResolvers<void>();
    let delivered = 0;
    context.mailDelivery.deliver = () => {
      delivered++;
      return delivered === 1 ? held.promise : Promise.resolve();
    };
    await write(mailTo('skewed'));
    const first = dispatchDueMails(context);
    await until(() => delivered === 1);
    const ahead = { ...context, clock: { ...context.clock, now: () => new Date(START.getTime() + 60_000) } };
    expect(await dispatchDueMails(ahead)).toBe(0);
    held.resolve();
    expect(await first).toBe(1);
    expect(delivered).toBe(1);
  });

  it('keep a secret encrypted in the database and reveal it in the mail', async () => {
    const server = await serve();
    const secret = 'https://laurel.example/reset-password?token=not-for-the-table';
    const marked = { text: `Go to ${SECRET_MARK}`, html: `<a href="${SECRET_MARK}">Go</a>` };
    await write(mailTo('reset', { ...marked, secret: encrypter.encrypt(secret) }));
    expect(JSON.stringify(await rows())).not.toContain('not-for-the-table');
    await dispatchDueMails(context);
    expect(server.received[0]?.mail.text).toContain(secret);
    expect(server.received[0]?.mail.html).toContain(`href="${secret}"`);
  });

  it('are given up when their secret was encrypted under another session secret', async () => {
    await serve();
    const other = createEncrypter(['another secret for tests, 36 letters']);
    await write(mailTo('unreadable', { secret: other.encrypt('https://laurel.example/') }));
    await dispatchDueMails(context);
    expect(await rows()).toMatchObject([
      { status: 'failed', lastError: expect.stringContaining('encrypted') },
    ]);
  });

  it('attack: take no header from a subject, an address or a header value', async () => {
    const server = await serve();
    await write(
      mailTo('inject', {
        subject: 'Grant\r\nBcc: victim@example.org',
        headers: { 'List-Unsubscribe': '<x>\r\nX-Evil: 1' },
      }),
    );
    await dispatchDueMails(context);
    const [{ to, mail } = expect.fail()] = server.received;
    expect(to).toEqual(['inject@example.org']);
    expect(mail.subject).toBe('Grant Bcc: victim@example.org');
    expect(mail.headers.map(({ key }) => key)).not.toContain('bcc');
    expect(mail.headers.map(({ key }) => key)).not.toContain('x-evil');
    await expect(write(mailTo('a', { to: 'a@example.org\r\nBcc: b@example.org' }))).rejects.toThrow();
    await expect(write(mailTo('a', { headers: { 'X: Y\r\nZ': '1' } }))).rejects.toThrow();
  });

  it('attack: reach nobody else through a comma or brackets in an address', async () => {
    const server = await serve();
    await write(mailTo('comma', { to: 'a,b@example.org' }));
    await write(mailTo('bracket', { to: 'a>,<b@example.org' }));
    await dispatchDueMails(context);
    expect(server.received).toEqual([]);
    expect((await rows()).map(({ status }) => status)).toEqual(['failed', 'failed']);
  });

  it('become files of their own when there is no mail server', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'laurel-outbox-'));
    deliverTo(undefined, folder);
    await write(mailTo('amina'));
    await write(mailTo('badru', { subject: 'Ünïcode ✓', text: 'Grüße' }));
    await dispatchDueMails(context);
    const names = await readdir(path.join(folder, 'outbox'));
    expect(names).toHaveLength(2);
    expect(names.every((name) => name.endsWith('.eml'))).toBe(true);
    const mails = await Promise.all(
      names.map(async (name) => PostalMime.parse(await readFile(path.join(folder, 'outbox', name)))),
    );
    expect(mails.map(({ subject }) => subject).sort()).toEqual(['About amina', 'Ünïcode ✓']);
    await rm(folder, { recursive: true });
  });
});

describe('links that open an account', () => {
  it.each([
    [true, false],
    [false, true],
  ])('with production %s and no mail server are in the log: %s', async (production, logged) => {
    const folder = await mkdtemp(path.join(tmpdir(), 'laurel-outbox-'));
    const lines: string[] = [];
    const log = createLogger('info', { write: (line: string) => void lines.push(line) });
    const settings = { smtpUrl: undefined, mailFrom: FROM, dataDir: folder, production };
    const delivery = createMailDelivery(settings, encrypter, log);
    const mail = {
      ...mailTo('reset'),
      id: 'mail-1',
      toAddress: 'reset@example.org',
      headers: {},
      secret: encrypter.encrypt('https://laurel.example/reset-password?token=opensesame'),
      status: 'queued' as const,
      attempts: 1,
      dueAt: START,
      lastError: null,
      createdAt: START,
      endedAt: null,
    };
    await delivery.deliver(mail);
    delivery.close();
    expect(lines).toHaveLength(1);
    expect(lines.join().includes('opensesame')).toBe(logged);
    await rm(folder, { recursive: true, force: true });
  });
});

describe('a mail server that offers no TLS', () => {
  it.each([
    ['smtp://mail.example.org:587', true],
    ['smtp://mail.example.org:587?requireTLS=false', false],
    ['smtp://127.0.0.1:25', false],
    ['smtp://127.0.0.1:25?requireTLS=true', true],
    ['smtp://localhost:25', false],
    ['smtps://mail.example.org', false],
  ])('at %s is refused by the upgrade that is required: %s', (url, required) => {
    expect(requiresTls(url)).toBe(required);
  });

  it('gets no mail when the upgrade is required', async () => {
    const server = await startMailServer();
    const settings = { mailFrom: FROM, dataDir: '/nowhere', production: true };
    const delivery = createMailDelivery(
      { ...settings, smtpUrl: `${server.url}?requireTLS=true` },
      encrypter,
      logger,
    );
    const mail = {
      ...mailTo('plain'),
      id: 'mail-2',
      toAddress: 'plain@example.org',
      headers: {},
      secret: null,
    };
    const row = {
      status: 'queued' as const,
      attempts: 1,
      dueAt: START,
      lastError: null,
      createdAt: START,
      endedAt: null,
    };
    await expect(delivery.deliver({ ...mail, ...row })).rejects.toThrow();
    expect(server.received).toEqual([]);
    delivery.close();
    await server.close();
  });
});
