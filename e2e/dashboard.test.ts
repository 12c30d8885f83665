import { describe, expect, inject } from 'vitest';
import { newEmail } from './api-student.ts';
import { about, atAddress, eventually, gone, journey, shown, storedKeys, toast } from './browser.ts';
import { firstMatchAfterClick } from './first-match.ts';

const FIRST_PROMPT = 'To get AI-powered scholarship matches, please complete your preferences setup below.';

describe.each(['embedded', 'server'] as const)('a first session on the %s database', (database) => {
  journey('leads from registration to saved matches that survive a reload', async ({ visit }) => {
    const url = inject('products')[database];
    const email = newEmail();
    const page = await visit('/register', { url });

    await page.getByLabel('First name').fill('A');
    await page.getByLabel('Last name').focus();
    await shown(page.getByText('First name must be at least 2 characters long'));
    await page.getByLabel('First name').fill('Amina');
    await gone(page.getByText('First name must be at least 2 characters long'));
    await page.getByLabel('Last name').fill('Otieno');
    await page.getByLabel('Email').fill(email);
    const rules = page.getByRole('list', { name: 'Password rules' }).getByRole('listitem');
    const met = () => rules.filter({ hasText: ': met' }).count();
    const password = page.getByRole('textbox', { name: 'Password', exact: true });
    for (const [typed, count] of [
      ['', 0],
      ['correct', 1],
      ['Correct', 2],
      ['Correct7', 4],
    ] as const) {
      await password.fill(typed);
      await eventually(met).toBe(count);
    }
    await page.getByRole('textbox', { name: 'Confirm password' }).fill('Correct7');
    await page.getByRole('checkbox', { name: /Terms of Service/ }).check();
    await page.getByRole('button', { name: 'Create Account' }).click();
    await shown(page.getByText('Account created successfully! Redirecting you to login...'));
    await shown(toast(page, 'Registration successful! Please log in.'));

    await page.waitForURL(/\/login/);
    await shown(page.getByText('Account created successfully! Please sign in with your credentials.'));
    await atAddress(page, '/login');
    expect(await page.getByLabel('Email').inputValue()).toBe(email);
    await page.getByRole('textbox', { name: 'Password', exact: true }).fill('Correct7');
    await page.getByRole('button', { name: 'Sign In' }).click();
    await atAddress(page, '/dashboard');
    await shown(
      toast(page, 'Welcome back to Laurel.'),
      page.getByRole('heading', { level: 1, name: /Amina/ }),
      page.getByText(FIRST_PROMPT),
      page.getByRole('heading', { name: 'Set Up Your Scholarship Preferences' }),
    );

    await page.getByLabel('Education Level').selectOption('masters');
    await page.getByRole('combobox', { name: 'Preferred Countries' }).fill('germ');
    await page.getByRole('option', { name: 'Germany' }).click();
    await page.getByRole('combobox', { name: 'Fields of Study' }).fill('Clinical trials in rural areas');
    await page.keyboard.press('Enter');
    await page.getByRole('combobox', { name: 'Fields of Study' }).pressSequentially('public hea');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    const fields = page.getByRole('list').filter({ hasText: 'Public Health' }).getByRole('listitem');
    await eventually(() => fields.allInnerTexts()).toEqual([
      'Clinical trials in rural areas',
      'Public Health',
    ]);
    await page.getByLabel('GPA').fill('3.5');

    const firstMatch = await firstMatchAfterClick(page);
    await page.getByRole('button', { name: 'Save Preferences & Get Matches' }).click();
    const details = page.getByRole('link', { name: /^View Details/ });
    const announced = toast(page, 'Your scholarship preferences have been updated successfully.').waitFor();
    await details.first().waitFor();
    const waited = Math.round(await firstMatch());
    await announced;
    // biome-ignore lint/suspicious/noConsole: the figure is what this journey is for
    console.info(`${database} database: ${waited} ms from the click to the first match`);
    await shown(
      page.getByText('Total Matches'),
      page.getByText('High Matches'),
      page.getByText('Avg Match Score'),
      page.getByRole('tab', { name: 'AI Matches', selected: true }),
    );

    const title = await page.getByRole('listitem').getByRole('heading', { level: 3 }).first().innerText();
    await page.getByRole('button', { name: about('Save', title) }).click();
    await shown(toast(page, 'Scholarship added to your saved list.'));
    await page.getByRole('link', { name: about('View Details', title) }).click();
    await shown(page.getByRole('heading', { level: 1, name: title }));
    await page.getByRole('button', { name: /^Share/ }).click();
    await shown(toast(page, 'Link Copied'), toast(page, 'Scholarship link copied to clipboard.'));
    await shown(page.getByRole('button', { name: 'Saved', pressed: true }));

    await page.goBack();
    await shown(page.getByRole('button', { name: about('Saved', title), pressed: true }));
    await page.getByRole('tab', { name: 'Saved' }).click();
    await shown(page.getByRole('heading', { level: 3, name: title }));
    await page.reload();
    await shown(page.getByRole('heading', { level: 3, name: title }));
    await page.getByRole('tab', { name: 'Preferences' }).click();
    await shown(page.getByRole('heading', { name: 'Update Your Preferences' }));
    await eventually(() => page.getByLabel('GPA').inputValue()).toBe('3.5');

    await page.getByRole('button', { name: 'Account' }).click();
    await page.getByRole('menuitem', { name: 'Sign Out' }).click();
    await atAddress(page, '/');
    await shown(toast(page, 'Logged out successfully'));
    expect(await storedKeys(page)).toEqual([null, null, null]);
  });
});
