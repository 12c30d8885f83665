import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { linkIdentity } from './link-identity.ts';
import { sameWord, wordsOf } from './words.ts';

describe('a page', () => {
  test.each([
    'http://example.org/aid',
    'https://www.example.org/aid/',
    'https://EXAMPLE.org/Aid/index.html',
    'https://example.org/aid?utm_source=x#top',
  ])('%s is example.org/aid', (link) => {
    expect(linkIdentity(link)).toEqual({ page: 'example.org/aid', site: 'example.org', deep: true });
  });

  test('keeps the part of the query that chooses what is shown, in any order', () => {
    expect(linkIdentity('https://example.org/a?id=7&b=1').page).toBe('example.org/a?b=1&id=7');
  });

  test.each(['https://example.org', 'https://example.org/en/', 'https://www.example.org/index.html'])(
    '%s is a front page',
    (link) => {
      expect(linkIdentity(link).deep).toBe(false);
    },
  );

  test('of a social network tells nothing, one of an aggregator nothing of the organiser', () => {
    expect(linkIdentity('https://www.facebook.com/example')).toEqual({ page: null, site: null, deep: false });
    expect(linkIdentity('https://www.scholars4dev.com/1/example/')).toMatchObject({ site: null, deep: true });
    expect(linkIdentity('nonsense')).toEqual({ page: null, site: null, deep: false });
  });
});

test.each([
  ['https://www.cs.ox.ac.uk/aid', 'ox.ac.uk'],
  ['https://future.utoronto.ca/', 'utoronto.ca'],
  ['https://www.education.gov.au/x', 'education.gov.au'],
  ['https://admissions.yale-nus.edu.sg/', 'yale-nus.edu.sg'],
])('%s is on the site %s', (link, site) => {
  expect(linkIdentity(link).site).toBe(site);
});

describe('two words', () => {
  test.each([
    ['erasmus', 'eramus', true],
    ['engineering', 'enginering', true],
    ['singa', 'sipga', false],
    ['nigeria', 'algeria', false],
    ['action1', 'action2', false],
  ])('%s and %s are one: %s', (a, b, same) => {
    expect([sameWord(a, b), sameWord(b, a)]).toEqual([same, same]);
  });

  test('are one both ways or not at all', () => {
    const word = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 12 });
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(sameWord(a, b)).toBe(sameWord(b, a));
        expect(sameWord(a, a)).toBe(true);
      }),
    );
  });
});

describe('the telling words of a title', () => {
  test('leave out years, ordinals, filler and the kind of award', () => {
    const { telling, kinds } = wordsOf("The 4th Annual Müller's Scholarships for Physics 2017/18");
    expect(telling).toEqual(['muller', 'physic']);
    expect([...kinds]).toEqual(['scholarship']);
  });

  test('bring known names to one word', () => {
    expect(wordsOf('Monbukagakusho (MEXT)').telling).toEqual(['mext']);
    expect(wordsOf('Türkiye Bursları').telling).toEqual(['turkiyeburslari']);
  });

  test('put acronyms in brackets aside, but not levels', () => {
    const acronym = wordsOf('Vanier Canada Graduate Scholarships (Vanier CGS)');
    expect([acronym.telling.includes('cgs'), acronym.aliases.has('cgs')]).toEqual([false, true]);
    expect(wordsOf('Silva Award (PhD)').telling).toContain('phd');
  });
});
