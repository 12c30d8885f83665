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
    ['a word whose replacement is far', 'We danced benga all night.', 'benga', 'bandana'],
  ])('leaves alone %s', (_, text, written, to) => {
    expect(kept(text, lintOn(text, written, to))).toEqual([]);
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
