import { profileResponse } from '@laurel/contract';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Answer } from '../../lib/api/api-types.ts';
import { openPage, STUDENT } from '../../testing/open-page.tsx';
import { sample } from '../../testing/sample.ts';
import { aMatch, matchesOf, PREFERENCES, stored } from '../../testing/samples.ts';
import { card, eventually } from '../../testing/screen-queries.ts';
import { answer, answerBy, refuse, sent } from '../../testing/server.ts';

const profileOf = (profile: object): Answer<'GET /users/profile'> => ({
  success: true,
  data: { user: { ...sample(profileResponse).data.user, ...STUDENT, profile } },
});

const NOW = '2026-11-22T12:00:00.000Z';

/** A new student; facts are stored as they are sent, and each search finds one match. */
const openSteps = async () => {
  let profile = {};
  answerBy('GET /users/profile', () => profileOf(profile));
  answerBy('PUT /users/profile', ({ body }) => {
    profile = { ...profile, ...(body as { profile: object }).profile };
    return profileOf(profile);
  });
  answer('POST /matching/find', {
    success: true,
    data: matchesOf([aMatch('Hill')]),
    cached: false,
    generatedAt: NOW,
  });
  const page = openPage('/dashboard');
  await screen.findByRole('heading', { name: 'Where are you from?' });
  return page;
};
const next = () => screen.getByRole('button', { name: 'Next' });
const facts = () => sent('PUT /users/profile').map(({ body }) => (body as { profile: object }).profile);
const step = (name: string) => screen.findByRole('heading', { name });
const live = () => within(screen.getByRole('region', { name: 'Your matches so far' }));

describe('the set-up in six steps', () => {
  it('greets a new student, and shows the same questions on one page below until the steps are begun', async () => {
    const { user } = await openSteps();
    screen.getByRole('heading', { level: 1, name: 'Welcome, Amina!' });
    await screen.findByRole('heading', { name: 'Set Up Your Scholarship Preferences' });
    await user.click(screen.getByRole('button', { name: 'Skip' }));
    await step('What do you want to study for?');
    expect(screen.queryByRole('heading', { name: 'Set Up Your Scholarship Preferences' })).toBeNull();
    await user.click(screen.getByRole('button', { name: 'All on one page' }));
    await screen.findByRole('heading', { name: 'Set Up Your Scholarship Preferences' });
    await user.click(screen.getByRole('button', { name: 'One step at a time' }));
    await step('What do you want to study for?');
  });

  it('stores facts and preferences, with the matches beside them from the second answer on', async () => {
    answer('POST /ai/preferences', { success: true, data: PREFERENCES });
    answer('GET /ai/matches', stored(matchesOf([aMatch('Lake')])));
    const { user } = await openSteps();
    await user.type(screen.getByRole('combobox', { name: /^Citizenship/ }), 'Kenya');
    await user.type(screen.getByRole('combobox', { name: /^Country you live in/ }), 'Nigeria');
    live().getByText('They begin as soon as you say what you want to study for.');
    await user.click(next());
    const level = await step('What do you want to study for?');
    await eventually(() => document.activeElement).toBe(level);
    expect(facts()).toEqual([{ citizenships: ['KE'], countryOfResidence: 'NG' }]);

    await user.selectOptions(screen.getByLabelText(/^Education Level/), 'masters');
    expect(screen.queryByLabelText(/^Until when/)).toBeNull();
    await user.selectOptions(screen.getByLabelText(/^What do you do now/), 'undergraduate');
    await user.type(screen.getByLabelText(/^Until when/), '2027-06');
    await user.click(next());
    await step('When do you want to begin?');
    await live().findByText('1 match, best first.');
    live().getByRole('link', { name: 'Hill' });
    await user.type(screen.getByLabelText(/^Intended start/), '2027-09');
    await user.click(next());
    await step('What is your subject?');

    await user.type(screen.getByRole('combobox', { name: /^Fields of Study/ }), 'Public Health');
    await user.click(next());
    await step('Where do you want to study?');
    await user.click(screen.getByRole('button', { name: 'Skip' }));
    await step('What do you bring, and what do you need?');
    await user.type(screen.getByLabelText(/^Grade average/), '3.6');
    await user.selectOptions(screen.getByLabelText(/^Scale/), '4.0');
    await user.click(screen.getByRole('button', { name: 'Yes' }));
    await user.click(screen.getByRole('button', { name: 'Save Preferences & Get Matches' }));
    await card('Lake');
    expect(facts().slice(1)).toEqual([
      { stage: { now: 'undergraduate', finishes: '2027-06' } },
      { intendedStart: '2027-09' },
      { homeGpa: { value: 3.6, scale: '4.0' }, answers: { financialNeed: 'yes' } },
    ]);
    expect(sent('POST /ai/preferences')[0]?.body).toMatchObject({
      educationLevel: 'masters',
      fieldsOfStudy: ['Public Health'],
      languageRequirements: ['English'],
      workExperience: 0,
    });
    expect(sent('POST /matching/find').at(-1)?.body).toMatchObject({
      preferences: { educationLevel: 'masters', fieldsOfStudy: ['Public Health'] },
    });
  });

  it('goes back to the level when it was left out, because there are no matches without one', async () => {
    const { user } = await openSteps();
    for (const title of [
      'What do you want to study for?',
      'When do you want to begin?',
      'What is your subject?',
      'Where do you want to study?',
      'What do you bring, and what do you need?',
    ]) {
      await user.click(screen.getByRole('button', { name: 'Skip' }));
      await step(title);
    }
    await user.click(screen.getByRole('button', { name: 'Save Preferences & Get Matches' }));
    await step('What do you want to study for?');
    await screen.findByText('Education level is required');
    expect(facts()).toEqual([]);
  });

  it('says what can’t be read, and keeps what was typed when it can’t be stored', async () => {
    const { user } = await openSteps();
    const citizenship = screen.getByRole<HTMLInputElement>('combobox', { name: /^Citizenship/ });
    await user.type(citizenship, 'Atlantis');
    await user.click(next());
    await screen.findByText('Please choose a country from the list');
    await user.clear(citizenship);
    await user.type(citizenship, 'Ghana');
    refuse('PUT /users/profile', 'internal');
    await user.click(next());
    await screen.findByRole('alert');
    expect(citizenship.value).toBe('Ghana');
    await step('Where are you from?');
  });

  it('survives a reload with its step and its answers', async () => {
    const { user, reload } = await openSteps();
    await user.click(screen.getByRole('button', { name: 'Skip' }));
    await step('What do you want to study for?');
    await user.selectOptions(screen.getByLabelText(/^Education Level/), 'phd');
    reload();
    await step('What do you want to study for?');
    await eventually(() => screen.getByLabelText<HTMLSelectElement>(/^Education Level/).value).toBe('phd');
  });
});
