import { freshness, type ListedScholarship } from '@laurel/contract';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Answer } from '../../lib/api/api-types.ts';
import { openPage } from '../../testing/open-page.tsx';
import { sample } from '../../testing/sample.ts';
import { aScholarship, pageFigures, withPreferences, withSaved } from '../../testing/samples.ts';
import { about, atAddress, card, eventually, toast } from '../../testing/screen-queries.ts';
import { answer, answerBy, answered, answerFromElsewhere, hold, sent } from '../../testing/server.ts';

const NO_FACETS = { country: [], level: [], field: [], funding: [] };
const LEVELS = [
  { value: 'masters', name: 'Masters', count: 1200 },
  { value: 'phd', name: 'PhD', count: 2 },
];

const listed = (title: string, part: Partial<ListedScholarship> = {}): ListedScholarship => {
  const { id, organization, amount, deadline, location, eligibility, description, link } =
    aScholarship(title);
  const facts = { id, title, organization, amount, deadline, location, eligibility, description, link };
  return { ...facts, isSaved: false, ...part };
};

/** The catalogue answers these, whatever is asked; `total` when there are more pages. */
const withCatalogue = (
  scholarships: ListedScholarship[],
  total = scholarships.length,
  part: Partial<Answer<'GET /scholarships'>['data']> = {},
) =>
  answerBy(
    'GET /scholarships',
    ({ query }): Answer<'GET /scholarships'> => ({
      success: true,
      data: {
        scholarships,
        facets: { ...NO_FACETS, level: LEVELS },
        without: [],
        hidden: { closed: 0, flagged: 0 },
        ...part,
      },
      pagination: pageFigures(total, Number(query.page ?? 1)),
    }),
  );

const asked = () => sent('GET /scholarships').map(({ query }) => query);
const open = async (address = '/scholarships') => {
  const page = openPage(address);
  await screen.findByRole('heading', { level: 1, name: 'Browse scholarships' });
  return page;
};

