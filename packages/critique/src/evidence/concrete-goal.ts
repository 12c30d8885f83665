import { findCountries } from '@laurel/taxonomies';
import { ROLE } from './phrases.generated.ts';
import type { Traits } from './read-traits.ts';

/** In words: a shorter sentence with a job says neither where nor how. */
const PICTURED = 10;

/** "A company like Google or Amazon" names no place of work. */
const LIKE_OTHERS =
  /\b(?:company|companies|organi[sz]ations?|firms?|universit(?:y|ies))\b[^.?!]{0,20}\b(?:like|such as)\b/i;

/** True for an aim that can be pictured: a place, a number, a date, or a job or workplace. */
export const isConcreteGoal = ({ goal, names, number, time, vague, sentence }: Traits): boolean => {
  if (!goal) return false;
  const job = ROLE.test(sentence.text) && sentence.words.length >= PICTURED;
  // A country beside set words pictures nothing.
  const named = LIKE_OTHERS.test(sentence.text)
    ? []
    : names.filter(({ text }) => !vague || findCountries(text).length === 0);
  const marks = [named.length > 0, number, time, job].filter(Boolean).length;
  return vague ? marks >= 2 : marks >= 1;
};
