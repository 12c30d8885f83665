import {
  COUNTING as COUNTING_WORDS,
  MONTHS_AND_DAYS,
  STARTERS as STARTER_WORDS,
} from './phrases.generated.ts';

/** Words and numbers of the essay, its prompt, the award and the profile. */
export interface KnownFacts {
  words: ReadonlySet<string>;
  numbers: ReadonlySet<string>;
}

const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen';
const TENS = 'twenty thirty forty fifty sixty seventy eighty ninety';
const NUMBER_WORDS = new Map<string, string>([
  ...ONES.split(' ').map((word, value): [string, string] => [word, String(value)]),
  ...TENS.split(' ').map((word, index): [string, string] => [word, String(20 + 10 * index)]),
  ['hundred', '100'],
  ['thousand', '1000'],
  ['million', '1000000'],
  ['billion', '1000000000'],
]);
const COUNTING = new Set(COUNTING_WORDS);
const SAYS_TOO_LITTLE = new Set(['one', 'zero']);
const STARTERS = new Set(STARTER_WORDS);
/** Words with capitals that advice may use although no text has them. */
const OF_ADVICE = new Set(['i', 'cv', 'gpa']);

const NUMBER = /\p{N}+(?:[.,:/]\p{N}+)*/gu;
const WORD = /\p{L}[\p{L}\p{M}]*(?:['’]\p{L}+)*/gu;

const plainNumber = (text: string): string => text.replace(/(?<=\p{N}),(?=\p{N}{3}(?!\p{N}))/gu, '');
const plainWord = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('’', "'")
    .replace(/'s$|'$/, '');

const numbersIn = (text: string): string[] =>
  [...text.normalize('NFKC').matchAll(NUMBER)].map(([found]) => plainNumber(found));

const wordsIn = (text: string): { word: string; plain: string; opens: boolean }[] =>
  [...text.matchAll(WORD)].map((match) => ({
    word: match[0],
    plain: plainWord(match[0]),
    opens: /(?:^|[.!?…:;\n•-]|[“"(])["“'‘(\s]*$/u.test(text.slice(Math.max(0, match.index - 6), match.index)),
  }));

export const knownFacts = (texts: readonly string[]): KnownFacts => {
  const words = new Set(texts.flatMap((text) => wordsIn(text).map(({ plain }) => plain)));
  const numbers = new Set(texts.flatMap(numbersIn));
  for (const [word, value] of NUMBER_WORDS) if (words.has(word)) numbers.add(value);
  return { words, numbers };
};

/**
 * Numbers, names and dates of a text that are not among the known facts.
 * @param strictness `rewrite`: a sentence in the student's name, where words such as "dozen" and an unknown first word are facts too;
 *   `advice`: a sentence about the essay
 */
export const newFacts = (
  text: string,
  { words, numbers }: KnownFacts,
  strictness: 'rewrite' | 'advice',
): string[] => {
  const isRewrite = strictness === 'rewrite';
  const isNew = ({ word, plain, opens }: ReturnType<typeof wordsIn>[number]): boolean => {
    if (words.has(plain)) return false;
    const value = NUMBER_WORDS.get(plain);
    if (value !== undefined && isRewrite) return !SAYS_TOO_LITTLE.has(plain) && !numbers.has(value);
    if (isRewrite && COUNTING.has(plain)) return true;
    const capital = /^\p{Lu}/u.test(word);
    if (MONTHS_AND_DAYS.test(plain)) return capital || !/^(?:may|march)$/.test(plain);
    if (!capital || OF_ADVICE.has(plain) || /^i'/.test(plain)) return false;
    return opens ? isRewrite && !STARTERS.has(plain) : true;
  };
  return [
    ...numbersIn(text).filter((number) => !numbers.has(number)),
    ...wordsIn(text)
      .filter(isNew)
      .map(({ word }) => word),
  ];
};

/** Whether `revised` still holds every number and name (a capital inside a sentence) of `original`. */
export const keepsFacts = (original: string, revised: string): boolean => {
  const { words, numbers } = knownFacts([revised]);
  const isKept = ({ word, plain, opens }: ReturnType<typeof wordsIn>[number]): boolean => {
    const value = SAYS_TOO_LITTLE.has(plain) ? undefined : NUMBER_WORDS.get(plain);
    if (value !== undefined) return words.has(plain) || numbers.has(value);
    const isName = /^\p{Lu}/u.test(word) && !opens && !/^i(?:'|$)/.test(plain);
    return !isName || words.has(plain);
  };
  return numbersIn(original).every((number) => numbers.has(number)) && wordsIn(original).every(isKept);
};
