import type { Database, Queries } from '@laurel/db';
import type { Clock } from '../../platform/clock.ts';
import { newId } from '../../platform/new-id.ts';
import { DEFAULT_SETTINGS, mailDueOn, type NotificationSettings } from './notification-settings.ts';
import {
  ensureSettings,
  findSettings,
  findTokenOwner,
  lockWaitingNotices,
  type SettingsRow,
  setMailDue,
  storeSettings,
} from './notifications.repository.ts';

interface SettingsContext {
  database: Database;
  clock: Clock;
}

const rowOf = (userId: string, settings: NotificationSettings, updatedAt: Date): SettingsRow => ({
  userId,
  ...settings,
  unsubscribeToken: newId() + newId(),
  updatedAt,
});

export const settingsOf = async (
  { database }: Pick<SettingsContext, 'database'>,
  userId: string,
): Promise<NotificationSettings> => (await findSettings(database.queries, userId)) ?? DEFAULT_SETTINGS;

/** The students' settings. Missing rows are created with the defaults, because mails need unsubscribe tokens. */
export const settingsRowsOf = (queries: Queries, userIds: string[], now: Date): Promise<SettingsRow[]> =>
  ensureSettings(
    queries,
    userIds.map((userId) => rowOf(userId, DEFAULT_SETTINGS, now)),
  );

/** Stores a choice, and moves waiting notices to the schedule of the new choice. */
export const changeSettings = (
  { database, clock }: SettingsContext,
  userId: string,
  settings: NotificationSettings,
): Promise<void> =>
  database.transaction(async (queries) => {
    await storeSettings(queries, rowOf(userId, settings, clock.now()));
    const waiting = await lockWaitingNotices(queries, [userId]);
    const byDue = Map.groupBy(waiting, ({ kind, day }) => mailDueOn(kind, settings.email, day));
    for (const [due, notices] of byDue) await setMailDue(queries, notices, due);
  });

/** Stops all mails for the owner of a token. @returns the owner; undefined when there is none */
export const unsubscribe = async (context: SettingsContext, token: string): Promise<string | undefined> => {
  const owner = await findTokenOwner(context.database.queries, token);
  if (!owner) return undefined;
  const { userId, deadlineReminders } = owner;
  await changeSettings(context, userId, { email: 'off', deadlineReminders });
  return userId;
};
