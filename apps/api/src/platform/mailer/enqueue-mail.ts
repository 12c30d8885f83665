import type { Queries } from '@laurel/db';
import { newId } from '../new-id.ts';
import type { OutgoingMail } from './outgoing-mail.ts';
import { insertMail } from './outgoing-mails.repository.ts';

const CONTROL = /\p{Cc}/u;
const HEADER_NAME = /^[A-Za-z][A-Za-z0-9-]*$/;

/** Line breaks in a header begin another header: a name or title that holds some is written on one line. */
const oneLine = (value: string): string => value.replaceAll(/\p{Cc}+/gu, ' ').trim();

const checkHeaders = (headers: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => {
      if (!HEADER_NAME.test(name)) throw new Error('a mail header has a name that no header can have');
      return [name, oneLine(value)];
    }),
  );

/**
 * Writes a mail into the caller's transaction: it is sent if, and only if, what it reports is stored. Workers send
 * it within a second or two (see `dispatch-mails.ts`).
 * @returns false when this student was sent a mail with this key before
 * @throws Error for an address or header that could smuggle in another one
 */
export const enqueueMail = (queries: Queries, mail: OutgoingMail, now: Date): Promise<boolean> => {
  if (CONTROL.test(mail.to)) throw new Error('a mail address holds control characters');
  return insertMail(queries, {
    id: newId(),
    key: mail.key,
    userId: mail.userId,
    toAddress: mail.to,
    subject: oneLine(mail.subject),
    text: mail.text,
    html: mail.html,
    headers: checkHeaders(mail.headers ?? {}),
    secret: mail.secret ?? null,
    createdAt: now,
  });
};
