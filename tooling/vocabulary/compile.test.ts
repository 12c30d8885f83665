import { stripTypeScriptTypes } from 'node:module';
import { describe, expect, it } from 'vitest';
import type { Rules } from './check-words.ts';
import { compileVocabulary } from './compile.ts';

const COUNTRIES = new Set(['NL', 'GB']);
const RULES: Rules = {
  keys: { country: (key) => COUNTRIES.has(key) },
  fold: (phrase) => phrase.toLowerCase(),
};

const compiled = (files: Record<string, string>) => {
  const sources = Object.entries(files).map(([file, text]) => ({ file: `packages/x/src/${file}`, text }));
  const { modules, problems, checkMeaning } = compileVocabulary(sources);
  checkMeaning(RULES);
  return {
    modules,
    problems: problems.map(
      ({ file, line, message }) => `${file.slice('packages/x/src/'.length)}:${line} ${message}`,
    ),
  };
};
const problemsOf = (text: string) => compiled({ 'a.yaml': text }).problems;

/** What the generated module exports. */
const exportsOf = async (text: string): Promise<Record<string, unknown>> => {
  const { modules, problems } = compiled({ 'a.yaml': text });
  expect(problems).toEqual([]);
  const script = stripTypeScriptTypes([...modules.values()].join(''));
  return { ...(await import(`data:text/javascript,${encodeURIComponent(script)}`)) };
};
const patternOf = async (text: string): Promise<RegExp> => {
  const { FOUND: found } = await exportsOf(text);
  if (!(found instanceof RegExp)) throw new Error('no pattern');
  return found;
};

