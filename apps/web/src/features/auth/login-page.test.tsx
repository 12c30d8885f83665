import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { pass, stopTime } from '../../testing/clock.ts';
import { openPage, STUDENT } from '../../testing/open-page.tsx';
import { atAddress, eventually } from '../../testing/screen-queries.ts';
import { answer, answerFromElsewhere, hold, refuse, sent } from '../../testing/server.ts';

const main = () => within(screen.getByRole('main'));
const email = () => screen.findByLabelText<HTMLInputElement>('Email');
const password = () => screen.findByLabelText<HTMLInputElement>('Password');
const press = async (user: ReturnType<typeof openPage>['user']) =>
  user.click(main().getByRole('button', { name: 'Sign In' }));

const openLogin = async (query = '') => {
  const page = openPage(`/login${query}`, { signedIn: false });
  await email();
  const fill = async () => {
    await page.user.type(await email(), 'amina@example.org');
    await page.user.type(await password(), 'Correct-horse-7');
  };
  return { ...page, fill };
};
const acceptSignIn = () =>
  answer('POST /auth/login', {
    success: true,
    message: 'Welcome',
    user: STUDENT,
    token: 'token-2',
    refreshToken: 'refresh-2',
  });

describe('signing in', () => {
  it('does nothing while email or password is empty', async () => {
    const { user } = await openLogin();
    await press(user);
    await user.type(await email(), 'amina@example.org');
    await press(user);
    await user.clear(await email());
    await user.type(await password(), 'Correct-horse-7');
    await press(user);
    await atAddress('/login');
    expect(sent('POST /auth/login')).toEqual([]);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('says what the server says of a wrong password, until email or password is edited', async () => {
    refuse('POST /auth/login', 'invalid_credentials');
    const { user, fill } = await openLogin();
    const refusal = () => screen.queryByText('Invalid email or password.');
    await fill();
    await press(user);
    await eventually(refusal).not.toBeNull();
    expect(refusal()?.closest('[role=alert]')).not.toBeNull();
    await user.type(await password(), '{Backspace}');
    await eventually(refusal).toBeNull();
    await press(user);
    await eventually(refusal).not.toBeNull();
    await user.type(await email(), 'x');
    await eventually(refusal).toBeNull();
    acceptSignIn();
    await press(user);
    await atAddress('/dashboard');
    expect(localStorage.getItem('authToken')).toBe('token-2');
  });

  it('asks for a code in a second step where the account wants one, and says when it is wrong', async () => {
    refuse('POST /auth/login', 'second_factor_required');
    const { user, fill } = await openLogin();
    await fill();
    await press(user);
    const code = await screen.findByLabelText('Code', { exact: false });
    expect(document.activeElement).toBe(code);
    expect(screen.queryByRole('alert')).toBeNull();
    // Nothing is sent without one.
    await press(user);
    expect(sent('POST /auth/login')).toHaveLength(1);
    refuse('POST /auth/login', 'invalid_code');
    await user.type(code, '123 456');
    await press(user);
    await screen.findByText('This code is not right, or was used already. Please take the next one.');
    acceptSignIn();
    await user.type(code, '7');
    expect(screen.queryByRole('alert')).toBeNull();
    await press(user);
    await atAddress('/dashboard');
    expect(sent('POST /auth/login').map(({ body }) => body)).toEqual([
      { email: 'amina@example.org', password: 'Correct-horse-7', rememberMe: false },
      { email: 'amina@example.org', password: 'Correct-horse-7', rememberMe: false, code: '123 456' },
      { email: 'amina@example.org', password: 'Correct-horse-7', rememberMe: false, code: '123 4567' },
    ]);
  });

  it('goes back from the second step to email and password', async () => {
    refuse('POST /auth/login', 'second_factor_required');
    const { user, fill } = await openLogin();
    await fill();
    await press(user);
    await user.click(await screen.findByRole('button', { name: 'Back' }));
    expect((await email()).value).toBe('amina@example.org');
    await press(user);
    await screen.findByRole('form', { name: 'Second step' });
    expect(sent('POST /auth/login')[1]?.body).not.toHaveProperty('code');
  });

  it('falls back to its own words when the server gives none', async () => {
    answerFromElsewhere('POST /auth/login', 500);
    const { user, fill } = await openLogin();
    await fill();
    await press(user);
    const text = await screen.findByText('Login failed. Please try again.');
    expect(text.closest('[role=alert]')).not.toBeNull();
  });

  it('waits for the answer, and takes no second press meanwhile', async () => {
    acceptSignIn();
    const letThrough = hold('POST /auth/login');
    const { user, fill } = await openLogin();
    await fill();
    await press(user);
    await user.keyboard('{Enter}');
    letThrough();
    await atAddress('/dashboard');
    expect(sent('POST /auth/login')).toHaveLength(1);
  });

  it.each([true, false])('asks the server to remember the sign-in: %s', async (remember) => {
    acceptSignIn();
    const { user, fill } = await openLogin();
    await fill();
    if (remember) await user.click(screen.getByRole('checkbox', { name: /^Remember me/ }));
    await press(user);
    await atAddress('/dashboard');
    expect(sent('POST /auth/login')[0]?.body).toMatchObject({ rememberMe: remember });
  });

  it('takes the address out of the query, and shows and hides the password', async () => {
    const { user } = await openLogin('?email=amina%2Bgrants%40example.org');
    await atAddress('/login');
    expect((await email()).value).toBe('amina+grants@example.org');
    screen.getByRole('checkbox', { name: /^Remember me/ });
    await user.type(await password(), 'Correct-horse-7');
    await user.click(screen.getByRole('button', { name: 'Show password' }));
    expect((await password()).type).toBe('text');
    await user.click(screen.getByRole('button', { name: 'Hide password' }));
    expect((await password()).type).toBe('password');
  });

  it('shows the banner of a finished registration for five seconds', async () => {
    stopTime();
    await openLogin('?registered=true&email=amina%40example.org');
    const banner = () =>
      screen.queryByText('Account created successfully! Please sign in with your credentials.');
    await eventually(banner).not.toBeNull();
    await pass(4999);
    expect(banner()).not.toBeNull();
    await pass(1);
    await eventually(banner).toBeNull();
    await atAddress('/login');
  });
});
