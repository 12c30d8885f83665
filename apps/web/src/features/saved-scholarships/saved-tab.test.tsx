import { addDays } from '@laurel/domain';
import { screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { dayInWords, dayOf } from '../../lib/dates/calendar-day.ts';
import { downloads } from '../../testing/browser-gaps.ts';
import { openPage } from '../../testing/open-page.tsx';
import { aSaved, aScholarship, withMatches, withSaved } from '../../testing/samples.ts';
import { about, atAddress, card, eventually, toast, toasts } from '../../testing/screen-queries.ts';
import { answer, answered, answerFromElsewhere, breakOff, hold, refuse, sent } from '../../testing/server.ts';

const ADDRESS = '/dashboard?tab=saved';
const CHECKLIST = [
  { id: 'step:conditions', kind: 'step' as const, label: 'Check the conditions', done: false },
  { id: 'step:follow-up', kind: 'step' as const, label: 'Follow up', done: false },
];

const button = (name: string | RegExp) => screen.findByRole('button', { name });
const many = (count: number) => Array.from({ length: count }, (_, index) => aSaved(`Grant ${index + 1}`));
const cards = () => within(screen.getByRole('tabpanel')).queryAllByRole('heading', { level: 3 });

describe('the saved tab', () => {
  it('leads to the matches when nothing is saved', async () => {
    withMatches('Hill');
    const { user } = openPage(ADDRESS);
    await screen.findByRole('heading', { name: 'No Saved Scholarships' });
    await user.click(await button('Explore AI Matches'));
    await atAddress('/dashboard');
    await screen.findByRole('link', { name: /^View Details/ });
  });

  it('attack: markup in a title or in notes is text, and a script is no link', async () => {
    const markup = '<img src="/x" onerror="document.title=1">';
    withSaved(aSaved(`Grant ${markup}`, { notes: markup }, { applicationUrl: 'JaVaScript:alert(1)' }));
    openPage(ADDRESS);
    await card(`Grant ${markup}`);
    screen.getByText(markup);
    expect(document.querySelectorAll('a[href*="script:" i]')).toHaveLength(0);
    expect(document.title).toContain('Laurel');
  });

  it('keeps a changed priority and application status', async () => {
    withSaved(aSaved('Hill'));
    const { user, reload } = openPage(ADDRESS);
    const priority = () => button(/^Priority of Hill/);
    const status = () => button(/^Application status of Hill/);
    const text = async (menu: Promise<HTMLElement>) => (await menu).textContent;
    expect(await text(priority())).toContain('No Priority');
    expect(await text(status())).toContain('Not Started');
    await user.click(await priority());
    await user.click(await screen.findByRole('menuitem', { name: 'High' }));
    await eventually(() => text(priority())).toContain('High');
    await user.click(await status());
    // What comes next stands first; the others correct a slip.
    const choices = async () =>
      (await screen.findAllByRole('menuitem')).map(({ firstChild }) => firstChild?.textContent);
    expect(await choices()).toEqual([
      'In Progress',
      'Not Started',
      'Submitted',
      'Accepted',
      'Rejected',
      'Waitlisted',
    ]);
    await user.click(screen.getByRole('menuitem', { name: 'Waitlisted' }));
    await eventually(() => text(status())).toContain('Waitlisted');
    await user.click(await status());
    expect((await choices()).slice(0, 2)).toEqual(['Accepted', 'Rejected']);
    await user.keyboard('{Escape}');
    expect(sent('PATCH /scholarships/{id}/save').map(({ body }) => body)).toEqual([
      { priority: 'high' },
      { applicationStatus: 'waitlisted' },
    ]);
    reload();
    expect(await text(priority())).toContain('High');
    expect(await text(status())).toContain('Waitlisted');
  });

  it('keeps notes, and what was typed when they can’t be saved', async () => {
    withSaved(aSaved('Hill'));
    const letThrough = hold('PATCH /scholarships/{id}/save');
    letThrough();
    const { user } = openPage(ADDRESS);
    await user.click(await button('Add notes: Hill'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Your notes' }));
    const notes = dialog.getByRole<HTMLTextAreaElement>('textbox', { name: 'Notes' });
    await user.type(notes, 'Ask Dr. Mwangi before Friday.');
    breakOff('PATCH /scholarships/{id}/save');
    await user.click(dialog.getByRole('button', { name: 'Save notes' }));
    await dialog.findByRole('alert');
    expect(notes.value).toBe('Ask Dr. Mwangi before Friday.');
    withSaved(aSaved('Hill'));
    await user.click(dialog.getByRole('button', { name: 'Save notes' }));
    await eventually(() => screen.queryByRole('dialog')).toBeNull();
    await screen.findByText('Ask Dr. Mwangi before Friday.');
    expect(sent('PATCH /scholarships/{id}/save').at(-1)?.body).toEqual({
      notes: 'Ask Dr. Mwangi before Friday.',
    });
  });

  it('puts a refused change back and says so', async () => {
    withSaved(aSaved('Hill'));
    breakOff('PATCH /scholarships/{id}/save');
    const { user } = openPage(ADDRESS);
    await user.click(await button(/^Application status of Hill/));
    await user.click(await screen.findByRole('menuitem', { name: 'Submitted' }));
    await toasts().findByRole('alert');
    await expect
      .poll(async () => (await button(/^Application status of Hill/)).textContent)
      .toContain('Not Started');
  });

  it('turns its pages; the first is asked for without a page', async () => {
    withSaved(...many(25));
    const { user } = openPage(ADDRESS);
    await screen.findByText('Page 1 of 2');
    await card('Grant 1');
    expect(sent('GET /scholarships/saved/list')[0]?.query).toEqual({});
    expect(cards()).toHaveLength(20);
    expect(await button('Previous')).toHaveProperty('disabled', true);
    await user.click(await button('Next'));
    await screen.findByText('Page 2 of 2');
    await card('Grant 25');
    await eventually(cards).toHaveLength(5);
    expect(sent('GET /scholarships/saved/list').at(-1)?.query).toEqual({ page: '2' });
    expect(await button('Next')).toHaveProperty('disabled', true);
    await user.click(await button('Previous'));
    await screen.findByText('Page 1 of 2');
    await card('Grant 1');
  });

  it('a removed one comes back by undo, with what was written on it', async () => {
    withSaved(aSaved('Hill', { notes: 'Ask Dr Obi' }));
    const { user } = openPage(ADDRESS);
    await user.click(await button('Remove: Hill'));
    await screen.findByRole('heading', { name: 'No Saved Scholarships' });
    await user.click(await button('Undo'));
    await card('Hill');
    expect(sent('POST /scholarships/{id}/save').map(({ body }) => body)).toEqual([
      { saved: false },
      { saved: true, restore: true },
    ]);
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
  });

  it('steps back when the last entry of the last page is removed', async () => {
    withSaved(...many(21));
    const { user } = openPage(ADDRESS);
    await user.click(await button('Next'));
    await user.click(await screen.findByRole('button', { name: about('Remove', 'Grant 21') }));
    await toast('Scholarship Removed');
    await toast('Scholarship removed from your saved list.');
    await screen.findByText('Page 1 of 1');
    await eventually(() => screen.queryByRole('heading', { name: 'Grant 21' })).toBeNull();
    expect(cards()).toHaveLength(20);
  });

  it('says when it can’t be loaded, and loads by another try', async () => {
    withSaved(aSaved('Hill'));
    answerFromElsewhere('GET /scholarships/saved/list', 403);
    const { user } = openPage(ADDRESS);
    const failure = await screen.findByText('Failed to load saved scholarships. Please try again.');
    expect(failure.closest('[role=alert]')).not.toBeNull();
    withSaved(aSaved('Hill'));
    await user.click(await button('Try Again'));
    await card('Hill');
  });

  it('leads out to the application in a new tab that knows nothing of this one', async () => {
    withSaved(aSaved('Hill'));
    openPage(ADDRESS);
    const apply = await screen.findByRole<HTMLAnchorElement>('link', { name: about('Apply', 'Hill') });
    expect(apply.href).toBe('https://hillvalley.example/award');
    expect(apply.target).toBe('_blank');
    expect(apply.rel).toContain('noopener');
  });

  it('says of one that is no longer given what became of it, and leads to its successor', async () => {
    withSaved(aSaved('Hill', {}, { applicationDeadline: 'No longer given', ended: { successorId: 'Lake' } }));
    answer('GET /scholarships/{id}', {
      success: true,
      data: { scholarship: aScholarship('Lake'), match: null },
    });
    const { user } = openPage(ADDRESS);
    within(await card('Hill')).getByText('This scholarship is no longer given.');
    await user.click(screen.getByRole('link', { name: 'See its successor' }));
    await screen.findByRole('heading', { level: 1, name: 'Lake' });
    await screen.findByRole('link', { name: /^Apply Now/ });
  });

  it('opens a scholarship without a match with score 85 and why', async () => {
    withSaved(aSaved('Hill'));
    answer('GET /scholarships/{id}', {
      success: true,
      data: { scholarship: aScholarship('Hill'), match: null },
    });
    const { user } = openPage(ADDRESS);
    await user.click(await screen.findByRole('link', { name: about('View Details', 'Hill') }));
    await screen.findByText('85% Match');
    await screen.findByText('Previously saved by you');
  });
});

describe('the views of the saved tab', () => {
  it('the year shows when each opens and closes, its tests and its referees, as a list', async () => {
    const today = dayOf(new Date());
    const announced = addDays(today, 60);
    const milestones = [
      { document: 'References', label: 'Ask your referees: References', day: addDays(today, -2) },
      { document: 'IELTS', label: 'Book the test: IELTS', day: addDays(today, 10) },
      { document: 'Essay', label: 'First draft: Essay', day: addDays(today, 30) },
    ];
    withSaved(
      aSaved('Nameless', {}, { applicationDeadline: '', deadlineStatus: 'unknown' }),
      aSaved(
        'Later',
        {},
        {
          applicationDeadline: 'Usually in spring',
          deadlineStatus: 'estimated',
          deadlineWindow: { first: addDays(today, 90), last: addDays(today, 120) },
          round: { opens: addDays(today, 40) },
        },
      ),
      aSaved('Hill', {}, { applicationDeadline: announced, deadlineStatus: 'announced', milestones }),
    );
    const { user } = openPage(ADDRESS);
    await user.click(await button('Year'));
    const year = within(await screen.findByRole('list', { name: 'Your year' }));
    const titles = year.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(titles).toEqual(['Hill', 'Later', 'Nameless']);
    year.getByText(`Closes on ${dayInWords(announced)}.`);
    year.getByText(
      `Expected to open on ${dayInWords(addDays(today, 40))}. Expected to close between ${dayInWords(addDays(today, 90))} and ${dayInWords(addDays(today, 120))}.`,
    );
    year.getByText('Date not known to us: see the official page.');
    const dated = within(year.getByRole('list', { name: 'Tests and referees for Hill' }));
    expect(dated.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      `Was due ${dayInWords(addDays(today, -2))}: Ask your referees: References`,
      `${dayInWords(addDays(today, 10))}: Book the test: IELTS`,
    ]);
    year.getByText(/^1 other step/);
  });

  it('a card of the board is moved by the arrow keys, which go on working in its new column', async () => {
    withSaved(aSaved('Hill'));
    const { user } = openPage(ADDRESS);
    await user.click(await button('Board'));
    const grip = () => screen.findByRole('button', { name: /^Move Hill/ });
    (await grip()).focus();
    await user.keyboard('{ArrowLeft}');
    expect(sent('PATCH /scholarships/{id}/save')).toEqual([]);
    await user.keyboard('{ArrowRight}');
    await eventually(async () => (await grip()).closest('li')?.querySelector('h3')?.textContent).toMatch(
      /^In Progress/,
    );
    await eventually(() => document.activeElement?.getAttribute('aria-label')).toMatch(/^Move Hill/);
    screen.getByText('Hill is now in In Progress.');
    await user.keyboard('{ArrowRight}');
    await eventually(() => sent('PATCH /scholarships/{id}/save').map(({ body }) => body)).toEqual([
      { applicationStatus: 'in_progress' },
      { applicationStatus: 'submitted' },
    ]);
  });

  it('a card of the board is dragged to another column, and stays where it is let go outside or by a click', async () => {
    withSaved(aSaved('Hill'));
    const { user } = openPage(ADDRESS);
    await user.click(await button('Board'));
    const grip = await screen.findByRole('button', { name: /^Move Hill/ });
    const column = (name: string) =>
      screen.getByRole('heading', { level: 3, name: new RegExp(`^${name}`) }).closest('li');
    // This DOM has no layout: what lies under the pointer is said here.
    let under: Element | null = column('Accepted');
    Object.assign(document, { elementFromPoint: () => under });
    const drag = (x: number) =>
      user.pointer([
        { keys: '[MouseLeft>]', target: grip, coords: { clientX: 0, clientY: 0 } },
        { target: grip, coords: { clientX: x, clientY: 0 } },
        { keys: '[/MouseLeft]', target: grip, coords: { clientX: x, clientY: 0 } },
      ]);
    await drag(2);
    under = document.body;
    await drag(300);
    expect(sent('PATCH /scholarships/{id}/save')).toEqual([]);
    under = column('Accepted');
    await drag(300);
    await eventually(() => within(column('Accepted') as HTMLElement).queryByText('Hill')).not.toBeNull();
    await eventually(() => sent('PATCH /scholarships/{id}/save').map(({ body }) => body)).toEqual([
      { applicationStatus: 'accepted' },
    ]);
  });

  it('list and board show the same, and a changed status moves a card', async () => {
    withSaved(aSaved('Hill'), aSaved('Lake'));
    const { user } = openPage(ADDRESS);
    await user.click(await button('List'));
    const table = within(await screen.findByRole('region', { name: 'Saved scholarships as a table' }));
    expect(table.getAllByRole('rowheader').map((header) => header.querySelector('a')?.textContent)).toEqual([
      'Hill',
      'Lake',
    ]);
    await user.click(await button('Board'));
    const board = within(await screen.findByRole('region', { name: 'Board of applications' }));
    const cardIn = async (column: string, title: string) => {
      const heading = await board.findByRole('heading', { level: 3, name: new RegExp(`^${column}`) });
      return within(heading.closest('li') as HTMLElement).queryByRole('heading', { level: 4, name: title });
    };
    await eventually(() => cardIn('Not Started', 'Hill')).not.toBeNull();
    await user.click(await button(/^Application status of Hill/));
    await user.click(await screen.findByRole('menuitem', { name: 'Submitted' }));
    await eventually(() => cardIn('Submitted', 'Hill')).not.toBeNull();
    expect(await cardIn('Not Started', 'Lake')).not.toBeNull();
    await user.click(await button('Cards'));
    await user.click(await screen.findByText('History'));
    const history = within(await card('Hill'))
      .getAllByText('Submitted')
      .map((each) => each.closest('ol'));
    expect(history.filter(Boolean)).toHaveLength(1);

    await user.click(await button(/^Status/));
    await user.click(await screen.findByRole('menuitem', { name: 'Submitted' }));
    await eventually(() => screen.queryByRole('heading', { level: 3, name: 'Lake' })).toBeNull();
    await card('Hill');
  });

  it('prints', async () => {
    withSaved(aSaved('Hill'));
    const print = vi.spyOn(window, 'print');
    const { user } = openPage(ADDRESS);
    await user.click(await button('Print'));
    expect(print).toHaveBeenCalledOnce();
  });

  it('a document ticked on one scholarship is at once ticked on all that ask for it', async () => {
    const cv = { id: 'document:CV', kind: 'document' as const, label: 'CV', done: false, sharedBy: 'cv' };
    const resume = { ...cv, id: 'document:Resume', label: 'Resume' };
    const translated = { ...cv, id: 'document:T', label: 'Certified translation', sharedBy: undefined };
    withSaved(aSaved('Hill', { checklist: [cv] }), aSaved('Lake', { checklist: [resume, translated] }));
    const { user } = openPage(ADDRESS);
    const boxes = (title: string) =>
      within(screen.getByRole('list', { name: `Documents for ${title}` })).getAllByRole('checkbox');
    const ticked = (title: string) => boxes(title).map((box) => (box as HTMLInputElement).checked);
    await screen.findByRole('list', { name: 'Documents for Lake' });
    const letThrough = hold('PATCH /scholarships/{id}/save');
    await user.click(boxes('Hill')[0] as HTMLElement);
    await eventually(() => [ticked('Hill'), ticked('Lake')]).toEqual([[true], [true, false]]);
    letThrough();
    await eventually(() => sent('PATCH /scholarships/{id}/save').length).toBe(1);
    await user.click(boxes('Lake')[0] as HTMLElement);
    await eventually(() => [ticked('Hill'), ticked('Lake')]).toEqual([[false], [false, false]]);
    expect(screen.getAllByText(/is ticked once for all of them\.$/)).toHaveLength(2);
  });

  it('a checklist is ticked at once, kept, and put back when the server refuses', async () => {
    const item = aSaved('Hill', { checklist: CHECKLIST });
    withSaved(item);
    const { user, reload } = openPage(ADDRESS);
    const progress = (done: number) =>
      eventually(
        () => screen.queryAllByText(/^Checklist/)[0]?.closest('summary')?.textContent ?? '',
      ).toContain(`: ${done} of 2 done`);
    await progress(0);
    await user.click(screen.getAllByText(/^Checklist/)[0] as HTMLElement);
    const steps = within(screen.getByRole('list', { name: 'Steps for Hill' }));
    const letThrough = hold('PATCH /scholarships/{id}/save');
    await user.click(steps.getByRole('checkbox', { name: 'Check the conditions' }));
    await progress(1);
    letThrough();
    await eventually(() => sent('PATCH /scholarships/{id}/save').map(({ body }) => body)).toEqual([
      { checklist: { 'step:conditions': true } },
    ]);
    reload();
    await progress(1);
    breakOff('PATCH /scholarships/{id}/save');
    await user.click(screen.getAllByText(/^Checklist/)[0] as HTMLElement);
    await user.click(screen.getByRole('checkbox', { name: 'Follow up' }));
    await toast('Failed to update the saved scholarship. Please try again.');
    await progress(1);
    await user.click(await button('List'));
    await screen.findByRole('cell', { name: '1 of 2 done' });
  });

  it('the export is a file with the mark that spreadsheets need', async () => {
    withSaved(aSaved('Hill'));
    answer('GET /scholarships/saved/export.csv', 'Title,Notes\nHill,');
    const { user } = openPage(ADDRESS);
    await user.click(await button('Export CSV'));
    await eventually(() => downloads.length).toBe(1);
    expect(downloads[0]?.name).toMatch(/^saved-scholarships-\d{4}-\d{2}-\d{2}\.csv$/);
    expect(await downloads[0]?.text()).toBe('Title,Notes\nHill,');
  });

  it('an export that fails says so', async () => {
    withSaved(aSaved('Hill'));
    breakOff('GET /scholarships/saved/export.csv');
    const { user } = openPage(ADDRESS);
    await user.click(await button('Export CSV'));
    await toast('Failed to export the saved list. Please try again.');
  });
});

describe('the calendar of deadlines', () => {
  const open = async () => {
    const page = openPage(ADDRESS);
    await page.user.click(await button('Calendar'));
    const dialog = within(await screen.findByRole('dialog', { name: 'Deadlines in your calendar' }));
    return { ...page, dialog };
  };
  const withAddress = () => {
    withSaved(aSaved('Hill', {}, { applicationDeadline: '2099-03-01' }));
    const url = 'https://laurel.example/api/calendar/old.ics';
    answer('GET /calendar', { success: true, data: { url } });
    return url;
  };

  it('keeps the address when the student thinks better of it', async () => {
    const url = withAddress();
    const { user, dialog } = await open();
    const address = await dialog.findByLabelText<HTMLInputElement>('Calendar address');
    expect(address.value).toBe(url);
    await user.click(dialog.getByRole('button', { name: 'Make a new address' }));
    await user.click(await dialog.findByRole('button', { name: 'Keep it' }));
    await eventually(() => dialog.queryByRole('button', { name: 'Replace the address' })).toBeNull();
    expect(sent('POST /calendar/rotate')).toHaveLength(0);
  });

  it('shows the new address once the old one is replaced, and says when it can’t be', async () => {
    withAddress();
    refuse('POST /calendar/rotate', 'internal');
    const { user, dialog } = await open();
    await user.click(await dialog.findByRole('button', { name: 'Make a new address' }));
    dialog.getByText('The old address will stop working at once.');
    await user.click(dialog.getByRole('button', { name: 'Replace the address' }));
    await toast('Something went wrong on our side. Please try again.');
    answer('POST /calendar/rotate', {
      success: true,
      data: { url: 'https://laurel.example/api/calendar/new.ics' },
    });
    await user.click(dialog.getByRole('button', { name: 'Replace the address' }));
    await toast('New calendar address');
    const address = dialog.getByLabelText<HTMLInputElement>('Calendar address');
    await eventually(() => address.value).toBe('https://laurel.example/api/calendar/new.ics');
  });

  it('says when the address can’t be loaded, and loads it by another try', async () => {
    withSaved(aSaved('Hill'));
    answerFromElsewhere('GET /calendar', 403);
    const { user, dialog } = await open();
    await dialog.findByText('Failed to load the calendar address. Please try again.');
    withAddress();
    await user.click(dialog.getByRole('button', { name: 'Try Again' }));
    await dialog.findByLabelText('Calendar address');
  });

  it('takes one deadline as a file', async () => {
    withAddress();
    answer('GET /scholarships/{id}/deadline.ics', 'BEGIN:VCALENDAR');
    const { user } = openPage(ADDRESS);
    await user.click(await screen.findByRole('button', { name: about('Add to calendar', 'Hill') }));
    await eventually(() => downloads.map(({ name }) => name)).toEqual(['deadline.ics']);
    expect(await downloads[0]?.text()).toBe('BEGIN:VCALENDAR');
  });
});

describe('saving from the matches', () => {
  it('shows at once what is wanted, and takes it back when the server refuses', async () => {
    withMatches('Hill');
    breakOff('POST /scholarships/{id}/save');
    const letThrough = hold('POST /scholarships/{id}/save');
    const { user } = openPage('/dashboard');
    await screen.findByRole('button', { name: about('Save', 'Hill'), pressed: false });
    await answered();
    await user.click(screen.getByRole('button', { name: about('Save', 'Hill') }));
    await screen.findByRole('button', { name: about('Saved', 'Hill'), pressed: true });
    letThrough();
    await toast('Failed to save scholarship. Please try again.');
    await screen.findByRole('button', { name: about('Save', 'Hill'), pressed: false });
  });

  it('says what to do when as many are saved as can be', async () => {
    withMatches('Hill');
    refuse('POST /scholarships/{id}/save', 'limit_reached', { message: 'Please remove one.' });
    const { user } = openPage('/dashboard');
    await user.click(await screen.findByRole('button', { name: about('Save', 'Hill'), pressed: false }));
    await toast('Please remove one.');
    await screen.findByRole('button', { name: about('Save', 'Hill'), pressed: false });
  });

  it('is undone by a second click, with a toast each', async () => {
    withSaved();
    withMatches('Hill');
    const { user } = openPage('/dashboard');
    await user.click(await screen.findByRole('button', { name: about('Save', 'Hill') }));
    await toast('Scholarship Saved');
    await toast('Scholarship added to your saved list.');
    await user.click(await screen.findByRole('button', { name: about('Saved', 'Hill'), pressed: true }));
    await toast('Scholarship Removed');
    await toast('Scholarship removed from your saved list.');
    await screen.findByRole('button', { name: about('Save', 'Hill'), pressed: false });
    expect(sent('POST /scholarships/{id}/save')).toHaveLength(2);
  });
});
