import type { AwardPageInput, PublicAward } from '@laurel/contract';
import { award, publicAwardsEndpoints } from '@laurel/contract';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { drawAwardPage } from './entry-award-pages.tsx';
import { sample } from './testing/sample.ts';

const [answerOf, listOf] = [
  publicAwardsEndpoints.get.responses[200],
  publicAwardsEndpoints.list.responses[200],
];

const LINES = 'Citizens of Kenya.\nUnder 35 years of age.\nScholars return home.';
const an = (part: Partial<PublicAward> = {}): PublicAward => ({
  ...sample(answerOf.shape.data.shape.scholarship, {
    id: 'hill',
    title: 'Hill Award',
    organization: 'Hill Valley Fund',
    amount: '€1,000 a month',
    award: sample(award, {
      kind: 'amount',
      currency: 'EUR',
      min: 1000,
      max: 1000,
      period: 'month',
      text: '€1,000 a month',
    }),
    eligibility: LINES,
    description: 'For those who climb.',
    location: 'Germany',
    deadline: '2027-03-01',
    deadlineStatus: 'announced',
    deadlineText: '1 March 2027',
    link: 'https://hillvalley.example/award',
    round: { state: 'open', closes: { first: '2027-03-01', last: '2027-03-01' } },
  }),
  basis: 'reported',
  criteria: [
    {
      id: 'c1',
      kind: 'citizenship',
      strength: 'hard',
      anyOf: ['KE'],
      evidence: [{ field: 'eligibility', start: 0, end: 18, quote: 'Citizens of Kenya.' }],
    },
    {
      id: 'a1',
      kind: 'age',
      strength: 'preferred',
      max: 35,
      evidence: [{ field: 'eligibility', start: 19, end: 42, quote: 'Under 35 years of age.' }],
    },
  ],
  provenance: {
    source: 'laurel',
    confidence: 'high',
    method: 'human',
    evidence: [
      {
        url: 'https://www.hillvalley.example/award',
        read: '2026-11-20',
        by: 'organiser',
        facts: ['award', 'eligibility:2'],
      },
    ],
  },
  documents: ['Passport'],
  selection: ['Leadership'],
  benefits: ['Monthly stipend'],
  essays: [{ task: 'Why this hill', words: 500 }],
  tags: [],
  fields: ['Law'],
  parsedFully: true,
  ...part,
});

const award1 = (
  part: Partial<PublicAward> = {},
  near: { address: string; title: string; count: number }[] = [],
): AwardPageInput => ({
  kind: 'award',
  address: '/awards/hill',
  award: an(part),
  near,
});

/** Draws the page into the document of the test. */
const draw = async (input: AwardPageInput) => {
  const { head, content } = await drawAwardPage(input);
  document.body.innerHTML = content;
  return { head, content, main: within(screen.getByRole('main')) };
};
const dataOf = (head: string) =>
  JSON.parse(/<script type="application\/ld\+json">(.*?)<\/script>/s.exec(head)?.[1] ?? '');
const rows = () => screen.getAllByRole('row').map((row) => row.textContent);

