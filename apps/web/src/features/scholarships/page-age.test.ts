import { describe, expect, it } from 'vitest';
import { authorInWords, pageAge, pageOfCheck } from './page-age.ts';

const READ = '2026-11-23';

describe('the age of a page', () => {
  it.each([
    ['2017', ' of 2017, more than two years old'],
    ['2017-11', ' of November 2017, more than two years old'],
    ['2024-11-22', ' of 22 November 2024, more than two years old'],
    ['2024-11-23', ' of 23 November 2024'],
    // It may be of the last day of its month or year.
    ['2024-11', ' of November 2024'],
    ['2024', ' of 2024'],
    ['2023', ' of 2023, more than two years old'],
    [undefined, ''],
  ])('%s reads “%s”', (pageDate, text) => {
    expect(pageAge({ ...(pageDate ? { pageDate } : {}), read: READ })).toBe(text);
  });
});

describe('the page of the last check', () => {
  const page = (pageDate: string | undefined, by: 'organiser' | 'reported' = 'organiser', read = READ) => ({
    ...(pageDate ? { pageDate } : {}),
    by,
    read,
  });

  it('is the newest one that the organiser wrote', () => {
    const pages = [page('2016-05'), page('2017'), page('2025-09-15', 'reported')];
    expect(pageOfCheck(pages, READ)).toBe(pages[1]);
  });

  it('is one that others wrote where there is no other', () => {
    expect(pageOfCheck([page('2018', 'reported')], READ)?.pageDate).toBe('2018');
  });

  it('was read on that day', () => {
    expect(pageOfCheck([page('2017', 'organiser', '2026-01-01')], READ)).toBeUndefined();
  });

  it('is not told while one of them may be new', () => {
    expect(pageOfCheck([page('2017'), page(undefined)], READ)).toBeUndefined();
  });
});

it('stands after the name of the page', () => {
  expect(authorInWords('organiser', ' of 2017')).toBe('the organiser’s page of 2017');
  expect(authorInWords('reported', '')).toBe('reported by others');
  expect(authorInWords('reported', ' of 2017')).toBe('reported by others on a page of 2017');
});
