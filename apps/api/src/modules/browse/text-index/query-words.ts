import { findDemonyms, resolveCountry, resolveField } from '@laurel/taxonomies';
import { upperFirst } from '@laurel/text';
import { FILLERS, plainWords, searchWords } from './search-words.ts';

/** A word of a query. */
export interface QueryWord {
  word: string;
  /** Marks of records (see `marksOf`) that mean the same. */
  marks: string[];
  /** Weaker marks, used when nothing else matches: open to that nationality, to all nationalities, to all fields. */
  looseMarks: string[];
  /** The word affects the ranking only. */
  isOptional: boolean;
}

/** Marks of records that restrict no nationality, or no field. */
export const OPEN_TO_ALL = 'from@any';
export const EVERY_FIELD = 'field@any';

const MARKS: Readonly<Record<string, readonly string[]>> = {
  '#undergraduate': ['undergraduate', 'undergrad', 'bachelor', 'bsc', 'freshman'],
  '#masters': ['master', 'msc', 'postgraduate', 'graduate'],
  '#phd': ['phd', 'doctoral', 'doctorate', 'dphil', 'postgraduate', 'graduate'],
  '#postdoc': ['postdoc', 'postdoctoral'],
  '#full': ['fully'],
  '#female': ['woman', 'women', 'female', 'girl'],
  '#stem': ['stem'],
  '#firstGeneration': ['generation'],
  '#disability': ['disability', 'disabled'],
  '#need': ['need', 'needy'],
};
/** Whether some word of a query asks for this mark. */
export const isAskedFor = (mark: string): boolean => Object.hasOwn(MARKS, mark);

const MARKS_OF = Map.groupBy(
  Object.entries(MARKS).flatMap(([mark, words]) =>
    words.flatMap((each) => searchWords(each)).map((word) => ({ mark, word })),
  ),
  ({ word }) => word,
);

/** Further words of a query are ignored; each costs a pass over the index. */
const MAX_WORDS = 12;

/** Only these two-letter words are read as countries: most are English words. */
const SHORT_COUNTRIES = new Set(['us', 'uk']);

/** The country that a word names, directly or by its people ("kenyan"). */
const countryOf = (word: string): string | undefined => {
  if (word.length <= 2 && !SHORT_COUNTRIES.has(word)) return undefined;
  // Also tried in the plural, because index words are in the singular.
  return (
    resolveCountry(word) ??
    resolveCountry(`${word}s`) ??
    findDemonyms(`${upperFirst(word)} students`)[0]?.code
  );
};

const readWord = (word: string, isOnlyFillers: boolean): QueryWord => {
  const [singular = word] = searchWords(word);
  const country = countryOf(word);
  const marks = (MARKS_OF.get(singular) ?? []).map(({ mark }) => mark);
  return {
    word: singular,
    marks: country ? [...marks, `@${country}`] : marks,
    looseMarks: country
      ? [`from@${country}`, OPEN_TO_ALL]
      : resolveField(word).length > 0
        ? [EVERY_FIELD]
        : [],
    isOptional: !isOnlyFillers && FILLERS.has(singular),
  };
};

/**
 * "Law" alone means law only; "law Germany" also means awards in Germany for every field. "Kenya" alone means awards in Kenya or for
 * Kenyans, not those open to everybody.
 */
const withoutAimless = (words: readonly QueryWord[]): QueryWord[] => {
  const required = words.filter(({ isOptional }) => !isOptional);
  const isAimed = required.some(({ marks }) => marks.length > 0);
  return words.map((each) => {
    const isField = each.looseMarks.includes(EVERY_FIELD);
    if (required.length > 1 && (isAimed || !isField)) return each;
    return { ...each, marks: [...each.marks, ...each.looseMarks.slice(0, -1)], looseMarks: [] };
  });
};

/** The words of a query. Those that are not optional must match. */
export const queryWords = (q: string): QueryWord[] => {
  const words = [...new Set(plainWords(q))].slice(0, MAX_WORDS);
  const isOnlyFillers = words.flatMap(searchWords).every((word) => FILLERS.has(word));
  return withoutAimless(words.map((word) => readWord(word, isOnlyFillers)));
};
