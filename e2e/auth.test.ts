import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import {
  createMatchedStudent,
  createStudent,
  createStudentWithPreferences,
  newEmail,
} from './api-student.ts';
import {
  about,
  atAddress,
  eventually,
  gone,
  journey,
  shown,
  startAtNoon,
  stopTime,
  storedKeys,
  toast,
} from './browser.ts';

const passwordOf = (page: Page) => page.getByRole('textbox', { name: 'Password', exact: true });
const signInButton = (page: Page) => page.getByRole('main').getByRole('button', { name: 'Sign In' });

const signIn = async (page: Page, { email, password }: { email: string; password: string }) => {
  await page.getByLabel('Email').fill(email);
  await passwordOf(page).fill(password);
  await signInButton(page).click();
};

/** Calls under way would meet the end of the session: the page is complete first. */
const signOut = async (page: Page) => {
  await shown(page.getByRole('link', { name: /^View Details/ }).first());
  await page.waitForLoadState('networkidle');
  await page.getByRole('button', { name: 'Account' }).click();
  await page.getByRole('menuitem', { name: 'Sign Out' }).click();
};

const newStudent = () => createStudent(inject('products').embedded);
const newStudentWithPreferences = () => createStudentWithPreferences(inject('products').embedded);

describe('signing in', () => {
  journey('does nothing while email or password is empty', async ({ visit }) => {
    const sent: string[] = [];
    const page = await visit('/login', {
      prepare: (fresh) =>
        fresh.route('**/api/auth/login', (route) => {
          sent.push(route.request().url());
          return route.continue();
        }),
    });
    await signInButton(page).click();
    await page.getByLabel('Email').fill('amina@example.org');
    await signInButton(page).click();
    await page.getByLabel('Email').fill('');
    await passwordOf(page).fill('Correct-horse-7');
    await signInButton(page).click();
    await atAddress(page, '/login');
    expect(sent).toEqual([]);
    expect(await page.getByRole('alert').count()).toBe(0);
  });

  journey(
    'says what the server says of a wrong password, until email or password is edited',
    async ({ visit }) => {
      const student = await newStudent();
      const page = await visit('/login', { expects: [/^401 POST \/api\/auth\/login/] });
      const refusal = page.getByRole('alert').getByText('Invalid email or password.');
      await signIn(page, { email: student.email, password: 'Wrong-horse-7' });
      await shown(refusal);
      await passwordOf(page).press('End');
      await passwordOf(page).press('Backspace');
      await gone(refusal);
      await signInButton(page).click();
      await shown(refusal);
      await page.getByLabel('Email').press('End');
      await page.getByLabel('Email').press('x');
      await gone(refusal);
      await signIn(page, student);
      await atAddress(page, '/dashboard');
    },
  );

  journey('falls back to its own words when the server gives none', async ({ visit }) => {
    const page = await visit('/login', {
      expects: [/^500 POST/],
      prepare: (fresh) =>
        fresh.route('**/api/auth/login', (route) => route.fulfill({ status: 500, json: {} })),
    });
    await signIn(page, { email: 'amina@example.org', password: 'Correct-horse-7' });
    await shown(page.getByRole('alert').getByText('Login failed. Please try again.'));
  });

  journey.for([true, false])('asks the server to remember the sign-in: %s', async (remember, { visit }) => {
    const student = await newStudent();
    const asked: unknown[] = [];
    const page = await visit('/login', {
      prepare: (fresh) =>
        fresh.route('**/api/auth/login', (route) => {
          asked.push(route.request().postDataJSON().rememberMe);
          return route.continue();
        }),
    });
    if (remember) await page.getByRole('checkbox', { name: 'Remember me' }).check();
    await signIn(page, student);
    await atAddress(page, '/dashboard');
    expect(asked).toEqual([remember]);
  });

  journey('takes the address out of the query, and shows and hides the password', async ({ visit }) => {
    const page = await visit('/login?email=amina%2Bgrants%40example.org');
    await atAddress(page, '/login');
    expect(await page.getByLabel('Email').inputValue()).toBe('amina+grants@example.org');
    await shown(page.getByRole('checkbox', { name: 'Remember me' }));
    await passwordOf(page).fill('Correct-horse-7');
    await page.getByRole('button', { name: 'Show password' }).click();
    expect(await passwordOf(page).getAttribute('type')).toBe('text');
    await page.getByRole('button', { name: 'Hide password' }).click();
    expect(await passwordOf(page).getAttribute('type')).toBe('password');
  });

  journey('a link pressed from within a field that is wrong is followed', async ({ visit }) => {
    const page = await visit('/login');
    await page.getByLabel('Email').focus();
    const forgotten = page.getByRole('link', { name: /^Forgot/ });
    await forgotten.hover();
    await page.mouse.down();
    await shown(page.locator('input[type=email][aria-invalid=true]'));
    await page.mouse.up();
    await atAddress(page, '/forgot-password');
  });

  journey('shows the banner of a finished registration for five seconds', async ({ visit }) => {
    const page = await visit('/login?registered=true&email=amina%40example.org', {
      prepare: startAtNoon,
    });
    const banner = page.getByText('Account created successfully! Please sign in with your credentials.');
    await shown(banner);
    await page.clock.fastForward(5000);
    await gone(banner);
    await atAddress(page, '/login');
  });
});

