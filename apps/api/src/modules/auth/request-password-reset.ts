import type { Database } from '@laurel/db';
import type { Queue } from '../../platform/background/index.ts';
import type { Clock } from '../../platform/clock.ts';
import { newId } from '../../platform/new-id.ts';
import type { Origin } from '../../platform/origin.ts';
import { emailKey } from './email-key.ts';
import { PASSWORD_RESET_JOB } from './password-reset.jobs.ts';
import { replaceReset } from './password-resets.repository.ts';

export const RESET_MINUTES = 60;

/**
 * Stores a reset request, the same way for every address. A job then looks for the account, so that neither the answer nor its time
 * reveals whether there is one.
 */
export const requestPasswordReset = async (
  { database, clock, queue, origin }: { database: Database; clock: Clock; queue: Queue; origin: Origin },
  email: string,
): Promise<void> => {
  const id = newId();
  const requestedAt = clock.now();
  const expiresAt = new Date(requestedAt.getTime() + RESET_MINUTES * 60_000);
  await replaceReset(database.queries, { emailKey: emailKey(email), id, requestedAt, expiresAt });
  await queue.send(PASSWORD_RESET_JOB, { id, origin: origin.get() }, id);
};
