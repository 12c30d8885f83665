import type { Database } from '@laurel/db';
import type { Clock } from '../../platform/clock.ts';
import { newId } from '../../platform/new-id.ts';
import { mailDueOn, type NotificationKind, type NotificationSettings } from './notification-settings.ts';
import { insertNotices } from './notifications.repository.ts';

/** A notice for one student. */
export interface Notice {
  userId: string;
  /** Names the event: a student gets one notice for each key. */
  key: string;
  kind: NotificationKind;
  title: string;
  body: string;
  scholarshipId: string;
  /** The student's choice of mail. */
  email: NotificationSettings['email'];
}

/** PostgreSQL text can't contain NUL. */
const storable = (text: string): string => text.replaceAll('\u0000', '').toWellFormed();

/** Stores the notices that are new. @returns how many are */
export const storeNotices = (
  { database, clock }: { database: Pick<Database, 'queries'>; clock: Clock },
  notices: Notice[],
): Promise<number> => {
  const now = clock.now().getTime();
  const day = clock.today();
  const earlier = new Map<string, number>();
  // Each notice of a student is a millisecond older than the one before, so that the list (newest first) keeps their order.
  const createdAtFor = (userId: string): Date => {
    const count = earlier.get(userId) ?? 0;
    earlier.set(userId, count + 1);
    return new Date(now - count);
  };
  return insertNotices(
    database.queries,
    notices.map(({ email, title, body, ...notice }) => ({
      ...notice,
      title: storable(title),
      body: storable(body),
      id: newId(),
      day,
      mailDue: mailDueOn(notice.kind, email, day),
      createdAt: createdAtFor(notice.userId),
      readAt: null,
    })),
  );
};
