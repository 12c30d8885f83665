import type { Database } from '@laurel/db';
import type { Role } from '@laurel/domain';
import type { FastifyRequest } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { SignedIn } from '../../platform/http/route.ts';
import { findLiveSession } from './auth.repository.ts';
import { listRoles } from './roles.repository.ts';
import type { Tokens } from './tokens.ts';

/** The token of `Authorization: Bearer …`, or null. */
export const bearerToken = (request: FastifyRequest): string | null =>
  /^Bearer ([\w.~+/=-]{1,4096})$/i.exec(request.headers.authorization ?? '')?.[1] ?? null;

/** Checks the bearer token and that its session still lives. */
export const createAuthenticate =
  ({ database, clock, tokens }: { database: Database; clock: Clock; tokens: Tokens }) =>
  async (request: FastifyRequest): Promise<SignedIn> => {
    const token = bearerToken(request);
    const now = clock.now();
    const claim = token ? await tokens.readAccessToken(token, now) : null;
    if (!claim) throw new AppError('unauthorized');
    if (!(await findLiveSession(database.queries, claim.sessionId, claim.userId, now))) {
      throw new AppError('unauthorized');
    }
    return claim;
  };

/**
 * As `createAuthenticate`, for a route of the desk. For whoever lacks the role the route is not there, signed in or not; who has it and
 * comes with a token that has expired is told to renew it.
 */
export const createAuthenticateKeeper = (context: { database: Database; clock: Clock; tokens: Tokens }) => {
  const authenticate = createAuthenticate(context);
  return async (request: FastifyRequest, role: Role): Promise<SignedIn> => {
    const { database, clock, tokens } = context;
    const token = bearerToken(request);
    const claim = token ? await tokens.readAccessToken(token, clock.now(), true) : null;
    const granted = claim ? await listRoles(database.queries, claim.userId) : [];
    // An operator may do what a curator may.
    if (!granted.includes(role) && !granted.includes('operator')) throw new AppError('not_found');
    return authenticate(request);
  };
};
