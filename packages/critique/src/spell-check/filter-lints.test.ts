import { describe, expect, it } from 'vitest';
import { readText } from '../text/read-text.ts';
import { filterLints } from './filter-lints.ts';
import type { Lint } from './spell-checker.ts';

const lintOn = (text: string, written: string, to: string, rest: Partial<Lint> = {}): Lint => {
  const start = text.indexOf(written);
  return {
    start,
    end: start + written.length,
    rule: 'SpellCheck',
    kind: 'Spelling',
    message: '',
    replacements: [to],
    ...rest,
  };
};
const kept = (text: string, ...lints: Lint[]): string[] =>
  filterLints(readText(text), lints, []).map(({ start, end }) => text.slice(start, end));

describe('filterLints', () => {
  it('keeps a misspelt word', () => {
    expect(kept('I recieve it.', lintOn('I recieve it.', 'recieve', 'receive'))).toEqual(['recieve']);
  });

  it.each([
    ['a name inside a sentence', 'I met Wanjiku.', 'Wanjiku', 'Wankel'],
    ['a name that begins a sentence', 'Nguyen taught me.', 'Nguyen', 'Nguyens'],
    ['an acronym', 'I joined KNUST.', 'KNUST', 'KNOTS'],
    ['a small word that is a name elsewhere', 'We ate matoke. I love Matoke.', 'matoke', 'mistake'],
    ['a word in quotation marks', 'We call it "ubuntu" here.', 'ubuntu', 'bunt'],
    ['a word of another script', 'I read привет aloud.', 'привет', 'private'],
    ['a word like an article inside a name', 'I come from Nghe An province.', 'An', 'A'],
    ['a word whose replacement is far', 'We danced benga all night.', 'benga', 'bandana'],
  ])('leaves alone %s', (_, text, written, to) => {
    expect(kept(text, lintOn(text, written, to))).toEqual([]);
  });

  const asked = (text: string, written: string, to: string) =>
    filterLints(readText(text), [lintOn(text, written, to)], []).map(({ message, replacements }) => ({
      message,
      replacements,
    }));

  it('asks about a word that it does not know, and replaces nothing', () => {
    expect(asked('We cleaned the garbidge at home.', 'garbidge', 'garbed')).toEqual([
      { message: 'Is “garbidge” meant?', replacements: [] },
    ]);
  });

  it('asks nothing about a word that is far from every common one, because it is of another language or trade', () => {
    expect(asked('We studied kojicol at home.', 'kojicol', 'comical')).toEqual([]);
    expect(asked('We buried the qvevri at home.', 'qvevri', 'every')).toEqual([]);
    expect(asked('She sells okpa at home.', 'okpa', 'okra')).toEqual([]);
  });

  it('asks nothing about a word that is used twice, and about three words at most', () => {
    expect(
      kept('We grow zembro and eat zembro.', lintOn('We grow zembro and eat zembro.', 'zembro', 'zebra')),
    ).toEqual([]);
    const text = 'We saw garbidge, villige, markit and gardin.';
    const words = ['garbidge', 'villige', 'markit', 'gardin'];
    expect(kept(text, ...words.map((word) => lintOn(text, word, 'x')))).toEqual(words.slice(0, 3));
  });

  it('never splits a word, guesses at one nobody knows, or offers a slur', () => {
    const text = 'I need informations about the zembrow people now.';
    const split = lintOn(text, 'informations', 'in formations', {
      rule: 'SplitWords',
      kind: 'BoundaryError',
    });
    expect(kept(text, split)).toEqual([]);
    const guess = lintOn(text, 'zembrow people', 'zebra people', { rule: 'Guess', kind: 'WordChoice' });
    expect(kept(text, guess)).toEqual([]);
    expect(kept(text, lintOn(text, 'people', 'poofs', { rule: 'Other', kind: 'Agreement' }))).toEqual([]);
  });

  it('writes “An” at the start of a sentence', () => {
    const text = 'A engineer came.';
    const lint = lintOn(text, 'A', 'AN', { rule: 'AnA', kind: 'Agreement' });
    expect(filterLints(readText(text), [lint], [])[0]?.replacements).toEqual(['An']);
  });

  it('leaves the article before a name with U alone, whose sound it does not know', () => {
    const text = 'I met a Ugandan and a engineer.';
    const lint = (at: string) => lintOn(text, at, `an${at.slice(1)}`, { rule: 'AnA', kind: 'Agreement' });
    expect(kept(text, lint('a Ugandan'))).toEqual([]);
    expect(kept(text, lint('a engineer'))).toEqual(['a engineer']);
  });

  it('knows a slip of a common word at the start of a sentence', () => {
    expect(kept('Becouse it rained.', lintOn('Becouse it rained.', 'Becouse', 'Because'))).toEqual([
      'Becouse',
    ]);
  });

  it('drops taste, masked places and a second lint on one place', () => {
    const text = 'It was very good and teh end.';
    expect(
      kept(text, lintOn(text, 'very good', 'excellent', { kind: 'Enhancement', rule: 'Excellent' })),
    ).toEqual([]);
    const lint = lintOn(text, 'teh', 'the');
    expect(filterLints(readText(text), [lint], [{ start: lint.start, end: lint.end }])).toEqual([]);
    expect(kept(text, lint, { ...lint, rule: 'Typo' })).toEqual(['teh']);
  });

  it('chooses the past or the participle by the words before', () => {
    const lints = (text: string) =>
      filterLints(
        readText(text),
        [
          lintOn(text, 'writed', 'written', {
            rule: 'RegularIrregulars',
            kind: 'Grammar',
            replacements: ['written', 'wrote'],
          }),
        ],
        [],
      );
    expect(lints('I writed it.')[0]?.replacements[0]).toBe('wrote');
    expect(lints('I have writed it.')[0]?.replacements[0]).toBe('written');
  });

  it('ignores a lint that points outside the text', () => {
    expect(kept('Short.', { ...lintOn('Short.', 'Short', 'Shorts'), end: 99 })).toEqual([]);
  });
});