describe('browsing the catalogue', () => {
  it('shows what the server finds, counted and with scores, best fit asked for first', async () => {
    withPreferences();
    withCatalogue(
      [listed('Hill', { matchScore: 91.4, eligible: true }), listed('Lake', { eligible: false })],
      1857,
    );
    await open();
    within(await card('Hill')).getByText('91% Match');
    within(await card('Lake')).getByText('Not eligible');
    expect(within(await card('Lake')).queryByText(/% Match/)).toBeNull();
    screen.getByText('1,857 scholarships');
    expect(asked()[0]).toMatchObject({ sort: 'fit' });
  });

  it('shows that it waits', async () => {
    withCatalogue([listed('Hill')]);
    const letThrough = hold('GET /scholarships');
    await open();
    await screen.findByText('Loading scholarships…');
    letThrough();
    await card('Hill');
    await eventually(() => screen.queryByText('Loading scholarships…')).toBeNull();
  });

  it('asks a moment after one types, and keeps the words in the address', async () => {
    withCatalogue([listed('Chevening')]);
    const { user, reload } = await open();
    const search = () => screen.findByLabelText<HTMLInputElement>('Search');
    await user.type(await search(), 'chevning');
    await atAddress('/scholarships?q=chevning');
    await eventually(asked).toContainEqual(expect.objectContaining({ q: 'chevning' }));
    expect(asked().some(({ q }) => q === 'c')).toBe(false);
    reload();
    await card('Chevening');
    expect((await search()).value).toBe('chevning');
  });

  it('says with each choice how many it leaves, and goes back by the browser', async () => {
    withCatalogue([listed('Hill')]);
    const { user, router } = await open();
    await card('Hill');
    const level = () => screen.getByLabelText<HTMLSelectElement>('Level');
    const labels = [...level().options].map(({ textContent }) => textContent);
    expect(labels).toEqual(['Any', 'Master’s (1,200)', 'PhD (2)']);
    await user.selectOptions(level(), 'phd');
    await atAddress('/scholarships?level=phd');
    await eventually(() => asked().at(-1)).toMatchObject({ level: 'phd' });
    await router.navigate(-1);
    await eventually(() => level().value).toBe('');
  });

  it('names the filter that removed most when nothing is left, and removes it', async () => {
    withCatalogue([], 0, { without: [{ filter: 'country', count: 1 }] });
    const { user } = await open('/scholarships?q=chevning&country=Japan');
    await screen.findByRole('heading', { name: 'No scholarship fits all of this' });
    screen.getByText('“Country of study” removed most: without it there is 1.');
    withCatalogue([listed('Chevening')]);
    await user.click(screen.getByRole('button', { name: 'Remove “Country of study”' }));
    await card('Chevening');
    await atAddress('/scholarships?q=chevning');
  });

  it.each([
    ['/scholarships?q=zebra', 'Nothing in the catalogue speaks of “zebra”. Try fewer or other words.'],
    ['/scholarships?level=phd', 'Try with fewer filters.'],
  ])('says what to do when no filter alone is to blame: %s', async (address, text) => {
    withCatalogue([], 0);
    const { user } = await open(address);
    await screen.findByText(text);
    await user.click(screen.getByRole('button', { name: 'Clear everything' }));
    await atAddress('/scholarships');
  });

  it('turns pages, and goes back to the first when the filter changes', async () => {
    withCatalogue([listed('Hill')], 60, {
      facets: { ...NO_FACETS, funding: [{ value: 'full', name: 'Full', count: 3 }] },
    });
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: 'Next' }));
    await atAddress('/scholarships?page=2');
    await screen.findByText('Page 2 of 3');
    await user.selectOptions(screen.getByLabelText('Funding'), 'full');
    await atAddress('/scholarships?funding=full');
  });

  it('works without preferences, without scores', async () => {
    withCatalogue([listed('Hill')]);
    await open();
    await card('Hill');
    expect(screen.queryByText(/% Match/)).toBeNull();
  });

  it('saves from the list', async () => {
    withSaved();
    withCatalogue([listed('Hill')]);
    const { user } = await open();
    await card('Hill');
    await answered();
    await user.click(screen.getByRole('button', { name: about('Save', 'Hill') }));
    await toast('Scholarship Saved');
    await screen.findByRole('button', { name: about('Saved', 'Hill'), pressed: true });
    expect(sent('POST /scholarships/{id}/save').map(({ params }) => params)).toEqual([{ id: 'Hill' }]);
  });

  it('shows one that is no longer given only when closed ones are asked for, and leads to its page', async () => {
    const ended = { since: '2024', successorId: 'Lake' };
    withCatalogue([listed('Hill', { deadline: 'No longer given', deadlineStatus: 'closed', ended })]);
    answer('GET /scholarships/{id}', {
      success: true,
      data: { scholarship: aScholarship('Hill', { ended }), match: null },
    });
    const { user } = await open('/scholarships?q=hill&closed=yes');
    within(await card('Hill')).getByText('No longer given');
    expect(asked()[0]).toMatchObject({ q: 'hill', includeClosed: 'true' });
    await user.click(within(await card('Hill')).getByRole('link', { name: 'Hill' }));
    await screen.findByRole('heading', { level: 1, name: 'Hill' });
    await screen.findByText('This scholarship is no longer given.');
  });

  it('says when it can’t be loaded, and loads by another try', async () => {
    answerFromElsewhere('GET /scholarships', 403);
    const { user } = await open();
    const text = await screen.findByText('Failed to load scholarships. Please try again.');
    expect(text.closest('[role=alert]')).not.toBeNull();
    withCatalogue([listed('Hill')]);
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    await card('Hill');
  });
});

