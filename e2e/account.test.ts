import { json } from 'node:stream/consumers';
import type { Page, Route } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import {
  type ApiStudent,
  apiCall,
  createStudent,
  createStudentWithPreferences,
  type Json,
  newEmail,
  PUBLIC_HEALTH,
} from './api-student.ts';
import { atAddress, eventually, gone, journey, shown, storedKeys, toast } from './browser.ts';
import { mailbox, mailedLink, subjectOf } from './mailbox.ts';

const NEW_PASSWORD = 'Another-horse-8';
const products = () => inject('products');
const newStudent = () => createStudent(products().embedded);

const signIn = (url: string, email: string, password: string) =>
  apiCall(url, 'POST', '/auth/login', { email, password });
const textbox = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const form = (page: Page, name: string) => page.getByRole('form', { name });

const PROFILE = '**/api/users/profile';
const refuseChange = (route: Route) =>
  route.request().method() === 'PUT' ? route.abort() : route.continue();

/** A second sign-in of the same student, as on another device. */
const onAnotherDevice = async ({ email, password }: ApiStudent) =>
  (await signIn(products().embedded, email, password)).body.token as string;
const profileStatus = async (token: string) =>
  (await apiCall(products().embedded, 'GET', '/users/profile', undefined, token)).status;

const askForLink = async (page: Page, email: string) => {
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send Reset Link' }).click();
  await shown(page.getByRole('heading', { name: 'Check your mail' }));
};

const choosePassword = async (page: Page, password: string) => {
  await textbox(page, 'New password').fill(password);
  await textbox(page, 'Confirm new password').fill(password);
  await page.getByRole('button', { name: 'Change Password' }).click();
};

describe('a forgotten password', () => {
  journey('is replaced through the mailed link, which works once', async ({ visit }) => {
    const student = await newStudent();
    const page = await visit('/login', { expects: [/^400 POST \/api\/auth\/reset-password/] });
    await page.getByLabel('Email').fill(student.email);
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await atAddress(page, '/forgot-password');
    expect(await page.getByLabel('Email').inputValue()).toBe(student.email);
    await askForLink(page, student.email);

    const [mail] = await mailbox(student.email, 1);
    const link = mailedLink(mail, 'reset-password');
    expect(new URL(link).origin).toBe(products().embedded);
    await page.goto(link);
    await atAddress(page, '/reset-password');
    await page.reload();
    await choosePassword(page, NEW_PASSWORD);
    await atAddress(page, '/login');
    await shown(page.getByText('Your password was changed. Please sign in with the new one.'));
    await page.getByLabel('Email').fill(student.email);
    await textbox(page, 'Password').fill(NEW_PASSWORD);
    await page.getByRole('main').getByRole('button', { name: 'Sign In' }).click();
    await atAddress(page, '/dashboard');
    expect((await student.call('GET', '/users/profile')).status).toBe(401);
    expect(subjectOf((await mailbox(student.email, 2))[1])).toBe('Your Laurel password was changed');

    await page.goto(link);
    await choosePassword(page, 'Third-horse-9');
    await shown(page.getByRole('heading', { name: 'This link no longer works' }));
    await page.getByRole('link', { name: 'Ask for a new link' }).click();
    await atAddress(page, '/forgot-password');
  });

  journey('gets the same answer where there is no account', async ({ visit }) => {
    const page = await visit('/forgot-password');
    const email = newEmail();
    await askForLink(page, email);
    await shown(page.getByText(`If an account has the email ${email}`, { exact: false }));
    await page.getByRole('button', { name: 'Try another email' }).click();
    await textbox(page, 'Email').fill('nobody');
    await page.getByRole('button', { name: 'Send Reset Link' }).click();
    await shown(page.getByText('Please enter a valid email address'));
  });

  journey('says what went wrong when the link can’t be asked for', async ({ visit }) => {
    const answers = [
      (page: Page) =>
        page.route('**/api/auth/forgot-password', (route) =>
          route.fulfill({
            status: 429,
            headers: { 'retry-after': '60' },
            json: {
              success: false,
              error: 'Too many attempts. Please wait a moment and try again.',
              code: 'rate_limited',
            },
          }),
        ),
      (page: Page) => page.route('**/api/auth/forgot-password', (route) => route.abort()),
    ];
    const page = await visit('/forgot-password', { expects: [/^429 POST/, /ERR_FAILED POST/] });
    const send = page.getByRole('button', { name: 'Send Reset Link' });
    await page.getByLabel('Email').fill('amina@example.org');
    await answers[0]?.(page);
    await send.click();
    await shown(page.getByText('Too many attempts. Please wait a moment and try again.'));
    await answers[1]?.(page);
    await send.click();
    await shown(page.getByText('Unable to connect to server. Please try again later.'));
  });

  journey('needs the whole link, and a password that follows the rules', async ({ visit }) => {
    const page = await visit('/reset-password');
    await shown(page.getByRole('heading', { name: 'This page needs the link from your mail' }));
    await page.goto('/reset-password?token=made-up');
    await textbox(page, 'New password').fill('weak');
    await page.getByRole('button', { name: 'Change Password' }).click();
    await shown(
      page.getByText('Password must be at least 8 characters long'),
      page.getByText('Please confirm your password'),
    );
  });

  journey('is mailed by a worker that runs apart, with the address of the product', async ({ visit }) => {
    const url = products().server;
    const student = await createStudent(url);
    const page = await visit('/forgot-password', { url });
    await askForLink(page, student.email);
    const [mail] = await mailbox(student.email, 1);
    await page.goto(mailedLink(mail, 'reset-password'));
    await choosePassword(page, NEW_PASSWORD);
    await atAddress(page, '/login');
    expect(page.url().startsWith(url)).toBe(true);
    expect((await signIn(url, student.email, NEW_PASSWORD)).status).toBe(200);
  });
});

