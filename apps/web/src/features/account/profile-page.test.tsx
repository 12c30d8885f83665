import {
  type ActivityKind,
  type GroupMembership,
  type ProfileRequest,
  profileResponse,
  session,
} from '@laurel/contract';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Answer } from '../../lib/api/api-types.ts';
import { downloads } from '../../testing/browser-gaps.ts';
import { openPage, STUDENT } from '../../testing/open-page.tsx';
import { sample } from '../../testing/sample.ts';
import { PREFERENCES, withPreferences } from '../../testing/samples.ts';
import { atAddress, eventually, toast } from '../../testing/screen-queries.ts';
import { answer, answerBy, answerFromElsewhere, breakOff, hold, refuse, sent } from '../../testing/server.ts';
import { toldFacts } from '../facts/told-facts.ts';

type User = Answer<'GET /users/profile'>['data']['user'];
const profileOf = (part: Partial<User> = {}): Answer<'GET /users/profile'> => ({
  success: true,
  data: { user: { ...sample(profileResponse).data.user, ...STUDENT, ...part } },
});
const withProfile = (part: Partial<User> = {}) => answer('GET /users/profile', profileOf(part));

const form = async (name: string) => within(await screen.findByRole('form', { name }));
const changes = () => sent('PUT /users/profile').map(({ body }) => body);
const input = (area: Awaited<ReturnType<typeof form>>, label: RegExp | string) =>
  area.getByLabelText<HTMLInputElement>(label);

describe('the facts of the account', () => {
  it('shows that the profile is loading, and that it can’t be loaded', async () => {
    answerFromElsewhere('GET /users/profile', 403);
    const letThrough = hold('GET /users/profile');
    const { user } = openPage('/profile');
    await screen.findByText('Loading your profile…');
    letThrough();
    await screen.findByText('Failed to load your profile. Please try again.');
    withProfile();
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    await form('Profile');
  });

  it('are checked, sent and kept, a grade on its own scale among them', async () => {
    withProfile();
    const { user } = openPage('/profile');
    const facts = await form('Profile');
    const save = facts.getByRole('button', { name: 'Save Profile' });
    await user.clear(input(facts, /^First name/));
    await user.type(input(facts, /^First name/), 'A');
    await user.click(save);
    await facts.findAllByText('First name must be at least 2 characters long');
    expect(changes()).toEqual([]);
    await user.clear(input(facts, /^First name/));
    await user.type(input(facts, /^First name/), 'Zuhura');
    await user.type(input(facts, /^Date of birth/), '2001-05-17');
    await user.type(input(facts, /^Home GPA/), '1,3');
    await user.selectOptions(facts.getByLabelText(/^Scale/), 'german');
    await facts.findByText(/^On the US 4\.0 scale about /);
    answer('PUT /users/profile', profileOf({ firstName: 'Zuhura' }));
    await user.click(save);
    await toast('Profile saved');
    expect(changes()[0]).toMatchObject({
      firstName: 'Zuhura',
      profile: { dateOfBirth: '2001-05-17', homeGpa: { value: 1.3, scale: 'german' } },
    });
  });

  it('are forgotten when they are emptied', async () => {
    withProfile({ profile: { homeGpa: { value: 1.3, scale: 'german' } } });
    answer('PUT /users/profile', profileOf());
    const { user } = openPage('/profile');
    const facts = await form('Profile');
    expect(input(facts, /^Home GPA/).value).toBe('1.3');
    await user.clear(input(facts, /^Home GPA/));
    await user.selectOptions(facts.getByLabelText(/^Scale/), '');
    await user.click(facts.getByRole('button', { name: 'Save Profile' }));
    await toast('Profile saved');
    expect(changes()[0]).toMatchObject({ profile: { homeGpa: null } });
  });

  it('say when they can’t be saved, and keep what was typed', async () => {
    withProfile();
    breakOff('PUT /users/profile');
    const { user } = openPage('/profile');
    const facts = await form('Profile');
    await user.clear(input(facts, /^First name/));
    await user.type(input(facts, /^First name/), 'Zuhura');
    await user.click(facts.getByRole('button', { name: 'Save Profile' }));
    await facts.findByText('Failed to save your profile. Please try again.');
    expect(input(facts, /^First name/).value).toBe('Zuhura');
  });
});

