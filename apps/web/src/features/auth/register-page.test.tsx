import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { pass, stopTime } from '../../testing/clock.ts';
import { openPage, STUDENT } from '../../testing/open-page.tsx';
import { atAddress, eventually } from '../../testing/screen-queries.ts';
import { answer, hold, refuse, sent } from '../../testing/server.ts';

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const HINT = /^This password is among the most used ones/;

const openRegister = async (query = '') => {
  const { user } = openPage(`/register${query}`, { signedIn: false });
  return onRegister(user);
};

const onRegister = async (user: ReturnType<typeof openPage>['user']) => {
  await screen.findByLabelText('First name');
  const leave = async (name: string, typed: string) => {
    await user.clear(field(name));
    if (typed) await user.type(field(name), typed);
    else await user.click(field(name));
    await user.tab();
  };
  const fill = async (password = 'Correct-horse-7') => {
    await leave('First name', 'Amina');
    await leave('Last name', 'O’Brien-Łukasz');
    await leave('Email', 'amina@example.org');
    await leave('Password', password);
    await leave('Confirm password', password);
    await user.click(screen.getByRole('checkbox', { name: /Terms of Service/ }));
    await user.click(screen.getByRole('button', { name: 'Create Account' }));
  };
  return { user, leave, fill };
};

const link = async (name: string) => within(await screen.findByRole('main')).findByRole('link', { name });

describe('what a visitor came with', () => {
  it('is there after registering and signing in: the code of a group', async () => {
    const { user } = openPage('/profile?group-code=abcd-efgh#groups', { signedIn: false });
    await user.click(await link('Create an account'));
    const { fill } = await onRegister(user);
    await fill();
    await screen.findByText('Account created successfully! Redirecting you to login...');
    const form = within(await screen.findByRole('form', { name: 'Sign in' }));
    answer('POST /auth/login', {
      success: true,
      message: '',
      user: STUDENT,
      token: 't-2',
      refreshToken: 'r-2',
    });
    await user.type(form.getByLabelText('Password'), 'Correct-horse-7');
    await user.click(form.getByRole('button', { name: 'Sign In' }));
    await atAddress('/profile?group-code=abcd-efgh#groups');
    const code = within(await screen.findByRole('form', { name: 'Join a group' }));
    expect(code.getByRole<HTMLInputElement>('textbox', { name: 'Invitation code' }).value).toBe('abcd-efgh');
  });

  it('is there after a look at the sign-in page: a mailed invitation', async () => {
    const { user } = await openRegister('?invitation=tok&email=amina%40example.org');
    await user.click(await link('Sign in'));
    await atAddress('/login');
    await user.click(await link('Create an account'));
    await atAddress('/register?invitation=tok&email=amina%40example.org');
    await eventually(() => field('Email').value).toBe('amina@example.org');
  });
});

