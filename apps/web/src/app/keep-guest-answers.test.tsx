import type { PreferencesRequest, ProfileRequest } from '@laurel/contract';
import { emptyPreferences } from '@laurel/domain';
import { screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { guestAnswers } from '../features/find/guest-answers.ts';
import { keepAnswersFor } from '../lib/session/keep-answers-for.ts';
import { openPage, STUDENT } from '../testing/open-page.tsx';
import { aMatch, matchesOf, PREFERENCES, stored } from '../testing/samples.ts';
import { atAddress, card, eventually, toasts } from '../testing/screen-queries.ts';
import { answer, breakOff, refuse, sent } from '../testing/server.ts';

const GIVEN = {
  level: 'masters' as const,
  fields: ['Public Health'],
  from: { code: 'NG', name: 'Nigeria' },
  places: ['Germany'],
  passed: [],
  profile: { gender: 'female' as const },
  saved: [
    { id: 'daad-epos', title: 'EPOS' },
    { id: 'gone', title: 'Gone' },
  ],
  dismissed: [
    { id: 'csc', title: 'CSC', organization: 'CSC', reason: 'wrong_place' as const },
    { id: 'fry', title: 'Fry', organization: 'VA' },
  ],
};

beforeEach(() => {
  guestAnswers.replace(GIVEN);
  answer('GET /ai/preferences', { success: true, data: null });
  answer('POST /auth/login', {
    success: true,
    message: 'Login successful!',
    user: STUDENT,
    token: 'token-1',
    refreshToken: 'refresh-1',
  });
});
afterEach(() => guestAnswers.forget());

const register = async () => {
  const { user } = openPage('/register?keep=answers', { signedIn: false });
  await screen.findByText('What you answered and saved in this browser goes into this account.');
  await user.type(screen.getByLabelText('First name'), 'Amina');
  await user.type(screen.getByLabelText('Last name'), 'Otieno');
  await user.type(screen.getByLabelText('Email'), 'Amina@example.org');
  await user.type(screen.getByLabelText('Password'), 'Correct-horse-7');
  await user.type(screen.getByLabelText('Confirm password'), 'Correct-horse-7');
  await user.click(screen.getByRole('checkbox', { name: /Terms of Service/ }));
  await user.click(screen.getByRole('button', { name: 'Create Account' }));
  return user;
};

const written = () => ({
  preferences: sent('POST /ai/preferences').map(({ body }) => body as PreferencesRequest),
  profile: sent('PUT /users/profile').map(({ body }) => (body as ProfileRequest).profile),
  saved: sent('POST /scholarships/{id}/save').map(({ params, body }) => [params.id, body]),
  dismissed: sent('POST /scholarships/{id}/dismiss').map(({ params, body }) => [params.id, body]),
});

const isForgotten = () =>
  eventually(() => [localStorage.getItem('guest-answers'), keepAnswersFor.read()]).toEqual([null, null]);

describe('an account that is opened to keep what a guest has answered', () => {
  it('is opened signed in, and holds the answers and the saved awards', async () => {
    await register();
    await atAddress('/dashboard');
    await isForgotten();
    await screen.findByText('Account created. Your answers and saved awards are in it.');
    expect(toasts().queryByText('Account created')).toBeNull();
    expect(written().preferences).toMatchObject([
      { educationLevel: 'masters', fieldsOfStudy: ['Public Health'], preferredCountries: ['Germany'] },
    ]);
    expect(written().profile).toEqual([{ gender: 'female', citizenships: ['NG'] }]);
    expect(written().saved).toEqual([
      ['daad-epos', { saved: true }],
      ['gone', { saved: true }],
    ]);
    expect(written().dismissed).toEqual([
      ['csc', { dismissed: true, reason: 'wrong_place' }],
      ['fry', { dismissed: true }],
    ]);
  });

  it('is not welcomed back, with preferences that were brought along', async () => {
    answer('GET /ai/preferences', { success: true, data: PREFERENCES });
    answer('GET /ai/matches', stored(matchesOf([aMatch('Hill')])));
    await register();
    await card('Hill');
    screen.getByRole('heading', { level: 1, name: 'Welcome, Amina!' });
  });

  it('leaves everything in the browser when the e-mail is refused', async () => {
    refuse('POST /auth/register', 'email_in_use');
    await register();
    await screen.findByRole('alert');
    expect(guestAnswers.read()).toEqual(GIVEN);
    expect(keepAnswersFor.read()).toBeNull();
    expect(sent('POST /auth/login')).toEqual([]);
  });

  it('loses nothing when a call fails, and brings the rest by another try', async () => {
    breakOff('POST /ai/preferences');
    const user = await register();
    const again = await screen.findByRole('button', { name: 'Try Again' });
    expect(guestAnswers.read()).toEqual(GIVEN);
    expect(written().saved).toEqual([]);
    answer('POST /ai/preferences', { success: true, data: { ...emptyPreferences('masters'), gpa: null } });
    await user.click(again);
    await isForgotten();
    expect(written().saved).toHaveLength(2);
  });

  it('leaves out an award that is gone by now', async () => {
    refuse('POST /scholarships/{id}/save', 'not_found');
    refuse('POST /scholarships/{id}/dismiss', 'not_found');
    await register();
    await isForgotten();
  });

  it('waits for a sign-in by hand when the first one fails', async () => {
    breakOff('POST /auth/login');
    await register();
    await screen.findByText('Account created successfully! Redirecting you to login...');
    expect(keepAnswersFor.read()).toBe('Amina@example.org');
    expect(guestAnswers.read()).toEqual(GIVEN);
  });

  it('takes nothing into the account of somebody else', async () => {
    keepAnswersFor.keep('other@example.org');
    openPage('/dashboard');
    await eventually(() => sent('GET /ai/preferences').length).toBeGreaterThan(0);
    expect(guestAnswers.read()).toEqual(GIVEN);
    expect(written().profile).toEqual([]);
  });
});
