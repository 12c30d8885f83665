import { json } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import {
  type ApiStudent,
  apiCall,
  createStudent,
  createStudentWithPreferences,
  type Json,
  newEmail,
} from './api-student.ts';
import { atAddress, eventually, journey, shown, storedKeys, toast } from './browser.ts';
import { confirmEmail, mailbox, mailedLink, subjectOf } from './mailbox.ts';

const NEW_PASSWORD = 'Another-horse-8';
const products = () => inject('products');
const newStudent = () => createStudent(products().embedded);

const signIn = (url: string, email: string, password: string) =>
  apiCall(url, 'POST', '/auth/login', { email, password });
const textbox = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const form = (page: Page, name: string) => page.getByRole('form', { name });

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
  // The product whose mails are sent by a worker that runs apart; the other journeys get theirs from the same process.
  journey('is replaced through the mailed link, which works once', async ({ visit }) => {
    const url = products().server;
    const student = await createStudent(url);
    const page = await visit('/login', { url, expects: [/^400 POST \/api\/auth\/reset-password/] });
    // A link that is followed before the scripts run takes nothing along.
    await page.waitForLoadState('networkidle');
    // Pressed from within a field that is wrong, whose message moves it.
    await page.getByLabel('Email').focus();
    await page.getByRole('link', { name: 'Forgot password?' }).hover();
    await page.mouse.down();
    await shown(page.locator('input[type=email][aria-invalid=true]'));
    await page.mouse.up();
    await atAddress(page, '/forgot-password');
    await page.goBack();
    await page.getByLabel('Email').fill(student.email);
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await atAddress(page, '/forgot-password');
    expect(await page.getByLabel('Email').inputValue()).toBe(student.email);
    await askForLink(page, student.email);

    const [mail] = await mailbox(student.email, 1);
    const link = mailedLink(mail, 'reset-password');
    expect(new URL(link).origin).toBe(url);
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
    expect(page.url().startsWith(url)).toBe(true);
    expect((await student.call('GET', '/users/profile')).status).toBe(401);
    expect((await signIn(url, student.email, NEW_PASSWORD)).status).toBe(200);
    expect(subjectOf((await mailbox(student.email, 2))[1])).toBe('Your Laurel password was changed');

    await page.goto(link);
    await choosePassword(page, 'Third-horse-9');
    await shown(page.getByRole('heading', { name: 'This link no longer works' }));
    await page.getByRole('link', { name: 'Ask for a new link' }).click();
    await atAddress(page, '/forgot-password');
  });
});

describe('the account', () => {
  journey('keeps names, facts and a theme, and forgets them again', async ({ visit }) => {
    const student = await newStudent();
    const page = await visit('/profile', { student, colorScheme: 'light' });
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

    const html = page.locator('html');
    await page.getByRole('radio', { name: /^Dark/ }).check();
    await eventually(() => html.getAttribute('data-theme')).toBe('dark');
    await page.reload();
    await shown(page.getByRole('radio', { name: /^Dark/, checked: true }));
    await page.getByRole('radio', { name: /^As my device/ }).check();
    await eventually(() => html.getAttribute('data-theme')).toBe(null);
  });

  journey('signs its devices out, one or all others, and all others by a new password', async ({ visit }) => {
    const student = await newStudent();
    await confirmEmail(student);
    const others = [];
    for (let count = 0; count < 3; count++) others.push(await onAnotherDevice(student));
    const page = await visit('/profile', { student, expects: [/^401 PUT \/api\/users\/password/] });
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

    const other = await onAnotherDevice(student);
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
    'changes its email with the password and a mailed link, which works once, and takes it back from the old mailbox',
    async ({ visit }) => {
      const student = await newStudent();
      await confirmEmail(student);
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

      const robbed = await newStudent();
      await confirmEmail(robbed);
      const thief = newEmail();
      await robbed.call('PUT', '/users/profile', { email: thief, currentPassword: robbed.password });
      const [warning] = await mailbox(robbed.email, 1);
      const wayBack = mailedLink(warning, 'undo-email-change');
      const old = await visit(wayBack, { expects: [/^400 POST \/api\/auth\/undo-email-change/] });
      await atAddress(old, '/undo-email-change');
      await choosePassword(old, NEW_PASSWORD);
      await atAddress(old, '/login');
      await shown(old.getByText('Your password was changed. Please sign in with the new one.'));
      expect(await profileStatus(robbed.token)).toBe(401);
      expect((await signIn(products().embedded, robbed.email, NEW_PASSWORD)).status).toBe(200);
      expect((await signIn(products().embedded, thief, NEW_PASSWORD)).status).toBe(401);

      await old.goto(wayBack);
      await choosePassword(old, 'Third-horse-9');
      await shown(old.getByRole('heading', { name: 'This link no longer works' }));
    },
  );

  journey(
    'is downloaded as one file, and deleted at once, for good, with the right password only',
    async ({ visit }) => {
      const student = await createStudentWithPreferences(products().embedded);
      const page = await visit('/profile', { student, expects: [/^401 DELETE \/api\/users\/account/] });
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('button', { name: 'Download my data' }).click(),
      ]);
      expect(download.suggestedFilename()).toMatch(/^laurel-export-\d{4}-\d\d-\d\d\.json$/);
      const file = (await json(await download.createReadStream())) as Json;
      expect(file.data.account[0]).toMatchObject({ email: student.email });
      expect(file.data.preferences[0].data).toMatchObject({ fieldsOfStudy: ['Public Health'] });
      expect(JSON.stringify(file)).not.toContain('argon2');

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
    },
  );
});
