import { composeMail, SECRET_MARK } from '../../platform/mailer/index.ts';
import type { MailText } from './auth-mails.ts';

/** To the new address. */
export const confirmEmailMail = (newEmail: string): MailText => ({
  subject: 'Confirm the new email of your Laurel account',
  ...composeMail({
    paragraphs: ['Hello,', `Somebody asked to use ${newEmail}\nfor their Laurel account.`],
    action: { label: 'Confirm this email', url: SECRET_MARK },
    notes: [
      'The link works once, for 24 hours.',
      'Was it not you? Then you need not do anything:\nwithout the link nothing is sent here.',
    ],
  }),
});

/** To the old address, with what to do if it was somebody else. */
export const emailChangeMail = (newEmail: string): MailText => ({
  subject: 'The email of your Laurel account is being changed',
  ...composeMail({
    paragraphs: [
      'Hello,',
      `Your Laurel account is moving to ${newEmail}.`,
      'Mails come here until that address is confirmed.',
    ],
    action: { label: 'Was it not you? Keep this email', url: SECRET_MARK },
    notes: [
      'The link works for 7 days, also after the new address was confirmed.\nIt asks for a new password and signs out every device.',
    ],
  }),
});
