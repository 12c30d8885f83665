import { findDemonyms, resolveCountry, resolveField } from '@laurel/taxonomies';
import { upperFirst } from '@laurel/text';
import { FILLERS, plainWords, searchWords } from './search-words.ts';

/** A word of a query. */
export interface QueryWord {
  word: string;
  /** Marks of records (see `marksOf`) that mean the same. */
  marks: string[];
  /** Marks of records that suit it, for when nothing fits otherwise: open to that nationality, to every one, to every field. */
  looseMarks: string[];
  /** It ranks, and shuts nothing out. */
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
const MARKS_OF = Map.groupBy(
  Object.entries(MARKS).flatMap(([mark, words]) =>
    words.flatMap((each) => searchWords(each)).map((word) => ({ mark, word })),
  ),
  ({ word }) => word,
);

/** Nobody types more; each costs a look at the whole index. */
const MOST_WORDS = 12;

/** Two letters are more often an English word than a country's code. */
const SHORT_COUNTRIES = new Set(['us', 'uk']);

/** The country that a word names, or whose people ("kenyan"). */
const countryOf = (word: string): string | undefined => {
  if (word.length <= 2 && !SHORT_COUNTRIES.has(word)) return undefined;
  // In the plural too: words of the index are in the singular.
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
 * "Law" alone asks for law, "law Germany" also for what Germany offers in every field; "Kenya" alone asks for what is there or
 * for Kenyans, and not for what is for everybody.
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

/** The words of what a student typed; those that are not optional must be found. */
export const queryWords = (q: string): QueryWord[] => {
  const words = [...new Set(plainWords(q))].slice(0, MOST_WORDS);
  const isOnlyFillers = words.flatMap(searchWords).every((word) => FILLERS.has(word));
  return withoutAimless(words.map((word) => readWord(word, isOnlyFillers)));
};