describe('the page of an award', () => {
  it('says how old each page is that it cites', async () => {
    const page = { read: '2026-11-23', by: 'organiser' as const, facts: ['award', 'eligibility:2'] };
    const provenance = (pageDate: string) => ({
      source: 'laurel',
      confidence: 'high' as const,
      method: 'human' as const,
      evidence: [{ ...page, url: 'https://www.hillvalley.example/award', pageDate }],
    });
    const { main } = await draw(award1({ provenance: provenance('2017-11') }));
    const read = 'Read on hillvalley.example (opens in a new tab), 23 November 2026';
    expect(rows()[2]).toContain(`${read}: a page of November 2017, more than two years old`);
    expect(main.getByRole('region', { name: 'Where this comes from' }).textContent).toContain(
      ', the organiser’s page of November 2017, more than two years old, read 23 November 2026',
    );
    await draw(award1({ provenance: provenance('2026-09') }));
    expect(rows()[2]).toContain(`${read}: a page of September 2026Preferred`);
  });

  it('tells search engines the own date of the page that was read', async () => {
    const { head } = await draw(
      award1({
        provenance: {
          source: 'x',
          confidence: 'high',
          method: 'publisher',
          evidence: [
            {
              url: 'https://hill.example/award',
              pageDate: '2024-02',
              read: '2026-11-20',
              by: 'organiser',
              facts: [],
            },
          ],
        },
      }),
    );
    expect(dataOf(head)['@graph'][1]).toMatchObject({
      lastReviewed: '2026-11-20',
      isBasedOn: [{ url: 'https://hill.example/award', dateModified: '2024-02' }],
    });
  });

  it('tells each fact once, with the page it was read on', async () => {
    const { main, content } = await draw(award1());
    main.getByRole('heading', { level: 1, name: 'Hill Award' });
    main.getByText('€1,000/month');
    main.getByText('Open now');
    main.getByText('Closes 1 March 2027');
    expect(rows()).toEqual([
      'AboutConditionWeight',
      'CitizenshipCitizens of Kenya.Must be met',
      'AgeUnder 35 years of age.Read on hillvalley.example (opens in a new tab), 20 November 2026Preferred',
      'AlsoScholars return home.',
    ]);
    main.getByText('Why this hill (up to 500 words)');
    for (const once of [
      'Citizens of Kenya.',
      'Passport',
      'Leadership',
      'Monthly stipend',
      'For those who climb.',
    ])
      expect(content.split(once).length - 1, once).toBe(1);
  });

  it('leads to the finder, to the official page and to signing in', async () => {
    const { main } = await draw(award1());
    const to = (name: string | RegExp) => main.getByRole('link', { name }).getAttribute('href');
    expect(to('Would I get this?')).toBe('/find?award=hill');
    expect(to(/^Official page/)).toBe('https://hillvalley.example/award');
    expect(to('sign in to save it')).toBe('/scholarship/hill');
    expect(screen.getByText('Share').dataset.link).toBe('/awards/hill');
  });

  it('has a head of its own, with known facts only for search engines', async () => {
    const { head } = await draw(award1());
    expect(head).toContain('<title>Hill Award · Laurel</title>');
    expect(head).toContain('<link rel="canonical" href="{{origin}}/awards/hill" />');
    expect(head).toContain('<meta property="og:image" content="{{origin}}/awards/hill/share.png" />');
    const [grant, page] = dataOf(head)['@graph'];
    expect(grant).toMatchObject({
      '@type': 'MonetaryGrant',
      funder: { name: 'Hill Valley Fund' },
      amount: { currency: 'EUR', value: 1000 },
    });
    expect(page.lastReviewed).toBe('2026-11-20');
    expect(page.isBasedOn).toEqual([{ '@type': 'WebPage', url: 'https://www.hillvalley.example/award' }]);
    const silent = await draw(
      award1({
        award: { kind: 'unknown', text: '' },
        provenance: { source: 'x', confidence: 'low', method: 'human' },
      }),
    );
    const [bare, unread] = dataOf(silent.head)['@graph'];
    expect(bare).not.toHaveProperty('amount');
    expect(unread).not.toHaveProperty('lastReviewed');
    expect(unread).not.toHaveProperty('isBasedOn');
  });

  it('of an award that has ended says so, leads to its successor and is not listed', async () => {
    const { head, main } = await draw(award1({ ended: { since: '2025-04', successorId: 'lake/2' } }));
    main.getByText('It ended in April 2025.');
    expect(main.getByRole('link', { name: 'See its successor' }).getAttribute('href')).toBe(
      '/awards/lake%2F2',
    );
    expect(main.queryByRole('link', { name: 'Would I get this?' })).toBeNull();
    expect(head).toContain('noindex');
  });

  it.each([
    ['probably_closed', 'estimated', 'Probably closed until the next round'],
    ['opens_later', 'estimated', 'Opens later'],
    ['open', 'estimated', 'Probably open now'],
    ['closed', 'closed', 'Closed'],
  ] as const)('in the state %s, %s, says "%s"', async (state, deadlineStatus, words) => {
    const { main } = await draw(
      award1({ round: { state }, deadlineStatus, deadlineText: 'Usually in October' }),
    );
    main.getByText(words);
  });

  it('without anything but a title is a page', async () => {
    const empty = {
      eligibility: '',
      description: '',
      location: '',
      link: '',
      criteria: [],
      documents: [],
      selection: [],
      benefits: [],
      essays: [],
      fields: [],
    };
    const { main } = await draw(award1({ ...empty, round: { state: 'unknown' }, deadlineStatus: 'unknown' }));
    main.getByText('No official link is known for this award.');
    expect(main.getAllByText('Not stated', { exact: false }).length).toBeGreaterThan(0);
  });

  it('attack: markup of a record is text, and a script is no link', async () => {
    const evil = '</script><script>alert(1)</script><img src=x onerror=alert(2)>';
    const { head, content } = await draw(
      award1({
        title: evil,
        organization: evil,
        description: evil,
        eligibility: evil,
        criteria: [],
        documents: [evil],
        link: 'javascript:alert(3)',
      }),
    );
    expect(content).not.toMatch(/<script>alert|<img src=x|javascript:/);
    expect(head.match(/<\/script>/g)).toHaveLength(1);
    expect(dataOf(head)['@graph'][0].name).toBe(evil);
  });
});

