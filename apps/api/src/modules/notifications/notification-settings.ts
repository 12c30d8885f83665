import { addDays } from '@laurel/domain';
import type { NotificationRow, SettingsRow } from './notifications.repository.ts';

export type NotificationKind = NotificationRow['kind'];
export type NotificationSettings = Pick<SettingsRow, 'email' | 'deadlineReminders'>;

/**
 * Until a student chooses: one mail a week. Laurel promises word of new scholarships, so silence would break the promise;
 * and nobody asked for a mail a day.
 */
export const DEFAULT_SETTINGS: NotificationSettings = { email: 'weekly', deadlineReminders: true };

const DIGEST_DAYS = { daily: 1, weekly: 7 } as const;

/**
 * The day from which a notice made on `day` may go out by mail, null for never. A digest goes out when its oldest notice
 * is due and takes the others along, so digests are at least a day, or a week, apart. Reminders can't wait for a digest:
 * it might come after the deadline.
 */
export const mailDueOn = (
  kind: NotificationKind,
  email: NotificationSettings['email'],
  day: string,
): string | null => {
  if (email === 'off') return null;
  if (email === 'instant' || kind === 'deadline') return day;
  return addDays(day, DIGEST_DAYS[email]);
};