describe('registering', () => {
  it('checks every field on blur and at submit, and sends nothing that is wrong', async () => {
    const { user, leave } = await openRegister();
    for (const [name, typed, message] of [
      ['First name', 'A', 'First name must be at least 2 characters long'],
      ['First name', 'x'.repeat(100), 'First name must be less than 100 characters'],
      ['Last name', 'R2D2', 'Last name can only contain letters, spaces, hyphens, and apostrophes'],
      ['Email', 'amina@', 'Please enter a valid email address'],
      ['Password', 'Abc1', 'Password must be at least 8 characters long'],
      ['Password', 'ABCDEFG1', 'Password must contain at least one lowercase letter'],
      ['Password', 'abcdefg1', 'Password must contain at least one uppercase letter'],
      ['Password', 'Abcdefgh', 'Password must contain at least one number'],
      ['Confirm password', 'Abcdefg2', 'Passwords do not match'],
      ['First name', '', 'First name is required'],
      ['Last name', '', 'Last name is required'],
      ['Email', '', 'Email is required'],
      ['Password', '', 'Password is required'],
      ['Confirm password', '', 'Please confirm your password'],
    ] as const) {
      await leave(name, typed);
      await screen.findByText(message);
    }
    await user.click(screen.getByRole('button', { name: 'Create Account' }));
    await screen.findByText('You must accept the terms and conditions');
    await atAddress('/register');
    expect(sent('POST /auth/register')).toEqual([]);
  });

  it('checks a touched field with each letter, and ticks the rules of the password', async () => {
    const { user, leave } = await openRegister();
    await leave('First name', 'A');
    await screen.findByText('First name must be at least 2 characters long');
    await user.type(field('First name'), 'mina');
    await eventually(() => screen.queryByText('First name must be at least 2 characters long')).toBeNull();
    const rules = within(screen.getByRole('list', { name: 'Password rules' }));
    const met = () =>
      rules.getAllByRole('listitem').filter((rule) => rule.textContent?.includes(': met')).length;
    expect(met()).toBe(0);
    for (const [typed, count] of [
      ['correct', 1],
      ['Correct', 2],
      ['Correct7', 4],
    ] as const) {
      await user.clear(field('Password'));
      await user.type(field('Password'), typed);
      await eventually(met).toBe(count);
    }
  });

  it('says of a password that is guessed first what it is, and takes it', async () => {
    const { user, fill } = await openRegister();
    await user.type(field('Password'), 'Password1');
    await screen.findByText(HINT);
    await user.clear(field('Password'));
    await user.type(field('Password'), 'Correct-horse-7');
    await eventually(() => screen.queryByText(HINT)).toBeNull();
    // Known from the shipped list alone, which is loaded late.
    await user.clear(field('Password'));
    await user.type(field('Password'), 'Ncc1701d');
    await screen.findByText(HINT);
    await fill('Password1');
    await screen.findByText('Account created successfully! Redirecting you to login...');
    expect(sent('POST /auth/register')[0]?.body).toEqual({
      firstName: 'Amina',
      lastName: 'O’Brien-Łukasz',
      email: 'amina@example.org',
      password: 'Password1',
    });
  });

  it('tells that an address is taken, and keeps what was typed', async () => {
    refuse('POST /auth/register', 'email_in_use');
    const { fill } = await openRegister();
    await fill();
    const text = await screen.findByText('An account with this email already exists.');
    expect(text.closest('[role=alert]')).not.toBeNull();
    expect(field('First name').value).toBe('Amina');
  });

  it('joins what the server finds wrong with several fields', async () => {
    refuse('POST /auth/register', 'invalid_request', {
      details: [
        { field: 'email', message: 'Email is odd' },
        { field: 'password', message: 'Password is odd' },
      ],
    });
    const { fill } = await openRegister();
    await fill();
    await screen.findByText('Email is odd. Password is odd');
  });

  it('sends once while the answer is on its way', async () => {
    const letThrough = hold('POST /auth/register');
    const { user, fill } = await openRegister();
    await fill();
    await user.keyboard('{Enter}');
    letThrough();
    await screen.findByText('Account created successfully! Redirecting you to login...');
    expect(sent('POST /auth/register')).toHaveLength(1);
  });

  it('is sent with the invitation that led here, whose address is filled in', async () => {
    const { fill } = await openRegister('?invitation=a-token&email=noor%40college.example');
    expect(field('Email').value).toBe('noor@college.example');
    await fill();
    await screen.findByText('Account created successfully! Redirecting you to login...');
    expect(sent('POST /auth/register')[0]?.body).toMatchObject({ invitation: 'a-token' });
  });

  it('goes to the sign-in page two seconds after success', async () => {
    stopTime();
    const { fill } = await openRegister();
    await fill();
    await screen.findByText('Account created successfully! Redirecting you to login...');
    await pass(1999);
    expect(location.pathname).toBe('/register');
    await pass(1);
    await eventually(() => location.pathname).toBe('/login');
    expect((await screen.findByLabelText<HTMLInputElement>('Email')).value).toBe('amina@example.org');
  });
});
