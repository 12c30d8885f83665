import { COUNTRIES } from '@laurel/taxonomies';
import { tokensOf } from '@laurel/text';
import type { Traits } from '../evidence/read-traits.ts';
import { contentStems } from '../text/stem.ts';
import type { AskedPart } from './parse-prompt.ts';
import { WORDS_OF_ASKING } from './phrases.generated.ts';

export interface CoveredPart extends AskedPart {
  covered: 'yes' | 'partly' | 'no';
  /**
   * False where no answer is sure: the kind of question is one that good essays answer in words no list holds, or only sentences that leave
   * out the part's own subject speak to it.
   */
  judged: boolean;
  best?: Traits;
}

/** The part asks what the writer will do; what was, or how things are at home, answers none of it. */
const ASKS_AHEAD =
  /\b(?:you (?:will|plan|intend|hope|aim)|(?:will|do) you (?:use|plan|intend|hope|contribute))\b/i;

/** Sentences with words that hint at an answer, from which there may be one. */
const MANY_HINTS = 2;

/** Number of specific sentences from which an essay counts as a story. */
const STORY = 3;

/** Finds the best sentence for each part, and whether it is concrete. */
export const coverParts = (
  parts: readonly AskedPart[],
  traits: readonly Traits[],
  stems: readonly Set<string>[],
): CoveredPart[] => {
  const covered = parts.map((part) => coverPart(part, traits, stems));
  const ofPrompt = covered.filter(({ from }) => from === 'prompt');
  const subject = new Set(
    ofPrompt.flatMap((part) => [...part.subject].filter((word) => !GENERAL.has(word) && !EVERYDAY.has(word))),
  );
  // The subject counts as used if the words of any part are found: the answer to another part need not repeat them.
  const used = [...subject].some((word) => stems.some((each) => each.has(word)));
  const isElsewhere =
    subject.size >= MANY_SUBJECT_WORDS && !used && ofPrompt.every((part) => part.covered === 'no');
  // That a whole draft answers no part at all is seldom true: the answers are told in other words than the prompt's. A failure can't be.
  const isUnread =
    traits.length >= WHOLE_DRAFT &&
    ofPrompt.length >= MANY_PARTS &&
    ofPrompt.every(
      ({ covered: is, intents }) => is === 'no' && intents.every(({ id }) => id !== 'failure'),
    ) &&
    !isElsewhere;
  return covered.map((part) => {
    if (isUnread && part.from === 'prompt') return { ...part, judged: false };
    if (isElsewhere && part.from === 'prompt') return { ...part, covered: 'no', judged: true };
    const isSure = part.covered !== 'no' || part.intents.some(({ id }) => SURE.has(id));
    return { ...part, judged: part.judged && isSure };
  });
};

/** In sentences. */
const WHOLE_DRAFT = 8;
const MANY_PARTS = 2;
/** Stems: a prompt that names so many and finds none of them in the essay is about something else. */
const MANY_SUBJECT_WORDS = 4;
/** Kinds of question whose answer was not there in at least 9 of 10 parts of which none was found (`benchmarks/critique/coverage.ts`). */
const SURE = new Set(['need', 'goals', 'failure', 'award-use', 'why-here', 'leadership']);

/** The first line of a letter says that it is one. */
const FORMULA =
  /\bI am (?:hereby )?(?:writing|applying|submitting)\b|\bexpress my (?:\w+ )?(?:interest|enthusiasm)\b/i;

const coverPart = (
  part: AskedPart,
  traits: readonly Traits[],
  stems: readonly Set<string>[],
): CoveredPart => {
  const ranked = traits
    .filter(({ sentence }) => !FORMULA.test(sentence.text))
    .map((each) => ({ each, points: points(part, each, stems[each.sentence.index] ?? new Set()) }))
    .filter(({ points: found }) => found > 0)
    .sort((a, b) => b.points - a.points || a.each.sentence.index - b.each.sentence.index)
    .map(({ each }) => each);
  const isOnSubject = readSubject(part);
  const looksAhead = ASKS_AHEAD.test(part.part);
  const fitting = ranked.filter(
    (each) => (!looksAhead || each.goal) && isOnSubject(each, stems[each.sentence.index] ?? new Set()),
  );
  const shown = fitting.find(isShown(part));
  const best = shown ?? fitting[0];
  if (best) return { ...part, covered: shown ? 'yes' : 'partly', judged: true, best };
  const hinted = traits.filter(({ sentence }) =>
    part.intents.some(({ hints }) => hints?.test(sentence.text)),
  );
  const [hint] = hinted;
  if (
    ranked.length === 0 &&
    hint &&
    hinted.length >= Math.min(...part.intents.map(({ enough = MANY_HINTS }) => enough))
  )
    return { ...part, covered: 'partly', judged: true, best: hint };
  // Sentences of the right kind on something else, or a story told for a question that any story may answer, are no sign either way.
  const isOpen =
    ranked.length > 0 ||
    (part.intents.some(({ broad }) => broad) && tellsStory(traits)) ||
    (part.intents.some(({ id }) => id === 'why-here') && namesPlace(part.part, traits));
  return { ...part, covered: 'no', judged: !isOpen };
};

