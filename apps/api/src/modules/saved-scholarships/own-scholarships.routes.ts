import { ownScholarshipsEndpoints } from '@laurel/contract';
import type { Database } from '@laurel/db';
import { type OwnListing, ownScholarshipId } from '@laurel/domain';
import type { FastifyInstance } from 'fastify';
import type { Clock } from '../../platform/clock.ts';
import { FetchError, type Fetcher } from '../../platform/fetch/index.ts';
import { AppError } from '../../platform/http/app-error.ts';
import { ok, route } from '../../platform/http/route.ts';
import { newId } from '../../platform/new-id.ts';
import type { TextEngine } from '../../platform/text-engine/index.ts';
import { countOwn, deleteOwn, insertOwn, updateOwn } from './own-scholarships.repository.ts';
import { presentSaved } from './present-saved.ts';
import { findSaved, oneSaveAtATime } from './saved-scholarships.repository.ts';
import { toggleIn } from './toggle-saved.ts';

/** Far beyond what anybody finds by themselves. */
const MAX_OWN = 100;

/** A student adds a few; more in an hour would make this server a tool against others. */
const READ_LIMIT = { max: 30, windowSeconds: 3600 };

const notFound = () => new AppError('not_found', { message: 'Scholarship not found.' });

/** Says the same whatever the reason was, because it would tell what a network holds. @throws AppError invalid_request */
const pageAt = async (fetcher: Fetcher, link: string): Promise<{ html: string; url: string }> => {
  try {
    const { text = '', url } = await fetcher.get(link);
    return { html: text, url };
  } catch (error) {
    if (!(error instanceof FetchError)) throw error;
    const said = 'We could not read this page. Please copy its text and paste it here instead.';
    throw new AppError('invalid_request', { message: said, details: [{ field: 'link', message: said }] });
  }
};

interface OwnScholarshipsContext {
  database: Database;
  clock: Clock;
  textEngine: TextEngine;
  pageFetcher: Fetcher;
  /** Called after one was added or changed, because a reminder may already be due. */
  onSaved(userId: string, scholarshipId: string): Promise<void>;
}

/** Scholarships that students add themselves; each is shown to nobody else. */
export const ownScholarshipsRoutes = (app: FastifyInstance, context: OwnScholarshipsContext): void => {
  const { database, clock, textEngine, pageFetcher, onSaved } = context;

  route(
    app,
    ownScholarshipsEndpoints.add,
    async ({ user: { userId }, body: { text = '', link = '' } }) => {
      const source = link === '' ? { text } : await pageAt(pageFetcher, link);
      const id = ownScholarshipId(newId());
      const { listing, record } = await textEngine.readOwn(id, source);
      const now = clock.now();
      const row = await database.transaction(async (queries) => {
        await oneSaveAtATime(queries, userId);
        if ((await countOwn(queries, userId)) >= MAX_OWN) {
          const message = `You have added ${MAX_OWN} scholarships, as many as Laurel keeps for one student. Please erase one that you no longer need, then add this one.`;
          throw new AppError('limit_reached', { message });
        }
        await insertOwn(queries, { userId, id, listing, record, createdAt: now, updatedAt: now });
        return toggleIn(queries, clock, userId, id, { saved: true });
      });
      await onSaved(userId, id);
      const stored = { record, updatedAt: now, withdrawnAt: null };
      return ok({
        message: 'It is on your saved list. Please check what we read.',
        data: { id, saved: row && presentSaved(row, stored, clock.today()) },
      });
    },
    READ_LIMIT,
  );

  route(app, ownScholarshipsEndpoints.correct, async ({ user: { userId }, params: { id }, body }) => {
    const { record } = await textEngine.rereadOwn(id, body satisfies OwnListing);
    const change = { userId, id, listing: body, record, updatedAt: clock.now() };
    const own = await updateOwn(database.queries, change);
    if (!own) throw notFound();
    const row = await findSaved(database.queries, userId, id);
    if (row) await onSaved(userId, id);
    const stored = { record, updatedAt: own.updatedAt, withdrawnAt: null };
    return ok({
      message: 'Your changes were saved.',
      data: { id, saved: row ? presentSaved(row, stored, clock.today()) : null },
    });
  });

  route(app, ownScholarshipsEndpoints.erase, async ({ user: { userId }, params: { id } }) => {
    if (!(await database.transaction((queries) => deleteOwn(queries, userId, id)))) throw notFound();
    return ok({ message: 'It was erased.' });
  });
};
