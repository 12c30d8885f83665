import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, inject } from 'vitest';
import type { ApiStudent } from './api-student.ts';

/** A worker takes its turns; a busy machine takes longer. */
const PATIENCE_MS = 30_000;

/** Every new account gets it. */
const WELCOME = 'Confirm the email of your Laurel account';

const isWelcome = (text: string): boolean => subjectOf(text) === WELCOME;

/** Follows the link that a new account is mailed: before, hardly anything else is mailed there. */
export const confirmEmail = async ({ email, call }: Pick<ApiStudent, 'email' | 'call'>): Promise<void> => {
  const welcome = async () => (await everyMailTo(email)).find(isWelcome);
  await expect.poll(welcome, { timeout: PATIENCE_MS, interval: 100 }).toBeDefined();
  const link = new URL(mailedLink(await welcome(), 'confirm-email'));
  await call('POST', '/auth/confirm-email', { token: link.searchParams.get('token') });
};

/** Mails to an address, oldest first, as they would leave; without the one that confirms a new account. */
const mailsTo = async (email: string): Promise<string[]> =>
  (await everyMailTo(email)).filter((text) => !isWelcome(text));

const everyMailTo = async (email: string): Promise<string[]> => {
  const folder = inject('outbox');
  // Before the first mail there is no outbox.
  const names = await readdir(folder).catch(() => []);
  const mails = names.filter((name) => name.endsWith('.eml')).sort();
  const texts = await Promise.all(mails.map((name) => readFile(path.join(folder, name), 'utf8')));
  return texts.filter((text) => text.includes(`\r\nTo: ${email}\r\n`));
};

/** Waits until so many mails have arrived. @returns them, oldest first */
export const mailbox = async (email: string, count: number): Promise<string[]> => {
  await expect
    .poll(async () => (await mailsTo(email)).length, { timeout: PATIENCE_MS, interval: 100 })
    .toBe(count);
  return mailsTo(email);
};

/** The link of a mail to one of the pages that take a token, as a person reads it. */
export const mailedLink = (
  mail: string | undefined,
  page: 'reset-password' | 'confirm-email' | 'undo-email-change',
): string =>
  new RegExp(`^https?:\\S+/${page}\\?token=\\S+$`, 'm').exec(mail ?? '')?.[0] ??
  expect.fail('the mail holds no link');

export const subjectOf = (mail: string | undefined): string =>
  /^Subject: (.*)\r$/m.exec(mail ?? '')?.[1] ?? '';
