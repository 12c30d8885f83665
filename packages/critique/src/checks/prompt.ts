import { lowerFirst } from '@laurel/text';
import { isConcreteGoal } from '../evidence/concrete-goal.ts';
import type { Traits } from '../evidence/read-traits.ts';
import type { CoveredPart } from '../prompt/cover-part.ts';
import { quote, quoteAll } from '../text/quote.ts';
import { type Check, type Finding, spanOf } from './check.ts';
import { FLATTERY } from './phrases.generated.ts';

/** In words: a shorter draft is taken for unfinished. */
const MIN_WORDS = 120;
/** Words of a part's own, none of which the essay holds. */
const MANY_WORDS = 4;

/** Parts of the prompt that were not found, or found in general words only. Worded as questions, because the parser may be wrong. */
export const promptParts: Check = {
  id: 'prompt-parts',
  category: 'Answering the prompt',
  kind: 'point',
  rubric: 'Prompt fit',
  languages: 'english',
  find: ({ asked, parts }) => {
    const all = asked.filter(({ covered, judged }) => covered === 'no' && judged);
    // Where a prompt has one part alone, to miss it is to miss the whole essay: only much proves that.
    const missing =
      asked.length > 1 || all.some(({ absent, subject }) => absent || subject.size >= MANY_WORDS) ? all : [];
    const certain = parts.words.length < MIN_WORDS ? undefined : missing.find(({ absent }) => absent);
    return [
      ...(missing.length > 0 ? [notFound(missing, certain)] : []),
      ...asked
        .filter(({ covered, best }) => covered === 'partly' && best !== undefined && isGeneral(best))
        .map(touched),
    ];
  },
};

/** Aims or praise that any applicant could write. */
const isGeneral = (each: Traits): boolean =>
  (each.vague && !isConcreteGoal(each)) || FLATTERY.test(each.sentence.text);

/** One remark on all parts that were not found. */
const notFound = (missing: readonly CoveredPart[], certain: CoveredPart | undefined): Finding => {
  const parts = quoteAll(
    missing.slice(0, 3).map(({ part }) => part),
    160,
  );
  const question = `Which ${missing.length === 1 ? 'sentence answers' : 'sentences answer'} ${parts}?`;
  const next = certain ? ` If none does yet: ${lowerFirst(questionFor(certain))}` : '';
  return {
    suggestion: `I could not find ${missing.length === 1 ? 'one part' : 'some parts'} of the prompt in your essay. ${question}${next}`,
    at: [],
    weight: certain ? 78 : 60,
    severity: certain ? 'high' : 'medium',
    question,
  };
};

const touched = (part: CoveredPart): Finding => {
  const best = part.best ? quote(part.best.sentence.text, 130) : '';
  const question = questionFor(part);
  return {
    suggestion: `The prompt asks ${quote(part.part, 110)}. I found ${best}, which says it in general words. ${question}`,
    at: part.best ? [spanOf(part.best.sentence)] : [],
    weight: 50,
    question,
  };
};

const WHAT_EXACTLY = 'What exactly, where, and with whom?';
/** The question of the kind that the sentence speaks to: a word of another kind in the part asks for something else. */
const questionFor = ({ intents, best, absent }: CoveredPart): string =>
  absent?.question ??
  (best ? intents.find(({ speaks }) => speaks(best)) : intents[0])?.question ??
  WHAT_EXACTLY;
