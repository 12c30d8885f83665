import { readFileSync } from 'node:fs';
import type { Listing } from '@laurel/domain';
import { describe, expect, test } from 'vitest';
import { importListings } from '../import/import-listings.ts';
import type { RawRow } from '../import/raw-row.ts';
import { parseFeed } from './feed.ts';
import { readGrantsGov } from './grants-gov.ts';
import { parsePage } from './page.ts';
import { parseSitemap } from './sitemap.ts';

const source = (name: string) =>
  readFileSync(new URL(`../../cases/sources/${name}`, import.meta.url), 'utf8');
const values = (rows: RawRow[]): Listing[] =>
  rows.flatMap((row) => ('value' in row ? [row.value as Listing] : []));
const page = (html: string, url = 'https://example.org/a') => parsePage(html, url);

describe('a page with structured data', () => {
  const [row] = values(
    parsePage(source('json-ld.html'), 'https://trust.example.org/awards/nursing?from=mail'),
  );

  test('is read from the data, and its words fill in what the data leaves out', () => {
    expect(row).toMatchObject({
      title: 'Harbour Lights Nursing Scholarship',
      provider: 'Harbour Lights Trust',
      link: 'https://trust.example.org/awards/nursing',
      amount_text: 'EUR 5000',
      deadline_text: '2027-03-01',
      level: "Master's",
      eligibility_text: "Citizens of Kenya or Uganda.\nYou hold a bachelor's degree in nursing.",
    });
  });

  test('may hold several offers, in a graph or a list; a programme of study counts only where it is funded', () => {
    expect(values(parsePage(source('graph.html'), 'https://stonebridge.example.org/'))).toEqual([
      {
        id: 'SB-7',
        title: 'Stone Bridge Travel Grant',
        provider: 'Stone Bridge College',
        link: 'https://stonebridge.example.org/travel',
        amount_text: 'USD 500 - 1500',
      },
      {
        title: 'Funded Doctorate in Marine Biology',
        description: 'A fully funded studentship of four years.',
        provider: 'Stone Bridge College',
        link: 'https://stonebridge.example.org/',
        deadline_text: '2027-01-15',
        eligibility_text: 'A first degree in biology.',
      },
    ]);
  });

  test('becomes a record like any other listing', async () => {
    const rows = parsePage(source('json-ld.html'), 'https://trust.example.org/awards/nursing');
    const report = await importListings({ rows, existing: [], source: 'trust', today: '2026-11-21' });
    expect(report.records[0]).toMatchObject({
      organization: 'Harbour Lights Trust',
      award: { currency: 'EUR', min: 5000 },
      deadline: { kind: 'date', dates: ['2027-03-01'] },
    });
    expect(report.records[0]?.criteria.map(({ kind }) => kind)).toContain('citizenship');
  });
});

describe('a plain page', () => {
  test('gives its heading, its tables, lists and labelled lines', () => {
    const [row] = values(parsePage(source('plain.html'), 'https://amber.example.org/bursary'));
    expect(row).toMatchObject({
      title: 'Amber Field Bursary',
      provider: 'Amber Field Foundation',
      link: 'https://amber.example.org/bursary',
      amount_text: 'GHS 4,000 per year',
      deadline_text: '30 April 2027',
      nationality_text: 'Ghana',
      level: 'Undergraduate',
      field: 'Agriculture',
      awards_text: '12',
      eligibility_text:
        'Applicants must be enrolled at a university in Ghana.\nAverage grade of 70% or above.',
    });
    expect(row?.description).toContain('helps students of agriculture');
    expect(row?.description).not.toMatch(/Home|1999/);
  });

  test.each([
    ['<title>About us</title><main><h1>About us</h1><p>We are a trust.</p></main>'],
    [''],
    ['<html>'],
  ])('that offers nothing is a bad row: %s', (html) => {
    expect(page(html)).toEqual([{ row: 1, error: 'the page offers no scholarship' }]);
  });

  test('counts when it says who may apply and until when, whatever its title', () => {
    const html = '<main><h1>Call 2027</h1><p>Who can apply: nurses</p><p>Deadline: 1 May 2027</p></main>';
    expect(values(page(html))[0]).toMatchObject({ eligibility_text: 'nurses', deadline_text: '1 May 2027' });
  });

  test('may not say that it is another site', () => {
    const html = '<link rel="canonical" href="https://elsewhere.example.com/x"><h1>Sea Scholarship</h1>';
    expect(values(page(html))[0]?.link).toBe('https://example.org/a');
  });

  test('takes the name of the site off its title', () => {
    const html =
      '<meta property="og:site_name" content="Sea Trust"><title>Sea Scholarship | Sea Trust</title>';
    expect(values(page(html))[0]).toMatchObject({ title: 'Sea Scholarship', provider: 'Sea Trust' });
  });

  test('may nest as deep as it likes', () => {
    const deep = `<h1>Deep Scholarship</h1>${'<div>'.repeat(50_000)}end`;
    expect(values(page(deep))[0]?.title).toBe('Deep Scholarship');
    const json = `<script type="application/ld+json">${'['.repeat(50_000)}</script><h1>Deep Scholarship</h1>`;
    expect(values(page(json))[0]?.title).toBe('Deep Scholarship');
  });
});

