import { type GroupMembership, groupsEndpoints, MAX_GROUPS } from '@laurel/contract';
import type { Database } from '@laurel/db';
import { DAY_MS, HOUR_MS } from '@laurel/domain';
import type { FastifyInstance } from 'fastify';
import type { CallAudit } from '../../platform/audit/index.ts';
import type { Clock } from '../../platform/clock.ts';
import { contentHash } from '../../platform/hash.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { countCall } from '../../platform/http/rate-limits.repository.ts';
import { ok, route } from '../../platform/http/route.ts';
import { newId } from '../../platform/new-id.ts';
import type { Origin } from '../../platform/origin.ts';
import { hashTypedCode, newTypedCode } from '../auth/index.ts';
import type { CatalogueIndex } from '../catalogue/index.ts';
import {
  deleteMember,
  deleteMembersBy,
  insertCode,
  insertMember,
  listCodes,
  listMemberships,
  lockLiveCode,
  markRevoked,
} from './group-codes.repository.ts';

interface Context {
  database: Database;
  clock: Clock;
  catalogue: CatalogueIndex;
  origin: Origin;
}

/** Codes that an account may try within an hour, from all addresses together. */
const TRIES = 10;
const VALID_DAYS = 365;

const NO_SUCH_CODE =
  'No group has this code, or it was taken back or is over. Please ask whoever gave it to you.';

/** @throws AppError rate_limited for an account that tries one code after the other */
const admitTry = async ({ database }: Context, userId: string, scale: number): Promise<void> => {
  const { calls, leftMs } = await countCall(database.queries, contentHash({ groupCodes: userId }), HOUR_MS);
  if (calls > Math.max(1, Math.round(TRIES * scale)))
    throw new AppError('rate_limited', { retryAfter: Math.max(1, Math.ceil(leftMs / 1000)) });
};

/** @throws AppError not_found, limit_reached */
const join = (
  { database, clock }: Context,
  { userId, audit }: { userId: string; audit: CallAudit },
  code: string,
): Promise<string> =>
  database.transaction(async (queries) => {
    const now = clock.now();
    const found = await lockLiveCode(queries, hashTypedCode(code), now);
    if (!found) throw new AppError('not_found', { message: NO_SUCH_CODE });
    const theirs = await listMemberships(queries, userId);
    if (theirs.length >= MAX_GROUPS && !theirs.some(({ group }) => group === found.group))
      throw new AppError('limit_reached');
    await insertMember(queries, { userId, group: found.group, codeId: found.id, joinedAt: now });
    await audit.write(queries);
    return found.group;
  });

/** The groups of a student, and the codes that lead into groups. */
export const groupsRoutes = (app: FastifyInstance, context: Context): void => {
  const { database, clock, catalogue, origin } = context;
  const { queries } = database;

  route(app, groupsEndpoints.groups, async ({ user: { userId } }) => {
    const joined = (await listMemberships(queries, userId)).map(
      ({ group, joinedAt }): GroupMembership => ({ group, by: 'code', joinedAt: joinedAt.toISOString() }),
    );
    // Of the domain of an address only what something is there for is a group.
    const { audience = '' } = await catalogue.seenBy(userId);
    const byAddress = audience
      .split(' ')
      .filter((name) => name !== '' && !joined.some(({ group }) => group === name))
      .map((group): GroupMembership => ({ group, by: 'address', joinedAt: null }));
    return ok({ data: [...byAddress, ...joined] });
  });

  route(app, groupsEndpoints.join, async ({ user: { userId }, body, audit }) => {
    await admitTry(context, userId, app.limitScale);
    const group = await join(context, { userId, audit }, body.code);
    return ok({ message: `You are in the group ${group} now.`, data: { group } });
  });

  route(app, groupsEndpoints.leave, async ({ user: { userId }, params }) => {
    if (!(await deleteMember(queries, userId, params.id))) throw new AppError('not_found');
    return ok({ message: `You have left the group ${params.id}.` });
  });

  route(app, groupsEndpoints.codes, async () =>
    ok({
      data: {
        codes: (await listCodes(queries)).map(
          ({ codeHash: _, createdAt, expiresAt, revokedAt, ...code }) => ({
            ...code,
            createdAt: createdAt.toISOString(),
            expiresAt: expiresAt.toISOString(),
            revokedAt: revokedAt?.toISOString() ?? null,
          }),
        ),
      },
    }),
  );

  route(app, groupsEndpoints.createCode, async ({ body: { group, until }, audit }) => {
    const [id, code, now] = [newId(), newTypedCode(), clock.now()];
    const expiresAt = until
      ? new Date(Date.parse(until) + DAY_MS)
      : new Date(now.getTime() + VALID_DAYS * DAY_MS);
    if (expiresAt <= now)
      throw new AppError('invalid_request', {
        details: [{ field: 'until', message: 'Please give a day that is to come' }],
      });
    await database.transaction(async (transaction) => {
      await insertCode(transaction, { id, group, codeHash: hashTypedCode(code), createdAt: now, expiresAt });
      await audit.write(transaction, { target: group, details: { code: id } });
    });
    const link = `${origin.get()}/profile?${new URLSearchParams({ 'group-code': code })}#groups`;
    return ok({ message: 'The code is there. It is shown this once.', data: { id, code, link } });
  });

  route(app, groupsEndpoints.revokeCode, async ({ params, query, audit }) => {
    await database.transaction(async (transaction) => {
      const group = await markRevoked(transaction, params.id, clock.now());
      if (group === undefined) throw new AppError('not_found', { message: 'No code has this id.' });
      const left = query.members ? await deleteMembersBy(transaction, params.id) : 0;
      await audit.write(transaction, { details: { group, left } });
    });
    return ok({
      message: query.members
        ? 'The code was taken back, and whoever came by it has left.'
        : 'The code was taken back.',
    });
  });
};
