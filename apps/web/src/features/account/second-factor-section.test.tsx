import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { downloads } from '../../testing/browser-gaps.ts';
import { openPage } from '../../testing/open-page.tsx';
import { eventually, toast } from '../../testing/screen-queries.ts';
import { answer, answerFromElsewhere, refuse, sent } from '../../testing/server.ts';
// Loaded late by the page: here before the clock of the first test runs.
import './second-factor-section.tsx';

const CODES = Array.from({ length: 10 }, (_, at) => `abcd-efgh-ijkl-mno${at}`);
const is = (since: string | null, recoveryCodesLeft = since ? 10 : 0) =>
  answer('GET /users/second-factor', { success: true, data: { since, recoveryCodesLeft } });

const open = async () => {
  const { user } = openPage('/profile');
  const area = within(await screen.findByRole('region', { name: 'Two-step sign-in' }));
  const press = async (name: string) => user.click(await area.findByRole('button', { name }));
  const type = async (label: RegExp, text: string) => user.type(await area.findByLabelText(label), text);
  return { area, press, type };
};

describe('two-step sign-in', () => {
  it('is set up by the password, a scanned or typed key, and a first code; the recovery codes are shown once', async () => {
    is(null);
    const { area, press, type } = await open();
    await press('Set up two-step sign-in');
    refuse('POST /users/second-factor', 'invalid_credentials');
    await type(/^Current password/, 'Wrong-pass-1');
    await press('Continue');
    await area.findByText('Invalid email or password.');
    answer('POST /users/second-factor', {
      success: true,
      data: {
        secret: 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567',
        uri: 'otpauth://totp/Laurel:amina%40example.org?issuer=Laurel&secret=ABCDEFGHIJKLMNOPQRSTUVWXYZ234567',
      },
    });
    await press('Continue');
    await area.findByText('ABCD EFGH IJKL MNOP QRST UVWX YZ23 4567');
    area.getByRole('img', { name: 'QR code for your authenticator app' });
    await press('Switch it on');
    await area.findByText('Please enter a code');
    expect(sent('POST /users/second-factor/confirmation')).toEqual([]);
    answer('POST /users/second-factor/confirmation', {
      success: true,
      message: 'On',
      data: { recoveryCodes: CODES },
    });
    is('2026-11-21T10:00:00.000Z');
    await type(/^Code/, '123456');
    await press('Switch it on');
    const list = await area.findByRole('list', { name: 'Recovery codes' });
    expect(within(list).getAllByRole('listitem')).toHaveLength(10);
    expect(sent('POST /users/second-factor/confirmation')[0]?.body).toEqual({ code: '123456' });
    await press('Save as a file');
    expect(downloads.at(-1)?.name).toBe('laurel-recovery-codes.txt');
    expect(await downloads.at(-1)?.text()).toBe(`${CODES.join('\n')}\n`);
    await press('I have kept them');
    await area.findByText(/You have 10 of ten recovery codes left/);
    expect(area.queryByText(CODES[0] ?? '')).toBeNull();
  });

  it('is switched off by the password and a code', async () => {
    is('2026-11-21T10:00:00.000Z', 1);
    const { area, press, type } = await open();
    await area.findByText(/You have one of ten recovery codes left/);
    await press('Switch it off');
    await type(/^Current password/, 'Correct-horse-7');
    await type(/^Code/, '123456');
    refuse('DELETE /users/second-factor', 'invalid_code');
    await press('Switch it off');
    await area.findByText('This code is not right, or was used already. Please take the next one.');
    answer('DELETE /users/second-factor', { success: true, message: 'Off' });
    is(null);
    await press('Switch it off');
    await toast('Two-step sign-in is off');
    await area.findByRole('button', { name: 'Set up two-step sign-in' });
    expect(sent('DELETE /users/second-factor')[1]?.body).toEqual({
      currentPassword: 'Correct-horse-7',
      code: '123456',
    });
  });

  it('gives new recovery codes for the password and a code', async () => {
    is('2026-11-21T10:00:00.000Z', 2);
    answer('POST /users/second-factor/recovery-codes', {
      success: true,
      message: 'New',
      data: { recoveryCodes: CODES },
    });
    const { area, press, type } = await open();
    await press('Make new recovery codes');
    await type(/^Current password/, 'Correct-horse-7');
    await type(/^Code/, CODES[0] ?? '');
    await press('Make new codes');
    await area.findByRole('list', { name: 'Recovery codes' });
  });

  it('takes a code for what wants a fresh one', async () => {
    is('2026-11-21T10:00:00.000Z');
    answer('POST /users/second-factor/step-up', { success: true, message: 'Thank you' });
    const { press, type } = await open();
    await press('Confirm that it is you');
    await type(/^Code/, '123456');
    await press('Confirm');
    await toast('Thank you');
    expect(sent('POST /users/second-factor/step-up')[0]?.body).toEqual({ code: '123456' });
  });

  it('says when it can’t be loaded, and leaves the rest of the page alone', async () => {
    answerFromElsewhere('GET /users/second-factor', 500);
    const { area, press } = await open();
    await eventually(() => area.queryByText('Failed to load this. Please try again.')).not.toBeNull();
    is(null);
    await press('Try Again');
    await area.findByRole('button', { name: 'Set up two-step sign-in' });
  });
});