describe('registering', () => {
  journey('checks every field on blur and at submit, and sends nothing that is wrong', async ({ visit }) => {
    const page = await visit('/register');
    const field = (name: string) => page.getByRole('textbox', { name, exact: true });
    const leave = async (name: string, typed: string, message: string) => {
      await field(name).fill(typed);
      await field(name).blur();
      await shown(page.getByText(message));
    };
    await leave('First name', 'x'.repeat(100), 'First name must be less than 100 characters');
    await leave('Last name', 'R2D2', 'Last name can only contain letters, spaces, hyphens, and apostrophes');
    await leave('Email', 'amina@', 'Please enter a valid email address');
    await leave('Password', 'Abc1', 'Password must be at least 8 characters long');
    await leave('Password', 'ABCDEFG1', 'Password must contain at least one lowercase letter');
    await leave('Password', 'abcdefg1', 'Password must contain at least one uppercase letter');
    await leave('Password', 'Abcdefgh', 'Password must contain at least one number');
    await leave('Confirm password', 'Abcdefg2', 'Passwords do not match');
    await leave('First name', '', 'First name is required');
    await leave('Last name', '', 'Last name is required');
    await leave('Email', '', 'Email is required');
    await leave('Password', '', 'Password is required');
    await leave('Confirm password', '', 'Please confirm your password');
    await page.getByRole('button', { name: 'Create Account' }).click();
    await shown(page.getByText('You must accept the terms and conditions'));
    await atAddress(page, '/register');
  });

  journey('says of a password that is guessed first what it is, and takes it', async ({ visit }) => {
    const page = await visit('/register');
    const hint = page.getByText('This password is among the most used ones');
    await passwordOf(page).fill('Password1');
    await shown(hint);
    await passwordOf(page).fill('Correct-horse-7');
    await gone(hint);
    await fillRegistration(page, newEmail(), 'Password1');
    await shown(page.getByText('Account created successfully! Redirecting you to login...'));
  });

  journey('tells that an address is taken, and keeps what was typed', async ({ visit }) => {
    const student = await newStudent();
    const page = await visit('/register', { expects: [/^409 POST \/api\/auth\/register/] });
    await fillRegistration(page, student.email);
    await shown(page.getByRole('alert').getByText('An account with this email already exists.'));
    expect(await page.getByRole('textbox', { name: 'First name' }).inputValue()).toBe('Amina');
  });

  journey('goes to the sign-in page two seconds after success', async ({ visit }) => {
    const page = await visit('/register', { prepare: startAtNoon });
    await stopTime(page);
    await fillRegistration(page, newEmail());
    await shown(page.getByText('Account created successfully! Redirecting you to login...'));
    await page.clock.runFor(1900);
    expect(page.url()).toContain('/register');
    await page.clock.runFor(100);
    await page.waitForURL(/\/login/);
  });
});

