import { prefixEditDistance } from '@laurel/text';
import { once } from '../text/once.ts';
import { phraseKey } from '../text/tokenise.ts';

/** Something a student can pick by its name. */
export interface Choice {
  name: string;
  /** Other names, also found while they are typed. */
  aliases?: readonly string[];
  /** Abbreviations that count only when they are all that was typed. */
  codes?: readonly string[];
  /** Comes after other choices that fit as well, as a territory does after a state. */
  isMinor?: boolean;
}

/** An entry of the list: `value` goes into the field, `label` is shown instead when another name was typed. */
export interface Suggestion {
  value: string;
  label?: string;
}

const MAX_SUGGESTIONS = 8;
/** Letters that must be typed before one and before two errors are forgiven. */
const MIN_LETTERS_FOR_ERRORS = [4, 7] as const;
/** Shorter parts are found inside too many aliases to mean one. */
const MIN_LETTERS_INSIDE_ALIAS = 3;

/** How well a name fits; smaller is better. Minor choices have grades of their own so that a code does not lift them. */
const GRADE = {
  name: 0,
  alias: 1,
  code: 2,
  nameStart: 3,
  aliasStart: 4,
  minorStart: 5,
  word: 6,
  wordStart: 7,
  aliasWordStart: 8,
  minorWordStart: 9,
  insideName: 10,
  insideAlias: 11,
  errors: 12,
} as const;

interface Key {
  text: string;
  key: string;
}

interface Keyed {
  choice: Choice;
  name: Key;
  aliases: Key[];
  codes: Key[];
}

interface Fit {
  grade: number;
  /** The alias or code that fits. */
  by?: string;
}

const keyOf = (text: string): Key => ({ text, key: phraseKey(text) });

const isWordStart = (key: string, typed: string): boolean => key.includes(` ${typed}`);
const isWord = (key: string, typed: string): boolean => ` ${key} `.includes(` ${typed} `);

const bestOf = (keys: readonly Key[], typed: string): { grade: number; text: string } | undefined => {
  const gradeOf = ({ key }: Key): number | undefined => {
    if (key === typed) return GRADE.alias;
    if (key.startsWith(typed)) return GRADE.aliasStart;
    if (isWordStart(key, typed)) return GRADE.aliasWordStart;
    return typed.length >= MIN_LETTERS_INSIDE_ALIAS && key.includes(typed) ? GRADE.insideAlias : undefined;
  };
  return keys
    .flatMap((each) => {
      const grade = gradeOf(each);
      return grade === undefined ? [] : [{ grade, text: each.text }];
    })
    .sort((a, b) => a.grade - b.grade)[0];
};

const nameGrade = (key: string, typed: string): number | undefined => {
  if (key === typed) return GRADE.name;
  if (key.startsWith(typed)) return GRADE.nameStart;
  if (isWord(key, typed)) return GRADE.word;
  if (isWordStart(key, typed)) return GRADE.wordStart;
  return key.includes(typed) ? GRADE.insideName : undefined;
};

/** A minor choice keeps its place only when its whole name was typed. */
const asMinor = (grade: number): number => {
  if (grade <= GRADE.alias || grade >= GRADE.insideName) return grade;
  return grade <= GRADE.aliasStart ? GRADE.minorStart : GRADE.minorWordStart;
};

const fitOf = ({ choice, name, aliases, codes }: Keyed, typed: string): Fit | undefined => {
  const code = codes.find(({ key }) => key === typed);
  const alias = bestOf(aliases, typed);
  const fits: Fit[] = [
    { grade: nameGrade(name.key, typed) ?? Number.POSITIVE_INFINITY },
    ...(alias ? [{ grade: alias.grade, by: alias.text }] : []),
    ...(code ? [{ grade: GRADE.code, by: code.text }] : []),
  ];
  const best = fits.reduce((a, b) => (b.grade < a.grade ? b : a));
  if (best.grade === Number.POSITIVE_INFINITY) return undefined;
  return choice.isMinor ? { ...best, grade: asMinor(best.grade) } : best;
};

const fitWithErrors = ({ name, aliases }: Keyed, typed: string): Fit | undefined => {
  const allowed = MIN_LETTERS_FOR_ERRORS.filter((letters) => typed.length >= letters).length;
  const nearest = [name, ...aliases]
    // The first letter is nearly always right, and looking at it first saves most of the work.
    .filter(({ key }) => key[0] === typed[0])
    .map(({ text, key }) => ({ errors: prefixEditDistance(typed, key, allowed), text, key }))
    .reduce((a, b) => (b.errors < a.errors ? b : a), { errors: allowed + 1, text: '', key: '' });
  if (nearest.errors > allowed) return undefined;
  // A letter is left out more often than added: "nigera" is Nigeria rather than Niger.
  const isShorter = nearest.key.length < typed.length;
  const grade = GRADE.errors + nearest.errors + (isShorter ? 0.5 : 0);
  return nearest.text === name.text ? { grade } : { grade, by: nearest.text };
};

/**
 * Builds a type-ahead: what was typed -> at most eight choices, best first. The whole name, alias or code comes before
 * beginnings, later words, and parts of words; typing errors are forgiven only when nothing else fits. Choices that fit
 * equally well keep the order of `choices`, which is read at the first use.
 */
export const typeAhead = (choices: () => readonly Choice[]): ((typed: string) => Suggestion[]) => {
  const keyed = once(() =>
    choices().map(
      (choice): Keyed => ({
        choice,
        name: keyOf(choice.name),
        aliases: (choice.aliases ?? []).map(keyOf),
        codes: (choice.codes ?? []).map(keyOf),
      }),
    ),
  );
  return (text) => {
    const typed = phraseKey(text);
    if (typed === '') return [];
    const fitting = (fit: (each: Keyed, typed: string) => Fit | undefined) =>
      keyed().flatMap((each) => {
        const found = fit(each, typed);
        return found === undefined ? [] : [{ ...each, ...found }];
      });
    const exact = fitting(fitOf);
    return (exact.length > 0 ? exact : fitting(fitWithErrors))
      .sort((a, b) => a.grade - b.grade)
      .slice(0, MAX_SUGGESTIONS)
      .map(({ name, by }) =>
        by === undefined || name.key.includes(typed)
          ? { value: name.text }
          : { value: name.text, label: `${name.text} (${by})` },
      );
  };
};
