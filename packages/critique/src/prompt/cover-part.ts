import type { Traits } from '../evidence/read-traits.ts';
import { contentStems } from '../text/stem.ts';
import type { AskedPart } from './parse-prompt.ts';

export interface CoveredPart extends AskedPart {
  covered: 'yes' | 'partly' | 'no';
  /** False where nothing was found and the kind of question is one that good essays answer in words no list holds. */
  judged: boolean;
  best?: Traits;
}

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
  const subject = new Set(ofPrompt.flatMap((part) => [...part.subject]));
  // The subject counts as used if the words of any part are found: the answer to another part need not repeat them.
  const used = [...subject].some((word) => stems.some((each) => each.has(word)));
  const isElsewhere =
    subject.size >= MANY_SUBJECT_WORDS && !used && ofPrompt.every((part) => part.covered === 'no');
  return covered.map((part) => {
    if (isElsewhere && part.from === 'prompt') return { ...part, covered: 'no', judged: true };
    return { ...part, judged: part.covered !== 'no' || part.intents.some(({ id }) => SURE.has(id)) };
  });
};

/** Stems: a prompt that names so many and finds none of them in the essay is about something else. */
const MANY_SUBJECT_WORDS = 4;
/** Kinds of question whose answer was not there in at least 9 of 10 parts of which none was found (`benchmarks/critique/coverage.ts`). */
const SURE = new Set(['need', 'goals', 'failure', 'award-use', 'why-here', 'leadership']);

const coverPart = (
  part: AskedPart,
  traits: readonly Traits[],
  stems: readonly Set<string>[],
): Omit<CoveredPart, 'judged'> => {
  const ranked = traits
    .map((each) => ({ each, points: points(part, each, stems[each.sentence.index] ?? new Set()) }))
    .filter(({ points: found }) => found > 0)
    .sort((a, b) => b.points - a.points || a.each.sentence.index - b.each.sentence.index)
    .map(({ each }) => each);
  const told = part.intents.some(({ broad }) => broad) ? tellsStory(traits) : undefined;
  const hinted = traits.filter(({ sentence }) =>
    part.intents.some(({ hints }) => hints?.test(sentence.text)),
  );
  const isHinted =
    ranked.length === 0 &&
    hinted.length >= Math.min(...part.intents.map(({ enough = MANY_HINTS }) => enough));
  const covered = told && ranked.length === 0 ? 'yes' : isHinted ? 'partly' : judge(part, ranked);
  const best = ranked[0] ?? told ?? hinted[0];
  return best && covered !== 'no' ? { ...part, covered, best } : { ...part, covered };
};

/** The most detailed sentence of an essay that has several specific ones. */
const tellsStory = (traits: readonly Traits[]): Traits | undefined => {
  const specific = traits.filter((each) => each.specific && !each.goal);
  return specific.length < STORY ? undefined : [...specific].sort((a, b) => b.detail - a.detail)[0];
};

const judge = ({ intents }: AskedPart, found: readonly Traits[]): CoveredPart['covered'] => {
  if (found.length === 0) return 'no';
  const shown = found.some((each) => {
    const spoken = intents.filter(({ speaks }) => speaks(each));
    if (spoken.length === 0) return each.specific || each.detail >= 2;
    return spoken.some(({ shows }) => (shows ? shows(each) : each.specific || each.detail >= 2));
  });
  return shown ? 'yes' : 'partly';
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