describe('the vocabulary compiler', () => {
  it('writes word lists, aliases and values as they are', async () => {
    const out = await exportsOf(`
LEADS:
  reason: Words before a place.
  words:
    - in
    - from
NAMES:
  source: ISO 3166-1
  keys: country
  aliases:
    NL: [Holland, The Netherlands]
NUMBERS:
  reason: Numbers in words.
  values: { one: 1, two: 2 }
`);
    expect(out).toEqual({
      LEADS: ['in', 'from'],
      NAMES: { NL: ['Holland', 'The Netherlands'] },
      NUMBERS: { one: 1, two: 2 },
    });
  });

  it('composes patterns from parts, wherever the part is written', async () => {
    const pattern = await patternOf(`
FOUND:
  reason: Who applies.
  flags: i
  pattern: '\\b{person}\\s+from (?<year>\\d{4})'
  matches: [Students from 2026]
  misses: [teachers from 2026]
person:
  reason: People.
  part:
    - '{pupil}s?'
    - applicants?
pupil:
  reason: Those who learn.
  part: student|learner
`);
    expect(pattern.exec('all learners from 2025')?.groups?.year).toBe('2025');
    expect(pattern.flags).toBe('i');
  });

  it('keeps the parts that a list has of its own apart from those of other lists', async () => {
    const out = await exportsOf(`
FOUND:
  reason: Who applies.
  with:
    who: '{kind} student'
    kind: [young, new]
  pattern: '{who}s? from {place}'
LOST:
  reason: Who left.
  with: { who: teacher }
  rows:
    - { sort: gone, pattern: '{who} has gone to {place}' }
place: { reason: Somewhere., part: '\\p{Lu}\\p{L}+' }
`);
    expect(Object.keys(out).sort()).toEqual(['FOUND', 'LOST', 'place']);
    expect(out.FOUND).toEqual(/(?:(?:(?:young|new)) student)s? from (?:\p{Lu}\p{L}+)/iu);
    expect(out.LOST).toEqual([{ sort: 'gone', pattern: /(?:teacher) has gone to (?:\p{Lu}\p{L}+)/iu }]);
  });

  it('takes parts from another file', () => {
    const { modules, problems } = compiled({
      'people.yaml': 'person:\n  reason: People.\n  part: students?\n',
      'rules/a.yaml': "use: ../people.yaml\nFOUND:\n  reason: r\n  pattern: 'every {person}'\n",
    });
    expect(problems).toEqual([]);
    expect(modules.get('packages/x/src/rules/a.generated.ts')).toContain(
      "import { person } from '../people.generated.ts';",
    );
  });

  it.each([
    [
      'permanent (legal) resident(s)',
      ['permanent resident', 'Permanent  legal residents'],
      ['permanent illegal resident'],
    ],
    ["student's card", ['a student’s card', "student's card"], ["student's cards"]],
    [
      '{must|should} be {age} years old',
      ['must be 18 years old', 'should be 21 years old'],
      ['may be 18 years old'],
    ],
    ['in the end (of all)', ['in the end', 'in the end of all'], ['in the ending']],
    ['U.S.', ['the U.S. is'], ['UKSA']],
    ['my {goal(s)|abilit{y|ies}}', ['my goal', 'my goals', 'my abilities'], ['my abilit', 'goals']],
    ['at ({my|the} desk) of oak', ['at my desk of oak', 'at of oak'], ['at a desk of oak']],
  ])('reads the phrase "%s"', async (phrase, matches, misses) => {
    const pattern = await patternOf(`
FOUND:
  reason: r
  phrases:
    - ${JSON.stringify(phrase)}
age:
  reason: r
  part: '\\d+'
`);
    for (const text of matches) expect(pattern.test(text), text).toBe(true);
    for (const text of misses) expect(pattern.test(text), text).toBe(false);
  });

  it('writes rows with their patterns', async () => {
    const out = await exportsOf(`
STATUSES:
  reason: Statuses beside citizenship.
  flags: i
  rows:
    - { status: daca, pattern: '\\bDACA\\b' }
    - status: refugee
      phrases: [refugee(s), asylee(s)]
    - status: resident
      here: { pattern: '\\bresident\\b' }
      elsewhere: { phrases: [living abroad] }
`);
    expect(out.STATUSES).toEqual([
      { status: 'daca', pattern: /\bDACA\b/i },
      { status: 'refugee', pattern: expect.any(RegExp) },
      { status: 'resident', here: /\bresident\b/i, elsewhere: expect.any(RegExp) },
    ]);
  });

  it.each([
    ['a file that is one list', '- x\n', ['a.yaml:1 a file is a set of named lists']],
    ['a list without source or reason', 'A:\n  words: [x]\n', ['a.yaml:1 A: needs a `source` or a `reason`']],
    ['a blank reason', "A:\n  reason: ' '\n  words: [x]\n", ['a.yaml:1 A: needs a `source` or a `reason`']],
    [
      'an unknown field',
      'A:\n  reason: r\n  words: [x]\n  note: n\n',
      ['a.yaml:4 A: a list of words has no "note"'],
    ],
    [
      'a word that is there twice',
      'A:\n  reason: r\n  words:\n    - x\n    - y\n    - x\n',
      ['a.yaml:6 A: "x" is there twice'],
    ],
    [
      'a number where a word should be',
      'A:\n  reason: r\n  words:\n    - 12\n',
      ['a.yaml:4 A: not a text (write it in quotes): 12'],
    ],
    [
      'an unknown code',
      'A:\n  reason: r\n  keys: country\n  aliases:\n    NL: [x]\n    ZZ: [y]\n',
      ['a.yaml:6 A: unknown code ZZ'],
    ],
    [
      'an unknown code among words',
      'A:\n  reason: r\n  keys: country\n  words:\n    - NL\n    - ZZ\n',
      ['a.yaml:6 A: unknown code ZZ'],
    ],
    [
      'a link to an unknown code, and one to itself',
      'A:\n  reason: r\n  to: country\n  links:\n    NL:\n      - GB\n      - ZZ\n      - NL\n',
      ['a.yaml:7 A: unknown code ZZ', 'a.yaml:8 A: NL is linked to itself'],
    ],
    [
      'an unknown set of codes',
      'A:\n  reason: r\n  keys: planet\n  aliases: { x: [y] }\n',
      ['a.yaml:3 A: the package\'s rules have no set "planet"'],
    ],
    [
      'an ambiguous alias',
      'A:\n  reason: r\n  aliases:\n    NL: [Low Lands]\n    GB:\n      - low lands\n',
      ['a.yaml:6 A: "low lands" means NL and GB'],
    ],
    [
      'a key that is there twice',
      'A:\n  reason: r\n  aliases:\n    NL: [x]\n    NL: [y]\n',
      ['a.yaml:5 Map keys must be unique at line 5, column 5:'],
    ],
    [
      'a broken pattern',
      "A:\n  reason: r\n  pattern: '(x'\n",
      ['a.yaml:1 A: Invalid regular expression: /(x/iu: Unterminated group'],
    ],
    [
      'an unknown part',
      "A:\n  reason: r\n  pattern: '{person} x'\n",
      ['a.yaml:1 A: the part {person} is not defined here or in a used file'],
    ],
    [
      'a part of its own that a list does not use',
      "A:\n  reason: r\n  with:\n    b: x\n  pattern: 'y'\n",
      ['a.yaml:4 A: nothing takes the part {b}'],
    ],
    [
      'a part of its own that is broken',
      "A:\n  reason: r\n  with:\n    b:\n      - x\n      - '[y'\n  pattern: '{b}'\n",
      ['a.yaml:4 A: Invalid regular expression: /(?:x|[y)/iu: Unterminated character class'],
    ],
    [
      'a part that contains itself',
      "A:\n  reason: r\n  pattern: '{b}'\nb:\n  reason: r\n  part: 'x{b}'\n",
      ['a.yaml:4 b: the part {b} contains itself'],
    ],
    [
      'a phrase with an open bracket',
      'A:\n  reason: r\n  phrases:\n    - open (end\n',
      ['a.yaml:4 A: a bracket of "open (end" has no partner'],
    ],
    [
      'a pattern that misses its example',
      "A:\n  reason: r\n  pattern: 'x'\n  matches: [y]\n",
      ['a.yaml:1 A: should match "y"'],
    ],
  ])('refuses %s', (_what, text, problems) => {
    const found = problemsOf(text);
    for (const problem of problems) expect(found).toContain(problem);
  });

  it('refuses a pattern of 161 characters and takes one of 160', () => {
    const list = (length: number) => `A:\n  reason: r\n  pattern: ${'x'.repeat(length)}\n`;
    expect(problemsOf(list(160))).toEqual([]);
    expect(problemsOf(list(161))).toEqual([
      'a.yaml:3 A: 161 characters; compose it from parts (at most 160)',
    ]);
  });

  it('sees an alias that two files give to two codes', () => {
    const list = (code: string) => `A:\n  reason: r\n  keys: country\n  aliases: { ${code}: [Albion] }\n`;
    expect(compiled({ 'a.yaml': list('GB'), 'b.yaml': list('NL') }).problems).toEqual([
      'b.yaml:4 A: "Albion" means GB and NL',
    ]);
    expect(compiled({ 'a.yaml': list('GB'), 'b.yaml': list('GB') }).problems).toEqual([]);
  });
});
