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
/** The checker points at the article alone. */
const article = (text: string, at: string): Lint => {
  const lint = lintOn(text, at, 'an', { rule: 'AnA', kind: 'Miscellaneous' });
  return { ...lint, end: lint.start + 1 };
};

describe('filterLints', () => {
  it('keeps a misspelt word', () => {
    expect(kept('I recieve it.', lintOn('I recieve it.', 'recieve', 'receive'))).toEqual(['recieve']);
  });

  it.each<[string, string, string, string, Partial<Lint>?]>([
    ['a name inside a sentence', 'I met Wanjiku.', 'Wanjiku', 'Wankel'],
    ['a name that begins a sentence', 'Nguyen taught me.', 'Nguyen', 'Nguyens'],
    ['an acronym', 'I joined KNUST.', 'KNUST', 'KNOTS'],
    ['a small word that is a name elsewhere', 'We ate matoke. I love Matoke.', 'matoke', 'mistake'],
    ['a word in quotation marks', 'We call it "ubuntu" here.', 'ubuntu', 'bunt'],
    ['a word of another script', 'I read привет aloud.', 'привет', 'private'],
    ['a word like an article inside a name', 'I come from Nghe An province.', 'An', 'A'],
    ['half of a word with a hyphen', 'We read avant-garde verse.', 'garde', 'grade'],
    ['the letter of a list in brackets', '(a) A hair dryer.', 'a', 'an', { rule: 'AnA', kind: 'Agreement' }],
    ['the letter of a list', 'a) Apples, b) pears.', 'a', 'an', { rule: 'AnA', kind: 'Agreement' }],
    [
      'a lot that is a noun',
      'They say what they do when a lot comes back.',
      'a lot',
      'a lot of',
      { rule: 'ALotOf', kind: 'Usage' },
    ],
    ['a word whose replacement is far', 'We danced benga all night.', 'benga', 'bandana'],
  ])('leaves alone %s', (_, text, written, to, rest = {}) => {
    expect(kept(text, lintOn(text, written, to, rest))).toEqual([]);
  });

  it('keeps an article before a vowel, also at the end of brackets', () => {
    const text = 'We ate (a apple) there.';
    expect(kept(text, article(text, 'a apple'))).toEqual(['a']);
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
    expect(asked('They ate batchoy at home.', 'batchoy', 'butchery')).toEqual([]);
    // A short word is near many common ones by chance.
    expect(asked('She winds the markit at home.', 'markit', 'market')).toEqual([]);
    expect(asked('She sells okpa at home.', 'okpa', 'okra')).toEqual([]);
  });

  it('asks nothing about a word that is used twice, and about three words at most', () => {
    expect(
      kept('We grow zembro and eat zembro.', lintOn('We grow zembro and eat zembro.', 'zembro', 'zebra')),
    ).toEqual([]);
    const text = 'We saw garbidge, villige, tempiriture and neighburhoud.';
    const words = ['garbidge', 'villige', 'tempiriture', 'neighburhoud'];
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

  it('leaves “everyday” before a noun and “one of the best” alone', () => {
    const of = (text: string, written: string) =>
      kept(text, lintOn(text, written, 'x', { rule: 'Other', kind: 'Agreement' }));
    expect(of('It is part of our everyday lives.', 'everyday')).toEqual([]);
    expect(of('It is one of the best in the country.', 'best')).toEqual([]);
  });

  it('writes “An” at the start of a sentence', () => {
    const text = 'A engineer came.';
    const lint = lintOn(text, 'A', 'AN', { rule: 'AnA', kind: 'Agreement' });
    expect(filterLints(readText(text), [lint], [])[0]?.replacements).toEqual(['An']);
  });

  it('leaves the article before a name with U alone, whose sound it does not know', () => {
    const text = 'I met a Ugandan and a engineer.';
    expect(kept(text, article(text, 'a Ugandan'))).toEqual([]);
    expect(kept(text, article(text, 'a engineer'))).toEqual(['a']);
  });

  it('makes no “an own” of “a own”, which is as wrong', () => {
    const text = 'I want to open a own company as a electrician.';
    expect(kept(text, article(text, 'a own'))).toEqual([]);
    expect(kept(text, article(text, 'a electrician'))).toEqual(['a']);
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

  const repaired = (text: string, written: string, to: string, rest: Partial<Lint>) =>
    filterLints(readText(text), [lintOn(text, written, to, rest)], []).map(
      ({ replacements }) => replacements[0],
    );

  it.each([
    ['In the colonia where my grandmother lives, water comes by truck.', 'colonia', 'colonial'],
    ['My abuela sells them.', 'abuela', 'Manuela'],
    ['We met the curandera at dawn.', 'curandera', 'commandeer'],
  ])('takes a word of a community as it is: %s', (text, written, to) => {
    expect(kept(text, lintOn(text, written, to))).toEqual([]);
  });

  it.each(['academico', 'practica', 'diagramo', 'cornero'])(
    'never replaces “%s”, which ends as words of other languages do',
    (word) => {
      const text = `We saw the ${word} at home.`;
      expect(repaired(text, word, 'x', {}).filter(Boolean)).toEqual([]);
    },
  );

  const GRAMMAR = { kind: 'Grammar' as const };
  it.each([
    ['I keep a spare battery so that nobody there needs my cart.', 'there', 'their', 'ThereToTheir'],
    ['The families there face floods.', 'there', 'their', 'ThereToTheir'],
    ['Farmers there own two acres.', 'there', 'their', 'ThereOwn'],
    ['Children in there own shoes.', 'there', 'their', 'ThereOwn'],
    ['I looked at their house.', 'their', 'there', 'TheirToThere'],
    ['The dog wagged it’s tail.', 'it’s', 'its', 'ItsPossessive'],
    ['The village and its small school.', 'its', 'it’s', 'ItsContraction'],
    ['I read your book.', 'your', 'you’re', 'PronounContraction'],
    ['It was better then the rains came.', 'then', 'than', 'ThenThan'],
    ['The affect was strong.', 'affect', 'effect', 'NounVerbConfusion'],
    ['I could of course go.', 'could of', 'could have', 'ModalOf'],
    ['We live near the peak of it.', 'peak', 'peek', 'SomeNewRule'],
  ])('swaps no real word for another without proof: %s', (text, written, to, rule) => {
    expect(repaired(text, written, to, { ...GRAMMAR, rule })).toEqual([]);
  });

  it.each([
    ['There own house burned down.', 'There', 'Their', 'ThereOwn'],
    ['They built it on there own.', 'there', 'their', 'ThereOwn'],
    ['Their are many students here.', 'Their', 'There', 'TheirToThere'],
    ['Its a small village.', 'Its', 'It’s', 'ItsContraction'],
    ['The town has it’s own well.', 'it’s', 'its', 'ItsPossessive'],
    ['Your a good teacher.', 'Your', 'You’re', 'PronounContraction'],
    ['She is taller then me.', 'then', 'than', 'ThenThan'],
    ['I could of done better.', 'could of', 'could have', 'ModalOf'],
    ['I did not went home.', 'went', 'go', 'DidPast'],
  ])('swaps one where the words beside it prove it: %s', (text, written, to, rule) => {
    expect(repaired(text, written, to, { ...GRAMMAR, rule })).toEqual([to]);
  });

  it.each([
    ['I spent a summer at icddr,b in Dhaka.', ',', ', ', 'CommaFixes'],
    ['The line was IR64,Sub1 there.', ',', ', ', 'CommaFixes'],
    ['I opened main.py and found the bug.', 'py', 'Py', 'SentenceCapitalization'],
    ['She said “you has to eat” and laughed.', 'has', 'have', 'PronounVerbAgreement'],
    ['The poster said ‘We was here first’ in red.', 'was', 'were', 'PronounInflectionBe'],
    ['On it are the names of all forty.', 'are', 'is', 'PronounInflectionBe'],
    ['My uncle he abuse me when I was a child.', 'abuse', 'abuses', 'PronounVerbAgreement'],
    ['He beat me at chess.', 'beat', 'beats', 'PronounVerbAgreement'],
    ['My father is a boda boda rider.', 'boda boda', 'boda', 'RepeatedWords'],
    ['Matei a aula uma vez e me arrependi depois.', 'a', 'an', 'AnA'],
    ['It was an honour to go.', 'an', 'a', 'AnA'],
    ['It is an SOP for nurses.', 'an', 'a', 'AnA'],
    ['I was broke in March.', 'broke', 'broken', 'SimplePastToPastParticiple'],
    ['I know her since five years.', 'since five years', 'for five years', 'SinceDuration'],
    ['The grant was one of the hardest hit.', 'hit', 'hits', 'OneOfTheSingular'],
    ['It took a while, so I waited.', 'a while', 'awhile', 'AWhile'],
  ])('repairs nothing that may be right or stays wrong: %s', (text, written, to, rule) => {
    const start = text.search(new RegExp(`(?<![\\p{L}])${written}(?![\\p{L}]|$)|,`, 'u'));
    const lint = { start, end: start + written.length, message: '', replacements: [to], rule, ...GRAMMAR };
    expect(filterLints(readText(text), [lint], [])).toEqual([]);
  });

  it.each([
    [
      'Since two years I work in a dairy.',
      'Since two years',
      'For two years',
      'For two years I have been working',
    ],
    ['Since two years I am working there.', 'Since two years', 'For two years', 'For two years I have been'],
    ['I have lived here since two years.', 'since two years', 'for two years', 'for two years'],
  ])('puts a span of time right as a whole: %s', (text, written, to, right) => {
    expect(repaired(text, written, to, { ...GRAMMAR, rule: 'SinceDuration' })).toEqual([right]);
  });

  it('puts the space after a comma between common words', () => {
    const text = 'We planted maize,beans and cassava.';
    expect(repaired(text, ',', ', ', { ...GRAMMAR, rule: 'CommaFixes' })).toEqual([', ']);
  });
});
