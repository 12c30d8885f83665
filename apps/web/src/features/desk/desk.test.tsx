import {
  type DeskScholarship,
  type DeskSource,
  type GroupCode,
  type House,
  type KeptAccount,
  profileResponse,
} from '@laurel/contract';
import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Answer } from '../../lib/api/api-types.ts';
import { expectConsole } from '../../testing/console-lines.ts';
import { openPage, STUDENT } from '../../testing/open-page.tsx';
import { sample } from '../../testing/sample.ts';
import { eventually, toast } from '../../testing/screen-queries.ts';
import { answer, answerBy, answerFromElsewhere, refuse, sent } from '../../testing/server.ts';

const withRoles = (roles?: ('curator' | 'operator')[]) =>
  answer('GET /users/profile', {
    success: true,
    data: { user: { ...sample(profileResponse).data.user, ...STUDENT, ...(roles ? { roles } : {}) } },
  });

type Queue = Answer<'GET /desk/queue'>;
const anItem = (title: string, part: Partial<Queue['data']['items'][number]> = {}) => ({
  kind: 'report' as const,
  id: title,
  scholarshipId: title,
  title,
  organization: 'Hill Valley Fund',
  about: 'wrong_fact',
  text: 'It closes in April.',
  createdAt: '2026-11-20T09:30:00.000Z',
  reach: { saved: 3, matched: 12 },
  ...part,
});
const withQueue = (items: ReturnType<typeof anItem>[], totalPages = 1) =>
  answer('GET /desk/queue', {
    success: true,
    data: { items, counts: { report: items.length, proposal: 0, held: 0, link: 0 } },
    pagination: {
      totalItems: items.length,
      totalPages,
      currentPage: 1,
      hasPrevPage: false,
      hasNextPage: totalPages > 1,
    },
  });

const PROGRAMME = {
  title: 'Hill Award',
  organization: 'Hill Valley Fund',
  page: 'https://hill.example/award',
  description: 'For those who climb hills and would like to climb more of them.',
  location: 'Germany',
  eligibility: [{ line: 'You are at most 35 years old.', age: { max: 35 } }],
  award: { kind: 'unknown', text: 'Not told' },
  deadline: { kind: 'yearly', dates: ['--03-01'], text: 'Usually 1 March' },
  documents: ['CV'],
  tags: ['Hills'],
};
const aReport = {
  id: 'r1',
  kind: 'wrong_fact' as const,
  text: 'It closes on 15 April 2027.',
  createdAt: '2026-11-20T09:30:00.000Z',
  state: 'open' as const,
};
const withAward = (part: Partial<DeskScholarship> = {}) =>
  answer('GET /desk/scholarships/{id}', {
    success: true,
    data: {
      id: 'hill',
      source: 'laurel',
      programme: PROGRAMME,
      deadline: 'Usually 1 March',
      isWithdrawn: false,
      reach: { saved: 1, matched: null },
      reports: [aReport],
      proposals: [],
      edits: [],
      ...part,
    },
  });
const verdict = (eligible: boolean) => ({ eligible, score: 70, deadline: '15 April 2027' });
const withPreview = (after = '15 April 2027') =>
  answer('POST /desk/scholarships/{id}/preview', {
    success: true,
    data: {
      deadline: { before: 'Usually 1 March', after },
      students: [
        { name: 'Amina', before: verdict(true), after: verdict(false) },
        { name: 'Bea', before: verdict(true), after: verdict(true) },
      ],
    },
  });

describe('the desk', () => {
  it('is an address that nobody knows, for a visitor and for a student', async () => {
    expectConsole(/Unknown route:/);
    openPage('/desk', { signedIn: false });
    await screen.findByText('Oops! Page not found');
    expect(sent('GET /desk/queue')).toEqual([]);
  });

  it('is not there for a student, who is asked for no more than the profile', async () => {
    expectConsole(/Unknown route:/);
    withRoles();
    openPage('/desk');
    await screen.findByText('Oops! Page not found');
    expect(sent('GET /desk/queue')).toEqual([]);
  });
});

