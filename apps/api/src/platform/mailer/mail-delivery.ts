import type { MailRow, WrittenMail } from './outgoing-mails.repository.ts';

/** Hands a mail over for good. Two adapters pass one suite: an SMTP server, and a folder. */
export interface MailDelivery {
  /**
   * Resolves once the mail is accepted.
   * @throws MailRefusedError when trying again is of no use; any other error means: try again later
   */
  deliver(mail: MailRow): Promise<void>;
  /** Erases what this way of delivery keeps of these mails; nothing, once they are with a mail server. */
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
