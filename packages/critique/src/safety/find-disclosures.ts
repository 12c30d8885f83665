import { readActs } from '../evidence/read-acts.ts';
import type { Sentence, TextParts } from '../text/read-text.ts';
import {
  AFTERMATH,
  EVERY_DAY,
  FIGURATIVE,
  GRAVE,
  HABIT,
  HEAVY,
  LONG_AGO,
  OTHERS,
  OWN_ATTEMPT,
  OWN_WORDS,
  PERFORMED,
  RECENT,
  REFLEXIVE,
  RETURNED,
  RISK_OF_ABUSE,
  RISK_OF_EATING_DISORDER,
  RISK_OF_SELF_HARM,
  RISK_OF_SUICIDE,
  RISK_OF_THREAT,
  RISK_OTHER_LANGUAGES,
  SAME_IN_PAST,
  SELF_HARM_ACT,
  STAGE,
  TODAY,
  TOLD_AS_PAST,
  TOLD_BEFORE,
  TRAUMA,
} from './disclosures.generated.ts';
import { quickPattern } from './quick-pattern.ts';

/** `risk`: the writer seems to be in danger now. `trauma`: violence in the past, the writer's own or of somebody close. */
export type Disclosure = 'risk' | 'trauma';

const RISKS = [
  RISK_OF_SUICIDE,
  RISK_OF_SELF_HARM,
  RISK_OF_ABUSE,
  RISK_OF_EATING_DISORDER,
  RISK_OF_THREAT,
  RISK_OTHER_LANGUAGES,
].map(quickPattern);
const QUICK_TRAUMA = quickPattern(TRAUMA);
const QUICK_OWN_ATTEMPT = quickPattern(OWN_ATTEMPT);
const QUICK_FIGURATIVE = quickPattern(FIGURATIVE);
const QUICK_HEAVY = quickPattern(HEAVY);

