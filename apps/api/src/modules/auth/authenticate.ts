import type { Database } from '@laurel/db';
import type { FastifyRequest } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import { AppError } from '../../platform/http/app-error.ts';
import type { SignedIn } from '../../platform/http/route.ts';
import { findLiveSession } from './auth.repository.ts';
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
