import type { MatchData, OnlyForSomeData, ProfileRequest } from '@laurel/contract';
import { profileResponse } from '@laurel/contract';
import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openPage } from '../../testing/open-page.tsx';
import { sample } from '../../testing/sample.ts';
import { aMatch, matchesOf, PREFERENCES, stored, withPreferences } from '../../testing/samples.ts';
import { card, eventually, toast } from '../../testing/screen-queries.ts';
import { answer, answerBy, refuse, sent } from '../../testing/server.ts';

const user = sample(profileResponse).data.user;

/** The server keeps the facts that it is sent and answers a run with the next of these matches. */
const withRuns = (first: MatchData, ...next: MatchData[]) => {
  withPreferences();
  answer('GET /ai/matches', stored(first));
  let facts: Record<string, unknown> = { claims: { 'jewish-faith': 'no' } };
  const present = () => ({ success: true as const, data: { user: { ...user, profile: facts } } });
  answerBy('GET /users/profile', () => present());
  answerBy('PUT /users/profile', ({ body }) => {
    const change = (body as ProfileRequest).profile ?? {};
    facts = Object.fromEntries(Object.entries({ ...facts, ...change }).filter(([, value]) => value !== null));
    return present();
  });
  let runs = 0;
  answerBy('POST /ai/matches/async', () => ({
    success: true as const,
    cached: false,
    jobId: 'job-1',
    data: next[Math.min(runs++, next.length - 1)] ?? first,
    message: 'Done.',
  }));
};
const lastFacts = () => (sent('PUT /users/profile').at(-1)?.body as ProfileRequest | undefined)?.profile;

const ARMENIAN: OnlyForSomeData = {
  questionId: 'armenian-descent',
  question: 'Are you of Armenian descent?',
  label: 'of Armenian descent',
  count: 2,
};
const VETERAN: OnlyForSomeData = {
  questionId: 'status:veteran:US',
  question: 'Are you a veteran?',
  label: 'a veteran',
  count: 1,
};
const section = () => screen.findByRole('region', { name: 'Only for some: are you one of them?' });

describe('awards that are only for some', () => {
  it('wait with the number of each group, and one tap claims a group', async () => {
    withRuns(
      matchesOf([aMatch('Hill')], { onlyForSome: [ARMENIAN, VETERAN], waiting: 3 }),
      matchesOf([aMatch('Hill'), aMatch('Ararat')], { onlyForSome: [VETERAN], waiting: 1 }),
    );
    const { user: person } = openPage('/dashboard');
    await card('Hill');
    within(await section()).getByText(/3 awards are each for one group/);
    await person.click(within(await section()).getByRole('button', { name: 'Of Armenian descent 2 awards' }));
    await card('Ararat');
    expect(lastFacts()).toMatchObject({ claims: { 'jewish-faith': 'no', 'armenian-descent': 'yes' } });
    expect(within(await section()).getAllByRole('listitem')).toHaveLength(1);
    expect(document.activeElement?.textContent).toContain('Only for some');
  });

  it('ask once for what is said in the same words, and take one answer for all', async () => {
    const asylum = { question: 'Are you seeking asylum?', label: 'an asylum seeker', count: 2 };
    withRuns(
      matchesOf([aMatch('Hill')], {
        onlyForSome: [
          { ...asylum, questionId: 'status:asylum-seeker:GB' },
          { ...asylum, questionId: 'seeking-asylum-in-the-uk' },
        ],
        waiting: 4,
      }),
      matchesOf([aMatch('Hill')]),
    );
    const { user: person } = openPage('/dashboard');
    await card('Hill');
    await person.click(within(await section()).getByRole('button', { name: 'An asylum seeker 4 awards' }));
    await eventually(lastFacts).toMatchObject({
      statuses: ['asylum-seeker:GB'],
      claims: { 'seeking-asylum-in-the-uk': 'yes' },
    });
  });

  it('a yes to a status is stored among the statuses', async () => {
    withRuns(
      matchesOf([aMatch('Hill')], { onlyForSome: [VETERAN], waiting: 1 }),
      matchesOf([aMatch('Hill')]),
    );
    const { user: person } = openPage('/dashboard');
    await person.click(within(await section()).getByRole('button', { name: 'A veteran 1 award' }));
    await screen.findByText('Hill');
    await expect.poll(() => lastFacts()).toMatchObject({ statuses: ['veteran:US'] });
  });

  it('none of these says no to the groups that are shown', async () => {
    const many = Array.from({ length: 14 }, (_, index) => ({
      ...ARMENIAN,
      questionId: `group-number-${index}`,
      label: `of group ${index}`,
    }));
    withRuns(
      matchesOf([aMatch('Hill')], { onlyForSome: many, waiting: 14 }),
      matchesOf([aMatch('Hill')], { onlyForSome: many.slice(12), waiting: 2 }),
    );
    const { user: person } = openPage('/dashboard');
    expect(within(await section()).getAllByRole('listitem')).toHaveLength(12);
    within(await section()).getByRole('button', { name: 'Show 2 more' });
    await person.click(within(await section()).getByRole('button', { name: 'None of these' }));
    await within(await section()).findByText(/2 awards are each/);
    const { claims } = lastFacts() as { claims: Record<string, string> };
    expect(Object.values(claims).filter((said) => said === 'no')).toHaveLength(13);
    expect(claims).not.toHaveProperty('group-number-12');
  });

  it('are not spoken of when there are none', async () => {
    withRuns(matchesOf([aMatch('Hill')], { onlyForSome: [], waiting: 0 }));
    openPage('/dashboard');
    await card('Hill');
    expect(screen.queryByText(/Only for some/)).toBeNull();
  });
});

