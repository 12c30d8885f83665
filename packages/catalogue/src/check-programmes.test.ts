import { describe, expect, test } from 'vitest';
import { checkProgrammes } from './check-programmes.ts';
import { EXAMPLE_PAGE, exampleProgramme, programmeWith, readFile } from './testing/example-programme.ts';

const TODAY = '2026-11-21';
const lines = exampleProgramme.eligibility as Record<string, unknown>[];

const check = (...programmes: Record<string, unknown>[]): string[] => {
  const { files, problems } = readFile(programmes);
  expect(problems).toEqual([]);
  return checkProgrammes(files, TODAY).map(({ message }) => message);
};
const checkWith = (changes: Record<string, unknown>) => check(programmeWith(changes));
const checkDeadline = (deadline: Record<string, unknown>, evidence: unknown[] = [EXAMPLE_PAGE]) =>
  checkWith({ deadline: { text: 'In spring', ...deadline }, evidence });

test('a programme that keeps every rule has no problem', () => {
  expect(checkWith({})).toEqual([]);
});

describe('a link', () => {
  test.each([
    ['http://example.org/', /https/],
    ['example.org', /not a web address/],
    ['https://www.scholars4dev.com/123/', /other people's/],
    ['https://portal.studyportals.com/x', /other people's/],
    ['https://www.facebook.com/example', /not an organiser/],
    ['https://example.org/call.pdf', /a file/],
    ['https://localhost/', /public host/],
    ['https://192.168.0.1/', /public host/],
    ['https://user@example.org/', /user name/],
  ])('%s is refused', (link, message) => {
    expect(checkWith({ page: link })).toEqual([expect.stringMatching(message)]);
    expect(checkWith({ apply: link })).toEqual([expect.stringMatching(message)]);
  });

  test('may hold an aggregator name as a part of another name', () => {
    expect(checkWith({ page: 'https://notscholarships.com/' })).toEqual([]);
  });
});

describe('a line that is read', () => {
  const withLine = (keys: Record<string, unknown>) =>
    checkWith({ eligibility: [...lines, { line: 'For study at Olin College.', ...keys }] });

  test('with the level other says which finer levels are meant', () => {
    expect(withLine({ level: { anyOf: ['undergraduate', 'other'] } })).toEqual([
      expect.stringMatching(/line 4: level other needs finer/),
    ]);
    expect(
      withLine({ level: { anyOf: ['undergraduate', 'other'], finer: ['vocational', 'bachelor'] } }),
    ).toEqual([]);
    expect(withLine({ level: { anyOf: ['other'], of: 'current' } })).toEqual([]);
  });

  test.each([
    ['At least 60% in matric and 65% at university.', { gpa: { min: 65, scale: 'percent' }, other: {} }, 1],
    [
      'At least 65% at university, or 60% in matric and a test.',
      { gpa: { min: 65, scale: 'percent' }, other: {} },
      0,
    ],
    [
      'Younger than 30; five years more for women and orphans.',
      { age: { max: 29 }, gender: { anyOf: ['female'] } },
      0,
    ],
    [
      'Citizens of Ghana and those who live there.',
      { citizenship: { anyOf: ['GH'] }, residence: { anyOf: ['GH'] } },
      0,
    ],
    [
      'Citizens of Ghana, for a project.',
      { citizenship: { anyOf: ['GH'] }, purpose: { anyOf: ['project'] } },
      1,
    ],
    [
      'Students of plumbing at a trade school.',
      { level: { anyOf: ['undergraduate'] }, field: { anyOf: ['0732'] } },
      1,
    ],
    [
      'Pupils, or people of 15 to 18 years.',
      { level: { anyOf: ['secondary'], of: 'current' }, age: { min: 15, max: 18 } },
      0,
    ],
    [
      'A first degree of at least upper second class.',
      { gpa: { min: 2.1, scale: 'uk-class' }, degree: { anyOf: ['bachelor'] } },
      1,
    ],
    [
      "An average of 60%, or a master's degree.",
      { gpa: { min: 60, scale: 'percent' }, degree: { anyOf: ['master'] } },
      0,
    ],
  ])('joins no alternatives by "and": %s', (line, keys, problems) => {
    const found = checkWith({ eligibility: [...lines, { line, alternative: 'way', ...keys }] });
    expect(found.filter((message) => /line 4: as alternatives/.test(message))).toHaveLength(problems);
    expect(found).toHaveLength(problems);
  });

  test('refers to an institution that is known, beside the place of study', () => {
    const host = { countries: ['US'] };
    expect(withLine({ host, teaching: 'amherst-college' })).toEqual([]);
    expect(withLine({ host, teaching: 'no-college' })).toEqual([expect.stringMatching(/no institution/)]);
    expect(withLine({ teaching: 'amherst-college' })).toEqual([expect.stringMatching(/beside host/)]);
  });
});

describe('a list of stages beside a degree', () => {
  const withStages = (now: string[], degree: Record<string, unknown>, keys: Record<string, unknown> = {}) =>
    checkWith({
      eligibility: [
        ...lines,
        { line: "Holders of a bachelor's degree.", degree, ...keys },
        { line: 'No doctorate has been begun.', stage: { now } },
      ],
    });
  const bachelor = { anyOf: ['bachelor'], orSoon: true };

  test('holds nobody who is far from that degree', () => {
    expect(withStages(['secondary', 'undergraduate', 'not_studying'], bachelor)).toEqual([
      expect.stringMatching(/line 5: stage secondary lies below the degree/),
    ]);
    expect(withStages(['undergraduate', 'masters', 'not_studying'], bachelor)).toEqual([]);
    expect(withStages(['undergraduate', 'masters'], { anyOf: ['master'] })).toEqual([
      expect.stringMatching(/stage undergraduate/),
    ]);
  });

  test('may hold them where the degree binds one level, is one way in or may not be held', () => {
    const pupils = ['secondary', 'undergraduate'];
    expect(withStages(pupils, bachelor, { appliesToLevels: ['masters'] })).toEqual([]);
    expect(withStages(pupils, bachelor, { alternative: 'way' })).toEqual([]);
    expect(withStages(pupils, { anyOf: ['bachelor'], held: false })).toEqual([]);
    expect(withStages(pupils, bachelor, { strength: 'preferred' })).toEqual([]);
  });
});

describe('a line for entrants alone', () => {
  const stage = { anyOf: ['entrant'] };
  const page = { ...EXAMPLE_PAGE, facts: ['programme', 'award', 'deadline'] };
  const withLine = (line: string, facts: string[] = [], changes: Record<string, unknown> = {}) =>
    checkWith({
      eligibility: [...lines, { line, stage }],
      evidence: [page, ...(facts.length > 0 ? [{ ...EXAMPLE_PAGE, facts }] : [])],
      deadline: { kind: 'unknown', dates: [], text: 'Follows the rounds of admission' },
      ...changes,
    });

  test('rests on more than words about admission', () => {
    const message = expect.stringMatching(
      /line 4: that it is for entrants rests on words about admission alone/,
    );
    expect(withLine("For people who begin a master's degree.")).toEqual([message]);
    expect(withLine('Applicants must be admitted first.')).toEqual([message]);
    expect(withLine("For people who begin a master's degree.", ['eligibility:1'])).toEqual([message]);
  });

  test('may rest on a page, on its own words or on those of the record', () => {
    expect(withLine("For people who begin a master's degree.", ['eligibility:4'])).toEqual([]);
    expect(withLine('Only for new students, admitted in spring.')).toEqual([]);
    const deadline = { kind: 'unknown', dates: [], text: 'With admission, before the studies begin' };
    expect(withLine("For people who begin a master's degree.", [], { deadline })).toEqual([]);
  });
});

describe('the reading of a line', () => {
  const line = 'Holders report to the foundation each year.';
  const withLine = (keys: Record<string, unknown>) =>
    checkWith({ eligibility: [...lines, { line, ...keys }] });

  test.each([{}, { strength: 'info' }, { alternative: 'way' }])('is asked for: %j', (keys) => {
    expect(withLine(keys)).toEqual([expect.stringMatching(/line 4 is unread: .*procedure.*none/)]);
  });

  test.each([{ other: {} }, { strength: 'info', other: {} }])(
    'may be a condition in free text: %j',
    (keys) => {
      expect(withLine(keys)).toEqual([]);
    },
  );

  test.each([{ procedure: {} }, { none: {} }])('%j stands alone', (reading) => {
    expect(withLine(reading)).toEqual([]);
  });

  test.each([
    [{ procedure: {}, need: {} }, /procedure .* take need away/],
    [{ none: {}, strength: 'info' }, /none .* take strength away/],
    [{ none: {}, alternative: 'way' }, /none .* take alternative away/],
    [{ procedure: {}, none: {} }, /procedure .* take none away/],
  ])('%j is refused', (keys, message) => {
    expect(withLine(keys)).toEqual([expect.stringMatching(message)]);
  });
});

describe('codes', () => {
  const withCode = (predicate: Record<string, unknown>) =>
    checkWith({ eligibility: [...lines, { line: 'A line that states another condition.', ...predicate }] });

  test.each([
    [{ citizenship: { anyOf: ['ZZ'] } }, /ZZ/],
    [{ citizenship: { anyOf: ['UK'] } }, /GB/],
    [{ residence: { noneOf: ['group:moon'] } }, /group:moon/],
    [{ field: { anyOf: ['99'] } }, /99/],
  ])('%j is refused', (predicate, message) => {
    expect(withCode(predicate)).toEqual([expect.stringMatching(message)]);
  });

  test.each([
    { citizenship: { anyOf: ['GB-SCT', 'US-TX', 'group:commonwealth'] } },
    { field: { anyOf: ['05', '051', '0511'] } },
  ])('%j is known', (predicate) => {
    expect(withCode(predicate)).toEqual([]);
  });

  test('of a currency are those of ISO 4217', () => {
    const award = { kind: 'amount', min: 5, text: 'Five of them' };
    expect(checkWith({ award: { ...award, currency: 'EURO' } })).toEqual([expect.stringMatching(/ISO 4217/)]);
    expect(checkWith({ award: { ...award, currency: 'GHS' } })).toEqual([]);
  });
});

describe('a quote', () => {
  const quoted = (quote: string) =>
    checkWith({
      eligibility: [
        ...lines,
        { line: 'Under 35 years, or under 40 years for mothers.', quote, age: { max: 34 } },
      ],
    });

  test('is a literal part of its line', () => {
    expect(quoted('Under 35')).toEqual([]);
    expect(quoted('under 35')).toEqual([expect.stringMatching(/not a literal part/)]);
  });

  test('stands there once', () => {
    expect(quoted('years')).toEqual([expect.stringMatching(/twice/)]);
  });
});

describe('a deadline', () => {
  test.each([
    { kind: 'yearly', dates: ['--10-31'] },
    { kind: 'month', dates: ['--10'] },
    { kind: 'date', dates: ['2026-11-21'] },
    { kind: 'date', dates: ['2028-05-21'] },
    { kind: 'multiple', dates: ['--03-01', '--09'] },
    { kind: 'rolling', dates: [] },
    { kind: 'unknown', dates: [] },
  ])('%j has the shape of its kind', (deadline) => {
    expect(checkDeadline(deadline)).toEqual([]);
  });

  test.each([
    [{ kind: 'yearly', dates: ['--02-29'] }, /kind yearly/],
    [{ kind: 'yearly', dates: ['2027-10-31'] }, /kind yearly/],
    [{ kind: 'yearly', dates: ['--03-01', '--09-01'] }, /kind multiple/],
    [{ kind: 'month', dates: ['--13'] }, /kind month/],
    [{ kind: 'date', dates: ['2027-02-30'] }, /that exists/],
    [{ kind: 'multiple', dates: ['--03-01'] }, /two dates or more/],
    [{ kind: 'multiple', dates: ['--03-01', '--03-01'] }, /twice/],
    [{ kind: 'unknown', dates: ['--10-31'] }, /no dates/],
    [{ kind: 'date', dates: ['2026-11-20'] }, /passed/],
    [{ kind: 'date', dates: ['2028-05-22'] }, /18 months/],
    [{ kind: 'yearly', dates: ['--10-31'], text: 'By 31 October 2027' }, /names a year/],
    [{ kind: 'rolling', dates: [], timeZone: 'Berlin' }, /IANA/],
  ])('%j is refused', (deadline, message) => {
    expect(checkDeadline(deadline)).toEqual([expect.stringMatching(message)]);
  });

  test('is announced only where the organiser page was read', () => {
    expect(checkDeadline({ kind: 'date', dates: ['2027-03-01'] }, [])).toEqual([
      expect.stringMatching(/needs evidence/),
    ]);
  });
});

describe('a programme that is no longer given', () => {
  const ended = (end: Record<string, unknown>, id = 'example-ended') =>
    programmeWith({ id, title: 'Former Nursing Scholarship', deadline: undefined, ended: end });

  test('has no deadline, and one that is given has one', () => {
    expect(check(ended({ since: '2023', note: 'The fund was closed.' }))).toEqual([]);
    for (const changes of [{ deadline: undefined }, { ended: {} }])
      expect(readFile([programmeWith(changes)]).problems).toEqual([
        expect.objectContaining({ message: expect.stringMatching(/deadline: .*`ended` instead/) }),
      ]);
  });

  test('has ended by today', () => {
    expect([check(ended({ since: '2026-11' })), check(ended({ since: '2026' }))]).toEqual([[], []]);
    expect(check(ended({ since: '2026-12' }))).toEqual([expect.stringMatching(/future/)]);
    expect(check(ended({ since: '2027' }))).toEqual([expect.stringMatching(/future/)]);
  });

  test('is followed by one of the catalogue that is still given', () => {
    const successorId = 'example-public-health';
    expect(check(programmeWith({}), ended({ successorId }))).toEqual([]);
    expect(check(ended({ successorId }))).toEqual([expect.stringMatching(/not in the catalogue/)]);
    expect(check(ended({ successorId: 'example-ended' }))).toEqual([expect.stringMatching(/ended too/)]);
  });
});

describe('a page that was read', () => {
  const reads = (changes: Record<string, unknown>) =>
    checkWith({ evidence: [{ ...EXAMPLE_PAGE, ...changes }] });

  test('was read today or earlier, and is not dated after that day', () => {
    expect(reads({ read: '2026-11-22' })).toEqual([expect.stringMatching(/future/)]);
    expect(reads({ read: TODAY })).toEqual([]);
    expect(reads({ pageDate: '2026-12' })).toEqual([expect.stringMatching(/dated after/)]);
    expect(reads({ pageDate: '2026-11-21' })).toEqual([]);
  });

  test('bears out who may apply only when the organiser or an official partner says so', () => {
    const facts = ['eligibility:1'];
    expect(reads({ by: 'reported', facts })).toEqual([expect.stringMatching(/never who may apply/)]);
    expect(reads({ by: 'official', facts })).toEqual([]);
    expect(reads({ by: 'reported', facts: ['award'] })).toEqual([]);
  });

  test('names lines that there are', () => {
    expect(reads({ facts: ['eligibility:4'] })).toEqual([expect.stringMatching(/there are 3 lines/)]);
    expect(reads({ facts: ['eligibility:3'] })).toEqual([]);
  });

  test('may be a list by others, but is not the organiser’s then', () => {
    const url = 'https://www.scholars4dev.com/123/';
    expect(reads({ url })).toEqual([expect.stringMatching(/by: reported/)]);
    expect(reads({ url, by: 'reported', facts: ['award'] })).toEqual([]);
  });

  test('stands behind each round', () => {
    const round = { closes: '2025-10-31', url: 'https://example.org/news' };
    expect(checkWith({ cycles: [round] })).toEqual([expect.stringMatching(/not among the evidence/)]);
    expect(checkWith({ cycles: [{ ...round, url: EXAMPLE_PAGE.url }] })).toEqual([]);
  });
});

describe('who may apply', () => {
  const without = (kind: string) => lines.filter((line) => line[kind] === undefined);
  const nationality = { line: 'Open to applicants of every nationality.', none: {} };

  test('the level is stated, or said to be any', () => {
    const rest = without('level');
    expect(checkWith({ eligibility: rest })).toEqual([expect.stringMatching(/level predicate/)]);
    expect(
      checkWith({ eligibility: [...rest, { line: 'Open at every level of study.', none: {} }] }),
    ).toEqual([]);
  });

  test('the host country is stated, unless study is possible anywhere', () => {
    const rest = without('host');
    expect(checkWith({ eligibility: rest })).toEqual([expect.stringMatching(/host predicate/)]);
    expect(checkWith({ eligibility: rest, location: 'Any country' })).toEqual([]);
  });

  test('the nationalities are stated, or said to be all', () => {
    const rest = without('citizenship').map((line) => ({ ...line }));
    expect(checkWith({ eligibility: rest })).toEqual([expect.stringMatching(/nationalit/)]);
    expect(checkWith({ eligibility: [...rest, nationality] })).toEqual([]);
  });

  test('international students are those from elsewhere than a stated host country', () => {
    const international = {
      line: 'For international students.',
      citizenship: { anyOf: ['group:international'] },
    };
    const rest = [international, ...without('host')];
    expect(checkWith({ eligibility: rest, location: 'Any country' })).toEqual([
      expect.stringMatching(/host line/),
    ]);
  });
});

describe('programmes', () => {
  test('have ids of their own', () => {
    const other = programmeWith({ title: 'Another Award for Nurses' });
    expect(check(programmeWith({}), other)).toEqual([expect.stringMatching(/id must be unique/)]);
  });

  test('of one organisation have titles that tell them apart', () => {
    const near = programmeWith({ id: 'example-two', title: 'The Example Public Health Award' });
    expect(check(programmeWith({}), near)).toEqual([expect.stringMatching(/nearly that of another/)]);
    const far = programmeWith({ id: 'example-two', title: 'Example Nursing Scholarship' });
    expect(check(programmeWith({}), far)).toEqual([]);
  });

  test('of one organisation lie in one file', () => {
    const one = readFile([programmeWith({})]);
    const two = readFile([programmeWith({ id: 'example-two', title: 'Other Award' })], 'asia/example.yaml');
    const problems = checkProgrammes([...one.files, ...two.files], TODAY);
    expect(problems).toEqual([
      { file: 'asia/example.yaml', message: expect.stringMatching(/belongs in one file/) },
    ]);
  });

  test('are named without a year', () => {
    expect(checkWith({ title: 'Example Public Health Scholarship 2027' })).toEqual([
      expect.stringMatching(/goes stale/),
    ]);
  });
});