describe('a feed', () => {
  test('of RSS gives its items, and tells one without a title', () => {
    const rows = parseFeed(source('rss.xml'), 'https://lakes.example.org/feed');
    expect(values(rows)).toEqual([
      {
        id: 'lakes-1',
        title: 'Lakes Excellence Scholarship & Mentoring',
        provider: 'Northern Lakes University',
        link: 'https://lakes.example.org/excellence',
        description: 'For doctoral students of physics.\nDeadline: 15 May 2027\nAmount: CAD 10,000',
        deadline_text: '15 May 2027',
        amount_text: 'CAD 10,000',
      },
      {
        id: 'https://other.example.org/hydrology',
        title: 'Visiting Fellowship in Hydrology',
        provider: 'River Institute',
        link: 'https://other.example.org/hydrology',
        description: 'Six months of research.',
      },
    ]);
    expect(rows[1]).toEqual({ row: 2, error: 'the item has no title' });
  });

  test('of Atom gives its entries', () => {
    expect(values(parseFeed(source('atom.xml'), 'https://valley.example.org/feed'))).toEqual([
      {
        id: 'urn:example:valley:1',
        title: 'Valley Arts Award',
        provider: 'Quiet Valley Fund',
        link: 'https://valley.example.org/arts',
        description: 'Closing date: 2 June 2027\nFor painters under 30.',
        deadline_text: '2 June 2027',
      },
    ]);
  });

  test('expands no entities of its own', () => {
    const xml = `<!DOCTYPE rss [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;"><!ENTITY x SYSTEM "file:///etc/passwd">]>
      <rss><channel><item><title>&b; &x; Award</title><link>https://example.org/a</link></item></channel></rss>`;
    expect(values(parseFeed(xml, ''))[0]?.title).toBe('&b; &x; Award');
  });

  test('that is none is one bad row', () => {
    expect(parseFeed('<a/>', '')).toEqual([{ row: 1, error: 'the file is neither RSS nor Atom' }]);
  });
});

describe('a sitemap', () => {
  test('gives the pages of its own site once', () => {
    expect(parseSitemap(source('sitemap.xml'), 'https://trust.example.org/sitemap.xml')).toEqual({
      kind: 'pages',
      urls: ['https://trust.example.org/awards/one', 'https://trust.example.org/awards/two'],
    });
  });

  test('may list other sitemaps', () => {
    expect(parseSitemap(source('sitemap-index.xml'), 'https://trust.example.org/sitemap.xml')).toEqual({
      kind: 'index',
      urls: ['https://trust.example.org/awards.xml'],
    });
  });

  test('is told from other XML', () => {
    expect(parseSitemap(source('rss.xml'), 'https://trust.example.org/')).toBeUndefined();
  });
});

describe('Grants.gov', () => {
  const recorded = JSON.parse(source('grants-gov.json'));
  const read = (post: (url: string, body: unknown) => Promise<unknown>) =>
    Array.fromAsync(
      readGrantsGov({ base: 'https://api.example.org', post, keyword: 'fellowship', limit: 100 }),
    );

  test('gives what individuals may apply for, and tells what can not be read', async () => {
    const asked: unknown[] = [];
    const rows = await read(async (url, body) => {
      asked.push(body);
      if (url.endsWith('/search2')) return recorded.search2;
      const found = recorded.fetchOpportunity[(body as { opportunityId: number }).opportunityId];
      if (found === undefined) throw new Error('down');
      return found;
    });
    expect(asked[0]).toMatchObject({ keyword: 'fellowship', eligibilities: '21', startRecordNum: 0 });
    expect(rows).toEqual([
      {
        row: 1,
        value: {
          id: '900001',
          title: 'Example Research Fellowship',
          provider: 'Example Agency',
          link: 'https://www.grants.gov/search-results-detail/900001',
          description: '<p>Fellowships for doctoral research in <em>hydrology</em>.</p>',
          eligibility_text: 'U.S. citizens enrolled in a doctoral degree.',
          amount_text: '$20000 - $40000',
          awards_text: '12',
          deadline_text: 'May 15, 2027',
        },
      },
      { row: 2, error: 'opportunity 900002 is not for individuals' },
      { row: 3, error: 'opportunity 900003 could not be fetched' },
    ]);
  });

  test('that is down stops the source', async () => {
    const post = async (url: string) => {
      if (url.endsWith('/search2')) return recorded.search2;
      throw new Error('down');
    };
    await expect(read(post)).rejects.toThrow('down');
  });
});
