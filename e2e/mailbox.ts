import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, inject } from 'vitest';

/** A worker takes its turns; a busy machine takes longer. */
const PATIENCE_MS = 30_000;

/** Mails to an address, oldest first, as they would leave. */
const mailsTo = async (email: string): Promise<string[]> => {
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
