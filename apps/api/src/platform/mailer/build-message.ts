import type { SendMailOptions } from 'nodemailer';
import type { Encrypter } from './encrypt.ts';
import { MailRefusedError } from './mail-delivery.ts';
import { SECRET_MARK } from './outgoing-mail.ts';
import type { MailRow } from './outgoing-mails.repository.ts';

export interface MailSender {
  name: string;
  address: string;
}

/** Characters with a meaning in address lists: an address that contains one could be read as several. */
const STRUCTURE = /[,;:<>()[\]"\\]/;

const decrypted = (secret: string, encrypter: Encrypter): string => {
  try {
    return encrypter.decrypt(secret);
  } catch (cause) {
    throw new MailRefusedError('encrypted under another session secret', { cause });
  }
};

/**
 * The message as it leaves. Its Message-ID is the same at every attempt, so that a mail server or reader that gets it
 * twice can tell.
 * @throws MailRefusedError for an address that could be read as another one, or a secret that can't be read any more
 */
export const buildMessage = (mail: MailRow, from: MailSender, encrypter: Encrypter): SendMailOptions => {
  if (STRUCTURE.test(mail.toAddress)) throw new MailRefusedError('address');
  const secret = mail.secret === null ? null : decrypted(mail.secret, encrypter);
  const reveal = (body: string) => (secret === null ? body : body.replaceAll(SECRET_MARK, () => secret));
  return {
    from,
    to: { name: '', address: mail.toAddress },
    envelope: { from: from.address, to: [mail.toAddress] },
    subject: mail.subject,
    text: reveal(mail.text),
    html: reveal(mail.html),
    messageId: `<${mail.id}@${from.address.split('@').at(-1)}>`,
    date: mail.createdAt,
    // Suppresses out-of-office answers (RFC 3834).
    headers: { 'Auto-Submitted': 'auto-generated', ...mail.headers },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
};
