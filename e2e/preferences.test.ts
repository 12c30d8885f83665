import type { Page } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { createMatchedStudent, createStudent, PUBLIC_HEALTH } from './api-student.ts';
import { eventually, gone, journey, shown, toast } from './browser.ts';

const PREFERENCES = '**/api/ai/preferences';

const UNAVAILABLE = { success: false, code: 'unavailable', message: 'Unavailable', error: 'Unavailable' };

const newStudent = () => createStudent(inject('products').embedded);
const countries = (page: Page) => page.getByRole('combobox', { name: 'Preferred Countries' });
const fields = (page: Page) => page.getByRole('combobox', { name: 'Fields of Study' });
const languages = (page: Page) => page.getByRole('combobox', { name: 'Languages' });
const remove = (page: Page, entry: string) => page.getByRole('button', { name: `Remove ${entry}` });
const submit = (page: Page) => page.getByRole('button', { name: 'Save Preferences & Get Matches' });
const summary = (page: Page) => page.getByRole('form').getByRole('alert').first();

describe('the first preferences', () => {
  journey('need a level of study and a GPA between 0 and 4.0, and say so at the field', async ({ visit }) => {
    const page = await visit('/dashboard', { student: await newStudent() });
    await submit(page).click();
    await shown(summary(page).getByText('Education level is required'));
    await eventually(() => page.getByLabel('Education Level').getAttribute('aria-invalid')).toBe('true');
    await summary(page).getByText('Education level is required').click();
    await eventually(() =>
      page.getByLabel('Education Level').evaluate((field) => field.matches(':focus')),
    ).toBe(true);
    await page.getByLabel('Education Level').selectOption('phd');
    for (const gpa of ['4.01', '-0.01', '3.555']) {
      await page.getByLabel('GPA').fill(gpa);
      await submit(page).click();
      await eventually(() => page.getByLabel('GPA').getAttribute('aria-invalid')).toBe('true');
    }
    expect(await page.getByLabel('GPA').getAttribute('step')).toBe('0.01');
    expect(await page.getByLabel('GPA').getAttribute('min')).toBe('0');
    expect(Number(await page.getByLabel('GPA').getAttribute('max'))).toBe(4);
  });

  journey('ignore empty entries and duplicates, and keep one language', async ({ visit }) => {
    const page = await visit('/dashboard', { student: await newStudent() });
    for (const entry of ['Germany', 'germany', '  Germany ', '   ']) {
      await countries(page).fill(entry);
      await countries(page).press('Enter');
    }
    await countries(page).fill('Norway');
    await page.getByRole('button', { name: 'Add country' }).click();
    const chosen = page.getByRole('list').filter({ hasText: 'Germany' }).getByRole('listitem');
    await eventually(() => chosen.allInnerTexts()).toEqual(['Germany', 'Norway']);
    await remove(page, 'Germany').click();
    await gone(remove(page, 'Germany'));

    await shown(page.getByRole('listitem').filter({ hasText: 'English' }));
    expect(await remove(page, 'English').count()).toBe(0);
    await languages(page).fill('fren');
    await page.getByRole('option', { name: 'French' }).click();
    await remove(page, 'English').click();
    await gone(remove(page, 'French'));
    await shown(page.getByRole('listitem').filter({ hasText: 'French' }));
  });

  journey('send every answer, and count work experience that is no number as 0', async ({ visit }) => {
    const student = await newStudent();
    const page = await visit('/dashboard', { student });
    await page.getByLabel('Education Level').selectOption('postdoc');
    await fields(page).fill('Marine Biology');
    await fields(page).press('Enter');
    await page.getByLabel('Work Experience').fill('');
    await page.getByLabel('Work Experience').pressSequentially('e');
    await page.getByLabel('Research Interests').fill('Corals');
    await page.getByLabel('Career Goals').fill('A lab of my own');
    await page.getByRole('radio', { name: 'Full' }).check();
    await page.getByLabel('Application Timeline').selectOption('1year');
    for (const name of ['Need-based', 'first-generation', 'minority', 'disability']) {
      await page.getByRole('checkbox', { name: new RegExp(name) }).check();
    }
    await submit(page).click();
    await shown(page.getByRole('tab', { name: 'AI Matches', selected: true }));
    expect((await student.call('GET', '/ai/preferences')).body.data).toEqual({
      preferredCountries: [],
      educationLevel: 'postdoc',
      fieldsOfStudy: ['Marine Biology'],
      gpa: null,
      budgetRange: 'full',
      applicationDeadlinePreference: '1year',
      languageRequirements: ['English'],
      workExperience: 0,
      researchInterests: 'Corals',
      careerGoals: 'A lab of my own',
      hasDisability: true,
      isFirstGeneration: true,
      isMinority: true,
      needBasedOnly: true,
    });
  });

  journey('stay typed while the database is away, and can be sent again', async ({ visit }) => {
    const page = await visit('/dashboard', {
      student: await newStudent(),
      expects: [/^503 POST \/api\/ai\/preferences/],
    });
    await page.getByLabel('Education Level').selectOption('masters');
    await countries(page).fill('Germany');
    await countries(page).press('Enter');
    await page.getByLabel('Career Goals').fill('Clean water');
    await page.route(PREFERENCES, (route) =>
      route.fulfill({ status: 503, headers: { 'retry-after': '5' }, json: UNAVAILABLE }),
    );
    await submit(page).click();
    await shown(toast(page, 'Error'));
    await shown(toast(page, 'Failed to save preferences. Please try again.'));
    expect(await page.getByLabel('Education Level').inputValue()).toBe('masters');
    expect(await page.getByLabel('Career Goals').inputValue()).toBe('Clean water');
    await shown(remove(page, 'Germany'));
    await page.unroute(PREFERENCES);
    await submit(page).click();
    await shown(toast(page, 'Preferences saved!'), page.getByRole('tab', { name: 'AI Matches' }));
  });

  journey('say Saving... while they are saved', async ({ visit }) => {
    const page = await visit('/dashboard', { student: await newStudent() });
    const answer = Promise.withResolvers<void>();
    await page.route(PREFERENCES, async (route) => {
      if (route.request().method() === 'POST') await answer.promise;
      await route.continue();
    });
    await page.getByLabel('Education Level').selectOption('masters');
    await submit(page).click();
    await shown(page.getByRole('button', { name: 'Saving...' }));
    answer.resolve();
    await shown(page.getByRole('tab', { name: 'AI Matches', selected: true }));
  });

  journey('survive a reload before they are saved', async ({ visit }) => {
    const page = await visit('/dashboard', { student: await newStudent() });
    page.on('dialog', (dialog) => dialog.accept());
    await page.getByLabel('Education Level').selectOption('undergraduate');
    await fields(page).fill('Nursing');
    await fields(page).press('Enter');
    await page.getByLabel('Research Interests').fill('Rural clinics');
    await page.reload();
    await eventually(() => page.getByLabel('Education Level').inputValue()).toBe('undergraduate');
    await shown(remove(page, 'Nursing'));
    expect(await page.getByLabel('Research Interests').inputValue()).toBe('Rural clinics');
  });
});

