import { publicAwardsEndpoints } from '@laurel/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import { contentHash } from '../../platform/hash.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { ok, route } from '../../platform/http/route.ts';
import type { Catalogue, CatalogueIndex } from '../catalogue/index.ts';
import { listPublicAwards, presentPublicAward } from './present-public-awards.ts';

/** A cache may answer for five minutes without asking; then it asks with the ETag. */
const FRESH = 'public, max-age=300';

/**
 * Lets caches keep the answer. What it says depends on the address, the catalogue's version and the day alone.
 * @returns whether the client has it already
 */
const isKnown = (
  request: FastifyRequest,
  reply: FastifyReply,
  { version }: Catalogue,
  today: string,
): boolean => {
  const etag = `W/"${contentHash([request.url, version, today]).slice(0, 22)}"`;
  reply.headers({ 'cache-control': FRESH, etag });
  return request.headers['if-none-match'] === etag;
};

/** What everybody may read of the catalogue. */
export const publicAwardsRoutes = (
  app: FastifyInstance,
  { clock, catalogue }: { clock: Clock; catalogue: CatalogueIndex },
): void => {
  route(app, publicAwardsEndpoints.list, async ({ query, request, reply }) => {
    const [current, today] = [await catalogue.current(), clock.today()];
    if (isKnown(request, reply, current, today)) return reply.status(304).send();
    return ok(await listPublicAwards(current, query, today));
  });

  route(app, publicAwardsEndpoints.get, async ({ params, request, reply }) => {
    const [current, today] = [await catalogue.current(), clock.today()];
    const record = current.byId.get(params.id);
    if (!record) throw new AppError('not_found', { message: 'Scholarship not found.' });
    if (isKnown(request, reply, current, today)) return reply.status(304).send();
    return ok({ data: { scholarship: presentPublicAward(record, today) } });
  });
};
