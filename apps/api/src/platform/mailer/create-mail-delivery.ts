import { mkdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { createTransport } from 'nodemailer';
import type { Config } from '../../config.ts';
import type { Logger } from '../logger.ts';
import { buildMessage, type MailSender } from './build-message.ts';
import type { Encrypter } from './encrypt.ts';
import type { MailDelivery } from './mail-delivery.ts';
import type { WrittenMail } from './outgoing-mails.repository.ts';
import { createSmtpDelivery } from './smtp-delivery.ts';

/**
 * Without a mail server: each mail becomes one file `outbox/<time>-<id>.eml`, readable by its owner only. A mail that is
 * written again replaces its own file. With `logLinks` a link that opens an account is logged, so that whoever tries the product finds it; in production
 * every reader of the log could open every account.
 */
const createOutboxDelivery = (
  folder: string,
  from: MailSender,
  encrypter: Encrypter,
  { logger, logLinks }: { logger: Logger; logLinks: boolean },
): MailDelivery => {
  const fileOf = ({ id, createdAt }: WrittenMail) =>
    path.join(folder, `${createdAt.toISOString().replaceAll(':', '-')}-${id}.eml`);
  const transport = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    deliver: async (mail) => {
      const { message } = await transport.sendMail(buildMessage(mail, from, encrypter));
      await mkdir(folder, { recursive: true });
      const file = fileOf(mail);
      await writeFile(`${file}.part`, message as Buffer, { mode: 0o600 });
      await rename(`${file}.part`, file);
      if (mail.secret === null) return;
      if (logLinks)
        logger.info({ link: encrypter.decrypt(mail.secret) }, 'no SMTP_URL: mail is in the outbox');
      else logger.warn({ mailId: mail.id }, 'no SMTP_URL: nobody is sent this mail; it is in the outbox');
    },
    forget: async (mails) => {
      for (const mail of mails) await rm(fileOf(mail), { force: true });
    },
    close: () => transport.close(),
  };
};

/** The configured delivery: a mail server, or the folder `outbox` below DATA_DIR. */
export const createMailDelivery = (
  { smtpUrl, mailFrom, dataDir, production }: Pick<Config, 'smtpUrl' | 'mailFrom' | 'dataDir' | 'production'>,
  encrypter: Encrypter,
  logger: Logger,
): MailDelivery =>
  smtpUrl
    ? createSmtpDelivery(smtpUrl, mailFrom, encrypter)
    : createOutboxDelivery(path.join(dataDir, 'outbox'), mailFrom, encrypter, {
        logger,
        logLinks: !production,
      });