describe('what waits', () => {
  beforeEach(() => withRoles(['curator']));

  it('stands there with how many students it concerns, and can be narrowed', async () => {
    withQueue([
      anItem('Hill'),
      anItem('Valley', {
        kind: 'link',
        about: 'gone',
        text: 'not_found',
        reach: { saved: 1, matched: null },
      }),
    ]);
    const { user } = openPage('/desk');
    const hill = (await screen.findByRole('link', { name: 'Hill' })).closest('li') as HTMLElement;
    within(hill).getByText('3 students saved it, fits 12 students');
    screen.getByText('1 student saved it, matches not counted yet');
    screen.getByText('not found');
    await user.click(screen.getByRole('button', { name: /^Reports/ }));
    await eventually(() => sent('GET /desk/queue').at(-1)?.query.kind).toBe('report');
    await user.type(screen.getByLabelText('Title or organisation'), 'hill{Enter}');
    await eventually(() => sent('GET /desk/queue').at(-1)?.query.q).toBe('hill');
  });

  it('may be nothing, and may not be loaded at first', async () => {
    answerFromElsewhere('GET /desk/queue', 403);
    const { user } = openPage('/desk');
    await screen.findByText('Failed to load what waits. Please try again.');
    withQueue([]);
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    await screen.findByText('Nothing Waits');
  });

  it('brings a changed table back with a look before', async () => {
    withQueue([]);
    const patch = { title: 'Hill Prize' };
    const change = { scholarshipId: 'hill', title: 'Hill Award', patch };
    answer('POST /desk/sheet', { success: true, data: { applied: false, changes: [change] } });
    const { user } = openPage('/desk');
    await user.click(await screen.findByRole('button', { name: 'Bring a changed table' }));
    const dialog = within(await screen.findByRole('dialog'));
    const file = new File(['id,title\nhill,Hill Prize\n'], 'table.csv', { type: 'text/csv' });
    await user.upload(dialog.getByLabelText('The changed table (CSV)'), file);
    await dialog.findByText('Hill Award');
    await user.click(dialog.getByRole('button', { name: 'Make these changes' }));
    await toast('1 award was changed.');
    expect(sent('POST /desk/sheet').map(({ body }) => (body as { apply: boolean }).apply)).toEqual([
      false,
      true,
    ]);
  });
});

