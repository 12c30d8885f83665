import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { ReceivedMail } from '../apps/api/src/testing/mail-server.ts';
import { runCommand } from '../e2e/start-product.ts';
import { withClient } from './faults/with-client.ts';
import { until } from './until.ts';

/** The mails of a killed process are sent by another one when its lease of 30 s has ended. */
const SETTLE_MS = 90_000;

/** Programmes that fit every student of the crowd: each student must get one notice about each. */
const NEWS = ['Alder', 'Birch', 'Cedar'].map((name) => ({
  title: `${name} Public Health Scholarship`,
  provider: `${name} Trust`,
  eligibility_text:
    'Open to students of public health at master’s level, of every nationality. Study in Germany.',
  deadline_text: 'Rolling',
  amount_text: '€9,000',
  link: `https://${name.toLowerCase()}.example/award`,
}));

/** Imports the new programmes with a separate process. */
export const importNews = async (env: Record<string, string> & { DATA_DIR: string }): Promise<void> => {
  const file = path.join(env.DATA_DIR, 'news.jsonl');
  await writeFile(file, NEWS.map((one) => JSON.stringify(one)).join('\n'));
  await runCommand(['import', file, '--source', 'news'], env);
};

/** Waits until all notices are made and all mails are sent. */
export const untilToldAll = async (databaseUrl: string, students: Students): Promise<void> => {
  await until('everybody is told, and the last mail has left', SETTLE_MS, () =>
    withClient(databaseUrl, async (client) => {
      const { rows } = await client.query<{ told: number; left: number }>(
        `select (select count(*)::int from notifications where kind = 'new_match') as told,
          (select count(*)::int from outgoing_mails where status = 'queued') +
          (select count(*)::int from notifications where mail_due is not null) as left`,
      );
      return (rows[0]?.told ?? 0) >= students.length * NEWS.length && rows[0]?.left === 0;
    }),
  );
};

type Students = readonly { userId: string; email: string }[];

/** Notices that a student got twice or never. */
export const checkNotices = async (databaseUrl: string, students: Students): Promise<string[]> =>
  withClient(databaseUrl, async (client) => {
    const { rows } = await client.query<{ user_id: string; title: string; times: number }>(
      `select user_id, title, count(*)::int as times from notifications where kind = 'new_match' group by 1, 2`,
    );
    return students.flatMap(({ userId }) =>
      NEWS.flatMap(({ title }) => {
        const times = rows.find((row) => row.user_id === userId && row.title.includes(title))?.times ?? 0;
        return times === 1 ? [] : [`a student was told ${times} times of ${title}`];
      }),
    );
  });

/** Mails that a student got twice or never. A repeated Message-ID is the same mail, sent again after a kill (see decision 9). */
export const checkMails = (received: ReceivedMail[], students: Students): string[] =>
  students.flatMap(({ email }) =>
    NEWS.flatMap(({ title }) => {
      const about = received.filter(({ to, mail }) => to.includes(email) && mail.text?.includes(title));
      const mails = new Set(about.map(({ mail }) => mail.messageId)).size;
      return mails === 1 ? [] : [`a student got ${mails} mails about ${title}`];
    }),
  );
