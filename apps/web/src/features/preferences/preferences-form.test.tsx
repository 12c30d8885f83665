import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { openPage } from '../../testing/open-page.tsx';
import { aMatch, matchesOf, PREFERENCES, stored, withMatches } from '../../testing/samples.ts';
import { card, eventually, toast } from '../../testing/screen-queries.ts';
import { answer, answerFromElsewhere, hold, refuse, sent } from '../../testing/server.ts';

const level = () => screen.findByLabelText<HTMLSelectElement>(/^Education Level/);
const gpa = () => screen.getByLabelText<HTMLInputElement>(/^GPA/);
const list = (name: RegExp) => screen.findByRole<HTMLInputElement>('combobox', { name });
const COUNTRIES = /^Preferred Countries/;
const FIELDS = /^Fields of Study/;
const LANGUAGES = /^Languages/;
const remove = (entry: string) => screen.queryByRole('button', { name: `Remove ${entry}` });
const entriesBeside = (entry: string) =>
  within(screen.getByText(entry).closest('ul') as HTMLElement)
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);
const submit = () => screen.getByRole('button', { name: 'Save Preferences & Get Matches' });

/** The form of a student who has none; what is saved is answered, and matches follow. */
const openForm = async () => {
  const page = openPage('/dashboard');
  await screen.findByRole('heading', { name: 'Set Up Your Scholarship Preferences' });
  await level();
  return page;
};
const acceptSave = () => {
  answer('POST /ai/preferences', { success: true, data: PREFERENCES });
  answer('GET /ai/matches', stored(matchesOf([aMatch('Hill')])));
};

