import { utcDay } from '@laurel/domain';
import { composeMail, SECRET_MARK } from '../../platform/mailer/index.ts';

interface MailText {
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

/** To an address that has no account yet. */
export const invitationMail = (expiresAt: Date): MailText => ({
  subject: 'You are invited to Laurel',
  ...composeMail({
    paragraphs: [
      'Hello,',
      'You may open an account at this Laurel: scholarships\nyou can really get, with reasons.',
    ],
    action: { label: 'Open your account', url: SECRET_MARK },
    notes: [
      `The link works once, for this address, until ${utcDay(expiresAt)}.`,
      "Don't you want one? Then you need not do anything:\nthe invitation is forgotten after that day.",
    ],
  }),
});

/** @param hadCalendar whether the calendar's address stopped working @param passkeys what became of them, where there are any */
export const passwordChangedMail = (
  origin: string,
  hadCalendar: boolean,
  passkeys: 'none' | 'kept' | 'removed',
): MailText => ({
  subject: 'Your Laurel password was changed',
  ...composeMail({
    paragraphs: [
      'Hello,',
      'The password of your Laurel account was changed,\nand other devices were signed out.',
      ...(hadCalendar
        ? [
            'The address of your deadline calendar has stopped working.\nSubscribe to the new one from your saved list.',
          ]
        : []),
      ...(passkeys === 'kept'
        ? ['Your passkeys go on working: remove those that you do not know\non your profile page.']
        : []),
      ...(passkeys === 'removed'
        ? ['Your passkeys were removed.\nYou can make new ones on your profile page.']
        : []),
    ],
    action: { label: 'Was it not you? Reset your password', url: `${origin}/forgot-password` },
  }),
});

export const guessedMail = (origin: string): MailText => ({
  subject: 'Somebody is guessing at your Laurel password',
  ...composeMail({
    paragraphs: [
      'Hello,',
      'Many wrong passwords were tried for your Laurel account\nwithin an hour. None of them was right.',
      'Until it stops, signing in may ask you to wait for a minute.\nWhere you are signed in already, nothing changes.',
    ],
    action: { label: 'Choose a new password', url: `${origin}/forgot-password` },
    notes: ['Was it you? Then you need not do anything.'],
  }),
});

/** The password was right each time. */
export const guessedCodeMail = (origin: string): MailText => ({
  subject: 'Somebody knows your Laurel password',
  ...composeMail({
    paragraphs: [
      'Hello,',
      'Somebody gave your password, and then many wrong codes\nin the place of one from your authenticator app.',
      'They did not get in. Please choose a new password:\nwhoever tries this knows the present one.',
    ],
    action: { label: 'Choose a new password', url: `${origin}/forgot-password` },
    notes: ['Was it you? Then you need not do anything.'],
  }),
});

export const secondFactorMail = (origin: string, isOn: boolean): MailText => ({
  subject: `Two-step sign-in is ${isOn ? 'on' : 'off'} for your Laurel account`,
  ...composeMail({
    paragraphs: [
      'Hello,',
      isOn
        ? 'From now on signing in to Laurel asks for a code\nfrom your authenticator app, besides your password.'
        : 'Signing in to Laurel asks for your password alone again.',
    ],
    action: { label: 'Was it not you? Choose a new password', url: `${origin}/forgot-password` },
  }),
});

/** @param left recovery codes that were not used yet */
export const recoveryCodeUsedMail = (origin: string, left: number): MailText => ({
  subject: 'A recovery code of your Laurel account was used',
  ...composeMail({
    paragraphs: [
      'Hello,',
      'Somebody gave your password and one of your recovery codes.',
      left === 0 ? 'It was the last one.' : `There ${left === 1 ? 'is one' : `are ${left}`} left.`,
      'You can make new ones on your profile page.',
    ],
    action: { label: 'Was it not you? Choose a new password', url: `${origin}/forgot-password` },
  }),
});

export const passkeyMail = (origin: string, isAdded: boolean): MailText => ({
  subject: `A passkey was ${isAdded ? 'added to' : 'removed from'} your Laurel account`,
  ...composeMail({
    paragraphs: [
      'Hello,',
      isAdded
        ? 'A new passkey can sign in to your Laurel account.\nYour password goes on working beside it.'
        : 'A passkey was removed from your Laurel account\nand signs nobody in any more.',
      'You see all passkeys on your profile page.',
    ],
    action: { label: 'Was it not you? Choose a new password', url: `${origin}/forgot-password` },
    ...(isAdded ? { notes: ['A new password by that link removes every passkey.'] } : {}),
  }),
});

/** Without the browser's name: whoever signed in chooses it. */
export const newDeviceMail = (origin: string, at: Date): MailText => ({
  subject: 'Your Laurel account was used with another browser',
  ...composeMail({
    paragraphs: [
      'Hello,',
      `Somebody signed in to your Laurel account on ${utcDay(at)}\nat ${atTime(at)}, with a browser that it was not used with before.`,
      'Was it you? Then you need not do anything.',
    ],
    action: { label: 'Was it not you? Choose a new password', url: `${origin}/forgot-password` },
  }),
});

export const confirmAddressMail = (email: string): MailText => ({
  subject: 'Confirm the email of your Laurel account',
  ...composeMail({
    paragraphs: ['Hello,', `Somebody opened a Laurel account with\n${email}.`],
    action: { label: 'Confirm this email', url: SECRET_MARK },
    notes: [
      'Reminders and news are mailed only once it is confirmed.',
      'Was it not you? Then you need not do anything:\nwithout the link nothing else is sent here.',
    ],
  }),
});

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