describe('stored preferences', () => {
  journey(
    'are loaded before they can be edited, and lead back to the matches when updated',
    async ({ visit }) => {
      const { student } = await createMatchedStudent(inject('products').embedded);
      const page = await visit('/dashboard?tab=preferences', { student });
      await shown(page.getByRole('heading', { name: 'Update Your Preferences' }));
      expect(await page.getByLabel('Education Level').inputValue()).toBe(PUBLIC_HEALTH.educationLevel);
      expect(await page.getByLabel('GPA').inputValue()).toBe(String(PUBLIC_HEALTH.gpa));
      await shown(remove(page, 'Germany'), remove(page, 'Public Health'));
      await page.getByLabel('GPA').fill('3.9');
      await page.getByRole('button', { name: 'Update Preferences' }).click();
      await shown(
        toast(page, 'Preferences saved!'),
        page.getByRole('tab', { name: 'AI Matches', selected: true }),
      );
      await shown(page.getByRole('link', { name: /^View Details/ }).first());
      expect((await student.call('GET', '/ai/preferences')).body.data.gpa).toBe(3.9);
    },
  );

  journey('that can’t be loaded say so, and are loaded by another try', async ({ visit }) => {
    const { student } = await createMatchedStudent(inject('products').embedded);
    const page = await visit('/dashboard', {
      student,
      expects: [/^403 GET \/api\/ai\/preferences/],
      prepare: (fresh) => fresh.route(PREFERENCES, (route) => route.fulfill({ status: 403, json: {} })),
    });
    await shown(page.getByRole('alert').getByText('Failed to load your preferences. Please try again.'));
    await page.unroute(PREFERENCES);
    await page.getByRole('button', { name: 'Try Again' }).click();
    await shown(page.getByRole('link', { name: /^View Details/ }).first());
  });
});
