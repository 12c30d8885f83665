import { operatorsEndpoints } from '@laurel/contract';
import { startOfDay } from '@laurel/domain';
import type { FastifyInstance } from 'fastify';
import { allPages } from '../../platform/audit/index.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { ok, route } from '../../platform/http/route.ts';
import { composeMail, type Encrypter, enqueueMail } from '../../platform/mailer/index.ts';
import { newId } from '../../platform/new-id.ts';
import { emailKey, invitationMail, inviteAddress, isGuessedAt, listRoles } from '../auth/index.ts';
import { actOnAccount, eraseByOperator, type OperatorsContext } from './act-on-account.ts';
import type { HouseTextsNow } from './house-texts.ts';
import {
  countLiveSessions,
  describeMails,
  findAccountById,
  findAccountByKey,
  listFailedJobs,
  listHouseTexts,
  replaceHouseTexts,
} from './operators.repository.ts';

const ACTS = {
  disable: 'Nobody signs in to it any more.',
  enable: 'It can be signed in to again.',
  unlock: 'Signing in waits for nothing any more.',
  sign_out: 'All devices were signed out.',
  send_reset: 'A link for a new password is on its way.',
} as const;

/** Everything an operator may do beyond what a curator does. */
export const operatorsRoutes = (
  app: FastifyInstance,
  context: OperatorsContext & {
    encrypter: Encrypter;
    signUp: string;
    sendsBySmtp: boolean;
    houseTexts: HouseTextsNow;
  },
): void => {
  const { database, clock, origin, encrypter, signUp, sendsBySmtp, houseTexts } = context;
  const { queries } = database;

  route(app, operatorsEndpoints.findAccount, async ({ query, audit }) => {
    const key = emailKey(query.email);
    const account = await findAccountByKey(queries, key);
    if (!account) return ok({ data: null });
    audit.note({ subjectId: account.id });
    const { emailKey: _, createdAt, disabledAt, ...shown } = account;
    return ok({
      data: {
        ...shown,
        createdAt: createdAt.toISOString(),
        disabledAt: disabledAt?.toISOString() ?? null,
        roles: await listRoles(queries, account.id),
        sessions: await countLiveSessions(queries, account.id, clock.now()),
        isLocked: await isGuessedAt(queries, key),
      },
    });
  });

  route(app, operatorsEndpoints.actOnAccount, async ({ user, params, body, audit }) => {
    await actOnAccount(context, { operatorId: user.userId, audit }, params.id, body.act);
    return ok({ message: ACTS[body.act] });
  });

  route(app, operatorsEndpoints.eraseAccount, async ({ user, params, audit }) => {
    await eraseByOperator(context, { operatorId: user.userId, audit }, params.id);
    return ok({ message: 'The account and everything stored about it were erased.' });
  });

  route(app, operatorsEndpoints.audit, async ({ query, reply }) => {
    reply.header('content-disposition', `attachment; filename="laurel-audit-${clock.today()}.jsonl"`);
    const lines: string[] = [];
    for await (const row of allPages(queries, startOfDay(query.since)))
      lines.push(`${JSON.stringify(row)}\n`);
    return lines.join('');
  });

  route(app, operatorsEndpoints.house, async () => {
    const [mails, jobs] = [await describeMails(queries), await listFailedJobs(queries)];
    return ok({
      data: {
        signUp,
        texts: { written: await listHouseTexts(queries), configured: houseTexts.configured },
        mail: { way: sendsBySmtp ? ('smtp' as const) : ('outbox' as const), ...mails },
        jobs: jobs.map(({ name, error, at }) => ({ name, error, at: new Date(at).toISOString() })),
      },
    });
  });

  route(app, operatorsEndpoints.invite, async ({ user, body, audit }) => {
    if (signUp === 'closed')
      throw new AppError('conflict', { message: 'Nobody may open an account here: see SIGN_UP.' });
    const now = clock.now();
    await database.transaction(async (transaction) => {
      const { link, expiresAt } = await inviteAddress(transaction, {
        email: body.email,
        origin: origin.get(),
        now,
      });
      const mail = {
        ...invitationMail(expiresAt),
        key: `invitation:${newId()}`,
        to: body.email,
        // Nobody has the address yet: the mail belongs to whoever invites.
        userId: user.userId,
        secret: encrypter.encrypt(link),
      };
      await enqueueMail(transaction, mail, now);
      await audit.write(transaction);
    });
    return ok({ message: `An invitation is on its way to ${body.email}.` });
  });

  route(app, operatorsEndpoints.writeTexts, async ({ body, audit }) => {
    await database.transaction(async (transaction) => {
      await replaceHouseTexts(transaction, body, clock.now());
      await audit.write(transaction);
    });
    await houseTexts.refresh();
    return ok({ message: 'The pages say so from now on.' });
  });

  route(app, operatorsEndpoints.testMail, async ({ user, audit }) => {
    const account = await findAccountById(queries, user.userId);
    if (!account) throw new AppError('unauthorized');
    const text = composeMail({ paragraphs: ['Hello,', 'This is a test: mails of this Laurel arrive here.'] });
    const mail = { ...text, subject: 'Mails of this Laurel arrive', key: `mail-test:${newId()}` };
    await database.transaction(async (transaction) => {
      await enqueueMail(transaction, { ...mail, to: account.email, userId: account.id }, clock.now());
      await audit.write(transaction);
    });
    return ok({ message: `A test is on its way to ${account.email}.` });
  });
};