describe('the first preferences', () => {
  it('are asked for before anything else', async () => {
    await openForm();
    screen.getByText('To get AI-powered scholarship matches, please complete your preferences setup below.');
    expect(screen.queryByRole('tab')).toBeNull();
  });

  it('need a level of study and a GPA between 0 and 4.0, and say so at the field', async () => {
    const { user } = await openForm();
    await user.click(submit());
    const summary = await within(
      screen.getByRole('form', { name: 'Set Up Your Scholarship Preferences' }),
    ).findByRole('alert');
    const line = within(summary).getByText('Education level is required');
    await eventually(() => screen.getByLabelText(/^Education Level/).getAttribute('aria-invalid')).toBe(
      'true',
    );
    await user.click(line);
    await eventually(() => document.activeElement).toBe(await level());
    await user.selectOptions(await level(), 'phd');
    for (const wrong of ['4.01', '-0.01', '3.555']) {
      await user.clear(gpa());
      await user.type(gpa(), wrong);
      await user.click(submit());
      await eventually(() => gpa().getAttribute('aria-invalid')).toBe('true');
    }
    for (const [name, value] of [
      ['step', '0.01'],
      ['min', '0'],
    ] as const)
      expect(gpa().getAttribute(name)).toBe(value);
    expect(Number(gpa().getAttribute('max'))).toBe(4);
    expect(sent('POST /ai/preferences')).toEqual([]);
  });

  it.each(['0', '4'])('take a GPA at the edge: %s', async (edge) => {
    acceptSave();
    const { user } = await openForm();
    await user.selectOptions(await level(), 'phd');
    await user.type(gpa(), edge);
    await user.click(submit());
    await card('Hill');
    expect(sent('POST /ai/preferences')[0]?.body).toMatchObject({ gpa: Number(edge) });
  });

  it('make nobody welcome back who has just given them', async () => {
    acceptSave();
    const { user } = await openForm();
    await user.selectOptions(await level(), 'phd');
    await user.click(submit());
    await card('Hill');
    screen.getByRole('heading', { level: 1, name: 'Welcome, Amina!' });
  });

  it('ignore empty entries and duplicates, and keep one language', async () => {
    const { user } = await openForm();
    const countries = await list(COUNTRIES);
    for (const entry of ['Germany', 'germany', '  Germany ', '   ']) {
      await user.clear(countries);
      await user.type(countries, `${entry}{Enter}`);
    }
    await user.clear(countries);
    await user.type(countries, 'Norway');
    await user.click(screen.getByRole('button', { name: 'Add country' }));
    await eventually(() => entriesBeside('Germany')).toEqual(['Germany', 'Norway']);
    await user.click(remove('Germany') as HTMLElement);
    await eventually(() => remove('Germany')).toBeNull();

    screen.getByText('English', { selector: 'li *' });
    expect(remove('English')).toBeNull();
    await user.type(await list(LANGUAGES), 'fren');
    await user.click(await screen.findByRole('option', { name: /French/ }));
    await user.click(remove('English') as HTMLElement);
    await eventually(() => remove('French')).toBeNull();
    screen.getByText('French', { selector: 'li *' });
  });

  it('offer a country by another of its names, and take the name itself', async () => {
    const { user } = await openForm();
    await user.type(await list(COUNTRIES), 'holland');
    await user.click(await screen.findByRole('option', { name: 'Netherlands (Holland)' }));
    screen.getByText('Netherlands', { selector: 'li *' });
  });

  it('offer names while one types, chosen by the keyboard, and take words that they do not know', async () => {
    const { user } = await openForm();
    const fields = await list(FIELDS);
    await user.type(fields, 'Clinical trials in rural areas{Enter}');
    await user.type(fields, 'public hea');
    await screen.findByRole('option', { name: /Public Health/ });
    await user.keyboard('{ArrowDown}{Enter}');
    await eventually(() => entriesBeside('Public Health')).toEqual([
      'Clinical trials in rural areas',
      'Public Health',
    ]);
  });

  it('send every answer, and count work experience that is no number as 0', async () => {
    acceptSave();
    const { user } = await openForm();
    await user.selectOptions(await level(), 'postdoc');
    await user.type(await list(FIELDS), 'Marine Biology{Enter}');
    const work = screen.getByLabelText(/^Work Experience/);
    await user.clear(work);
    await user.type(work, 'e');
    await user.type(screen.getByLabelText(/^Research Interests/), 'Corals');
    await user.type(screen.getByLabelText(/^Career Goals/), 'A lab of my own');
    await user.click(screen.getByRole('radio', { name: /^Full/ }));
    await user.selectOptions(screen.getByLabelText(/^Application Timeline/), '1year');
    for (const name of [/need-based/i, /first-generation/, /minority/, /disability/])
      await user.click(screen.getByRole('checkbox', { name }));
    await user.click(submit());
    await screen.findByRole('tab', { name: 'AI Matches', selected: true });
    expect(sent('POST /ai/preferences').map(({ body }) => body)).toEqual([
      {
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
      },
    ]);
  });

  it('stay typed while the database is away, and can be sent again', async () => {
    refuse('POST /ai/preferences', 'unavailable', { retryAfter: 5 });
    const { user } = await openForm();
    await user.selectOptions(await level(), 'masters');
    await user.type(await list(COUNTRIES), 'Germany{Enter}');
    const goals = screen.getByLabelText<HTMLTextAreaElement>(/^Career Goals/);
    await user.type(goals, 'Clean water');
    await user.click(submit());
    await toast('Error');
    await toast('Failed to save preferences. Please try again.');
    expect((await level()).value).toBe('masters');
    expect(goals.value).toBe('Clean water');
    expect(remove('Germany')).not.toBeNull();
    acceptSave();
    await user.click(await screen.findByRole('button', { name: 'Save Preferences & Get Matches' }));
    await toast('Preferences saved!');
    await toast('Your scholarship preferences have been updated successfully.');
    await screen.findByRole('tab', { name: 'AI Matches', selected: true });
  });

  it('say Saving... while they are saved', async () => {
    acceptSave();
    const letThrough = hold('POST /ai/preferences');
    const { user } = await openForm();
    await user.selectOptions(await level(), 'masters');
    await user.click(submit());
    await screen.findByRole('button', { name: 'Saving...' });
    letThrough();
    await screen.findByRole('tab', { name: 'AI Matches', selected: true });
  });

  it('survive a reload before they are saved', async () => {
    const { user, reload } = await openForm();
    await user.selectOptions(await level(), 'undergraduate');
    await user.type(await list(FIELDS), 'Nursing{Enter}');
    await user.type(screen.getByLabelText(/^Research Interests/), 'Rural clinics');
    reload();
    await screen.findByRole('heading', { name: 'Set Up Your Scholarship Preferences' });
    await eventually(() => screen.queryByLabelText<HTMLSelectElement>(/^Education Level/)?.value).toBe(
      'undergraduate',
    );
    expect(remove('Nursing')).not.toBeNull();
    expect(screen.getByLabelText<HTMLTextAreaElement>(/^Research Interests/).value).toBe('Rural clinics');
  });
});

describe('stored preferences', () => {
  it('are loaded before they can be edited, and lead back to the matches when updated', async () => {
    withMatches('Hill');
    const { user } = openPage('/dashboard?tab=preferences');
    await screen.findByRole('heading', { name: 'Update Your Preferences' });
    expect((await level()).value).toBe(PREFERENCES.educationLevel);
    expect(gpa().value).toBe('3.5');
    expect(remove('Germany')).not.toBeNull();
    expect(remove('Public Health')).not.toBeNull();
    await user.clear(gpa());
    await user.type(gpa(), '3.9');
    acceptSave();
    await user.click(screen.getByRole('button', { name: 'Update Preferences' }));
    await toast('Preferences saved!');
    await screen.findByRole('tab', { name: 'AI Matches', selected: true });
    await card('Hill');
    expect(sent('POST /ai/preferences')[0]?.body).toEqual({ ...PREFERENCES, gpa: 3.9 });
  });

  it('that can’t be loaded say so, and are loaded by another try', async () => {
    answerFromElsewhere('GET /ai/preferences', 403);
    const { user } = openPage('/dashboard');
    const text = await screen.findByText('Failed to load your preferences. Please try again.');
    expect(text.closest('[role=alert]')).not.toBeNull();
    withMatches('Hill');
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    await card('Hill');
  });
});
