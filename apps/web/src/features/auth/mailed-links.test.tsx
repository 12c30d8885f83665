import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openPage } from '../../testing/open-page.tsx';
import { atAddress } from '../../testing/screen-queries.ts';
import { breakOff, refuse, sent } from '../../testing/server.ts';

const visitor = (address: string) => openPage(address, { signedIn: false });
const button = (name: string) => screen.findByRole('button', { name });

describe('a forgotten password', () => {
  const open = async () => {
    const { user } = visitor('/forgot-password');
    const ask = async (email: string) => {
      const field = await screen.findByLabelText('Email');
      await user.clear(field);
      await user.type(field, email);
      await user.click(await button('Send Reset Link'));
    };
    return { user, ask };
  };

  it('gets the same answer where there is no account', async () => {
    const { user, ask } = await open();
    await ask('nobody@example.org');
    await screen.findByRole('heading', { name: 'Check your mail' });
    screen.getByText(/If an account has the email/);
    screen.getByText(/nobody@example\.org/);
    await user.click(await button('Try another email'));
    await ask('nobody');
    await screen.findByText('Please enter a valid email address');
    expect(sent('POST /auth/forgot-password').map(({ body }) => body)).toEqual([
      { email: 'nobody@example.org' },
    ]);
  });

  it('says what went wrong when the link can’t be asked for', async () => {
    refuse('POST /auth/forgot-password', 'rate_limited', { retryAfter: 60 });
    const { ask } = await open();
    await ask('amina@example.org');
    await screen.findByText('Too many attempts. Please wait a moment and try again.');
    breakOff('POST /auth/forgot-password');
    await ask('amina@example.org');
    await screen.findByText('Unable to connect to server. Please try again later.');
  });

  it('needs the whole link, and a password that follows the rules', async () => {
    visitor('/reset-password');
    await screen.findByRole('heading', { name: 'This page needs the link from your mail' });
  });

  it('needs a new password that follows the rules', async () => {
    const { user } = visitor('/reset-password?token=made-up');
    await user.type(await screen.findByLabelText('New password'), 'weak');
    await user.click(await button('Change Password'));
    await screen.findByText('Password must be at least 8 characters long');
    await screen.findByText('Please confirm your password');
    expect(sent('POST /auth/reset-password')).toEqual([]);
  });

  it('is replaced through a link that works, and says so at the sign-in', async () => {
    const { user } = visitor('/reset-password?token=whole');
    await user.type(await screen.findByLabelText('New password'), 'Another-horse-8');
    await user.type(screen.getByLabelText('Confirm new password'), 'Another-horse-8');
    await user.click(await button('Change Password'));
    await atAddress('/login');
    await screen.findByText('Your password was changed. Please sign in with the new one.');
    expect(sent('POST /auth/reset-password')[0]?.body).toEqual({
      token: 'whole',
      password: 'Another-horse-8',
    });
  });

  it('is not replaced through a link that was used, and another can be asked for', async () => {
    refuse('POST /auth/reset-password', 'invalid_reset_token');
    const { user } = visitor('/reset-password?token=used');
    await user.type(await screen.findByLabelText('New password'), 'Another-horse-8');
    await user.type(screen.getByLabelText('Confirm new password'), 'Another-horse-8');
    await user.click(await button('Change Password'));
    await screen.findByRole('heading', { name: 'This link no longer works' });
    await user.click(screen.getByRole('link', { name: 'Ask for a new link' }));
    await atAddress('/forgot-password');
  });
});

describe('a changed email', () => {
  it('is confirmed by the mailed link, and not by one that was used', async () => {
    const { user } = visitor('/confirm-email?token=whole');
    await user.click(await button('Confirm Email'));
    await screen.findByText('Your email is confirmed.');
    expect(sent('POST /auth/confirm-email')[0]?.body).toEqual({ token: 'whole' });
  });

  it('is not confirmed by a link that was used', async () => {
    refuse('POST /auth/confirm-email', 'invalid_link');
    const { user } = visitor('/confirm-email?token=used');
    await user.click(await button('Confirm Email'));
    await screen.findByRole('heading', { name: 'This link no longer works' });
  });

  it('is taken back with a new password', async () => {
    const { user } = visitor('/undo-email-change?token=whole');
    await screen.findByRole('form', { name: 'Keep your email' });
    await user.type(await screen.findByLabelText('New password'), 'Another-horse-8');
    await user.type(screen.getByLabelText('Confirm new password'), 'Another-horse-8');
    await user.click(await button('Change Password'));
    await atAddress('/login');
    expect(sent('POST /auth/undo-email-change')).toHaveLength(1);
  });
});

describe('the way to stop mails', () => {
  it('is told that an unsubscribe link is not complete or not valid', async () => {
    visitor('/unsubscribe');
    await screen.findByText('This link is not complete.');
  });

  it('is told that an unsubscribe link is not valid any more', async () => {
    refuse('POST /notifications/unsubscribe/{token}', 'not_found', {
      error: 'This unsubscribe link is not valid any more.',
    });
    const { user } = visitor('/unsubscribe?token=unknown');
    await user.click(await button('Stop all mails'));
    const text = await screen.findByText('This unsubscribe link is not valid any more.');
    expect(text.closest('[role=alert]')).not.toBeNull();
  });

  it('stops them when it is', async () => {
    const { user } = visitor('/unsubscribe?token=whole');
    await screen.findByRole('heading', { level: 1, name: 'Stop e-mails' });
    await user.click(await button('Stop all mails'));
    await screen.findByText('You will get no more mails about scholarships.');
  });
});