const fillRegistration = async (page: Page, email: string, password = 'Correct-horse-7') => {
  await page.getByRole('textbox', { name: 'First name' }).fill('Amina');
  await page.getByRole('textbox', { name: 'Last name' }).fill('O’Brien-Łukasz');
  await page.getByLabel('Email').fill(email);
  await passwordOf(page).fill(password);
  await page.getByRole('textbox', { name: 'Confirm password' }).fill(password);
  await page.getByRole('checkbox', { name: /Terms of Service/ }).check();
  await page.getByRole('button', { name: 'Create Account' }).click();
};

describe('the route guard', () => {
  journey('sends a signed-out visitor to sign in and then back, query included', async ({ visit }) => {
    const student = await newStudentWithPreferences();
    const page = await visit('/dashboard?tab=saved');
    await atAddress(page, '/login');
    await signIn(page, student);
    await atAddress(page, '/dashboard?tab=saved');
    await shown(page.getByRole('tab', { name: 'Saved', selected: true }));
  });

  journey.for(['/dashboard', '/profile', '/scholarship/some-scholarship'])(
    'keeps %s for signed-in students',
    async (path, { visit }) => {
      const page = await visit(path);
      await atAddress(page, '/login');
    },
  );

  journey('leads a signed-in student away from sign-in and sign-up', async ({ visit }) => {
    const student = await newStudent();
    const page = await visit('/login', { student });
    await atAddress(page, '/dashboard');
    await page.goto('/register');
    await atAddress(page, '/dashboard');
  });

  journey('takes out a stored session whose user can’t be read', async ({ visit }) => {
    const student = await newStudent();
    const page = await visit('/about', { student });
    await page.evaluate(() => localStorage.setItem('userData', '{"firstName":'));
    await page.goto('/dashboard');
    await atAddress(page, '/login');
    expect(await storedKeys(page)).toEqual([null, null, null]);
  });
});

const REFUSED = /^401 (GET|POST) \/api\/(ai|scholarships|notifications)/;

/** The answers to calls of the API that meet the pattern, as 'status method path', in all tabs of the page's profile. */
const recordAnswers = (page: Page, pattern: RegExp): string[] => {
  const answers: string[] = [];
  page.context().on('response', (response) => {
    const line = `${response.status()} ${response.request().method()} ${new URL(response.url()).pathname}`;
    if (pattern.test(line)) answers.push(line);
  });
  return answers;
};

const spoilToken = (page: Page) => page.evaluate(() => localStorage.setItem('authToken', 'run-out'));

describe('an access token that has run out', () => {
  journey('is renewed once for all calls that meet it at the same time', async ({ visit }) => {
    const { student } = await createMatchedStudent(inject('products').embedded);
    const page = await visit('/dashboard', { student, expects: [REFUSED] });
    const saves = page.getByRole('button', { name: /^Save\b/ });
    await saves.nth(2).waitFor();
    const titles = await page.getByRole('listitem').getByRole('heading', { level: 3 }).allInnerTexts();
    const refused = recordAnswers(page, /^401 /);
    const refreshes = recordAnswers(page, /auth\/refresh/);
    // The new token is held back until all three calls have met the old one, and whatever else the page asked meanwhile.
    await page.route('**/api/auth/refresh', async (route) => {
      await eventually(() => refused.length).toBeGreaterThanOrEqual(3);
      await route.continue();
    });
    await spoilToken(page);
    for (const title of titles.slice(0, 3))
      await page
        .getByRole('button', { name: about('Save', title.replace(/\s+/g, ' ')) })
        .first()
        .click();
    await eventually(
      async () => (await student.call('GET', '/scholarships/saved/list')).body.pagination?.totalItems,
    ).toBe(3);
    expect(refreshes).toEqual(['200 POST /api/auth/refresh']);
    const [token, refreshToken] = await storedKeys(page);
    expect(token).not.toBe('run-out');
    expect(refreshToken).not.toBe(student.refreshToken);
  });

  journey('is renewed once for two tabs, and both go on', async ({ visit }) => {
    const student = await newStudentWithPreferences();
    const page = await visit('/about', { student, expects: [REFUSED] });
    const other = await page.context().newPage();
    await other.goto('/about');
    const refreshes = recordAnswers(page, /auth\/refresh/);
    await spoilToken(page);
    await Promise.all([page.goto('/dashboard?tab=saved'), other.goto('/dashboard?tab=saved')]);
    await shown(page.getByText('No Saved Scholarships'), other.getByText('No Saved Scholarships'));
    expect(refreshes).toEqual(['200 POST /api/auth/refresh']);
  });

  journey('leads to the sign-in page, and back, when it can’t be renewed', async ({ visit }) => {
    const student = await newStudentWithPreferences();
    const page = await visit('/about', { student, expects: [REFUSED, /^401 POST \/api\/auth\/refresh/] });
    await page.evaluate(() => {
      localStorage.setItem('authToken', 'run-out');
      localStorage.setItem('refreshToken', 'run-out');
    });
    await page.goto('/dashboard?tab=preferences');
    await atAddress(page, '/login');
    await shown(page.getByText('Please sign in to continue.'));
    expect(await storedKeys(page)).toEqual([null, null, null]);
    await signIn(page, student);
    await atAddress(page, '/dashboard?tab=preferences');
  });
});