describe('sensitive answers', () => {
  it('are taken back in one click, and the others stay', async () => {
    const told = { ...PREFERENCES, hasDisability: true, isFirstGeneration: true };
    withProfile({ profile: { gender: 'female', citizenships: ['KE'] } });
    answer('GET /ai/preferences', { success: true, data: told });
    answer('POST /ai/preferences', { success: true, data: PREFERENCES });
    breakOff('PUT /users/profile');
    const { user } = openPage('/profile');
    const erase = () => screen.queryByRole('button', { name: 'Erase all sensitive answers' });
    await user.click(await screen.findByRole('button', { name: 'Erase all sensitive answers' }));
    await toast('Error');
    await eventually(erase).not.toBeNull();
    answerBy('PUT /users/profile', () => {
      answer('GET /ai/preferences', { success: true, data: PREFERENCES });
      withProfile({ profile: { citizenships: ['KE'] } });
      return profileOf({ profile: { citizenships: ['KE'] } });
    });
    await user.click(await screen.findByRole('button', { name: 'Erase all sensitive answers' }));
    await toast('Sensitive answers erased');
    await eventually(erase).toBeNull();
    await screen.findByText(/^Nothing sensitive is stored/);
    expect(changes().at(-1)).toMatchObject({ profile: { gender: null, minorityGroups: null } });
    expect(sent('POST /ai/preferences').at(-1)?.body).toMatchObject({
      ...PREFERENCES,
      hasDisability: false,
      isFirstGeneration: false,
    });
  });
});

describe('signing in', () => {
  it('takes a new password, says what is wrong with the present one, and empties the form', async () => {
    withProfile();
    refuse('PUT /users/password', 'invalid_credentials', { error: 'The current password is not right.' });
    const { user } = openPage('/profile');
    const change = await form('Change password');
    await user.type(input(change, 'Current password'), 'Wrong-horse-7');
    await user.type(input(change, 'New password'), 'Another-horse-8');
    await user.type(input(change, 'Confirm new password'), 'Another-horse-8');
    await user.click(change.getByRole('button', { name: 'Change Password' }));
    await change.findByText('The current password is not right.');
    answer('PUT /users/password', { success: true, message: '' });
    await user.click(change.getByRole('button', { name: 'Change Password' }));
    await toast('Password changed');
    await eventually(() => input(change, 'New password').value).toBe('');
    expect(sent('PUT /users/password').at(-1)?.body).toEqual({
      currentPassword: 'Wrong-horse-7',
      password: 'Another-horse-8',
    });
  });

  it('says that the email of a new account is not confirmed, and mails the link again', async () => {
    withProfile({ emailUnconfirmed: true });
    answer('POST /users/email/confirmation', { success: true, message: '' });
    const { user } = openPage('/profile');
    const change = await form('Change email');
    await change.findByText('Your email is not confirmed yet.');
    await user.click(change.getByRole('button', { name: 'Mail the link again' }));
    await toast('Mail sent');
    expect(sent('POST /users/email/confirmation')).toHaveLength(1);
  });

  it('takes a new email with the password, and says that it waits to be confirmed', async () => {
    withProfile();
    const { user } = openPage('/profile');
    const change = await form('Change email');
    await user.type(input(change, 'New email'), STUDENT.email);
    await user.click(change.getByRole('button', { name: 'Change Email' }));
    await change.findByText('This is your email already');
    change.getByText('Password is required');
    await user.clear(input(change, 'New email'));
    await user.type(input(change, 'New email'), 'zuhura@example.org');
    await user.type(input(change, 'Current password'), 'Correct-horse-7');
    answer(
      'PUT /users/profile',
      profileOf({
        email: 'zuhura@example.org',
        emailConfirmation: { mailsGoTo: STUDENT.email, before: '2026-11-22T12:00:00.000Z' },
      }),
    );
    await user.click(change.getByRole('button', { name: 'Change Email' }));
    await toast('Email changed');
    await change.findByText('Your new email is not confirmed yet.');
    expect(changes()).toEqual([{ email: 'zuhura@example.org', currentPassword: 'Correct-horse-7' }]);
  });
});

