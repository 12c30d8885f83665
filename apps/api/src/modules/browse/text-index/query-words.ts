import {
  fieldAncestors,
  findDemonyms,
  resolveCountry,
  resolveField,
  resolveRegion,
} from '@laurel/taxonomies';
import { upperFirst } from '@laurel/text';
import { FILLERS, plainWords, searchWords } from './search-words.ts';

/** A word of a query. */
export interface QueryWord {
  word: string;
  /** As it was typed, folded. */
  typed: string;
  /** Marks of records (see `marksOf`) that mean the same. */
  marks: string[];
  /** Weaker marks, used when nothing else matches: open to that nationality, to all nationalities, to all fields. */
  looseMarks: string[];
  /** Where these are given, a record without any of them counts only if its title or organisation has the word. */
  limits: string[];
  /** A short name such as "uk" or "cs", or part of a name ("comp sci"): other words that begin with it are not meant. */
  isWhole: boolean;
  /** 1, or its part of a phrase: "comp sci" asks for one thing. */
  share: number;
  /** Names people: what many nations may apply for suits them too. */
  isPeople: boolean;
  /** The word affects the ranking only. */
  isOptional: boolean;
}

/** Marks of records that restrict no nationality, or no field. */
export const OPEN_TO_ALL = 'from@any';
export const EVERY_FIELD = 'field@any';
/** Mark of records that name no level. */
export const EVERY_LEVEL = 'level@any';

const MARKS: Readonly<Record<string, readonly string[]>> = {
  '#undergraduate': ['undergraduate', 'undergrad', 'bachelor', 'bsc', 'freshman'],
  '#masters': ['master', 'msc', 'postgraduate', 'graduate'],
  '#phd': ['phd', 'doctoral', 'doctorate', 'dphil', 'postgraduate', 'graduate'],
  '#postdoc': ['postdoc', 'postdoctoral'],
  '#full': ['full', 'fully', 'ride'],
  '#female': ['woman', 'women', 'female', 'girl'],
  '#stem': ['stem'],
  '#firstGeneration': ['generation'],
  '#disability': ['disability', 'disabled'],
  '#need': ['need', 'needy'],
  '#undocumented': ['undocumented', 'daca', 'dreamer'],
};
/** Whether some word of a query asks for this mark. */
export const isAskedFor = (mark: string): boolean => Object.hasOwn(MARKS, mark);

/** What a text often says in passing: "full-time", "a master's degree is not enough". Such a word asks for the award itself. */
const LIMITS: Readonly<Record<string, readonly string[]>> = {
  '#undergraduate': ['#undergraduate', EVERY_LEVEL],
  '#masters': ['#masters', EVERY_LEVEL],
  '#phd': ['#phd', EVERY_LEVEL],
  '#postdoc': ['#postdoc', EVERY_LEVEL],
  '#full': ['#full'],
};

const MARKS_OF = Map.groupBy(
  Object.entries(MARKS).flatMap(([mark, words]) =>
    words.flatMap((each) => searchWords(each)).map((word) => ({ mark, word })),
  ),
  ({ word }) => word,
);

const STEM = '#stem';

/** Further words of a query are ignored; each costs a pass over the index. */
const MAX_WORDS = 12;

/** Only these short words are read as fields: others of three letters are words, or the beginnings of words. */
const SHORT_FIELDS = new Set([
  'ai',
  'art',
  'cs',
  'gis',
  'hci',
  'law',
  'llb',
  'llm',
  'mba',
  'ml',
  'mph',
  'nlp',
]);
const LONG_ENOUGH = 4;

/** Marks of records in a field, in a part of it, or in a broader field by its own name. */
const fieldMarks = (codes: readonly string[]): string[] =>
  codes.flatMap((code) => [`field#${code}`, ...fieldAncestors(code).map((above) => `field=${above}`)]);

/** The codes of a field that a word names by itself; STEM is a mark of its own. */
const fieldOf = (word: string): string[] =>
  (word.length >= LONG_ENOUGH || SHORT_FIELDS.has(word)) && word !== 'stem' ? resolveField(word) : [];

/** Only these two-letter words are read as countries: most are English words. */
const SHORT_COUNTRIES = new Set(['us', 'uk']);

/** Codes are two letters, and letters are words: a state is known by its name alone. */
const regionOf = (text: string): string | undefined =>
  text.length < LONG_ENOUGH ? undefined : resolveRegion(text);

/** The country that a word names. */
const namedCountry = (word: string): string | undefined =>
  // Also tried in the plural, because index words are in the singular.
  word.length <= 2 && !SHORT_COUNTRIES.has(word)
    ? undefined
    : (resolveCountry(word) ?? resolveCountry(`${word}s`));