/** In characters: the rest of a longer sentence is not read, so that no pattern runs over a very long text. */
const MAX_SENTENCE = 1_200;
/** Casual short forms, so that the patterns need only the full ones. */
const FULL_FORMS: Record<string, string> = {
  "i'm": 'I am',
  "i'll": 'I will',
  "i've": 'I have',
  "i'd": 'I would',
  im: 'I am',
  ive: 'I have',
  dont: "don't",
  havent: "haven't",
  cant: "can't",
  wanna: 'want to',
  gonna: 'going to',
};
const CASUAL = /\b(?:im|ive|dont|havent|cant|wanna|gonna)\b/gi;
const QUOTATION = /[“"«]([^“”"«»]{1,300})[”"»]/gu;

/** The words that are the writer's own and meant as they stand: without others' speech, titles and idioms. */
const ownWords = (sentence: string): string => {
  const plain = sentence
    .slice(0, MAX_SENTENCE)
    .replace(/[’ʼ]/g, "'")
    .replace(CASUAL, (word) => FULL_FORMS[word.toLowerCase()] ?? word)
    .replace(/\bI'(?:m|ll|ve|d)\b/gi, (word) => FULL_FORMS[word.toLowerCase()] ?? word)
    .replace(/\s+/g, ' ');
  const own = plain.replace(QUOTATION, (quotation, words: string, at: number) => {
    const before = plain.slice(0, at);
    return OWN_WORDS.test(before) && !PERFORMED.test(before) ? ` ${words} ` : ' '.repeat(quotation.length);
  });
  return QUICK_FIGURATIVE.replaceAll(own, ' ').replace(/ {2,}/g, ' ');
};

/** Words that are a risk alone, or together with others in the sentence. */
const isRisk = (words: string): boolean =>
  RISKS.some((pattern) => pattern.test(words)) ||
  (SELF_HARM_ACT.test(words) && HABIT.test(words)) ||
  (REFLEXIVE.test(words) && !TOLD_AS_PAST.test(words) && !STAGE.test(words));

/** The violence was done to the writer. */
const OWN = /\b(?:me|I was|I have been)\b/i;

/** A sentence of grave words with one of these is about the past. */
const PAST_FORM =
  /\b(?:was|were|had|did|ago|recovered|survived|overcame|struggled|suffered|(?:19|20)\d\d)\b/i;

const disclosureIn = (words: string, before: Disclosure | undefined): Disclosure | undefined => {
  if (isRisk(words)) {
    const isPast =
      LONG_AGO.test(words) || (SAME_IN_PAST.test(words) && TOLD_BEFORE.test(words) && !RECENT.test(words));
    return isPast && !TODAY.test(words) && !EVERY_DAY.test(words) ? 'trauma' : 'risk';
  }
  if (QUICK_OWN_ATTEMPT.test(words)) return RECENT.test(words) ? 'risk' : 'trauma';
  if (before === 'trauma' && RETURNED.test(words)) return 'risk';
  if (QUICK_TRAUMA.test(words))
    return RECENT.test(words) && OWN.test(words) && !LONG_AGO.test(words) ? 'risk' : 'trauma';
  if (!GRAVE.test(words) || OTHERS.test(words) || STAGE.test(words)) return undefined;
  return PAST_FORM.test(words) ? 'trauma' : 'risk';
};

/** What each sentence discloses, by its index; sentences that disclose nothing have no entry. Any language is looked at. */
export const findDisclosures = ({ sentences }: TextParts): Map<number, Disclosure> => {
  const found = new Map<number, Disclosure>();
  for (const { index, text } of sentences) {
    const disclosure = disclosureIn(ownWords(text), found.get(index - 1));
    if (disclosure) found.set(index, disclosure);
  }
  for (const [at, { index }] of sentences.entries())
    if (found.get(index) === 'risk' && isToldAmongPast(sentences, at, found)) found.set(index, 'trauma');
  return found;
};

/** "He hit me." beside "I dropped the plate." or alone: past by its form or its neighbours, where nothing says that it goes on. */
const isToldAmongPast = (
  sentences: readonly Sentence[],
  at: number,
  found: ReadonlyMap<number, Disclosure>,
): boolean => {
  const words = ownWords(sentences[at]?.text ?? '');
  if (!SAME_IN_PAST.test(words) || isRisk(words.replace(BLOW, ' '))) return false;
  if (goesOn(words) || WHENEVER.test(words)) return false;
  const near = [sentences[at - 1], sentences[at + 1]].filter(
    (each): each is Sentence => each?.paragraph === sentences[at]?.paragraph,
  );
  if (near.length === 0) return PAST_BY_FORM.test(words);
  return near.every(
    (each) =>
      found.get(each.index) !== 'risk' &&
      !goesOn(ownWords(each.text)) &&
      (readActs(each).any || PAST_FORM.test(each.text)),
  );
};
/** What `SAME_IN_PAST` ends in. */
const BLOW = /\b(?:hit|beat|hurt|cut) (?:me|us)\b/gi;
const goesOn = (words: string): boolean => TODAY.test(words) || RECENT.test(words) || EVERY_DAY.test(words);
/** "He hit me when he drink": a learner's present. */
const WHENEVER = /\b(?:when|whenever|if|because|always|often)\b/i;
/** Of "he" and "she" the present would be "hits". */
const PAST_BY_FORM = /^\W*(?:he|she) (?:hit|beat|hurt|cut) (?:me|us)(?: once)?\W*$/i;

const WRITER = /\b(?:I|me|my|we|us|our|myself)\b/i;

/** "Like me", "as they bullied me": what is said of others happened to the writer too. */
const TO_WRITER = /\b(?:(?:like|as) (?:me|us|I (?:was|did|had))|as (?:he|she|they|it) \w+ (?:me|us))\b/i;

/** Words of harm beside the writer, and nobody else whom they are about: perhaps a disclosure. */
const isHeavy = (text: string): boolean => {
  const words = ownWords(text);
  return QUICK_HEAVY.test(words) && WRITER.test(words) && (!OTHERS.test(words) || TO_WRITER.test(words));
};

/**
 * Sentences that are never quoted or commented on: the whole paragraph in which one discloses something, what tells its aftermath anywhere in
 * such an essay, and those that may disclose something.
 */
export const delicateSentences = (
  { paragraphs }: TextParts,
  disclosures: ReadonlyMap<number, Disclosure>,
): Sentence[] =>
  paragraphs.flatMap(({ sentences }) => {
    const isOfDisclosure = sentences.some(({ index }) => disclosures.has(index));
    return sentences.filter(
      ({ text }) => isOfDisclosure || isHeavy(text) || (disclosures.size > 0 && AFTERMATH.test(text)),
    );
  });