describe('the devices', () => {
  const withSessions = () => {
    const device = (id: string, current = false) =>
      sample(session, { id, current, userAgent: 'Mozilla/5.0 (X11; Linux x86_64) Firefox/140.0' });
    let list = [device('b'), device('a', true), device('c'), device('d')];
    answerBy('GET /users/sessions', () => ({ success: true as const, data: list }));
    answerBy('DELETE /users/sessions/{id}', ({ params }) => {
      list = list.filter(({ id }) => id !== params.id);
      return { success: true as const, message: '' };
    });
  };
  const devices = () => within(screen.getByRole('list', { name: 'Devices' })).getAllByRole('listitem');

  it('are shown, this one first, and signed out, one or all others', async () => {
    withProfile();
    withSessions();
    const { user } = openPage('/profile');
    await screen.findByRole('list', { name: 'Devices' });
    expect(devices()).toHaveLength(4);
    within(devices()[0] as HTMLElement).getByText('This device');
    await user.click(within(devices()[1] as HTMLElement).getByRole('button', { name: /^Sign out/ }));
    await eventually(devices).toHaveLength(3);
    await user.click(await screen.findByRole('button', { name: 'Sign out all other devices' }));
    await eventually(devices).toHaveLength(1);
    expect(sent('DELETE /users/sessions/{id}').map(({ params }) => params.id)).toEqual(['b', 'c', 'd']);
  });

  it('that can’t be loaded say so, and are loaded by another try', async () => {
    withProfile();
    answerFromElsewhere('GET /users/sessions', 403);
    const { user } = openPage('/profile');
    await screen.findByText('Failed to load your devices. Please try again.');
    withSessions();
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    await screen.findByRole('list', { name: 'Devices' });
  });
});

describe('the groups', () => {
  const withGroups = (...groups: GroupMembership[]) =>
    answer('GET /users/groups', { success: true, data: groups });
  const joined = { group: 'town-scholars', by: 'code', joinedAt: '2026-11-20T09:30:00.000Z' } as const;

  it('are joined by a code that a link brings, and left again', async () => {
    withProfile();
    withGroups({ group: 'uni.example', by: 'address', joinedAt: null });
    refuse('POST /users/groups', 'not_found', { error: 'No group has this code.' });
    const { user, router } = openPage('/profile?group-code=abcd-efgh');
    const area = await form('Join a group');
    expect(input(area, 'Invitation code').value).toBe('abcd-efgh');
    await user.click(area.getByRole('button', { name: 'Join' }));
    await area.findByText('No group has this code.');
    const message = 'You are in the group town-scholars now.';
    answer('POST /users/groups', { success: true, message, data: { group: 'town-scholars' } });
    withGroups({ group: 'uni.example', by: 'address', joinedAt: null }, joined);
    await user.click(area.getByRole('button', { name: 'Join' }));
    await toast(message);
    expect(sent('POST /users/groups').at(-1)?.body).toEqual({ code: 'abcd-efgh' });
    await eventually(() => router.state.location.search).toBe('');
    expect(input(area, 'Invitation code').value).toBe('');
    answer('DELETE /users/groups/{id}', { success: true, message: 'You have left the group.' });
    const leave = await screen.findByRole('button', { name: 'Leave the group town-scholars' });
    expect(screen.queryByRole('button', { name: 'Leave the group uni.example' })).toBeNull();
    withGroups();
    await user.click(leave);
    await screen.findByText('You are in none.');
    expect(sent('DELETE /users/groups/{id}').map(({ params }) => params.id)).toEqual(['town-scholars']);
  });

  it('that can’t be loaded say so, and are loaded by another try', async () => {
    withProfile();
    answerFromElsewhere('GET /users/groups', 403);
    const { user } = openPage('/profile');
    await screen.findByText('Failed to load your groups. Please try again.');
    withGroups(joined);
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    await screen.findByText('town-scholars');
  });
});

