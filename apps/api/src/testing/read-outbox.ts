import { existsSync } from 'node:fs';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import PostalMime from 'postal-mime';

export interface OutboxMail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** The mails of an outbox folder, oldest first. */
export const readOutbox = async (folder: string): Promise<OutboxMail[]> => {
  if (!existsSync(folder)) return [];
  const names = (await readdir(folder)).filter((name) => name.endsWith('.eml')).sort();
  return Promise.all(
    names.map(async (name) => {
      const mail = await PostalMime.parse(await readFile(path.join(folder, name)));
      return {
        to: mail.to?.[0]?.address ?? '',
        subject: mail.subject ?? '',
        text: mail.text ?? '',
        html: mail.html ?? '',
      };
    }),
  );
};
