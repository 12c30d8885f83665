import { composeMail, SECRET_MARK } from '../../platform/mailer/index.ts';

export interface MailText {
  subject: string;
  text: string;
  html: string;
}

const atTime = (instant: Date): string => `${instant.toISOString().slice(11, 16)} UTC`;

/** Plain ASCII and short lines, so that no mail reader and no outbox file breaks the link. */
export const resetMail = (expiresAt: Date): MailText => ({
  subject: 'Reset your Laurel password',
  ...composeMail({
    paragraphs: ['Hello,', 'Somebody asked to reset the password of your Laurel account.'],
    action: { label: 'Choose a new password', url: SECRET_MARK },
    notes: [
      `The link works once, until ${atTime(expiresAt)}.`,
      'Was it not you? Then you need not do anything:\nyour password stays as it is.',
    ],
  }),
});

export const passwordChangedMail = (origin: string): MailText => ({
  subject: 'Your Laurel password was changed',
  ...composeMail({
    paragraphs: [
      'Hello,',
      'The password of your Laurel account was changed,\nand other devices were signed out.',
    ],
    action: { label: 'Was it not you? Reset your password', url: `${origin}/forgot-password` },
  }),
});
