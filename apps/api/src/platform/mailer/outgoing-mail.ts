/** A mail to be sent: one recipient, plain text and HTML that say the same. */
export interface OutgoingMail {
  /** Names the event that the mail reports. A student gets only one mail with the same key. */
  key: string;
  to: string;
  subject: string;
  text: string;
  html: string;
  /** Further headers, such as `List-Unsubscribe`. */
  headers?: Record<string, string>;
  /** The account that the mail is about: erased and exported with it. */
  userId: string;
  /** An encrypted text (see `encrypt.ts`). Decrypted, it replaces `SECRET_MARK` in text and HTML when the mail is sent. */
  secret?: string;
}

/** The placeholder of an encrypted text: a link that opens an account is never stored in clear. */
export const SECRET_MARK = '{{secret}}';
