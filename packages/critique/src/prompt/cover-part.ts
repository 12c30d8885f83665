import { findCountries } from '@laurel/taxonomies';
import { isConcreteGoal } from '../evidence/concrete-goal.ts';
import { doesInMain } from '../evidence/own-deeds.ts';
import { namesPlace, otherPlaceIn, placeStems, placesIn } from '../evidence/place-names.ts';
import type { Traits } from '../evidence/read-traits.ts';
import type { Sentence } from '../text/read-text.ts';
import { contentStems } from '../text/stem.ts';
import { type Absence, absencesOf, namesCountry } from './absent-part.ts';
import type { AskedPart } from './parse-prompt.ts';
import {
  AFTER_STUDIES,
  AHEAD_ASKED,
  AIM_NAMES,
  ASKED_BESIDE_AIM,
  ASKED_FOR_AIM,
  ASKED_FOR_LESSON,
  ASKED_OF_WRITER,
  ASKED_VERB,
  BACK_ASKED,
  BY_WRITER,
  COPULA,
  DONE_TO_ASKED,
  DONE_TO_WRITER,
  EVERYDAY_WORDS,
  FORMULA,
  FUTURE_DEED,
  HAS_LED,
  HELD_POST,
  LEAD_IN,
  LESSON_ABOUT,
  LESSON_ON_SELF,
  OF_STUDY,
  ORDER_WORDS,
  OWN_MEANS,
  OWN_SUBJECT,
  SPEAKS_AHEAD,
  TELLS_A_TIME,
  TOLD_LESSON,
  WORDS_OF_ASKING,
} from './phrases.generated.ts';

export interface CoveredPart extends AskedPart {
  covered: 'yes' | 'partly' | 'no';
  /**
   * False where neither an answer nor its absence is sure: no sentence takes up the part's own words, and good essays answer in others.
   */
  judged: boolean;
  best?: Traits;
  /** Why it counts as missing. */
  absent?: Absence;
}

/** Finds the best sentence for each part, and whether it is concrete. */
export const coverParts = (
  parts: readonly AskedPart[],
  traits: readonly Traits[],
  stems: readonly Set<string>[],
): CoveredPart[] => {
  const answers = answersTo(parts, traits, stems);
  const covered = parts.map((part, at) => coverPart(part, traits, answers.get(at)));
  const ofPrompt = covered.filter(({ from }) => from === 'prompt');
  const subject = new Set(
    ofPrompt.flatMap((part) => [...part.subject].filter((word) => !GENERAL.has(word) && !EVERYDAY.has(word))),
  );
  // The subject counts as used if the words of any part are found: the answer to another part need not repeat them.
  const used = [...subject].some((word) => stems.some((each) => each.has(word)));
  const isOfKind = ofPrompt.some(({ intents }) =>
    traits.some((each) => intents.some(({ speaks }) => speaks(each))),
  );
  // All of a draft is beside its prompt only where none of the prompt's many own words is in it, and nothing of the kind that it asks for.
  const isElsewhere =
    subject.size >= MANY_SUBJECT_WORDS &&
    !used &&
    !isOfKind &&
    ofPrompt.every((part) => part.covered === 'no');
  return covered.map((part) =>
    isElsewhere && part.from === 'prompt' ? { ...part, covered: 'no', judged: true } : part,
  );
};

/** Stems: a prompt that names so many and finds none of them in the essay is about something else. */
const MANY_SUBJECT_WORDS = 4;

