import { loadCatalogue } from '@laurel/catalogue';
import { prefixEditDistance } from '@laurel/text';
import { beforeAll, describe, expect, it, test } from 'vitest';
import { recordFrom } from '../../../testing/scholarship-fixture.ts';
import { searchWords } from './search-words.ts';
import { createTextIndex } from './text-index.ts';

/** Finds among these records: titles with their organisations, best first. */
const searchOf = async (records: ReturnType<typeof loadCatalogue>['records']) => {
  const byId = records.toSorted((a, b) => (a.id < b.id ? -1 : 1));
  const { find } = await createTextIndex(byId);
  const search = (q: string): string[] => {
    const scores = [...find(q).scores];
    return byId
      .map(({ title, organization }, row) => ({ name: `${title}, ${organization}`, score: scores[row] ?? 0 }))
      .filter(({ score }) => score > 0)
      .sort((a, b) => b.score - a.score)
      .map(({ name }) => name);
  };
  return Object.assign(search, { missed: (q: string) => find(q).missed });
};

describe('what students type finds, in the catalogue that ships,', () => {
  let search: Awaited<ReturnType<typeof searchOf>>;
  beforeAll(async () => {
    search = await searchOf(loadCatalogue().records);
  });

  it.each([
    ['chevening', 'Chevening Scholarships'],
    ['cheveni', 'Chevening Scholarships'],
    ['fullbright', 'Fulbright Foreign Student Program'],
    ['fulbright kenya', 'Fulbright Foreign Student Program'],
    ['rhodes', 'Rhodes Scholarship'],
    ['gates', 'Gates Cambridge Scholarship'],
    ['erasums mundus', 'Erasmus Mundus Joint Masters Scholarships'],
    ['knight hennessy', 'Knight-Hennessy Scholars'],
    ['turkiye burslari', 'Türkiye Scholarships for Graduate Study'],
    ['gks', 'Global Korea Scholarship for Graduate Degrees'],
    ['csc china', 'China Scholarship Council Postgraduate Study Abroad Program'],
    ['australia awards', 'Australia Awards Scholarships'],
  ])('%s: %s first', (q, title) => {
    expect(search(q)[0]?.startsWith(`${title}, `), search(q)[0]).toBe(true);
  });

  it.each([
    ['daad', /\(DAAD\)/],
    ['mext', /MEXT/],
    ['mba', /MBA/],
    ['sao paulo', /FAPESP/],
  ])('%s: only such among the first', (q, pattern) => {
    const first = search(q).slice(0, 3);
    expect(first).toHaveLength(3);
    for (const name of first) expect(name).toMatch(pattern);
  });

  it.each([
    ['cs', /Computer Science|AI|Data Science|Mathematical/],
    ['llm', /LLM|Law|Bar|Legal|Bowmans|HRLA|IDIA/],
    // The training scheme of TDR pays for this degree alone.
    ['mph', /Health|TDR/],
  ])('%s is read as what it is short for, not as the beginning of a name', (q, pattern) => {
    expect(search(q).length).toBeGreaterThan(10);
    expect(search(q)[0]).toMatch(pattern);
    expect(search(q).slice(0, 20)).not.toContain(
      'CSIR Bursary Programme, Council for Scientific and Industrial Research',
    );
  });

  it('a field or a country of two words is one thing', () => {
    expect(search('computer science').slice(0, 30)).toEqual(expect.arrayContaining(search('cs').slice(0, 5)));
    expect(new Set(search('united kingdom')).isSupersetOf(new Set(search('uk').slice(0, 50)))).toBe(true);
    expect(search('south africa nursing')[0]).toMatch(/South Africa|HWSETA|KwaZulu|Moshal/);
  });

  it('who asks for much also sees what suits', () => {
    const found = search('master’s in public health germany');
    expect(found.length).toBeGreaterThan(20);
    expect(found.some((name) => /DAAD/.test(name))).toBe(true);
  });

  it('a state is its own awards, and with a field also those for the whole country, never those of another state', () => {
    expect(search('texas').slice(0, 6).join()).toMatch(/TEXAS Grant/);
    for (const q of ['nursing texas', 'nursing scholarship in texas']) {
      const found = search(q);
      expect(found.length, q).toBeGreaterThan(3);
      expect(found.join(), q).not.toMatch(/California|Golden State|Ontario/);
      expect(found[0], q).toMatch(/Nurs/);
      expect(
        found.findLastIndex((name) => /Nurs/.test(name)),
        q,
      ).toBeLessThan(found.findIndex((name) => /TEXAS Grant/.test(name)));
    }
  });

  it('a field beside a country or a name also finds what is for every field there or of that name, behind what names it', () => {
    for (const q of ['comp sci germany', 'comp sci masters germany']) {
      const found = search(q);
      expect(found.slice(0, 4).join(), q).toMatch(/ELIZA/);
      expect(found.join(), q).toMatch(/Study Scholarships: Master Studies for All Academic Disciplines/);
    }
    expect(search('erasmus mundus data science').join()).toMatch(/Erasmus Mundus Joint Masters/);
  });

  it('a level is that of the award, whatever its text says in passing, and so is full funding', () => {
    expect(search('masters public health uk').join()).not.toMatch(/NIHR Doctoral Award/);
    expect(search('comp sci masters germany').join()).not.toMatch(/ELLIS PhD|Postdoctoral/);
    expect(search('full ride undergraduate usa').length).toBeGreaterThan(20);
  });

  it('a people also finds what many nations may apply for', () => {
    const found = search('masters in public health for nigerians');
    expect(found.join()).toMatch(/TETFund.*TDR Postgraduate/);
    expect(found.join()).toMatch(/Development-Related Postgraduate Courses/);
    expect(found.join()).not.toMatch(/CARTA PhD|Texas|Puggy Hunter/);
  });

  it('"dreamers" are students without papers in the United States', () => {
    expect(search('dreamers').join()).toMatch(/TheDream/);
    expect(search('dreamers daca').join()).toMatch(/TheDream/);
  });

  it('where nothing has all words, what has the rarest of them is shown, and the others are named', () => {
    const found = search('phd zebrafish daad');
    expect(found.length).toBeGreaterThan(0);
    expect(found.every((name) => search('phd daad').includes(name))).toBe(true);
    expect(search.missed('phd zebrafish daad')).toEqual(['zebrafish']);
    expect(search.missed('phd daad')).toEqual([]);
    expect(search.missed('zebrafish')).toEqual([]);
  });

  it('every word is asked for where that finds something, and nonsense finds nothing', () => {
    expect(search('postdoc japan').every((title) => search('japan').includes(title))).toBe(true);
    expect(search('xyzzy')).toEqual([]);
    expect(search('!?')).toEqual([]);
  });
});

