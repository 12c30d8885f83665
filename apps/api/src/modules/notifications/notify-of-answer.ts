import type { Queries } from '@laurel/db';
import type { Clock } from '../../platform/clock.ts';
import { DEFAULT_SETTINGS, type NotificationSettings } from './notification-settings.ts';
import { storeNotices } from './store-notices.ts';

/** Tells a student what became of a report, in the transaction of `queries`. */
export const notifyOfAnswer = async (
  { queries, clock }: { queries: Queries; clock: Clock },
  about: {
    userId: string;
    /** The student's choice of mail; null: the default. */
    email: NotificationSettings['email'] | null;
    reportId: string;
    scholarshipId: string;
    /** Of the scholarship. */
    title: string;
    answer: string;
  },
): Promise<void> => {
  const { userId, email, reportId, scholarshipId, title, answer } = about;
  const notice = {
    userId,
    key: `report:${reportId}`,
    kind: 'report' as const,
    title: `Your report: ${title}`,
    body: answer,
    scholarshipId,
    email: email ?? DEFAULT_SETTINGS.email,
  };
  await storeNotices({ database: { queries }, clock }, [notice]);
};