const listInput = (part: Partial<Extract<AwardPageInput, { kind: 'list' }>> = {}): AwardPageInput => ({
  kind: 'list',
  address: '/awards?q=hill&page=2',
  view: {
    q: 'hill',
    country: '',
    level: '',
    field: '',
    funding: '',
    deadlineBefore: '',
    sort: '',
    closed: false,
    flagged: false,
  },
  answer: {
    data: {
      scholarships: [
        { ...sample(listOf.shape.data.shape.scholarships.element, { id: 'hill', title: 'Hill Award' }) },
      ],
      facets: {
        country: [{ value: 'Germany', name: 'Germany', count: 7 }],
        level: [],
        field: [],
        funding: [],
      },
      without: [],
      hidden: { closed: 12, flagged: 1 },
    },
    pagination: { totalItems: 41, totalPages: 3, currentPage: 2, hasPrevPage: true, hasNextPage: true },
  },
  near: [{ address: '/awards/for/masters', title: 'Master’s awards', count: 839 }],
  ...part,
});

describe('the list', () => {
  it('counts what it finds and what it hides, and turns by links', async () => {
    const { main, head } = await draw(listInput());
    main.getByText('41 awards');
    main.getByText(/12 hidden because they are closed/);
    const to = (name: string) => main.getByRole('link', { name }).getAttribute('href');
    expect(to('Show them')).toBe('/awards?q=hill&closed=yes');
    expect(to('Show it')).toBe('/awards?q=hill&flagged=yes');
    expect(to('Previous')).toBe('/awards?q=hill');
    expect(to('Next')).toBe('/awards?q=hill&page=3');
    expect(to('Hill Award')).toBe('/awards/hill');
    main.getByRole('option', { name: 'Germany (7)' });
    expect(document.querySelector('search form')?.getAttribute('action')).toBe('/awards');
    expect(head).toContain('noindex');
  });

  it('folds the filters on a phone until one is chosen', async () => {
    const folds = () => document.querySelector('search details');
    const plain = listInput();
    await draw(plain);
    expect(folds()?.hasAttribute('open')).toBe(false);
    if (plain.kind !== 'list') throw new Error('A list is drawn.');
    const { main } = await draw({ ...plain, view: { ...plain.view, deadlineBefore: '2027-03-01' } });
    expect(folds()?.hasAttribute('open')).toBe(true);
    expect(main.getByLabelText<HTMLInputElement>('Closes by').value).toBe('2027-03-01');
    expect(main.getByRole('link', { name: 'Show them' }).getAttribute('href')).toBe(
      '/awards?q=hill&deadlineBefore=2027-03-01&closed=yes',
    );
  });

  it('says what to take away when nothing is left', async () => {
    const data = {
      scholarships: [],
      facets: { country: [], level: [], field: [], funding: [] },
      without: [{ filter: 'country' as const, count: 3 }],
      hidden: { closed: 0, flagged: 0 },
    };
    const pagination = {
      totalItems: 0,
      totalPages: 0,
      currentPage: 1,
      hasPrevPage: false,
      hasNextPage: false,
    };
    const { main } = await draw(
      listInput({ answer: { data, pagination }, problem: 'This country is not known.' }),
    );
    main.getByText('This country is not known.');
    expect(
      main.getByRole('link', { name: 'Without “Country of study”: 3 awards' }).getAttribute('href'),
    ).toBe('/awards?q=hill');
  });
});

it('a landing list says how many there are, open and dated', async () => {
  const { main, head } = await draw({
    kind: 'landing',
    address: '/awards/for/masters',
    title: 'Master’s awards',
    figures: { total: 34, open: 5, probablyOpen: 9, dated: 7 },
    awards: [],
    pagination: { totalItems: 34, totalPages: 1, currentPage: 1, hasPrevPage: false, hasNextPage: false },
    wider: '/awards?level=masters',
    near: [],
  });
  main.getByText(
    '34 awards. 5 are open now, and 9 probably are, by the rounds of other years. The closing day of 7 is announced.',
  );
  expect(head).toContain('<link rel="canonical" href="{{origin}}/awards/for/masters" />');
});

it('what nobody knows is said to be 404', async () => {
  const { head, main } = await draw({ kind: 'missing', address: '/awards/x' });
  main.getByRole('heading', { level: 1, name: /404/ });
  expect(head).toContain('noindex');
});
