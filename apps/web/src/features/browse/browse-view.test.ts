import { describe, expect, it } from 'vitest';
import { browseAddress, browseQueryOf, isBrowseFiltered, readBrowseView } from './browse-view.ts';

const read = (address: string) => readBrowseView(new URLSearchParams(address));

describe('the address of the catalogue', () => {
  it.each([
    '',
    'q=daad&country=Germany&due=90&sort=title&page=3',
    'level=phd&funding=full',
    'flagged=yes&closed=yes',
  ])('keeps %j', (address) => {
    expect(browseAddress(read(address)).toString()).toBe(address);
  });

  it('takes what makes no sense for not said', () => {
    expect(read('due=7&sort=luck&page=-1')).toMatchObject({ dueWithin: '', sort: 'fit', page: 1 });
  });

  it('orders by relevance once words are searched for, else by fit', () => {
    expect(read('q=x').sort).toBe('relevance');
    expect(read('').sort).toBe('fit');
  });
});

describe('the query of a view', () => {
  it('asks only for what was said, a deadline as a day', () => {
    expect(browseQueryOf(read(''), '2026-11-21')).toEqual({ sort: 'fit' });
    expect(browseQueryOf(read('due=30&page=2'), '2026-12-15')).toEqual({
      deadlineBefore: '2027-01-14',
      sort: 'fit',
      page: 2,
    });
  });

  it('leaves prize draws and suspicious listings out unless they are wanted', () => {
    expect(browseQueryOf(read('flagged=yes'), '2026-11-21')).toEqual({ includeFlagged: 'true', sort: 'fit' });
    expect(isBrowseFiltered(read('flagged=yes'))).toBe(false);
    expect(browseQueryOf(read('closed=yes'), '2026-11-21')).toEqual({ includeClosed: 'true', sort: 'fit' });
  });

  it('knows when anything narrows it', () => {
    expect(isBrowseFiltered(read('sort=title&page=2'))).toBe(false);
    expect(isBrowseFiltered(read('due=30'))).toBe(true);
  });
});
