import type { Sentence, TextParts } from '../text/read-text.ts';
import { findNames, type Name } from './find-names.ts';
import {
  ABSTRACT,
  AHEAD,
  ATTRIBUTED,
  DOING,
  FIRST_PERSON,
  GOAL,
  NUMBER,
  REFLECTION,
  RESULT,
  SPEECH,
  TIME,
  VAGUE_AIM,
} from './phrases.generated.ts';
import { readActs } from './read-acts.ts';

/** The evidence in one sentence. */
export interface Traits {
  sentence: Sentence;
  names: Name[];
  number: boolean;
  time: boolean;
  speech: boolean;
  /** Something the writer did. */
  act: boolean;
  /** Something that happened, without abstract nouns. */
  scene: boolean;
  firstPerson: boolean;
  result: boolean;
  reflection: boolean;
  goal: boolean;
  vague: boolean;
  /** How many kinds of detail: name, number, time, speech, act or scene. */
  detail: number;
  /** Two kinds of detail, in or beside a sentence about the writer. */
  specific: boolean;
}

/** A sentence whose only numbers are years: they count as a time. */
const DATE_ONLY = /^(?:\D|(?<!\d)(?:19|20)\d\d(?!\d))*\b(?:19|20)\d\d\b\D*$/;

export const readTraits = (parts: TextParts): Traits[] => {
  const small = new Set(parts.words.filter(({ text }) => /^\p{Ll}/u.test(text)).map(({ lower }) => lower));
  const traits = parts.sentences.map((sentence) => read(sentence, small));
  for (const [at, each] of traits.entries()) {
    each.specific = isSpecific(traits, at);
    each.result ||= isOutcome(traits, at);
  }
  return traits;
};

const read = (sentence: Sentence, small: ReadonlySet<string>): Traits => {
  const { text } = sentence;
  const acts = readActs(sentence);
  const names = findNames(sentence, small);
  const time = TIME.test(text);
  const number = NUMBER.test(text.replace(/^[\s\d.)-]+/, ''));
  const speech = SPEECH.test(text);
  const goal = GOAL.test(text) || (AHEAD.test(text) && !acts.any);
  const act =
    acts.own ||
    (!goal &&
      /\b(?:I|we)\b/i.test(text) &&
      /\b(?:every|each|since)\b(?! other)/i.test(text) &&
      (number || time || names.length > 0)) ||
    DOING.test(text);
  const scene = acts.any && sentence.words.length >= 5 && !ABSTRACT.test(text);
  const marks = [names.length > 0, number && !DATE_ONLY.test(text), time, speech, act || scene];
  // The details of somebody else's words are not the writer's.
  const detail = ATTRIBUTED.test(text) ? 0 : marks.filter(Boolean).length;
  return {
    sentence,
    names,
    number,
    time,
    speech,
    act,
    scene,
    goal,
    detail,
    firstPerson: FIRST_PERSON.test(text),
    result: RESULT.test(text),
    reflection: REFLECTION.test(text),
    vague: VAGUE_AIM.test(text),
    specific: false,
  };
};

const isSpecific = (traits: readonly Traits[], at: number): boolean => {
  const here = traits[at];
  if (!here || here.detail < 2) return false;
  const near = [traits[at - 1], here, traits[at + 1]].filter(
    (each) => each?.sentence.paragraph === here.sentence.paragraph,
  );
  return near.some((each) => each?.firstPerson);
};

/** In sentences: a number this near after an act of the writer is its result. */
const OUTCOME_REACH = 4;

const isOutcome = (traits: readonly Traits[], at: number): boolean => {
  const here = traits[at];
  if (!here?.number || !here.scene || here.act || here.goal) return false;
  return traits.slice(Math.max(0, at - OUTCOME_REACH), at).some(({ act }) => act);
};