const GENERAL = contentStems(WORDS_OF_ASKING);
/** Words of prompts that answers tell in other ones. */
const EVERYDAY = contentStems(
  `affect allow change circumstances community development done education effect far hard hardship home impact intend issues life
  managing matters plan problem proposed relates solve studies use work world`.split(/\s+/),
);
const PLACES = contentStems(COUNTRIES.flatMap(({ name }) => tokensOf(name.toLowerCase())));
/** Kinds that a sentence must speak to wherever they are asked for: another kind beside them is no answer. */
const NEEDED = new Set([
  'need',
  'award-use',
  'community',
  'research',
  'person',
  'failure',
  'goals',
  'impact',
  'why-here',
]);
/** Stems that a sentence shares with a part whose kind of question is not known. */
const MANY_SHARED = 2;

/** Whether a sentence holds what a part is about: its place or name, or else its noun, and every kind of answer that it can't do without. */
const readSubject = ({
  part,
  intents,
  subject,
}: AskedPart): ((each: Traits, stems: ReadonlySet<string>) => boolean) => {
  const own = [...subject].filter((word) => !GENERAL.has(word));
  const places = own.filter((word) => PLACES.has(word));
  const capitalised = contentStems(part.match(/(?<=[\p{Ll},\d] )\p{Lu}[\p{L}’'-]+/gu) ?? []);
  const names = own.filter((word) => capitalised.has(word));
  const words = places.length > 0 ? places : names.length > 0 ? names : own;
  const needed = intents.filter(({ id }) => NEEDED.has(id));
  const least = Math.min(words.length, intents.length === 0 ? MANY_SHARED : 1);
  return (each, stems) =>
    needed.every(({ speaks }) => speaks(each)) &&
    words.filter((word) => stems.has(word)).length >= least &&
    (intents.length > 0 || words.length > 0);
};

/** The place's own name: what is said of it may stand in words of no list. */
const namesPlace = (part: string, traits: readonly Traits[]): boolean => {
  const own = part.match(/(?<=\p{L} )\p{Lu}[\p{L}’'-]{3,}/gu) ?? [];
  return own.some((name) => traits.some(({ sentence }) => sentence.text.includes(name)));
};

/** The most detailed sentence of an essay that has several specific ones. */
const tellsStory = (traits: readonly Traits[]): Traits | undefined => {
  const specific = traits.filter((each) => each.specific && !each.goal);
  return specific.length < STORY ? undefined : [...specific].sort((a, b) => b.detail - a.detail)[0];
};

/** A sentence that answers concretely. */
const isShown =
  ({ intents }: AskedPart) =>
  (each: Traits): boolean => {
    const spoken = intents.filter(({ speaks }) => speaks(each));
    const isDetailed = each.specific || each.detail >= 2;
    return spoken.length === 0 ? isDetailed : spoken.some(({ shows }) => shows?.(each) ?? isDetailed);
  };

/** Higher for sentences that speak to more of the part and more concretely; 0 when they don't. */
const points = ({ intents, subject }: AskedPart, each: Traits, stems: ReadonlySet<string>): number => {
  const spoken = intents.filter(({ speaks }) => speaks(each));
  const shared = [...subject].filter((word) => stems.has(word)).length;
  if (spoken.length === 0 && (intents.length > 0 || shared === 0)) return 0;
  const shown = spoken.filter(({ shows }) => shows?.(each)).length;
  return 4 * spoken.length + 2 * shared + 2 * shown + each.detail - (each.vague ? 2 : 0);
};

export const sentenceStems = (traits: readonly Traits[]): Set<string>[] =>
  traits.map(({ sentence }) => contentStems(sentence.words.map(({ lower }) => lower)));