describe('the next best question', () => {
  /** As in a browser whose window has come to what is observed. */
  const scrollThere = () =>
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        disconnect = () => undefined;
        observe: () => void;
        constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
          this.observe = () => tell([{ isIntersecting: true }]);
        }
      },
    );
  beforeEach(scrollThere);
  afterEach(() => vi.unstubAllGlobals());

  const question = (fact: string, text: string) => ({
    fact,
    question: text,
    label: fact,
    settles: 14,
    of: 50,
  });

  it('tells its number and is answered by one tap, and the next one takes its place', async () => {
    withRuns(
      matchesOf([aMatch('Hill')], { openQuestion: question('financialNeed', 'Do you have financial need?') }),
      matchesOf([aMatch('Hill'), aMatch('Need')], {
        openQuestion: question('gender', 'What is your gender?'),
      }),
    );
    const { user: person } = openPage('/dashboard');
    const asked = await screen.findByRole('region', { name: 'Do you have financial need?' });
    within(asked).getByText(/settles 14 of your best 50 matches/);
    await person.click(within(asked).getByRole('button', { name: 'Yes' }));
    await card('Need');
    expect(lastFacts()).toMatchObject({ answers: { financialNeed: 'yes' } });
    const next = await screen.findByRole('region', { name: 'What is your gender?' });
    await expect.poll(() => document.activeElement?.textContent).toBe('What is your gender?');
    await person.click(await within(next).findByRole('button', { name: 'Female' }));
    await expect.poll(() => lastFacts()).toEqual({ gender: 'female' });
  });

  it('rather not say is remembered', async () => {
    withRuns(
      matchesOf([aMatch('Hill')], { openQuestion: question('gender', 'What is your gender?') }),
      matchesOf([aMatch('Hill')]),
    );
    const { user: person } = openPage('/dashboard');
    await person.click(await screen.findByRole('button', { name: 'Rather not say' }));
    await expect.poll(() => lastFacts()).toMatchObject({ declined: ['gender'] });
    await expect.poll(() => screen.queryByText('What is your gender?')).toBeNull();
  });

  it('takes a country by its name from the list', async () => {
    withRuns(
      matchesOf([aMatch('Hill')], {
        openQuestion: question('citizenships', 'Which citizenships do you hold?'),
      }),
      matchesOf([aMatch('Hill')]),
    );
    const { user: person } = openPage('/dashboard');
    const field = await screen.findByRole('combobox', { name: 'Your answer' });
    await person.type(field, 'Atlantis{Enter}');
    await screen.findByText('Please choose a country from the list');
    await person.clear(field);
    await person.type(field, 'Kenya{Enter}');
    await expect.poll(() => sent('PUT /users/profile').length).toBe(1);
    expect(lastFacts()).toEqual({ citizenships: ['KE'] });
  });

  it('has no field before the window has come near', async () => {
    vi.unstubAllGlobals();
    withRuns(
      matchesOf([aMatch('Hill')], { openQuestion: question('gender', 'What is your gender?') }),
      matchesOf([aMatch('Hill')]),
    );
    openPage('/dashboard');
    await screen.findByRole('button', { name: 'Rather not say' });
    expect(screen.queryByRole('button', { name: 'Female' })).toBeNull();
  });

  it('suggests countries while one types', async () => {
    withRuns(
      matchesOf([aMatch('Hill')], {
        openQuestion: question('countryOfResidence', 'Where do you live?'),
      }),
      matchesOf([aMatch('Hill')]),
    );
    const { user: person } = openPage('/dashboard');
    await person.type(await screen.findByRole('combobox', { name: 'Your answer' }), 'keny');
    await person.click(await screen.findByRole('option', { name: 'Kenya' }));
    await expect.poll(() => sent('PUT /users/profile').length).toBe(1);
    expect(lastFacts()).toEqual({ countryOfResidence: 'KE' });
  });

  it('says when the names of countries could not be loaded, and takes the answer by another try', async () => {
    vi.doMock('./place-names.ts', () => {
      throw new Error('no network');
    });
    withRuns(
      matchesOf([aMatch('Hill')], {
        openQuestion: question('citizenships', 'Which citizenships do you hold?'),
      }),
      matchesOf([aMatch('Hill')]),
    );
    const { user: person } = openPage('/dashboard');
    await person.type(await screen.findByRole('combobox', { name: 'Your answer' }), 'Kenya{Enter}');
    await screen.findByText('The list could not be loaded. Please try again.');
    vi.doUnmock('./place-names.ts');
    await person.click(screen.getByRole('button', { name: 'Save answer' }));
    await expect.poll(() => sent('PUT /users/profile').length).toBe(1);
    expect(lastFacts()).toEqual({ citizenships: ['KE'] });
  });

  it('says so when the answer could not be stored, and keeps asking', async () => {
    withRuns(
      matchesOf([aMatch('Hill')], { openQuestion: question('disability', 'Do you have a disability?') }),
    );
    refuse('PUT /users/profile', 'internal');
    const { user: person } = openPage('/dashboard');
    const asked = await screen.findByRole('region', { name: 'Do you have a disability?' });
    await person.click(within(asked).getByRole('button', { name: 'No' }));
    await toast('Error');
    await screen.findByRole('region', { name: 'Do you have a disability?' });
  });

  it('takes the exact level on the spot, as a preference', async () => {
    withRuns(
      matchesOf([aMatch('Hill')], { openQuestion: question('studyLevel', 'Which exact level do you want?') }),
    );
    answer('POST /ai/preferences', { success: true, data: PREFERENCES });
    const { user: person } = openPage('/dashboard');
    const asked = within(await screen.findByRole('region', { name: 'Which exact level do you want?' }));
    await person.click(await asked.findByRole('button', { name: 'Associate degree' }));
    await eventually(() => sent('POST /ai/preferences')[0]?.body).toEqual({
      ...PREFERENCES,
      studyLevel: 'associate',
    });
  });

  it('leads to the profile where a field of its own is needed', async () => {
    withRuns(matchesOf([aMatch('Hill')], { openQuestion: question('tests', 'Which tests have you taken?') }));
    openPage('/dashboard');
    const link = await screen.findByRole('link', { name: 'Answer in your profile' });
    expect(link.getAttribute('href')).toBe('/profile#fact-tests');
  });

  it.each([
    ['gpa', 'What is your grade average?', /^GPA/],
    ['tests', 'Which tests have you taken?', 'Add a test score'],
    ['household', 'What is the yearly income of your household?', /^Income a year/],
    ['minorityGroups', 'Which groups do you belong to?', /^Minority groups/],
  ])('leads to the very field of %s, which has the focus', async (fact, text, name) => {
    withRuns(matchesOf([aMatch('Hill')], { openQuestion: question(fact, text) }));
    const { user: person } = openPage('/dashboard');
    await person.click(await screen.findByRole('link', { name: /^Answer in your/ }));
    const focused = () => document.activeElement as HTMLInputElement;
    await eventually(() => (focused().labels?.[0] ?? focused()).textContent).toMatch(name);
  });
});