/** A line of a few words without a full stop is a heading. */
const HEADING_WORDS = 8;
const isHeading = ({ text, words }: Sentence): boolean =>
  words.length <= HEADING_WORDS && !/[.!?…,;”"’)]\s*$/.test(text);
const LEAST_WORDS = 4;
/** Share of words that a copied question has in common with its part. */
const COPIED = 0.8;
const sharedBy = (some: ReadonlySet<string>, others: ReadonlySet<string>): number =>
  [...some].filter((word) => others.has(word)).length;

/** One sentence that may answer one part, and how plainly. */
interface Answer {
  part: number;
  each: Traits;
  strength: number;
}

/**
 * The sentence that takes up each part's own words in the writer's mouth: "my goal is" for goals, "I have learned that" for what was learned, or
 * what stands under the question where it was copied. Each sentence answers one part at most.
 */
const answersTo = (
  parts: readonly AskedPart[],
  traits: readonly Traits[],
  stems: readonly Set<string>[],
): Map<number, Traits> => {
  const stemsOf = ({ sentence }: Traits) => stems[sentence.index] ?? new Set<string>();
  const keys = parts.map(keyStems);
  const asked = new Set(keys.flatMap((key) => [...key]));
  const isCopy = (each: Traits, at: number) => {
    const [own, key] = [stemsOf(each), keys[at] ?? new Set<string>()];
    const isAsking =
      isHeading(each.sentence) ||
      /\?\W*$/.test(each.sentence.text) ||
      (own.size > 0 && sharedBy(own, asked) / own.size >= COPIED);
    return key.size > 0 && isAsking && sharedBy(key, own) / key.size >= COPIED;
  };
  const isAnswer = ({ sentence }: Traits, part?: AskedPart) =>
    sentence.words.length >= LEAST_WORDS &&
    !isHeading(sentence) &&
    // A question answers only who asks for one.
    (!/\?\W*$/.test(sentence.text) || /\bquestions?\b/i.test(part?.part ?? '')) &&
    !FORMULA.test(sentence.text) &&
    !/\b(?:don[’']t|do not) know\b/i.test(sentence.text);
  const found = parts.flatMap((part, at): Answer[] => {
    const copied = traits.findIndex((each) => isCopy(each, at));
    const section = copied < 0 ? [] : traits.slice(copied + 1);
    const next = section.findIndex(({ sentence }) => isHeading(sentence));
    const under = section.slice(0, next < 0 ? undefined : next).find((each) => isAnswer(each, part));
    if (under) return [{ part: at, each: under, strength: UNDER_ITS_QUESTION }];
    return traits
      .filter((each) => isAnswer(each))
      .flatMap((each) => {
        const strength = echo(part, keys[at] ?? new Set<string>(), each, stemsOf(each));
        return strength > 0 ? [{ part: at, each, strength }] : [];
      });
  });
  const answers = new Map<number, Traits>();
  const used = new Set<Traits>();
  for (const { part, each } of found.sort(
    (a, b) => b.strength - a.strength || a.each.sentence.index - b.each.sentence.index,
  )) {
    if (answers.has(part) || used.has(each)) continue;
    answers.set(part, each);
    used.add(each);
  }
  return answers;
};

const UNDER_ITS_QUESTION = 20;
const DEFINED = 10;
const TAKEN_UP = 8;
const OF_ITS_KIND = 4;

/** The words that an answer would take up. */
const keyStems = ({ part }: AskedPart): Set<string> => {
  const asked = part.replace(/^[^:]*:\s+(?=\S+ \S+)/, '');
  const all = contentStems(asked.match(/[\p{L}\p{N}'’.-]+(?<![.])/gu) ?? []);
  return new Set([...all].filter((word) => !ORDERS.has(word)));
};

const MAX_SUBJECT_WORDS = 12;
const WHY = /\b(?:why|reasons?)\b/i;

const HEADS = contentStems(AIM_NAMES);

/** Kinds of question on what the writer did. */
const OF_DEEDS = new Set([
  'leadership',
  'work',
  'challenge',
  'service',
  'achievement',
  'experience',
  'failure',
]);

const verbsIn = (pattern: RegExp, text: string): Set<string> =>
  contentStems([...text.matchAll(pattern)].map(([, verb = '']) => verb));

/** How plainly a sentence takes up a part's own words; 0 where it does not, or in another time or person. */
const echo = (part: AskedPart, key: ReadonlySet<string>, each: Traits, own: ReadonlySet<string>): number => {
  const { text, words } = each.sentence;
  // What is said of another university answers nothing on this one.
  const place = placesIn(part.part)[0]?.name ?? part.place;
  if (place && !namesPlace(text, place) && otherPlaceIn(text, new Set(placeStems(place)))) return 0;
  // Nor does a reason without the country that is asked about.
  const [country, another] = WHY.test(part.part) ? findCountries(part.part) : [];
  if (country && !another && !namesCountry(country.code, text)) return 0;
  if (!isAbout(LESSON_ABOUT.exec(part.part)?.[1], text)) return 0;
  const asksAhead = AHEAD_ASKED.test(part.part);
  const asksBack = !asksAhead && BACK_ASKED.test(part.part);
  // What was done is not told by what shall be.
  const asksForDeeds = asksBack || part.intents.some(({ id }) => OF_DEEDS.has(id));
  const isOfAnotherTime = asksAhead
    ? !(each.goal || SPEAKS_AHEAD.test(text))
    : asksForDeeds && each.goal && !each.act;
  const shared = sharedBy(key, own);
  const isOfKind = part.intents.some(({ id }) => OWN_FORMS[id]?.(each, part.part));
  // Of several aims the one after the studies.
  const later = asksAhead && AFTER_STUDIES.test(text) ? 1 : 0;
  const taken = isOfKind && !isOfAnotherTime ? OF_ITS_KIND + shared + later : 0;
  const end = words.findIndex(({ lower }) => COPULA.test(lower));
  const subject = contentStems(words.slice(0, Math.max(0, end)).map(({ lower }) => lower));
  const named = [...key].filter((word) => subject.has(word));
  const least = key.size <= 2 ? 1 : Math.ceil(key.size / 2);
  // "The project will" is no feasibility of the project; "My project will" may be.
  const isOwn = /^\W*(?:and |so |but )?(?:my|our|what)\b/i.test(text);
  const isSubject = named.length >= (isOwn ? 1 : Math.ceil((key.size + 1) / 2));
  const isDefined =
    end > 0 &&
    end <= MAX_SUBJECT_WORDS &&
    OWN_SUBJECT.test(text) &&
    isSubject &&
    named.length > 0 &&
    !TELLS_A_TIME.test(part.part);
  // "My goal is" answers for "educational and career goals" too.
  const isHead = isDefined && /^\W*my\b/i.test(text) && named.some((word) => HEADS.has(word));
  if (isHead) return DEFINED + shared + (FUTURE_DEED.test(text) ? 1 : 0);
  const isUntold = TELLS_A_TIME.test(part.part) && !doesInMain(text);
  if (shared < least || key.size === 0 || isOfAnotherTime || isUntold) return taken;
  const [asked, told] = [
    verbsIn(ASKED_OF_WRITER, part.part).union(verbsIn(ASKED_VERB, part.part)),
    verbsIn(BY_WRITER, text),
  ];
  // What somebody else gave the writer is not what the writer gave.
  const isByWriter = [...asked].some((verb) => key.has(verb) && told.has(verb));
  const isOther = [...asked].some((verb) => key.has(verb) && own.has(verb) && !told.has(verb));
  if (isOther && !isByWriter) return taken;
  const [toAsked, toWriter] = [verbsIn(DONE_TO_ASKED, part.part), verbsIn(DONE_TO_WRITER, text)];
  const isToWriter = [...toAsked].some((verb) => key.has(verb) && toWriter.has(verb));
  if (!isToWriter && [...toAsked].some((verb) => key.has(verb) && own.has(verb))) return taken;
  const lead = contentStems((LEAD_IN.exec(text)?.[1] ?? '').split(/\W+/));
  const isLed = [...key].some((word) => lead.has(word));
  const isNamed = [
    ...contentStems(
      [...text.matchAll(/\b(?:is|are|was|were|[’']s) my (\p{L}+)/giu)].map(([, noun = '']) => noun),
    ),
  ].some((word) => key.has(word));
  if (isDefined || isLed || isNamed) return DEFINED + shared;
  if (isByWriter || isToWriter) return TAKEN_UP + shared;
  const speaks =
    shared >= 2 &&
    /\bI\b/.test(text) &&
    part.intents.length > 0 &&
    part.intents.every((intent) => intent.speaks(each));
  return speaks ? OF_ITS_KIND + shared : taken;
};

/** Sentences of one kind only, whatever the words of the question. */
const OWN_FORMS: Record<string, (each: Traits, part: string) => boolean> = {
  learned: ({ sentence: { text } }, part) => ASKED_FOR_LESSON.test(part) && TOLD_LESSON.test(text),
  work: ({ sentence: { text }, goal }) => !goal && HELD_POST.test(text),
  goals: ({ sentence: { text }, goal }, part) =>
    goal &&
    ASKED_FOR_AIM.test(part) &&
    !ASKED_BESIDE_AIM.test(part) &&
    FUTURE_DEED.test(text) &&
    !OF_STUDY.test(text),
  leadership: ({ sentence: { text }, goal, detail }) => !goal && detail >= 2 && HAS_LED.test(text),
  need: ({ sentence: { text }, number, firstPerson }) => number && firstPerson && OWN_MEANS.test(text),
};

/** What was learned about oneself is said of oneself, and about others with one of their words. */
const isAbout = (about: string | undefined, text: string): boolean => {
  if (about === undefined) return true;
  if (/^yoursel/i.test(about)) return LESSON_ON_SELF.test(text);
  const [asked, told] = [contentStems(about.split(/\W+/)), contentStems(text.split(/\W+/))];
  return sharedBy(asked, told) > 0;
};

const coverPart = (part: AskedPart, traits: readonly Traits[], best: Traits | undefined): CoveredPart => {
  if (best) {
    const isConcrete = isShown(part)(best) && (!best.vague || isConcreteGoal(best));
    return { ...part, covered: isConcrete ? 'yes' : 'partly', judged: true, best };
  }
  // That something is missing is said only where no word of its whole field stands in the essay.
  const [absent] = absencesOf(part.refersTo ?? part.part, traits);
  return { ...part, covered: 'no', judged: absent !== undefined, ...(absent ? { absent } : {}) };
};

const GENERAL = contentStems(WORDS_OF_ASKING);
const EVERYDAY = contentStems(EVERYDAY_WORDS);
/** A sentence that answers concretely. */
const isShown =
  ({ intents }: AskedPart) =>
  (each: Traits): boolean => {
    const spoken = intents.filter(({ speaks }) => speaks(each));
    const isDetailed = each.specific || each.detail >= 2;
    return spoken.length === 0 ? isDetailed : spoken.some(({ shows }) => shows?.(each) ?? isDetailed);
  };

const ORDERS = contentStems(ORDER_WORDS);

export const sentenceStems = (traits: readonly Traits[]): Set<string>[] =>
  traits.map(({ sentence }) => contentStems(sentence.words.map(({ lower }) => lower)));