/** The country whose people a word names: "kenyan", "Kenyans". */
const peopleOf = (word: string): string | undefined =>
  word.length <= 2
    ? undefined
    : [word, word.replace(/s$/, '')].flatMap((each) => findDemonyms(`${upperFirst(each)} students`))[0]?.code;

/** The country that a word names, directly or by its people. */
const countryOf = (word: string): string | undefined => namedCountry(word) ?? peopleOf(word);

/** What a word or a phrase means besides its letters. */
type Meaning = Pick<QueryWord, 'marks' | 'looseMarks'>;
type Phrase = Meaning & Pick<QueryWord, 'share'>;

/** A state: what is given there or for its people; more loosely what the whole country gives. */
const regionMeaning = (region: string | undefined): Meaning | undefined =>
  region === undefined
    ? undefined
    : { marks: [`in@${region}`], looseMarks: [`throughout@${region.slice(0, 2)}`] };

const meaningOf = (country: string | undefined, codes: readonly string[]): Meaning | undefined => {
  if (country)
    return { marks: [`@${country}`], looseMarks: [`from@${country}`, `among@${country}`, OPEN_TO_ALL] };
  return codes.length > 0 ? { marks: fieldMarks(codes), looseMarks: [EVERY_FIELD] } : undefined;
};

const LONGEST_PHRASE = 3;

/** A country, a level, or a word that only ranks. */
const meansOther = (word: string): boolean =>
  countryOf(word) !== undefined || searchWords(word).some((each) => MARKS_OF.has(each) || FILLERS.has(each));

/** What phrases mean, for each of their words: "public health", "South Africa". Longer phrases come first. */
const readPhrases = (words: readonly string[]): Map<number, Phrase> => {
  const meanings = new Map<number, Phrase>();
  for (let size = LONGEST_PHRASE; size > 1; size -= 1) {
    for (let start = 0; start + size <= words.length; start += 1) {
      const places = Array.from({ length: size }, (_, at) => start + at);
      if (places.some((place) => meanings.has(place))) continue;
      const own = words.slice(start, start + size);
      const phrase = own.join(' ');
      const country = resolveCountry(phrase);
      // "Public health Germany" is no field: each word that means something else stands for itself.
      const meaning =
        meaningOf(country, own.some(meansOther) ? [] : resolveField(phrase)) ??
        regionMeaning(regionOf(phrase));
      if (meaning) for (const place of places) meanings.set(place, { ...meaning, share: 1 / size });
    }
  }
  return meanings;
};

const readWord = (word: string, phrase: Phrase | undefined, isOnlyFillers: boolean): QueryWord => {
  const [singular = word] = searchWords(word);
  const meaning = phrase ?? meaningOf(countryOf(word), fieldOf(word)) ?? regionMeaning(regionOf(word));
  const marks = (MARKS_OF.get(singular) ?? []).map(({ mark }) => mark);
  return {
    word: singular,
    typed: word,
    marks: [...marks, ...(meaning?.marks ?? [])],
    looseMarks: meaning?.looseMarks ?? (marks.includes(STEM) ? [EVERY_FIELD] : []),
    limits: marks.flatMap((mark) => LIMITS[mark] ?? []),
    isWhole: meaning !== undefined && (phrase !== undefined || word.length < LONG_ENOUGH),
    share: phrase?.share ?? 1,
    isPeople: phrase === undefined && namedCountry(word) === undefined && peopleOf(word) !== undefined,
    isOptional: !isOnlyFillers && phrase === undefined && FILLERS.has(singular),
  };
};

/**
 * "Law" alone means law only; "law Germany" and "law Fulbright" also mean awards there, or of that name, for every field. "Kenya" alone means awards in Kenya or for
 * Kenyans, not those open to everybody.
 */
const withoutAimless = (words: readonly QueryWord[]): QueryWord[] => {
  const required = words.filter(({ isOptional }) => !isOptional);
  const isAimed = required.some(
    ({ marks }) => marks.length === 0 || marks.some((mark) => !mark.startsWith('field') && mark !== STEM),
  );
  return words.map((each) => {
    const isField = each.looseMarks.includes(EVERY_FIELD);
    if (required.length > 1 && (isAimed || !isField)) return each;
    const own = each.looseMarks.filter((mark) => mark.startsWith('from@') && mark !== OPEN_TO_ALL);
    return { ...each, marks: [...each.marks, ...own], looseMarks: [] };
  });
};

/** The words of a query. Those that are not optional must match. */
export const queryWords = (q: string): QueryWord[] => {
  const words = [...new Set(plainWords(q))].slice(0, MAX_WORDS);
  const isOnlyFillers = words.flatMap(searchWords).every((word) => FILLERS.has(word));
  const phrases = readPhrases(words);
  return withoutAimless(words.map((word, place) => readWord(word, phrases.get(place), isOnlyFillers)));
};
