import type { MailRow, WrittenMail } from './outgoing-mails.repository.ts';

/** Delivers mails. Two adapters pass one test suite: an SMTP server, and a folder. */
export interface MailDelivery {
  /**
   * Resolves once the mail is accepted.
   * @throws MailRefusedError when a retry is useless; any other error means: retry later
   */
  deliver(mail: MailRow): Promise<void>;
  /** Erases the delivered copies that this adapter holds; a mail server's copies are out of reach. */
  forget(mails: WrittenMail[]): Promise<void>;
  close(): void;
}

/** The mail server will never take this mail. The message holds its status code, never an address. */
export class MailRefusedError extends Error {
  constructor(message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'MailRefusedError';
  }
}
