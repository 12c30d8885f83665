import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { expectConsole } from '../testing/console-lines.ts';
import { openPage, STUDENT } from '../testing/open-page.tsx';
import {
  aMatch,
  JOB_STARTED,
  matchesOf,
  stored,
  withMatches,
  withPreferences,
  withSaved,
} from '../testing/samples.ts';
import { about, atAddress, card, eventually, toast } from '../testing/screen-queries.ts';
import { answer, answerBy, answered, breakOff, hold, refuse, sent } from '../testing/server.ts';

const storedKeys = () => ['authToken', 'refreshToken', 'userData'].map((key) => localStorage.getItem(key));
const NOTHING = [null, null, null];

const signIn = async ({ user }: ReturnType<typeof openPage>) => {
  answer('POST /auth/login', {
    success: true,
    message: '',
    user: STUDENT,
    token: 'token-2',
    refreshToken: 'refresh-2',
  });
  await user.type(await screen.findByLabelText('Email'), STUDENT.email);
  await user.type(screen.getByLabelText('Password'), 'Correct-horse-7');
  await user.click(within(screen.getByRole('main')).getByRole('button', { name: 'Sign In' }));
};

const signOut = async ({ user }: ReturnType<typeof openPage>) => {
  await user.click(await screen.findByRole('button', { name: 'Account' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Sign Out' }));
};

describe('the route guard', () => {
  it('sends a signed-out visitor to sign in and then back, query included', async () => {
    withSaved();
    const page = openPage('/dashboard?tab=saved', { signedIn: false });
    await atAddress('/login');
    await signIn(page);
    await atAddress('/dashboard?tab=saved');
    await screen.findByRole('tab', { name: 'Saved', selected: true });
  });

  it.each([
    '/dashboard',
    '/profile',
    '/scholarship/some-scholarship',
    '/essays/1',
    '/scholarships',
    '/compare',
    '/notifications',
  ])('keeps %s for signed-in students', async (path) => {
    openPage(path, { signedIn: false });
    await atAddress('/login');
  });

  it.each(['/login', '/register'])('leads a signed-in student away from %s', async (path) => {
    openPage(path);
    await atAddress('/dashboard');
  });

  it('takes out a stored session whose user can’t be read', async () => {
    localStorage.setItem('authToken', 'token-1');
    localStorage.setItem('refreshToken', 'refresh-1');
    localStorage.setItem('userData', '{"firstName":');
    openPage('/dashboard', { signedIn: false });
    await atAddress('/login');
    expect(storedKeys()).toEqual(NOTHING);
  });
});

describe('a session without "Remember me"', () => {
  /** Tabs of other pages that hold the session's lock. */
  let otherTabs: { name: string }[] = [];
  beforeEach(() => {
    otherTabs = [];
    const request = (_name: string, ...[options, run]: [unknown, unknown?]) => {
      const task = (run ?? options) as () => unknown;
      return Promise.resolve(task());
    };
    const locks = { request, query: async () => ({ held: otherTabs }) };
    Object.defineProperty(navigator, 'locks', { configurable: true, value: locks });
  });
  afterEach(() => {
    Reflect.deleteProperty(navigator, 'locks');
  });

  const signedIn = async ({ remember = false } = {}) => {
    withSaved();
    withPreferences();
    const page = openPage('/dashboard?tab=saved', { signedIn: false });
    await atAddress('/login');
    if (remember) await page.user.click(await screen.findByRole('checkbox', { name: 'Remember me' }));
    await signIn(page);
    await atAddress('/dashboard?tab=saved');
    return page;
  };

  it('outlives a reload of its tab', async () => {
    const page = await signedIn();
    page.reload();
    await screen.findByRole('tab', { name: 'Saved', selected: true });
  });

  it('is over when the browser is opened again: nothing of it is left, and the server is told', async () => {
    const page = await signedIn();
    sessionStorage.clear();
    page.reload();
    await atAddress('/login');
    expect(storedKeys()).toEqual(NOTHING);
    expect(sent('POST /auth/logout')).toHaveLength(1);
  });

  it('is shared by a new tab while another one is open', async () => {
    const page = await signedIn();
    sessionStorage.clear();
    otherTabs = [{ name: 'laurel-session' }];
    page.reload();
    await screen.findByRole('tab', { name: 'Saved', selected: true });
    expect(storedKeys()).not.toContain(null);
  });

  it('outlives the browser with it', async () => {
    const page = await signedIn({ remember: true });
    sessionStorage.clear();
    page.reload();
    await screen.findByRole('tab', { name: 'Saved', selected: true });
  });
});

describe('an access token that has run out', () => {
  it('is renewed once for all calls that meet it at the same time', async () => {
    withSaved();
    withPreferences();
    const titles = ['Hill', 'Lake', 'Dune'];
    answer('GET /ai/matches', stored(matchesOf(titles.map((title) => aMatch(title)))));
    const { user } = openPage('/dashboard');
    for (const title of titles) await card(title);
    await answered();
    refuse('POST /scholarships/{id}/save', 'unauthorized');
    answerBy('POST /auth/refresh', () => {
      withSaved();
      return { success: true as const, token: 'token-2', refreshToken: 'refresh-2' };
    });
    const letThrough = hold('POST /auth/refresh');
    for (const title of titles) await user.click(screen.getByRole('button', { name: about('Save', title) }));
    await eventually(() => sent('POST /scholarships/{id}/save').length).toBe(3);
    letThrough();
    await eventually(() => sent('POST /scholarships/{id}/save').length).toBe(6);
    await screen.findByRole('button', { name: about('Saved', 'Dune') });
    const tokens = sent('POST /scholarships/{id}/save').map(({ headers }) => headers.get('authorization'));
    expect(new Set(tokens.slice(3))).toEqual(new Set(['Bearer token-2']));
    expect(sent('POST /auth/refresh').map(({ body }) => body)).toEqual([{ refreshToken: 'refresh-1' }]);
    expect(storedKeys().slice(0, 2)).toEqual(['token-2', 'refresh-2']);
  });

  it('leads to the sign-in page, and back, when it can’t be renewed', async () => {
    refuse('GET /ai/preferences', 'unauthorized');
    refuse('POST /auth/refresh', 'invalid_refresh_token');
    const page = openPage('/dashboard?tab=preferences');
    await atAddress('/login');
    await screen.findByText('Please sign in to continue.');
    expect(storedKeys()).toEqual(NOTHING);
    withPreferences();
    await signIn(page);
    await atAddress('/dashboard?tab=preferences');
  });

  it('ends no session while the server that would renew it is down', async () => {
    refuse('GET /ai/preferences', 'unauthorized');
    refuse('POST /auth/refresh', 'unavailable');
    openPage('/dashboard');
    await eventually(() => sent('POST /auth/refresh').length).toBeGreaterThan(0);
    await answered();
    expect(location.pathname).toBe('/dashboard');
    expect(localStorage.getItem('refreshToken')).toBe('refresh-1');
  });
});

describe('signing out', () => {
  it('leads to the start page, and takes everything out of the browser and off the server', async () => {
    withMatches('Hill');
    const page = openPage('/dashboard');
    await card('Hill');
    await signOut(page);
    await atAddress('/');
    await toast('Logged out successfully');
    expect(storedKeys()).toEqual(NOTHING);
    await eventually(() => sent('POST /auth/logout').map(({ body }) => body)).toEqual([
      { refreshToken: 'refresh-1' },
    ]);
  });

  it('leads on to the provider that signed in, where its session is to end too', async () => {
    // An address of this page, since the test has no other site to go to.
    const signOutAt = `${window.location.origin}/#provider`;
    answer('POST /auth/logout', { success: true, message: 'You are signed out.', signOutAt });
    const page = openPage('/dashboard');
    await signOut(page);
    await expect.poll(() => window.location.hash).toBe('#provider');
    expect(storedKeys()).toEqual(NOTHING);
    window.location.hash = '';
  });

  it('succeeds in the browser when the server can’t be reached', async () => {
    expectConsole(/could not be told/);
    withMatches('Hill');
    breakOff('POST /auth/logout');
    const page = openPage('/dashboard');
    await card('Hill');
    await signOut(page);
    await atAddress('/');
    await toast('Logged out successfully');
    expect(storedKeys()).toEqual(NOTHING);
    await answered();
  });

  it('of another tab ends the session here too', async () => {
    withSaved();
    openPage('/dashboard?tab=saved');
    await screen.findByText('No Saved Scholarships');
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: 'authToken' }));
    await atAddress('/login');
  });

  it('cuts off what is still being asked for', async () => {
    withPreferences();
    answer('GET /ai/matches', stored(null));
    answer('POST /ai/matches/async', JOB_STARTED);
    const letThrough = hold('GET /ai/job/{id}/status');
    const page = openPage('/dashboard');
    await eventually(() => sent('GET /ai/job/{id}/status').length).toBe(1);
    await signOut(page);
    await atAddress('/');
    await toast('Logged out successfully');
    letThrough();
    await answered();
    expect(sent('GET /ai/job/{id}/status')).toHaveLength(1);
  });

  it('shows the next student only what is theirs', async () => {
    withMatches('Hill');
    const page = openPage('/dashboard');
    await card('Hill');
    await signOut(page);
    await atAddress('/');
    withMatches('Lake');
    await page.user.click((await screen.findAllByRole('link', { name: 'Sign In' }))[0] as HTMLElement);
    await signIn(page);
    await card('Lake');
    await waitFor(() => expect(screen.queryByRole('heading', { name: 'Hill' })).toBeNull());
  });
});
