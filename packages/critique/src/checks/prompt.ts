import { findCountries } from '@laurel/taxonomies';
import { lowerFirst } from '@laurel/text';
import { isConcreteGoal } from '../evidence/concrete-goal.ts';
import type { Traits } from '../evidence/read-traits.ts';
import { weightOf } from '../first-point/weigh-points.ts';
import type { CoveredPart } from '../prompt/cover-part.ts';
import { AHEAD_ASKED } from '../prompt/phrases.generated.ts';
import type { Reading } from '../reading.ts';
import { quote, quoteAll } from '../text/quote.ts';
import { type Check, type Finding, spanOf } from './check.ts';
import { vagueGoal } from './goals.ts';
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
  find: (reading) => {
    const { asked, parts } = reading;
    const all = asked.filter(({ covered, judged }) => covered === 'no' && judged);
    // Where a prompt has one part alone, to miss it is to miss the whole essay: only much proves that.
    const missing =
      asked.length > 1 || all.some(({ absent, subject }) => absent || subject.size >= MANY_WORDS) ? all : [];
    const certain = parts.words.length < MIN_WORDS ? undefined : missing.find(({ absent }) => absent);
    return [
      ...(missing.length > 0 ? [notFound(missing, certain)] : []),
      ...aimInGeneral(reading, missing),
      ...asked
        .filter(
          (part) =>
            part.covered === 'partly' &&
            part.best !== undefined &&
            (isGeneral(part.best) || isBareUse(part, part.best)),
        )
        .map((part) => touched(part)),
    ];
  },
};

/** What lies ahead is asked for, and the draft's aims are likely to be anybody's: told where no remark on aims is. */
const AIM_LIKELY = 0.5;
const aimInGeneral = (reading: Reading, missing: readonly CoveredPart[]): Finding[] => {
  const { aim } = reading.points;
  if (!aim || aim.likely < AIM_LIKELY || missing.length > 0 || vagueGoal.find(reading).length > 0) return [];
  const part = reading.asked.find(
    ({ from, part, best }) =>
      from === 'prompt' && best?.goal && AHEAD_ASKED.test(part) && !/\bwhy\b/i.test(part),
  );
  return part && part.covered === 'partly' ? [{ ...touched(part), weight: weightOf('aim', aim.likely) }] : [];
};

/** "I would use the money for tuition, books and other expenses": no sum, no name, no step. */
const isBareUse = ({ intents }: CoveredPart, { detail }: Traits): boolean =>
  detail === 0 && intents.some(({ id }) => id === 'award-use');

/** Aims or praise that any applicant could write. */
const isGeneral = (each: Traits): boolean =>
  (each.vague && (!isConcreteGoal(each) || isOfCountriesAlone(each))) || FLATTERY.test(each.sentence.text);
/** "New Zealand" holds a name that is none of a country's by itself. */
const isOfCountriesAlone = ({ names, number, speech, sentence }: Traits): boolean => {
  const countries = findCountries(sentence.text).map(({ start, end }) => sentence.text.slice(start, end));
  return !number && !speech && names.every(({ text }) => countries.some((name) => name.includes(text)));
};

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
    suggestion: `On ${quote(part.part, 110)} I found ${best}, which says it in general words. ${question}`,
    at: part.best ? [spanOf(part.best.sentence)] : [],
    weight: 50,
    question,
  };
};

const WHAT_EXACTLY = 'What exactly, where, and with whom?';
/** Asked of what lies ahead, whatever the kind. */
const OF_AWARD = /\b(?:scholarship|award|grant|bursary|funding|fellowship|money)\b/i;
const FIRST_STEP = 'What would you do first, where, and with whom?';
/** The question of the kind that the sentence speaks to: a word of another kind in the part asks for something else. */
const questionFor = ({ part, intents, best, absent }: CoveredPart): string => {
  if (absent) return absent.question;
  const use = intents.find(({ id }) => id === 'award-use');
  if (use && OF_AWARD.test(part)) return use.question;
  if (best?.goal && AHEAD_ASKED.test(part)) return FIRST_STEP;
  return (best ? intents.find(({ speaks }) => speaks(best)) : intents[0])?.question ?? WHAT_EXACTLY;
};