describe('the account', () => {
  journey(
    'keeps names and facts, a grade on its own scale among them, and forgets them again',
    async ({ visit }) => {
      const student = await newStudent();
      const page = await visit('/profile', { student });
      const facts = form(page, 'Profile');
      const save = facts.getByRole('button', { name: 'Save Profile' });
      await facts.getByLabel('First name').fill('A');
      await save.click();
      await shown(facts.getByText('First name must be at least 2 characters long').first());
      await facts.getByLabel('First name').fill('Zuhura');
      await facts.getByLabel(/^Date of birth/).fill('2001-05-17');
      await facts.getByLabel(/^Home GPA/).fill('1,3');
      await facts.getByLabel(/^Scale/).selectOption('german');
      await shown(facts.getByText(/^On the US 4\.0 scale about /));
      await save.click();
      await shown(toast(page, 'Profile saved'));
      const stored = async () => (await student.call('GET', '/users/profile')).body.data.user;
      expect(await stored()).toMatchObject({
        firstName: 'Zuhura',
        profile: { dateOfBirth: '2001-05-17', homeGpa: { value: 1.3, scale: 'german' } },
      });
      await page.reload();
      expect(await facts.getByLabel(/^Home GPA/).inputValue()).toBe('1.3');
      await facts.getByLabel(/^Home GPA/).fill('');
      await facts.getByLabel(/^Scale/).selectOption('');
      await save.click();
      await shown(toast(page, 'Profile saved'));
      expect((await stored()).profile).toEqual({ dateOfBirth: '2001-05-17' });
    },
  );

  journey('says when facts can’t be saved, and keeps what was typed', async ({ visit }) => {
    const page = await visit('/profile', {
      student: await newStudent(),
      expects: [/ERR_FAILED PUT/],
    });
    const facts = form(page, 'Profile');
    await facts.getByLabel('First name').fill('Zuhura');
    await page.route(PROFILE, refuseChange);
    await facts.getByRole('button', { name: 'Save Profile' }).click();
    await shown(facts.getByText('Failed to save your profile. Please try again.'));
    expect(await facts.getByLabel('First name').inputValue()).toBe('Zuhura');
  });

  journey('changes its password; other devices are signed out, this one stays', async ({ visit }) => {
    const student = await newStudent();
    const other = await onAnotherDevice(student);
    const page = await visit('/profile', { student, expects: [/^401 PUT \/api\/users\/password/] });
    const change = form(page, 'Change password');
    await change.getByRole('textbox', { name: 'Current password' }).fill('Wrong-horse-7');
    await choosePassword(page, NEW_PASSWORD);
    await shown(change.getByText('The current password is not right.'));
    await change.getByRole('textbox', { name: 'Current password' }).fill(student.password);
    await choosePassword(page, NEW_PASSWORD);
    await shown(toast(page, 'Password changed'));
    await eventually(() => textbox(page, 'New password').inputValue()).toBe('');
    expect(await profileStatus(other)).toBe(401);
    expect(await profileStatus(student.token)).toBe(200);
    expect((await mailbox(student.email, 1)).map(subjectOf)).toEqual(['Your Laurel password was changed']);
  });

  journey(
    'changes its email with the password and with a mailed link, which works once',
    async ({ visit }) => {
      const student = await newStudent();
      const moved = newEmail();
      const page = await visit('/profile', { student, expects: [/^400 POST \/api\/auth\/confirm-email/] });
      const change = form(page, 'Change email');
      await change.getByRole('textbox', { name: 'New email' }).fill(student.email);
      await change.getByRole('button', { name: 'Change Email' }).click();
      await shown(change.getByText('This is your email already'), change.getByText('Password is required'));
      await change.getByRole('textbox', { name: 'New email' }).fill(moved);
      await change.getByRole('textbox', { name: 'Current password' }).fill(student.password);
      await change.getByRole('button', { name: 'Change Email' }).click();
      await shown(toast(page, 'Email changed'), change.getByText('Your new email is not confirmed yet.'));
      for (const address of [student.email, moved])
        expect((await signIn(products().embedded, address, student.password)).status).toBe(200);

      const [mail] = await mailbox(moved, 1);
      const link = mailedLink(mail, 'confirm-email');
      await page.goto(link);
      await atAddress(page, '/confirm-email');
      await page.getByRole('button', { name: 'Confirm Email' }).click();
      await shown(page.getByText('Your email is confirmed.'));
      await page.getByRole('link', { name: 'Open your profile' }).click();
      await shown(change.getByText(`You sign in with ${moved}.`));
      expect((await signIn(products().embedded, student.email, student.password)).status).toBe(401);

      await page.goto(link);
      await page.getByRole('button', { name: 'Confirm Email' }).click();
      await shown(page.getByRole('heading', { name: 'This link no longer works' }));
    },
  );

  journey('takes a changed email back from the old mailbox, with a new password', async ({ visit }) => {
    const student = await newStudent();
    const moved = newEmail();
    await student.call('PUT', '/users/profile', { email: moved, currentPassword: student.password });
    const [mail] = await mailbox(student.email, 1);
    const link = mailedLink(mail, 'undo-email-change');
    const page = await visit(link, { expects: [/^400 POST \/api\/auth\/undo-email-change/] });
    await atAddress(page, '/undo-email-change');
    await choosePassword(page, NEW_PASSWORD);
    await atAddress(page, '/login');
    await shown(page.getByText('Your password was changed. Please sign in with the new one.'));
    expect(await profileStatus(student.token)).toBe(401);
    expect((await signIn(products().embedded, student.email, NEW_PASSWORD)).status).toBe(200);
    expect((await signIn(products().embedded, moved, NEW_PASSWORD)).status).toBe(401);

    await page.goto(link);
    await choosePassword(page, 'Third-horse-9');
    await shown(page.getByRole('heading', { name: 'This link no longer works' }));
  });

  journey('shows its devices and signs them out, one or all others', async ({ visit }) => {
    const student = await newStudent();
    const others = [];
    for (let count = 0; count < 3; count++) others.push(await onAnotherDevice(student));
    const page = await visit('/profile', { student });
    const devices = page.getByRole('list', { name: 'Devices' }).getByRole('listitem');
    await eventually(() => devices.count()).toBe(4);
    await shown(devices.first().getByText('This device'));
    await devices
      .nth(1)
      .getByRole('button', { name: /^Sign out/ })
      .click();
    await eventually(() => devices.count()).toBe(3);
    await page.getByRole('button', { name: 'Sign out all other devices' }).click();
    await eventually(() => devices.count()).toBe(1);
    expect(await Promise.all(others.map(profileStatus))).toEqual([401, 401, 401]);
    expect(await profileStatus(student.token)).toBe(200);
  });

  journey('is downloaded as one file', async ({ visit }) => {
    const student = await createStudentWithPreferences(products().embedded);
    const page = await visit('/profile', { student });
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download my data' }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^laurel-export-\d{4}-\d\d-\d\d\.json$/);
    const file = (await json(await download.createReadStream())) as Json;
    expect(file.data.account[0]).toMatchObject({ email: student.email });
    expect(file.data.preferences[0].data).toMatchObject({ fieldsOfStudy: ['Public Health'] });
    expect(JSON.stringify(file)).not.toContain('argon2');
  });

  journey('is deleted at once, for good, with the right password only', async ({ visit }) => {
    const student = await createStudentWithPreferences(products().embedded);
    const page = await visit('/profile', { student, expects: [/^401 DELETE \/api\/users\/account/] });
    await page.getByRole('button', { name: 'Delete my account' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete your account?' });
    await dialog.getByRole('textbox', { name: 'Your password' }).fill('Wrong-horse-7');
    await dialog.getByRole('button', { name: 'Delete for good' }).click();
    await shown(dialog.getByText('The current password is not right.'));
    await dialog.getByRole('textbox', { name: 'Your password' }).fill(student.password);
    await dialog.getByRole('button', { name: 'Delete for good' }).click();
    await atAddress(page, '/');
    await shown(toast(page, 'Your account was deleted'));
    expect(await storedKeys(page)).toEqual([null, null, null]);

    expect(await profileStatus(student.token)).toBe(401);
    const { refreshToken } = student;
    const refreshed = await apiCall(products().embedded, 'POST', '/auth/refresh', { refreshToken });
    expect(refreshed.status).toBe(401);
    expect((await signIn(products().embedded, student.email, student.password)).status).toBe(401);
  });

  journey('takes back its sensitive answers in one click, and keeps the others', async ({ visit }) => {
    const student = await createStudentWithPreferences(products().embedded, {
      ...PUBLIC_HEALTH,
      hasDisability: true,
      isFirstGeneration: true,
    });
    await student.call('PUT', '/users/profile', { profile: { gender: 'female', citizenships: ['KE'] } });
    const page = await visit('/profile', { student, expects: [/ERR_FAILED PUT/] });
    const erase = page.getByRole('button', { name: 'Erase all sensitive answers' });
    await page.route(PROFILE, refuseChange);
    await erase.click();
    await shown(toast(page, 'Error'));
    await page.unroute(PROFILE);
    await erase.click();
    await gone(erase);
    await shown(toast(page, 'Sensitive answers erased'), page.getByText('Nothing sensitive is stored'));
    const profile = (await student.call('GET', '/users/profile')).body.data.user.profile;
    expect(profile).toEqual({ citizenships: ['KE'] });
    const { data } = (await student.call('GET', '/ai/preferences')).body;
    expect(data).toMatchObject({ ...PUBLIC_HEALTH, hasDisability: false, isFirstGeneration: false });
  });

  journey('chooses a theme that stays', async ({ visit }) => {
    const page = await visit('/profile', { student: await newStudent(), colorScheme: 'light' });
    const html = page.locator('html');
    await page.getByRole('radio', { name: /^Dark/ }).check();
    await eventually(() => html.getAttribute('data-theme')).toBe('dark');
    await page.reload();
    await shown(page.getByRole('radio', { name: /^Dark/, checked: true }));
    await page.getByRole('radio', { name: /^As my device/ }).check();
    await eventually(() => html.getAttribute('data-theme')).toBe(null);
  });
});