describe('comparing scholarships', () => {
  it('puts up to four side by side and lets each go', async () => {
    const titles = ['Hill', 'Lake', 'Dune', 'Reef', 'Moor'];
    withCatalogue(titles.map((title) => listed(title)));
    answerBy(
      'GET /scholarships/{id}',
      ({ params }): Answer<'GET /scholarships/{id}'> => ({
        success: true,
        data: { scholarship: aScholarship(params.id ?? ''), match: null },
      }),
    );
    const { user, reload } = await open();
    await card('Moor');
    const boxes = screen.getAllByRole<HTMLInputElement>('checkbox', { name: /^Compare/ });
    for (const box of boxes.slice(0, 4)) await user.click(box);
    expect(boxes[4]?.disabled).toBe(true);
    await user.click(screen.getByRole('link', { name: 'Compare 4' }));
    await atAddress('/compare');
    const table = async () => within(await screen.findByRole('table'));
    await (await table()).findByRole('rowheader', { name: 'Deadline' });
    (await table()).getByRole('rowheader', { name: 'Conditions' });
    for (const title of titles.slice(0, 4)) await (await table()).findByRole('link', { name: title });
    reload();
    await user.click(await screen.findByRole('button', { name: about('Remove', 'Hill') }));
    await eventually(() => screen.queryByRole('link', { name: 'Hill' })).toBeNull();
    await (await table()).findByRole('link', { name: 'Lake' });
  });

  it('says what to do when nothing is picked', async () => {
    withCatalogue([listed('Hill')]);
    const { user } = openPage('/compare');
    await screen.findByRole('heading', { name: 'Nothing to compare yet' });
    const main = within(screen.getByRole('main'));
    await user.click(main.getAllByRole('link', { name: 'Browse scholarships' })[0] as HTMLElement);
    await atAddress('/scholarships');
  });
});

describe('the freshness page', () => {
  it('counts for everyone', async () => {
    const counts = { announced: 1, estimated: 1, rolling: 0, last_known: 0, unknown: 0, closed: 0 };
    const facts = { confirmed: 512, due: 64, unconfirmed: 940, last_known: 341 };
    const none = { total: 0, lastKnown: 0 };
    const data = sample(freshness, {
      total: 1857,
      organizations: 900,
      deadlines: counts,
      facts: { deadline: facts, award: facts, eligibility: facts, page: facts },
      bases: { page: { total: 917, lastKnown: 17 }, reported: none, editorial: none, listing: none },
      sources: [
        {
          source: 'laurel',
          total: 1857,
          bases: { page: 1, reported: 0, editorial: 0, listing: 0 },
          deadlines: counts,
          checked: { month: 1, halfYear: 0, older: 0, never: 0 },
        },
      ],
    });
    answer('GET /catalogue/freshness', { success: true, data });
    openPage('/freshness', { signedIn: false });
    await screen.findByRole('heading', { level: 1, name: 'How fresh the catalogue is' });
    await screen.findByText(/^1,857 scholarships of 900 organizations, counted on/);
    await screen.findByRole('heading', { level: 3, name: 'Laurel’s catalogue' });
    await screen.findByText('17 with a rule that is only the last known');
    const link = (await screen.findByRole('heading', { level: 3, name: 'Link' })).closest(
      'li',
    ) as HTMLElement;
    expect(link.textContent).toContain('Never confirmed by a page940');
    expect(link.textContent).toContain('last known341');
  });

  it('says when it can’t be loaded', async () => {
    answerFromElsewhere('GET /catalogue/freshness', 403);
    openPage('/freshness', { signedIn: false });
    expect((await within(await screen.findByRole('main')).findByRole('alert')).textContent).toContain(
      'could not be loaded',
    );
  });
});

it('says how many the list leaves out, and why', async () => {
  withCatalogue([listed('Hill')], 1, { hidden: { closed: 1200, flagged: 2 } });
  openPage('/scholarships');
  await screen.findByText('Not shown: 1,200 closed, 2 prize draws or suspicious.');
});

it('shows its list when an answer does not say what it leaves out', async () => {
  withCatalogue([listed('Hill')], 1, { hidden: undefined });
  openPage('/scholarships');
  await screen.findByRole('heading', { name: 'Hill' });
  expect(screen.queryByText(/^Not shown/)).toBeNull();
});

it('names the words that its list does without', async () => {
  withCatalogue([listed('Hill')], 1, { missed: ['zebrafish'] });
  openPage('/scholarships?q=zebrafish+phd');
  await screen.findByText('No award has all of these words. The list does without “zebrafish”.');
});
