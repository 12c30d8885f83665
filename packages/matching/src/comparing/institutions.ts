import { fold, joinOr, tokensOf } from '@laurel/text';

/** Words that many institutions share; what is left tells them apart. */
const GENERIC = new Set(
  'university universities college school institute institution academy faculty department of the and at for in de la du des der'.split(
    ' ',
  ),
);

/** True when the words of one name are all in the other: "Makerere University" and "Makerere". */
export const sameInstitution = (a: string, b: string): boolean => {
  const [left, right] = [tellingWords(a), tellingWords(b)];
  if (left.size === 0 || right.size === 0) return a.trim().toLowerCase() === b.trim().toLowerCase();
  return isWithin(left, right) || isWithin(right, left) || isInitials(a, b) || isInitials(b, a);
};

/** True when two names have no telling word in common, so that they can hardly be the same place. */
export const unlikeInstitutions = (a: string, b: string): boolean => {
  const [left, right] = [tellingWords(a), tellingWords(b)];
  if (left.size === 0 || right.size === 0 || [...left].some((word) => right.has(word))) return false;
  return ![a, b].some((name, at) => mayBeShortFor(name, at === 0 ? b : a));
};

/** A name in letters, as its first word has it: "UWI" of "UWI Mona", "UTech". */
const SHORT = /^(?:the )?(\p{Lu}\p{L}?\p{Lu}\p{L}{0,4})\b/u;
const LITTLE_WORDS = new Set('of the and at for in de la du des der'.split(' '));

const isInitials = (short: string, name: string): boolean => {
  const letters = SHORT.exec(short)?.[1];
  const words = tokensOf(fold(name)).filter((word) => !LITTLE_WORDS.has(word));
  return (
    letters !== undefined && words.length > 1 && fold(letters) === words.map(([first]) => first).join('')
  );
};

/** Whether the letters of a short name occur in the other name in their order, beginning with its first one. */
const mayBeShortFor = (short: string, name: string): boolean => {
  const letters = fold(SHORT.exec(short)?.[1] ?? '');
  const whole = tokensOf(fold(name)).join('');
  if (letters === '' || letters[0] !== whole[0]) return false;
  let at = -1;
  return [...letters].every((letter) => {
    at = whole.indexOf(letter, at + 1);
    return at >= 0;
  });
};

const isWithin = (part: ReadonlySet<string>, whole: ReadonlySet<string>): boolean => {
  return [...part].every((word) => whole.has(word));
};

const tellingWords = (name: string): Set<string> => {
  return new Set(tokensOf(fold(name)).filter((word) => !GENERIC.has(word)));
};

/** Names that have an article within a sentence. */
const WITH_ARTICLE =
  /^(?:Universit(?:y|ies)|Institutes?|Colleges?|Schools?|Academy|Faculty|Department|Ministry|Conservatoire) (?:of|for)\b/;

/** The name as it stands inside a sentence: "the University of Cape Town", "Makerere University". */
export const institutionInSentence = (name: string): string =>
  WITH_ARTICLE.test(name) ? `the ${name}` : name;

/** "Makerere University or the University of Cape Town" */
export const institutionNames = (names: readonly string[]): string =>
  joinOr(names.map(institutionInSentence));