describe('the activity of the account', () => {
  const anAct = (id: string, kind: ActivityKind, by: 'you' | 'keeper' = 'you') => ({
    id,
    at: '2026-11-20T09:30:00.000Z',
    kind,
    by,
  });
  const withActivity = (...activity: ReturnType<typeof anAct>[]) =>
    answer('GET /users/activity', {
      success: true,
      data: { activity },
      pagination: {
        totalItems: activity.length,
        totalPages: 2,
        currentPage: 1,
        hasPrevPage: false,
        hasNextPage: true,
      },
    });
  const acts = async () =>
    within(await screen.findByRole('list', { name: 'Activity' })).getAllByRole('listitem');

  it('says what happened, and what others did, page by page', async () => {
    withProfile();
    withActivity(anAct('1', 'signed_in'), anAct('2', 'exported', 'keeper'));
    const { user } = openPage('/profile');
    const [signedIn, exported] = await acts();
    expect(signedIn?.textContent).toContain('Signed in');
    expect(signedIn?.textContent).not.toContain('By who runs this Laurel');
    expect(exported?.textContent).toContain('Everything stored was exported');
    expect(exported?.textContent).toContain('By who runs this Laurel');
    withActivity(anAct('3', 'password_changed'));
    const pages = screen.getByRole('navigation', { name: 'Pages of activity' });
    await user.click(within(pages).getByRole('button', { name: /Next/ }));
    await screen.findByText('The password was changed');
  });

  it('may be none, and may not be loaded at first', async () => {
    withProfile();
    answerFromElsewhere('GET /users/activity', 403);
    const { user } = openPage('/profile');
    await screen.findByText('Failed to load what happened. Please try again.');
    withActivity();
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    await screen.findByText('Nothing has been written down yet.');
  });
});

