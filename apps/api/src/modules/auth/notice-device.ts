import type { Queries } from '@laurel/db';
import { DAY_MS } from '@laurel/domain';
import { enqueueMail } from '../../platform/mailer/index.ts';
import { newId } from '../../platform/new-id.ts';
import type { UserRow } from './auth.repository.ts';
import { newDeviceMail } from './auth-mails.ts';
import { isUnconfirmed } from './email-confirmations.repository.ts';
import { forgetDevices, listDevices, seeDevice } from './known-devices.repository.ts';

/** A browser that was not seen for so long is new again. */
const REMEMBERED_MS = 400 * DAY_MS;

/** What a browser calls itself, without the versions that change every few weeks. */
const deviceOf = (userAgent: string): string => userAgent.slice(0, 300).replace(/[\d._]+/g, '');

/** Remembers the browser of a sign-in, and mails the student when it is another one than before. Call it inside the sign-in's transaction. */
export const noticeDevice = async (
  queries: Queries,
  { id: userId, email }: Pick<UserRow, 'id' | 'email'>,
  { userAgent, now, origin }: { userAgent: string; now: Date; origin: string },
): Promise<void> => {
  const device = deviceOf(userAgent);
  await forgetDevices(queries, userId, new Date(now.getTime() - REMEMBERED_MS));
  const known = await listDevices(queries, userId);
  await seeDevice(queries, { userId, device, lastSeenAt: now });
  // Before the first one nothing is known to compare with.
  if (known.length === 0 || known.includes(device) || (await isUnconfirmed(queries, userId))) return;
  await enqueueMail(
    queries,
    { ...newDeviceMail(origin, now), key: `new-device:${newId()}`, to: email, userId },
    now,
  );
};
