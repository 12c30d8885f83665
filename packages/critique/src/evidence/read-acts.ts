import type { Sentence, Word } from '../text/read-text.ts';
import {
  BEFORE_ADJECTIVE,
  BESIDE_SUBJECT,
  HABITS,
  IRREGULAR,
  LIKE_PRESENT,
  NO_PAST_FORM,
  PARTICIPLES,
  STATES,
} from './acts.generated.ts';

const ofStates = new Set(STATES);
const irregular = new Set(IRREGULAR);
const participles = new Set(PARTICIPLES);
const likePresent = new Set(LIKE_PRESENT);
const habits = new Set(HABITS);
const noPastForm = new Set(NO_PAST_FORM);
const beforeAdjective = new Set(BEFORE_ADJECTIVE);
const besideSubject = new Set(BESIDE_SUBJECT);

const BE = new Set(['am', 'is', 'are', 'was', 'were', 'be', 'been', 'being']);
const HAVE = new Set(['have', 'has', 'had', 'having', "i've", "we've", "i'd", "we'd", "they've"]);
const SUBJECT = new Set(['i', 'we', "i've", "we've", "i'd", "we'd"]);
/** A verb after one of these is no act yet ("to put", "will set"). */
const MODAL = new Set([
  'to',
  'will',
  'would',
  'can',
  'could',
  'should',
  'must',
  'may',
  'might',
  'do',
  'did',
  "don't",
  "didn't",
]);
/** How many words may stand between "I" and its verb ("I then quietly asked"). */
const REACH = 4;

export interface Acts {
  /** The writer did something, alone or with others. */
  own: boolean;
  /** Somebody did something, or something happened. */
  any: boolean;
}

/** A regular past form; "co-founded" is one, "well-equipped" is not. */
const isRegular = (word: string): boolean =>
  word.length > 3 && word.endsWith('ed') && !noPastForm.has(word) && !/^un|^(?!co-|re-)[^-]*-/.test(word);

/** A form that tells of something done, whatever its subject. Lower case. */
export const isPastForm = (word: string): boolean =>
  (irregular.has(word) || participles.has(word) || isRegular(word)) && !ofStates.has(word);

/** Finds acts by the forms of verbs and the words before them. */
export const readActs = ({ text, start, words }: Sentence): Acts => {
  const lower = (at: number) => words[at]?.lower ?? '';
  const acts: Acts = { own: false, any: false };
  const isPast = words.some(
    ({ lower: word }) => irregular.has(word) || ofStates.has(word) || (isRegular(word) && word !== lower(0)),
  );
  let isAfterAct = false;
  words.forEach((word, at) => {
    const subject = hasSubject(words, at, text, start);
    const isForm = irregular.has(word.lower) || isRegular(word.lower);
    const counts =
      !ofStates.has(word.lower) &&
      lower(at + 1) !== 'up' &&
      !isDoneTo(words, at) &&
      ((participles.has(word.lower) && followsHave(words, at)) ||
        (likePresent.has(word.lower) && subject) ||
        (habits.has(word.lower) && subject && isPast) ||
        (isForm && (subject || isVerb(words, at, text, start, isAfterAct))));
    if (counts) {
      acts.any = true;
      acts.own ||= subject;
    }
    if (isForm || counts) isAfterAct = counts;
  });
  return acts;
};

/** "I was given": done to the subject; "to put": not done yet. */
const isDoneTo = (words: readonly Word[], at: number): boolean =>
  words.slice(Math.max(0, at - 2), at).some(({ lower }) => BE.has(lower)) ||
  MODAL.has(words[at - 1]?.lower ?? '');

const followsHave = (words: readonly Word[], at: number): boolean =>
  words.slice(Math.max(0, at - REACH), at).some(({ lower }) => HAVE.has(lower));

const hasSubject = (words: readonly Word[], at: number, text: string, start: number): boolean => {
  for (let before = at - 1; before >= Math.max(0, at - REACH); before -= 1) {
    const { lower = '', end = 0 } = words[before] ?? {};
    if (/[.!?;:]/.test(text.slice(end - start, (words[before + 1]?.start ?? end) - start))) return false;
    if (SUBJECT.has(lower)) return true;
    if (!besideSubject.has(lower) && !lower.endsWith('ly')) return false;
  }
  return false;
};

/** A past form that is no adjective ("improved methods") and no name ("United"). */
const isVerb = (
  words: readonly Word[],
  at: number,
  text: string,
  start: number,
  isAfterAct: boolean,
): boolean => {
  const word = words[at];
  const before = words[at - 1];
  if (!word || !before || /^\p{Lu}/u.test(word.text) || beforeAdjective.has(before.lower)) return false;
  const isJoined =
    before.lower === 'and' ||
    before.lower === 'or' ||
    /,/.test(text.slice(before.end - start, word.start - start));
  return !isJoined || isAfterAct || beforeAdjective.has(words[at + 1]?.lower ?? '');
};