describe('an award at the desk', () => {
  beforeEach(() => {
    withRoles(['curator']);
    withPreview();
  });
  const DATED = { deadline: { kind: 'date', dates: ['2027-04-15'], text: 'Closes on 15 April 2027' } };
  const done = {
    success: true as const,
    message: 'Done. Students see it now.',
    data: { outcome: 'done' as const },
  };

  it('is put right and the report answered by one click after the day is typed', async () => {
    withAward();
    answer('POST /desk/reports/{id}/answer', done);
    const { user } = openPage('/desk/awards/hill');
    const day = await screen.findByLabelText(/^Day/);
    await user.clear(day);
    await user.type(day, '2027-04-15');
    await screen.findByText('It changes for 1 of 2.');
    await user.click(screen.getByRole('button', { name: 'Change it and answer' }));
    await toast('Done. Students see it now.');
    expect(sent('POST /desk/reports/{id}/answer').at(-1)?.body).toEqual({
      state: 'mended',
      answer: 'You were right. It is put right now, thank you.',
      patch: DATED,
    });
  });

  it('says what is wrong with a demand, and sends none of it', async () => {
    withAward();
    const { user } = openPage('/desk/awards/hill');
    await user.click(await screen.findByText('Conditions (1)'));
    const demand = screen.getByLabelText(/^What line 1 demands/);
    await user.clear(demand);
    await user.type(demand, 'at most 40');
    await screen.findByText(/is not JSON/);
    expect(screen.getByRole('button', { name: 'Save the change' }).hasAttribute('disabled')).toBe(true);
    expect(sent('POST /desk/scholarships/{id}/preview')).toEqual([]);
  });

  it('has its conditions changed in forms, by kind and by names, and tried on the students at once', async () => {
    withAward();
    const { user } = openPage('/desk/awards/hill');
    await user.click(await screen.findByText('Conditions (1)'));
    await user.selectOptions(screen.getByLabelText(/^Add what line 1 is about/), 'Residence');
    const residence = within(screen.getByRole('group', { name: 'Residence, line 1' }));
    await user.type(residence.getByLabelText(/^Living in any of/), 'ken');
    await user.click(await screen.findByRole('option', { name: /^Kenya/ }));
    await user.type(residence.getByLabelText(/^For at least so many years/), '2');
    await eventually(
      () =>
        (
          sent('POST /desk/scholarships/{id}/preview').at(-1)?.body as
            | { patch: { eligibility?: object[] } }
            | undefined
        )?.patch.eligibility?.[0],
    ).toMatchObject({ residence: { anyOf: ['KE'], minYears: 2 } });
    await user.click(screen.getByRole('button', { name: 'Take Residence away from line 1' }));
    expect(screen.queryByRole('group', { name: 'Residence, line 1' })).toBeNull();
  });

  it('has parts of a field chosen by name', async () => {
    withAward();
    const { user } = openPage('/desk/awards/hill');
    await user.click(await screen.findByText('Conditions (1)'));
    await user.selectOptions(screen.getByLabelText(/^Add what line 1 is about/), 'Field of study');
    const field = within(screen.getByRole('group', { name: 'Field of study, line 1' }));
    await user.type(field.getByLabelText(/^Any of these fields/), '0613');
    await user.click(await screen.findByRole('option', { name: /\(0613\)$/ }));
    await user.type(field.getByLabelText(/^Of these fields only these parts/), 'machine');
    await user.click(await screen.findByRole('option', { name: /^Machine Learning/ }));
    await eventually(
      () =>
        (
          sent('POST /desk/scholarships/{id}/preview').at(-1)?.body as
            | { patch: { eligibility?: object[] } }
            | undefined
        )?.patch.eligibility?.[0],
    ).toMatchObject({ field: { anyOf: ['0613'], finer: ['machine-learning'] } });
  });

  it('shows a deadline that stays the same once', async () => {
    withAward();
    withPreview('Usually 1 March');
    const { user } = openPage('/desk/awards/hill');
    await user.click(await screen.findByText('Title, pages and texts'));
    await user.type(screen.getByLabelText('Title'), ' II');
    await screen.findByText('Deadline: Usually 1 March, as before');
  });

  it('keeps what was typed when it can’t be saved', async () => {
    withAward();
    refuse('POST /desk/scholarships/{id}/edits', 'invalid_request');
    const { user } = openPage('/desk/awards/hill');
    await user.click(await screen.findByText('Title, pages and texts'));
    const title = screen.getByLabelText('Title');
    await user.clear(title);
    await user.type(title, 'Hill Prize');
    await user.click(screen.getByRole('button', { name: 'Save the change' }));
    await toast('Some of what was sent is not valid. Please check it and try again.');
    expect(sent('POST /desk/scholarships/{id}/edits').at(-1)?.body).toEqual({
      patch: { title: 'Hill Prize' },
    });
    expect((title as HTMLInputElement).value).toBe('Hill Prize');
  });

  it('keeps what was typed while another part of the record is changed, and begins anew once it is made', async () => {
    const proposal = {
      id: 'p1',
      source: 'crawl' as const,
      fact: 'location',
      before: 'Germany',
      after: 'Austria',
      patch: { location: 'Austria' },
      where: { url: 'https://hill.example/award', place: 'Place' },
      createdAt: '2026-11-20T09:30:00.000Z',
      isMine: false,
    };
    withAward({ proposals: [proposal] });
    answer('POST /desk/proposals/{id}/decide', done);
    answer('POST /desk/scholarships/{id}/edits', done);
    const { user } = openPage('/desk/awards/hill');
    await user.click(await screen.findByText('Title, pages and texts'));
    const textIn = (label: string) => (screen.getByLabelText(label) as HTMLInputElement).value;
    await user.type(screen.getByLabelText('Title'), ' II');
    withAward({ programme: { ...PROGRAMME, location: 'Austria' } });
    await user.click(screen.getByRole('button', { name: 'Accept' }));
    await eventually(() => textIn('Place of study')).toBe('Austria');
    expect(textIn('Title')).toBe('Hill Award II');
    await user.click(screen.getByText('Add a page that was read today'));
    await user.type(screen.getByLabelText('Address'), 'https://hill.example/award');
    await user.click(screen.getByRole('button', { name: 'Save the change' }));
    await eventually(() => textIn('Address')).toBe('');
    expect(sent('POST /desk/scholarships/{id}/edits')[0]?.body).toMatchObject({
      patch: { title: 'Hill Award II', evidence: [{ url: 'https://hill.example/award' }] },
    });
  });

  it('asks before what was typed is left', async () => {
    withAward();
    withQueue([]);
    const { user } = openPage('/desk/awards/hill');
    await user.click(await screen.findByText('Title, pages and texts'));
    await user.type(screen.getByLabelText('Title'), ' II');
    await user.click(screen.getByRole('link', { name: 'The desk' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Leave without saving?' }));
    await user.click(dialog.getByRole('button', { name: 'Stay here' }));
    expect((screen.getByLabelText('Title') as HTMLInputElement).value).toBe('Hill Award II');
    await user.click(screen.getByRole('button', { name: 'Forget it' }));
    await user.click(screen.getByRole('link', { name: 'The desk' }));
    await screen.findByRole('heading', { name: 'The desk' });
  });

  it('shows proposals to accept or reject, and edits to take back', async () => {
    withAward({
      reports: [],
      proposals: [
        {
          id: 'p1',
          source: 'crawl',
          fact: 'deadline',
          before: 'Usually 1 March',
          after: '15 April 2027',
          patch: DATED,
          where: { url: 'https://hill.example/award', place: 'Dates' },
          createdAt: '2026-11-20T09:30:00.000Z',
          isMine: false,
        },
      ],
      edits: [
        {
          id: 'e1',
          patch: DATED,
          author: 'Amina Otieno',
          since: '2026-11-20T09:30:00.000Z',
          undoneAt: null,
          audience: 'uni.example',
        },
      ],
    });
    answer('POST /desk/proposals/{id}/decide', { success: true, message: 'It was rejected.' });
    answer('DELETE /desk/edits/{id}', { success: true, message: 'The edit was taken back.' });
    const { user } = openPage('/desk/awards/hill');
    await user.click(await screen.findByRole('button', { name: 'Reject' }));
    await toast('It was rejected.');
    screen.getByText(/only for the group uni\.example/);
    await user.click(screen.getByRole('button', { name: 'Take it back' }));
    await toast('The edit was taken back.');
  });

  const withReport = () => {
    const told = { text: 'It is gone.', createdAt: '2026-11-20T09:30:00.000Z' };
    withAward({ reports: [{ id: 'r1', kind: 'closed', state: 'open', ...told }] });
    answer('POST /desk/reports/{id}/answer', {
      success: true,
      message: 'Done. Students see it now.',
      data: { outcome: 'done' },
    });
    return openPage('/desk/awards/hill');
  };

  it('tells a student that their report changes nothing in words that say so', async () => {
    const { user } = withReport();
    await user.click(await screen.findByRole('button', { name: 'Stays as it is' }));
    await eventually(() => sent('POST /desk/reports/{id}/answer').at(-1)?.body).toEqual({
      state: 'rejected',
      answer: 'Thank you. It was looked into, and it stays as it is.',
    });
  });

  it('tells a student what the curator writes', async () => {
    const { user } = withReport();
    const own = await screen.findByLabelText(/^What the student is told/);
    await user.clear(own);
    await user.type(own, 'We asked them.');
    await user.click(screen.getByRole('button', { name: 'Will be seen to' }));
    await eventually(() => sent('POST /desk/reports/{id}/answer').at(-1)?.body).toEqual({
      state: 'accepted',
      answer: 'We asked them.',
    });
  });

  it('may be unknown, or not be loaded at first', async () => {
    refuse('GET /desk/scholarships/{id}', 'not_found');
    openPage('/desk/awards/nobody-knows');
    await screen.findByText('No Such Award');
  });
});

describe('the sources', () => {
  const source: DeskSource = {
    name: 'lists.example',
    url: 'https://lists.example/feed',
    everyHours: 24,
    nextAt: '2126-11-21T09:30:00.000Z',
    pausedAt: null,
    isRunning: false,
    lastOkAt: '2026-11-19T09:30:00.000Z',
    lastErrorAt: '2026-11-20T09:30:00.000Z',
    lastError: 'The server answered 503.',
    failures: 2,
    records: 31,
    lastCounts: { added: 3, changed: 1, unchanged: 27, merged: 0, refused: 4, withdrawn: 0 },
  };
  const withSource = (part: Partial<DeskSource> = {}) =>
    answer('GET /desk/sources', { success: true, data: { sources: [{ ...source, ...part }] } });

  it('tell a curator how their imports go, and leave the switches to operators', async () => {
    withRoles(['curator']);
    withSource();
    openPage('/desk/sources');
    await screen.findByText(
      'Rows of the last import: 3 added, 1 changed, 27 unchanged, 0 merged, 4 refused, 0 withdrawn.',
    );
    screen.getByText('Failed 2 times');
    screen.getByText(/^In vain on .*: The server answered 503\.$/);
    screen.getByText('31');
    expect(screen.queryByRole('button', { name: /Pause|Import now/ })).toBeNull();
  });

  it('are paused, resumed and imported now by an operator', async () => {
    withRoles(['operator']);
    withSource();
    // Paused from that act on: the list is asked for again after each of them, whenever it gets to it.
    answerBy('POST /desk/sources/{id}/acts', ({ body }) => {
      const { act } = body as { act: string };
      withSource(act === 'pause' ? { pausedAt: '2026-11-20T09:30:00.000Z', nextAt: null } : {});
      return { success: true as const, message: 'It is imported within seconds.' };
    });
    const { user } = openPage('/desk/sources');
    await user.click(await screen.findByRole('button', { name: 'Import now: lists.example' }));
    await toast('It is imported within seconds.');
    await user.click(screen.getByRole('button', { name: 'Pause: lists.example' }));
    await user.click(await screen.findByRole('button', { name: 'Resume: lists.example' }));
    await eventually(() => sent('POST /desk/sources/{id}/acts').map(({ body }) => body)).toEqual([
      { act: 'run' },
      { act: 'pause' },
      { act: 'resume' },
    ]);
  });

  it('may be none, or not be loaded at first', async () => {
    withRoles(['curator']);
    answer('GET /desk/sources', { success: true, data: { sources: [] } });
    openPage('/desk/sources');
    await screen.findByText(/None is imported by itself/);
  });
});

describe('the codes of groups', () => {
  const code: GroupCode = {
    id: 'c1',
    group: 'uni.example',
    createdAt: '2026-11-20T09:30:00.000Z',
    expiresAt: '2126-11-20T09:30:00.000Z',
    revokedAt: null,
    members: 2,
  };
  const withCodes = (...codes: GroupCode[]) =>
    answer('GET /desk/group-codes', { success: true, data: { codes } });

  it('are made, shown once, and taken back, with whoever came by them or without', async () => {
    withRoles(['curator']);
    withCodes();
    refuse('POST /desk/group-codes', 'invalid_request');
    const { user } = openPage('/desk/groups');
    await screen.findByText('There is no code yet.');
    await user.type(screen.getByLabelText(/^Group/), '@uni.example');
    const make = screen.getByRole('button', { name: 'Make a code' });
    await user.click(make);
    await screen.findByText(/Some of what was sent is not valid/);
    const link = 'https://laurel.example/profile?group-code=abcd-efgh#groups';
    answer('POST /desk/group-codes', {
      success: true,
      message: 'The code is there. It is shown this once.',
      data: { id: 'c1', code: 'abcd-efgh', link },
    });
    withCodes(code);
    await user.click(make);
    await screen.findByText('abcd-efgh');
    screen.getByText(link);
    await screen.findByText(/2 students have joined by it/);
    expect(sent('POST /desk/group-codes').at(-1)?.body).toEqual({ group: 'uni.example' });
    answer('DELETE /desk/group-codes/{id}', { success: true, message: 'The code was taken back.' });
    withCodes({ ...code, revokedAt: '2026-11-21T09:30:00.000Z' });
    await user.click(screen.getByRole('button', { name: /^Take it back: uni\.example/ }));
    await screen.findByText(/^Taken back /);
    expect(screen.queryByRole('button', { name: /^Take it back: / })).toBeNull();
    await user.click(screen.getByRole('button', { name: /^Take it back, and all who came by it/ }));
    await eventually(() =>
      sent('DELETE /desk/group-codes/{id}').map(({ params, query }) => [params.id, query]),
    ).toEqual([
      ['c1', {}],
      ['c1', { members: 'true' }],
    ]);
  });

  it('may not be loaded at first', async () => {
    withRoles(['curator']);
    answerFromElsewhere('GET /desk/group-codes', 403);
    const { user } = openPage('/desk/groups');
    await screen.findByText('Failed to load the codes. Please try again.');
    withCodes({ ...code, expiresAt: '2026-11-20T09:30:00.000Z', members: 1 });
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    await screen.findByText('Over');
    screen.getByText(/1 student has joined by it/);
  });
});

describe('the house', () => {
  const house = (part: Partial<House> = {}) =>
    answer('GET /desk/house', {
      success: true,
      data: {
        signUp: 'uni.example',
        mail: { way: 'outbox', waiting: 2, failed: 1, lastError: 'Nobody took it.' },
        jobs: [{ name: 'matching', error: 'The database was away.', at: '2026-11-20T09:30:00.000Z' }],
        ...part,
      },
    });
  const account: KeptAccount = {
    id: 'u1',
    email: 'bea@example.org',
    firstName: 'Bea',
    lastName: 'Hill',
    auditName: 'a-name',
    createdAt: '2026-11-20T09:30:00.000Z',
    disabledAt: null,
    roles: [],
    sessions: 1,
    isLocked: false,
  };

  it('is no page for a curator', async () => {
    withRoles(['curator']);
    openPage('/desk/house');
    await screen.findByText('Nothing lies here');
    expect(sent('GET /desk/house')).toEqual([]);
  });

  it('says how mails, jobs and sign-up stand, and finds an account to close and to erase', async () => {
    withRoles(['operator']);
    house();
    answer('GET /desk/accounts', { success: true, data: account });
    answer('POST /desk/accounts/{id}/acts', { success: true, message: 'Nobody signs in to it any more.' });
    answer('DELETE /desk/accounts/{id}', { success: true, message: 'The account was erased.' });
    const { user } = openPage('/desk/house');
    await screen.findByText(/The database was away/);
    screen.getByText(/2 wait, 1 could not be sent/);
    screen.getByText('Addresses of uni.example may open an account, and whoever is invited.');
    answer('POST /desk/invitations', { success: true, message: 'An invitation is on its way.' });
    await user.type(screen.getByLabelText('Invite an address'), 'noor@other.example{Enter}');
    await toast('An invitation is on its way.');
    expect(sent('POST /desk/invitations')[0]?.body).toEqual({ email: 'noor@other.example' });
    await user.type(screen.getByLabelText('The whole address'), 'bea@example.org{Enter}');
    await user.click(await screen.findByRole('button', { name: 'Close it for signing in' }));
    await toast('Nobody signs in to it any more.');
    // The keyboard goes on where it was.
    expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Close it for signing in' }));
    expect(sent('POST /desk/accounts/{id}/acts').at(-1)?.body).toEqual({ act: 'disable' });
    await user.click(screen.getByRole('button', { name: 'Erase' }));
    expect(sent('DELETE /desk/accounts/{id}')).toEqual([]);
    answer('GET /desk/accounts', { success: true, data: null });
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Erase it' }));
    await toast('The account was erased.');
    await screen.findByText('No account has this address.');
  });

  it('asks for the day from which the log is downloaded', async () => {
    withRoles(['operator']);
    house();
    const { user } = openPage('/desk/house');
    const since = (await screen.findByLabelText('Since')) as HTMLInputElement;
    await user.click(screen.getByRole('button', { name: 'Download the log' }));
    expect(since.validity.valueMissing).toBe(true);
    expect(sent('GET /desk/audit')).toEqual([]);
  });

  it('says of itself on the public pages what an operator writes', async () => {
    withRoles(['operator']);
    house({
      texts: { written: { operatorName: 'Office' }, configured: { operatorEmail: 'help@uni.example' } },
    });
    answer('PUT /desk/house/texts', { success: true, message: 'The pages say so from now on.' });
    const { user } = openPage('/desk/house');
    const email = await screen.findByLabelText('Address that students can write to');
    expect(email.getAttribute('placeholder')).toBe('help@uni.example');
    await user.type(screen.getByLabelText('Postal address'), '1 Hill Road{Enter}Hilltown');
    await user.click(screen.getByRole('button', { name: 'Save what the pages say' }));
    await toast('The pages say so from now on.');
    expect(sent('PUT /desk/house/texts')[0]?.body).toEqual({
      operatorName: 'Office',
      operatorEmail: '',
      operatorAddress: '1 Hill Road\nHilltown',
      dataProtection: '',
      retention: '',
    });
  });

  it('may not be seen at first', async () => {
    withRoles(['operator']);
    answerFromElsewhere('GET /desk/house', 403);
    const { user } = openPage('/desk/house');
    await screen.findByText('Failed to see how the house stands. Please try again.');
    house({ jobs: [], signUp: 'closed' });
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    await screen.findByText('None failed within the hour.');
    expect(screen.queryByLabelText('Invite an address')).toBeNull();
  });
});

describe('a new award', () => {
  it('is added from a form and opened at the desk; what was typed stays when it is refused', async () => {
    withRoles(['curator']);
    refuse('POST /desk/scholarships', 'conflict');
    const { user } = openPage('/desk/new');
    const type = async (label: string | RegExp, text: string) =>
      user.type(await screen.findByLabelText(label), text);
    await type('Organisation', 'Hügel Fund');
    await type('Title', 'Hügel Grant');
    await type('Its page', 'https://hill.example/grant');
    await type(/^Description/, 'For those who climb hills and would like to climb a few more of them.');
    await type('Place of study', 'Germany');
    await type(/^Conditions/, 'You live near a hill.{Enter}You have climbed it before.');
    await type('What it pays, in words', 'New shoes');
    await type(/^Tags/, 'Hills, Shoes');
    await user.click(screen.getByRole('button', { name: 'Add the award' }));
    await toast('This was changed meanwhile. Please reload and try again.');
    expect((screen.getByLabelText('Title') as HTMLInputElement).value).toBe('Hügel Grant');
    answer('POST /desk/scholarships', {
      success: true,
      message: 'Done. Students see it now.',
      data: { outcome: 'done' },
    });
    withAward();
    await user.click(screen.getByRole('button', { name: 'Add the award' }));
    await screen.findByText('What is right');
    expect(sent('POST /desk/scholarships').at(-1)?.body).toMatchObject({
      programme: {
        id: 'hugel-grant',
        eligibility: [{ line: 'You live near a hill.' }, { line: 'You have climbed it before.' }],
        deadline: { kind: 'unknown' },
        tags: ['Hills', 'Shoes'],
      },
    });
  });
});