describe('signing out', () => {
  journey('reaches the other tabs', async ({ visit }) => {
    const { student } = await createMatchedStudent(inject('products').embedded);
    const page = await visit('/dashboard', { student });
    const other = await page.context().newPage();
    await other.goto('/dashboard?tab=saved');
    await shown(other.getByText('No Saved Scholarships'));
    await page.bringToFront();
    await signOut(page);
    await atAddress(page, '/');
    await atAddress(other, '/login');
  });

  journey('ends the session on the server too', async ({ visit }) => {
    const { student } = await createMatchedStudent(inject('products').embedded);
    const page = await visit('/dashboard', { student });
    await signOut(page);
    await atAddress(page, '/');
    await shown(toast(page, 'Logged out successfully'));
    await eventually(async () => (await student.call('GET', '/ai/preferences')).status).toBe(401);
  });

  journey('succeeds in the browser when the server can’t be reached', async ({ visit }) => {
    const { student } = await createMatchedStudent(inject('products').embedded);
    const page = await visit('/dashboard', {
      student,
      expects: [/ERR_FAILED POST .*logout/, /could not be told/],
    });
    await page.route('**/api/auth/logout', (route) => route.abort());
    await signOut(page);
    await atAddress(page, '/');
    await shown(toast(page, 'Logged out successfully'));
    expect(await storedKeys(page)).toEqual([null, null, null]);
  });

  journey('cuts off what is still being asked for', async ({ visit }) => {
    const student = await newStudentWithPreferences();
    const polls: string[] = [];
    const page = await visit('/dashboard', {
      student,
      prepare: async (fresh) => {
        const signedOut = fresh.waitForResponse('**/api/auth/logout', { timeout: 0 });
        const job = { success: true, cached: false, jobId: 'held-up', estimatedTime: '2-3 minutes' };
        await fresh.route('**/api/ai/matches', (route) =>
          route.fulfill({ json: { success: true, data: null, cached: false, generatedAt: null } }),
        );
        await fresh.route('**/api/ai/matches/async', (route) => route.fulfill({ status: 202, json: job }));
        // The server gets to see this one only after it has ended the session.
        await fresh.route('**/api/ai/job/*/status', async (route) => {
          polls.push(route.request().url());
          await signedOut;
          // It was cut off: then there is nothing to go on with.
          await route.continue().catch(() => undefined);
        });
      },
    });
    await eventually(() => polls.length).toBe(1);
    await page.getByRole('button', { name: 'Account' }).click();
    await page.getByRole('menuitem', { name: 'Sign Out' }).click();
    await atAddress(page, '/');
    await shown(toast(page, 'Logged out successfully'));
    await page.waitForLoadState('networkidle');
    expect(polls).toHaveLength(1);
  });
});
