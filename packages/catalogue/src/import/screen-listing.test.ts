import { describe, expect, test } from 'vitest';
import { readListingLink } from './listing-link.ts';
import { listingSchema, unknownFields } from './listing-schema.ts';
import { REFUSALS, screenListing } from './screen-listing.ts';

describe('a link', () => {
  test.each([
    ['https://example.org/a', 'https://example.org/a'],
    ['HTTP://Example.org', 'http://example.org/'],
    ['example.org/aid', 'https://example.org/aid'],
    ['www.example.ac.uk', 'https://www.example.ac.uk/'],
    ['Apply here: https://example.org/a).', 'https://example.org/a'],
    ['https://example.org/a, https://example.org/b', 'https://example.org/a'],
    ['https://example.org/a,b', 'https://example.org/a,b'],
    ['https://l.facebook.com/l.php?u=https%3A%2F%2Fexample.org%2Fa&h=1', 'https://example.org/a'],
    ['https://l.facebook.com/l.php?u=javascript:x', 'https://l.facebook.com/l.php?u=javascript:x'],
    ['http://192.0.2.7:8080/a', 'http://192.0.2.7:8080/a'],
  ])('%j is %s', (text, link) => {
    expect(readListingLink(text)).toEqual({ kind: 'web', link });
  });

  test.each([
    'mailto:a@example.org',
    "javascript:alert('https://example.org')",
    'ftp://example.org',
    'https://',
    'a: b',
    'http://localhost/x',
    'https://www.daad.de@elsewhere.example/',
    'https://user:word@example.org/',
  ])('%j is no web address', (text) => {
    expect(readListingLink(text).kind).toBe('unusable');
  });

  test.each([undefined, '', 'Varies', 'see above'])('%j is none', (text) => {
    expect(readListingLink(text)).toEqual({ kind: 'none' });
  });
});

describe('a row', () => {
  const read = (row: unknown) => listingSchema.safeParse(row);

  test('keeps its texts, trimmed; numbers and lists become text', () => {
    const row = { title: ' Award ', amount_text: 500, level: ['Master', 'PhD'], other: 1 };
    expect(read(row).data).toEqual({ title: 'Award', amount_text: '500', level: 'Master, PhD' });
  });

  test.each([null, '', ' ', 'N/A', 'none', 'null', '-', false, 'false', 'No specified'])(
    'takes %j as absent',
    (value) => {
      expect(read({ title: 'Award', gender: value }).data).toEqual({ title: 'Award' });
    },
  );

  test.each([[null], ['text'], [[1, 2]], [{ title: { en: 'Award' } }], [{ title: 'x'.repeat(20_001) }]])(
    '%j is malformed',
    (row) => {
      expect(read(row).success).toBe(false);
    },
  );

  test('names the fields that a listing has not', () => {
    expect(unknownFields({ title: 'a', licence: 'b', Link: 'c' })).toEqual(['licence', 'Link']);
    expect(unknownFields(null)).toEqual([]);
  });
});

describe('a listing', () => {
  const at = { link: 'https://example.org/a' };
  const refusal = (listing: Record<string, string>) => {
    const screened = screenListing(listing);
    return 'refusal' in screened ? screened.refusal : null;
  };

  test('with a title and a link, or a title and a provider, is taken', () => {
    expect(refusal({ title: 'Example Award', ...at })).toBeNull();
    expect(refusal({ title: 'Example Award', provider: 'Example Foundation' })).toBeNull();
  });

  test('without them is refused', () => {
    expect(refusal({ ...at })).toBe(REFUSALS.noTitle);
    expect(refusal({ title: '—', ...at })).toBe(REFUSALS.noTitle);
    expect(refusal({ title: 'Example Award' })).toBe(REFUSALS.noLinkNoProvider);
    expect(refusal({ title: 'Example Award', link: 'mailto:a@b.org', provider: 'A' })).toBe(
      REFUSALS.notAWebLink,
    );
  });

  test.each([
    'Top 10 Scholarships for Engineers',
    '15 Fully Funded Scholarships You Should Know',
    'List of scholarships in Norway',
    'How to write a winning essay',
    'Application Guide for Exchange Students',
    'Foundation X partners with University Y',
    'Apply now!',
    'Master, Undergraduate',
    'https://example.org/scholarship',
    'Postdocs in astronomy (6.0 FTE)',
    'Is the moon made of cheese?',
  ])('called %j is no scholarship', (title) => {
    expect(refusal({ title, ...at })).toBe(REFUSALS.notAScholarship);
  });

  test.each([
    'Top Talent Scholarship',
    '13 PhD Positions at Example University',
    '3 scholarships to the Example Summer School',
    'Home Town Essay Scholarship',
    'How I Will Change the World Scholarship',
    'Best Teen Chef Award',
    'Guide Dogs Scholarship',
    "Master's Scholarship",
    'Chevening',
    'Học bổng chính phủ',
  ])('called %j may be one', (title) => {
    expect(refusal({ title, ...at })).toBeNull();
  });
});
