import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openPage, STUDENT } from '../../testing/open-page.tsx';
import { atAddress } from '../../testing/screen-queries.ts';
import { answer, refuse, sent } from '../../testing/server.ts';
import { tellSite } from '../../testing/site.ts';
// Loaded late by the pages: here before the clock of the first test runs.
import './provider-button.tsx';

const FAILED = 'Signing in there did not work. Please try again.';
const accept = () =>
  answer('POST /auth/provider/answer', {
    success: true,
    message: 'Welcome',
    user: STUDENT,
    token: 'token-2',
    refreshToken: 'refresh-2',
  });
const begun = (from?: unknown) =>
  sessionStorage.setItem(
    'laurel.provider-sign-in',
    JSON.stringify({ flow: 'flow-1', rememberMe: true, from }),
  );

describe('signing in by the provider of the house', () => {
  it('is offered only where there is one', async () => {
    openPage('/login', { signedIn: false });
    await screen.findByLabelText('Email');
    expect(screen.queryByRole('button', { name: /^Sign in with/ })).toBeNull();
  });

  it('begins at the provider, and remembers in this tab what was begun', async () => {
    tellSite({ signInWith: 'Example University' });
    // An address of this page, since the test has no other site to go to.
    const url = `${window.location.origin}/login#provider`;
    answer('POST /auth/provider', { success: true, data: { url, flow: 'flow-1' } });
    const { user } = openPage('/login', { signedIn: false });
    await user.click(await screen.findByRole('checkbox', { name: 'Remember me' }));
    await user.click(await screen.findByRole('button', { name: 'Sign in with Example University' }));
    await expect.poll(() => window.location.hash).toBe('#provider');
    expect(sent('POST /auth/provider')[0]?.body).toEqual({ rememberMe: true });
    expect(sessionStorage.getItem('laurel.provider-sign-in')).toContain('flow-1');
  });

  it('says when the provider does not answer', async () => {
    tellSite({ signInWith: 'Example University' });
    refuse('POST /auth/provider', 'unavailable');
    const { user } = openPage('/login', { signedIn: false });
    await user.click(await screen.findByRole('button', { name: 'Sign in with Example University' }));
    await screen.findByText(/^Laurel is not available right now/);
  });

  it.each(['/login', '/register', '/forgot-password'])(
    'is all that %s offers where passwords are switched off',
    async (path) => {
      tellSite({ signInWith: 'Example University', passwordsOff: true });
      openPage(path, { signedIn: false });
      await screen.findByRole('button', { name: 'Sign in with Example University' });
      await screen.findByText(/^Passwords are not used here/);
      expect(screen.queryByLabelText('Email')).toBeNull();
      expect(screen.queryByLabelText('Password')).toBeNull();
      expect(screen.queryByRole('button', { name: /^(Sign In|Create Account|Send Reset Link)$/ })).toBeNull();
    },
  );

  it('is all that the profile names where passwords are switched off; erasing sends none', async () => {
    tellSite({ signInWith: 'Example University', passwordsOff: true });
    refuse('DELETE /users/account', 'step_up_required');
    const { user } = openPage('/profile');
    await screen.findByText(/^You sign in with Example University, as/);
    expect(screen.queryByLabelText('Current password')).toBeNull();
    await user.click(await screen.findByRole('button', { name: 'Delete my account' }));
    await user.click(await screen.findByRole('button', { name: 'Delete for good' }));
    await screen.findByText(/^First confirm that it is you/);
    expect(sent('DELETE /users/account')[0]?.body).toEqual({});
  });

  it('ends with the answer, once, and leads to where the student wanted to go', async () => {
    begun({ pathname: '/profile' });
    accept();
    openPage('/signing-in?code=code-1&state=state-1', { signedIn: false });
    await atAddress('/profile');
    expect(sent('POST /auth/provider/answer').map(({ body }) => body)).toEqual([
      { flow: 'flow-1', answer: '?code=code-1&state=state-1' },
    ]);
    expect(localStorage.getItem('authToken')).toBe('token-2');
    expect(sessionStorage.getItem('laurel.provider-sign-in')).toBeNull();
  });

  it('attack: an answer that was not begun in this tab is not even sent', async () => {
    accept();
    openPage('/signing-in?code=code-1&state=state-1', { signedIn: false });
    await screen.findByText(FAILED);
    expect(sent('POST /auth/provider/answer')).toEqual([]);
    screen.getByRole('link', { name: 'Back to sign in' });
  });

  it('says why it was refused', async () => {
    begun();
    refuse('POST /auth/provider/answer', 'sign_up_closed');
    openPage('/signing-in?code=code-1&state=state-1', { signedIn: false });
    await screen.findByText(/^New accounts are not open to this address/);
  });
});
