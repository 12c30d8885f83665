import type { MatchResult } from '@laurel/contract';
import { describe, expect, it } from 'vitest';
import { FIRST_VIEW, isFiltered, type MatchView, pageOf, rowsOf, viewMatches } from './match-view.ts';

const TODAY = '2026-11-21';
const match = (
  id: string,
  matchScore: number,
  part: Partial<MatchResult['scholarship']> = {},
): MatchResult => ({
  scholarshipId: id,
  matchScore,
  matchReasons: [],
  applicationTips: [],
  scholarship: {
    id,
    title: id,
    organization: 'Foundation',
    amount: '',
    deadline: 'Rolling',
    location: '',
    eligibility: '',
    description: '',
    link: '',
    ...part,
  },
});
const MATCHES = [
  match('Beta', 92, { deadline: '2027-03-01', award: { kind: 'full', text: '' } }),
  match('Alpha', 80, { deadline: '2026-12-21', location: 'Côte d’Ivoire' }),
  match('Delta', 79, { deadline: '2026-12-22', award: { kind: 'amount', text: '$500' } }),
  match('Gamma', 59, { description: 'For studies of malaria' }),
];
const ids = (view: Partial<MatchView>) =>
  viewMatches(MATCHES, { ...FIRST_VIEW, ...view }, TODAY).map(({ scholarshipId }) => scholarshipId);

describe('a deadline of which only a window is known', () => {
  const window = (first: string, last: string) => ({
    deadline: 'Usually then',
    deadlineWindow: { first, last },
  });
  const matches = [
    match('Undated', 90),
    match('December', 80, window('2026-12-01', '2026-12-31')),
    match('Now', 70, window('2026-11-01', '2026-11-30')),
    match('Dated', 60, { deadline: '2026-12-02' }),
  ];
  const shown = (view: Partial<MatchView>, today = TODAY) =>
    viewMatches(matches, { ...FIRST_VIEW, ...view }, today).map(({ scholarshipId }) => scholarshipId);

  it('counts as due when it may fall within the days, until its last day', () => {
    expect(shown({ dueWithin: '30' })).toEqual(['December', 'Now', 'Dated']);
    expect(shown({ dueWithin: '30' }, '2026-12-01')).toEqual(['December', 'Dated']);
  });

  it('is sorted by its first day', () => {
    expect(shown({ sort: 'deadline' })).toEqual(['Now', 'December', 'Dated', 'Undated']);
  });
});

describe('the view', () => {
  it('shows all, best first, until something is asked for', () => {
    expect(ids({})).toEqual(['Beta', 'Alpha', 'Delta', 'Gamma']);
  });

  it('cuts the bands of scores at 80 and 60', () => {
    expect(ids({ score: 'high' })).toEqual(['Beta', 'Alpha']);
    expect(ids({ score: 'medium' })).toEqual(['Delta']);
    expect(ids({ score: 'low' })).toEqual(['Gamma']);
  });

  it('counts a missing award as not stated', () => {
    expect(ids({ funding: 'full' })).toEqual(['Beta']);
    expect(ids({ funding: 'unknown' })).toEqual(['Alpha', 'Gamma']);
  });

  it('takes dated deadlines within the days, the last day included', () => {
    expect(ids({ dueWithin: '30' })).toEqual(['Alpha']);
    expect(ids({ dueWithin: '90' })).toEqual(['Alpha', 'Delta']);
  });

  it('finds every word, whatever its accents and case, in title, place, giver and text', () => {
    expect(ids({ search: 'cote' })).toEqual(['Alpha']);
    expect(ids({ search: 'MALARIA foundation' })).toEqual(['Gamma']);
    expect(ids({ search: 'malaria alpha' })).toEqual([]);
  });

  it('sorts by deadline with undated ones last, and by title', () => {
    expect(ids({ sort: 'deadline' })).toEqual(['Alpha', 'Delta', 'Beta', 'Gamma']);
    expect(ids({ sort: 'title' })).toEqual(['Alpha', 'Beta', 'Delta', 'Gamma']);
  });

  it('leaves the list it was given as it was', () => {
    ids({ sort: 'title' });
    expect(MATCHES[0]?.scholarshipId).toBe('Beta');
  });

  it('is filtered by anything but order and page', () => {
    expect(isFiltered({ ...FIRST_VIEW, sort: 'title', page: 3 })).toBe(false);
    expect(isFiltered({ ...FIRST_VIEW, search: ' ' })).toBe(false);
    expect(isFiltered({ ...FIRST_VIEW, search: 'a' })).toBe(true);
  });
});

describe('a page', () => {
  const items = Array.from({ length: 25 }, (_, index) => index);

  it('holds twelve', () => {
    expect(pageOf(items, 1)).toMatchObject({ page: 1, totalPages: 3, items: items.slice(0, 12) });
    expect(pageOf(items, 3).items).toEqual([24]);
    expect(pageOf(items.slice(0, 24), 2).totalPages).toBe(2);
  });

  it('beyond either end is the one at that end', () => {
    expect(pageOf(items, 9).page).toBe(3);
    expect(pageOf(items, 0).page).toBe(1);
    expect(pageOf([], 5)).toEqual({ page: 1, totalPages: 1, items: [] });
  });
});

describe('the rows of the list', () => {
  const family = { id: 'full-need', name: 'US colleges that meet full need' };
  const at = (id: string, matchScore: number, row: number, ofFamily = false): MatchResult => ({
    ...match(id, matchScore),
    row,
    ...(ofFamily ? { family } : {}),
  });
  const shown = [
    at('Amherst', 90, 2, true),
    at('Brown', 89, 2, true),
    at('Texas', 88, 1),
    at('Yale', 87, 2, true),
    at('Rice', 70, 4, true),
  ];
  const rows = (list: readonly MatchResult[], view: Partial<MatchView> = {}) =>
    rowsOf(list, { ...FIRST_VIEW, ...view }).map(({ matches, family: name }) => [
      name ?? '',
      ...matches.map(({ scholarshipId }) => scholarshipId),
    ]);

  it('follow the engine, with a family in one of them', () => {
    expect(rows(shown)).toEqual([
      ['', 'Texas'],
      [family.name, 'Amherst', 'Brown', 'Yale'],
      ['', 'Rice'],
    ]);
  });

  it('hold awards one by one where filters leave fewer than three of a family, and in another order', () => {
    expect(rows(shown.slice(1))).toEqual([
      ['', 'Texas'],
      ['', 'Brown'],
      ['', 'Yale'],
      ['', 'Rice'],
    ]);
    expect(rows(shown, { sort: 'title' })).toHaveLength(5);
    expect(rows(shown, { search: 'a' })).toHaveLength(5);
  });

  it('are one for each match of a list without places', () => {
    expect(rows(MATCHES)).toEqual([
      ['', 'Beta'],
      ['', 'Alpha'],
      ['', 'Delta'],
      ['', 'Gamma'],
    ]);
  });
});