test('what suits a word counts where nothing has it, and not for the word alone', async () => {
  const level = { kind: 'level', anyOf: ['phd'] };
  const search = await searchOf([
    recordFrom({ id: 'a', title: 'Open', organization: 'A', lines: [['For a doctorate.', level]] }),
    recordFrom({
      id: 'b',
      title: 'Physics',
      organization: 'B',
      lines: [['For a doctorate in physics.', level, { kind: 'field', anyOf: ['0533'] }]],
    }),
    recordFrom({
      id: 'c',
      title: 'Norwegian',
      organization: 'C',
      lines: [['Citizens of Norway.', { kind: 'citizenship', anyOf: ['NO'] }]],
    }),
  ]);
  expect(search('law')).toEqual([]);
  expect(search('law germany')).toEqual(['Open, A', 'Norwegian, C']);
  // Behind what names the field, what is for every field.
  expect(search('physics germany')).toEqual(['Physics, B', 'Open, A', 'Norwegian, C']);
  expect(search('kenya')).toEqual([]);
  // Whose citizenship is no matter is open to Kenyans.
  expect(search('phd kenya').sort()).toEqual(['Open, A', 'Physics, B']);
});

test('a word that is known is no misspelling of another: malaria is not Malaysia', async () => {
  const malaysia = recordFrom({ id: 'a', title: 'Malaysia International Scholarship', lines: [] });
  const malaria = recordFrom({ id: 'b', title: 'Malaria Research Grant', lines: [] });
  const both = await searchOf([malaysia, malaria]);
  expect(both('malaria').map((name) => name.split(',')[0])).toEqual(['Malaria Research Grant']);
  // Nor where no award speaks of malaria.
  const alone = await searchOf([malaysia]);
  expect(alone('malaria')).toEqual([]);
  expect(alone('malasia')).toHaveLength(1);
});

test('words are compared in the singular, without accents, capitals and apostrophes', () => {
  expect(searchWords('Master’s STUDIES of Łódź and Größe; physics, class')).toEqual(
    searchWords('masters study of lodz and grosse physics class'),
  );
});

test('a typing error is a letter more, less, another one, or two that changed places', () => {
  const errors = (word: string, term: string) => prefixEditDistance(word, term, 2);
  expect(
    ['fullbright', 'fulbrght', 'fulbrigth', 'fulbrihgt'].map((word) => errors(word, 'fulbright')),
  ).toEqual([1, 1, 1, 1]);
  expect(errors('scholrsh', 'scholarship')).toBe(1);
  expect(errors('kitten', 'sitting')).toBe(2);
  expect(errors('entirely', 'different')).toBe(3);
});
