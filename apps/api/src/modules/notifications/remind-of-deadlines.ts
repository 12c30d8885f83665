import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Database } from '@laurel/db';
import { addDays, withOwnDeadline } from '@laurel/domain';
import type { Clock } from '../../platform/clock.ts';
import { type CatalogueIndex, listGroupRows } from '../catalogue/index.ts';
import {
  CLOSED_NEWS_DAYS,
  deadlineNotices,
  LONGEST,
  type NearDeadline,
  nearDeadline,
} from './deadline-notice.ts';
import { listOwnDeadlines, listSavedDeadlines, type SavedDeadline } from './recipients.repository.ts';
import { type Notice, storeNotices } from './store-notices.ts';

/** Scholarships and students of one query. */
const SCHOLARSHIPS = 500;
const STUDENTS = 2000;

export interface RemindContext {
  database: Database;
  clock: Clock;
  catalogue: CatalogueIndex;
}

const noticesOf = (rows: SavedDeadline[], near: Map<string, NearDeadline>, today: string): Notice[] =>
  rows.flatMap(({ userId, scholarshipId, email, seenByGroup, ...saved }) => {
    const deadline = seenByGroup ? nearDeadline(seenByGroup, today) : near.get(scholarshipId);
    const notices = deadline ? deadlineNotices(deadline, saved) : [];
    return notices.map((notice) => ({ ...notice, userId, email }));
  });

/** Of the days that students entered themselves. */
const remindOfOwnDays = async (context: RemindContext, today: string, userId?: string): Promise<void> => {
  const range = { userId, from: addDays(today, -CLOSED_NEWS_DAYS), to: addDays(today, LONGEST) };
  for (let after = ''; ; ) {
    const rows = await listOwnDeadlines(context.database.queries, { ...range, after, limit: STUDENTS });
    const notices = rows.flatMap(({ userId: student, email, record, deadline, ...saved }) => {
      const near = nearDeadline(withOwnDeadline(record, { deadline }), today);
      return (near ? deadlineNotices({ ...near, isOwn: true }, saved) : []).map((notice) => ({
        ...notice,
        userId: student,
        email,
      }));
    });
    await storeNotices(context, notices);
    const last = rows.at(-1)?.id;
    if (rows.length < STUDENTS || last === undefined) return;
    after = last;
    await nextTurn();
  }
};

/** Makes the reminders and the notices about closed scholarships that are due today. @param userId limits them to one student */
export const remindOfDeadlines = async (context: RemindContext, userId?: string): Promise<void> => {
  const { database, clock, catalogue } = context;
  const today = clock.today();
  await remindOfOwnDays(context, today, userId);
  const { records } = await catalogue.current();
  const near = new Map<string, NearDeadline>();
  for (const record of records) {
    const deadline = nearDeadline(record, today);
    if (deadline) near.set(record.id, deadline);
  }
  const ofGroups = (await listGroupRows(database.queries)).filter(({ record }) =>
    nearDeadline(record, today),
  );
  const ids = [...new Set([...near.keys(), ...ofGroups.map(({ id }) => id)])];
  for (let at = 0; at < ids.length; at += SCHOLARSHIPS) {
    let after = '';
    for (;;) {
      const page = { userId, after, limit: STUDENTS };
      const rows = await listSavedDeadlines(database.queries, ids.slice(at, at + SCHOLARSHIPS), page);
      // A student whose rows are split by the page's end is read again with the next page; keys prevent duplicates.
      const last = rows.at(-1)?.userId;
      const isEnd = rows.length < STUDENTS;
      const whole = isEnd ? rows : rows.filter((row) => row.userId !== last);
      const taken = whole.length > 0 ? whole : rows;
      await storeNotices(context, noticesOf(taken, near, today));
      if (isEnd) break;
      after = taken.at(-1)?.userId ?? after;
      await nextTurn();
    }
  }
};
