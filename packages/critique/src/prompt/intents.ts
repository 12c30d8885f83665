import { OWN_STUDIES } from '../checks/phrases.generated.ts';
import { isConcreteGoal } from '../evidence/concrete-goal.ts';
import { EMPTY_LESSON, REFLECTION } from '../evidence/phrases.generated.ts';
import type { Traits } from '../evidence/read-traits.ts';
import { INTENTS as ROWS } from './intents.generated.ts';

/** A kind of thing that prompts ask for. */
export interface Intent {
  id: string;
  /** How prompts and selection criteria word it. */
  asks: RegExp;
  /** Whether a sentence speaks to it. */
  speaks: (traits: Traits) => boolean;
  /** Whether such a sentence is concrete; by default one with two kinds of detail, or one that only the writer could have written. */
  shows?: (traits: Traits) => boolean;
  /** Words of many other stories too: several sentences with them are an answer. */
  hints?: RegExp;
  /** How many such sentences are an answer. */
  enough?: number;
  /** Any essay that tells a story speaks to it. */
  broad?: boolean;
  /** Only its own words speak to it. */
  strict?: boolean;
  /** What the reader would like to know when the essay is silent. */
  question: string;
}

interface Row extends Omit<Intent, 'speaks' | 'shows'> {
  speaks?: RegExp;
  /** Words that speak to it only where the writer did something. */
  speaksAsAct?: RegExp;
}

/** "I need this scholarship to continue my dream" tells no plan. */
const WISH_FOR_THE_AWARD =
  /\bneed (?:this|the|your) \w+|\b(?:continue|follow|pursue) my (?:dreams?|studies|education)\W*$/i;

const isToldAct = ({ act, detail }: Traits): boolean => act && detail >= 2;

/** Intents for which the words of a sentence are not enough, or not needed. */
const SPEAKS: Record<string, (traits: Traits, hasItsWords: boolean) => boolean> = {
  // What others say of the writer is nothing learned, and to look back is only to begin.
  learned: ({ sentence }) => REFLECTION.test(sentence.text.replace(/\blooking back\b/gi, '')),
  experience: isToldAct,
  goals: ({ goal, sentence }) => goal && !WISH_FOR_THE_AWARD.test(sentence.text),
  'why-you': isToldAct,
  // Where somebody has studied is no reason for the next place.
  'why-here': ({ sentence }, hasItsWords) => hasItsWords && !OWN_STUDIES.test(sentence.text),
  impact: ({ goal, act, result }, hasItsWords) => hasItsWords && (goal || act || result),
};

const SHOWS: Record<string, (traits: Traits) => boolean> = {
  learned: ({ detail, sentence }) => detail >= 1 && !EMPTY_LESSON.test(sentence.text),
  goals: (traits) => isConcreteGoal(traits) && !traits.vague && traits.detail >= 1,
  need: ({ number, firstPerson, sentence }) => firstPerson && (number || sentence.words.length > 18),
  // What a course will do for somebody is told as an aim; a degree that is over is none.
  studies: ({ goal, sentence }) => goal && sentence.words.length > 10,
  // Rain and light fail too.
  failure: ({ sentence, specific, detail }) =>
    /\b(?:I|we)\b/i.test(sentence.text) && (specific || detail >= 2),
  leadership: ({ act, specific, detail }) => act && (specific || detail >= 2),
};

const toIntent = ({ speaks, speaksAsAct, ...row }: Row): Intent => {
  const special = SPEAKS[row.id];
  const shows = SHOWS[row.id];
  return {
    ...row,
    speaks: (traits) => {
      const { text } = traits.sentence;
      const hasItsWords = speaks?.test(text) === true || (traits.act && speaksAsAct?.test(text) === true);
      return special ? special(traits, hasItsWords) : hasItsWords;
    },
    ...(shows ? { shows } : {}),
  };
};

/** Every kind, in the order in which a part's question is taken from them. */
export const INTENTS: readonly Intent[] = ROWS.map(toIntent);