describe('the data of the account', () => {
  it('is downloaded as one file, and says when it can’t be', async () => {
    withProfile();
    breakOff('GET /users/export');
    const { user } = openPage('/profile');
    const download = () => screen.findByRole('button', { name: 'Download my data' });
    await user.click(await download());
    await toast('Error');
    answer('GET /users/export', {
      success: true,
      exportedAt: '2026-11-20T12:00:00.000Z',
      data: { account: [{ email: STUDENT.email }] },
    });
    await user.click(await download());
    await toast('Your data is downloaded');
    expect(downloads[0]?.name).toMatch(/^laurel-export-\d{4}-\d\d-\d\d\.json$/);
    expect(JSON.parse((await downloads[0]?.text()) ?? '')).toMatchObject({
      data: { account: [{ email: STUDENT.email }] },
    });
  });

  it('is deleted at once, for good, with the right password only', async () => {
    withProfile();
    refuse('DELETE /users/account', 'invalid_credentials', { error: 'The current password is not right.' });
    const { user } = openPage('/profile');
    await user.click(await screen.findByRole('button', { name: 'Delete my account' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Delete your account?' }));
    await user.type(dialog.getByLabelText('Your password'), 'Wrong-horse-7');
    await user.click(dialog.getByRole('button', { name: 'Delete for good' }));
    await dialog.findByText('The current password is not right.');
    answer('DELETE /users/account', { success: true, message: '' });
    await user.click(dialog.getByRole('button', { name: 'Delete for good' }));
    await atAddress('/');
    await toast('Your account was deleted');
    expect(['authToken', 'refreshToken', 'userData'].map((key) => localStorage.getItem(key))).toEqual([
      null,
      null,
      null,
    ]);
  });
});

describe('the theme', () => {
  it('is chosen and stays', async () => {
    withProfile();
    const { user, reload } = openPage('/profile');
    const theme = () => document.documentElement.getAttribute('data-theme');
    await user.click(await screen.findByRole('radio', { name: /^Dark/ }));
    await eventually(theme).toBe('dark');
    expect(localStorage.getItem('theme')).toBe('dark');
    reload();
    await screen.findByRole('radio', { name: /^Dark/, checked: true });
    await user.click(screen.getByRole('radio', { name: /^As my device/ }));
    await eventually(theme).toBe(null);
  });
});

describe('what the student told', () => {
  /** The server keeps the facts that it is sent. */
  const withFacts = (before: User['profile']) => {
    let facts: User['profile'] = before;
    answerBy('GET /users/profile', () => profileOf({ profile: facts }));
    answerBy('PUT /users/profile', ({ body }) => {
      const change = (body as ProfileRequest).profile ?? {};
      const next = Object.entries({ ...facts, ...change }).filter(([, value]) => value !== null);
      facts = Object.fromEntries(next);
      return profileOf({ profile: facts });
    });
    answer('GET /matching/questions', {
      success: true,
      data: {
        questions: [
          {
            id: 'armenian-descent',
            question: 'Are you of Armenian descent?',
            label: 'of Armenian descent',
            theme: 'heritage',
            awards: 2,
          },
        ],
      },
    });
  };
  const told = async () => within(await screen.findByRole('region', { name: 'What you told us' }));
  const lastFacts = () => (changes().at(-1) as ProfileRequest | undefined)?.profile;

  it('stands by theme, and one tap takes a fact back', async () => {
    withFacts({ citizenships: ['KE', 'UG'], claims: { 'armenian-descent': 'no' } });
    const { user } = openPage('/profile');
    const area = await told();
    await area.findByRole('heading', { name: /Heritage and community/ });
    await area.findByText('Not of Armenian descent');
    await user.click(area.getByRole('button', { name: 'Take back: Citizen of Uganda' }));
    await eventually(lastFacts).toEqual({ citizenships: ['KE'] });
    await area.findByText('Taken back: Citizen of Uganda');
    await eventually(() => area.queryByText('Citizen of Uganda')).toBeNull();
  });

  it('grows by the search box', async () => {
    withFacts({ statuses: ['orphan'] });
    const { user } = openPage('/profile');
    const area = await told();
    const box = area.getByRole('combobox', { name: /^Add a fact/ });
    await user.type(box, 'veteran');
    await user.click(await area.findByRole('option', { name: /^A veteran of the armed forces/ }));
    await eventually(lastFacts).toEqual({ statuses: ['orphan', 'veteran'] });
    await area.findByText('Added: A veteran of the armed forces');
    await user.type(box, 'my mother is a nurse{Enter}');
    await eventually(lastFacts).toEqual({ parents: ['nurse'] });
    await user.type(box, 'armenian{ArrowDown}');
    await user.click(await area.findByRole('option', { name: /Of Armenian descent/ }));
    await eventually(lastFacts).toMatchObject({ claims: { 'armenian-descent': 'yes' } });
  });

  it('takes facts of several parts, and says what is wrong with them', async () => {
    withFacts({});
    const { user } = openPage('/profile');
    const area = await told();
    await user.click(area.getByText('Household and income'));
    const household = within(area.getByRole('form', { name: 'Household and income', hidden: true }));
    await user.type(household.getByLabelText(/^Income/), '20,000');
    await user.click(household.getByRole('button', { name: 'Add', hidden: true }));
    await household.findByText(/currency as three letters/);
    await user.type(household.getByLabelText(/^Currency/), 'eur');
    await user.click(household.getByRole('button', { name: 'Add', hidden: true }));
    const income = { amount: 20000, currency: 'EUR' };
    await eventually(lastFacts).toEqual({ household: { income } });
    await eventually(() => household.getByLabelText<HTMLInputElement>(/^Income/).value).toBe('');
    await user.type(household.getByLabelText(/^People/), '4');
    await user.click(household.getByRole('button', { name: 'Add', hidden: true }));
    await eventually(lastFacts).toEqual({ household: { income, size: 4 } });
    await user.click(area.getByText('What you study now'));
    const stage = within(area.getByRole('form', { name: 'What you study now', hidden: true }));
    await user.selectOptions(stage.getByLabelText('I study'), 'undergraduate');
    await user.type(stage.getByLabelText(/^In year/), '2');
    await user.click(stage.getByRole('button', { name: 'Add', hidden: true }));
    await eventually(lastFacts).toEqual({ stage: { now: 'undergraduate', year: 2 } });
  });

  it('changes, and what was typed below and is not saved yet stays', async () => {
    withFacts({ citizenships: ['KE', 'UG'], institution: 'Makerere', gender: 'female' });
    const { user } = openPage('/profile');
    const area = await told();
    const facts = await form('Profile');
    await user.clear(input(facts, /^First name/));
    await user.type(input(facts, /^First name/), 'Zuhura');
    await user.clear(input(facts, /^Institution/));
    await user.type(input(facts, /^Institution/), 'Nairobi');
    await user.click(facts.getByRole('checkbox', { name: 'Single parent' }));
    const box = area.getByRole('combobox', { name: /^Add a fact/ });
    await user.type(box, 'stateless');
    await user.click(await area.findByRole('option', { name: /^A? ?Stateless/i }));
    await area.findByText(/^Added: /);
    await user.click(area.getByRole('button', { name: 'Take back: Citizen of Uganda' }));
    await area.findByText('Taken back: Citizen of Uganda');
    const now = await form('Profile');
    expect(input(now, /^First name/).value).toBe('Zuhura');
    expect(input(now, /^Institution/).value).toBe('Nairobi');
    await user.click(now.getByRole('button', { name: 'Save Profile' }));
    await toast('Profile saved');
    expect(lastFacts()).toMatchObject({
      citizenships: ['KE'],
      institution: 'Nairobi',
      gender: 'female',
      statuses: ['single-parent', 'stateless'],
    });
  });

  it('keeps what was typed into a fact of several parts until it is stored', async () => {
    withFacts({});
    answerFromElsewhere('PUT /users/profile', 403);
    const { user } = openPage('/profile');
    const area = await told();
    await user.click(area.getByText('An examination or a rank'));
    const exam = within(area.getByRole('form', { name: 'An examination or a rank', hidden: true }));
    const name = () => exam.getByLabelText<HTMLInputElement>(/^Examination/).value;
    await user.type(exam.getByLabelText(/^Examination/), 'Abitur');
    await user.click(exam.getByRole('button', { name: 'Add', hidden: true }));
    await toast('Error');
    expect(name()).toBe('Abitur');
    withFacts({});
    await user.click(exam.getByRole('button', { name: 'Add', hidden: true }));
    await eventually(name).toBe('');
    expect(lastFacts()).toEqual({ exams: [{ name: 'Abitur' }] });
  });

  it('takes none as an answer for degrees, and shows it', async () => {
    withFacts({});
    const { user } = openPage('/profile');
    const area = await told();
    await user.click(area.getByText('A degree you hold'));
    const form = within(area.getByRole('form', { name: 'A degree you hold', hidden: true }));
    await user.selectOptions(form.getByLabelText('Degree'), 'none');
    await user.click(form.getByRole('button', { name: 'Add', hidden: true }));
    await eventually(lastFacts).toEqual({ degrees: [] });
    expect(toldFacts({ degrees: [] }, []).flatMap(({ facts }) => facts.map(({ label }) => label))).toEqual([
      'No degree held',
    ]);
  });

  it('takes no country for the field of a degree', async () => {
    withFacts({});
    const { user } = openPage('/profile');
    const area = await told();
    await user.click(area.getByText('A degree you hold'));
    const form = within(area.getByRole('form', { name: 'A degree you hold', hidden: true }));
    await user.selectOptions(form.getByLabelText('Degree'), 'bachelor');
    await user.type(form.getByLabelText(/^Field/), 'Nigeria');
    await user.click(form.getByRole('button', { name: 'Add', hidden: true }));
    expect(form.getByRole('alert', { hidden: true }).textContent).toBe(
      'Please name a field of study: Nigeria is a country',
    );
  });

  it('adds what money is sought for to what was said before', async () => {
    withFacts({ purposes: ['degree'] });
    const { user } = openPage('/profile');
    const area = await told();
    await user.click(area.getByText('What you seek money for'));
    const form = within(area.getByRole('form', { name: 'What you seek money for', hidden: true }));
    await user.click(form.getByRole('button', { name: 'Add', hidden: true }));
    expect(form.getByRole('alert', { hidden: true }).textContent).toBe(
      'Please choose what you seek money for',
    );
    await user.selectOptions(form.getByLabelText('Money for'), 'exchange');
    await user.click(form.getByRole('button', { name: 'Add', hidden: true }));
    await eventually(lastFacts).toEqual({ purposes: ['degree', 'exchange'] });
  });

  it('has a field for the exact level, which is kept with the preferences', async () => {
    withFacts({});
    withPreferences();
    answer('POST /ai/preferences', { success: true, data: PREFERENCES });
    const { user } = openPage('/profile#fact-studyLevel');
    const area = await told();
    const form = within(area.getByRole('form', { name: 'The exact level you seek', hidden: true }));
    await user.selectOptions(form.getByLabelText('I want to do a'), 'associate');
    await user.click(form.getByRole('button', { name: 'Add', hidden: true }));
    await eventually(() => sent('POST /ai/preferences')[0]?.body).toEqual({
      ...PREFERENCES,
      studyLevel: 'associate',
    });
  });

  it('says kindly what does not go together', async () => {
    withFacts({ currentDegree: 'phd', dateOfBirth: '2010-05-17' });
    openPage('/profile');
    await screen.findByText('Do these go together?');
    await screen.findByText(/You give a doctorate and an age of \d+\./);
  });
});
