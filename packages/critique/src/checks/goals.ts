import { findCountries } from '@laurel/taxonomies';
import { isConcreteGoal } from '../evidence/concrete-goal.ts';
import { GENERAL_WORDS, ROLE, VAGUE_AIM } from '../evidence/phrases.generated.ts';
import type { Traits } from '../evidence/read-traits.ts';
import { SPEAKS_FROM, toneOf, type WeighedPoint, weightOf } from '../first-point/weigh-points.ts';
import type { Genre } from '../genre.ts';
import type { CoveredPart } from '../prompt/cover-part.ts';
import { AHEAD_ASKED } from '../prompt/phrases.generated.ts';
import type { Reading } from '../reading.ts';
import { quote } from '../text/quote.ts';
import { type Check, type Finding, spanOf } from './check.ts';
import {
  ADDITION,
  AIM_QUESTIONS,
  AIMS,
  BARE,
  EAGER,
  FIRST_STEP,
  GAIN,
  I_WANT,
  LATER_ON,
  MY_AIM,
  NEAR_ASKED,
  NO_PLAN,
  OF_CAREER,
  OF_STUDY,
  PROMISE,
  PURPOSE,
  WISHES,
} from './phrases.generated.ts';

const ANY_AIM_QUESTION = 'Whose life would be different, in what way, and how soon after your degree?';

/** From so many sentences on, the first one is an opening. */
const SENTENCES_WITH_OPENING = 4;

const withoutNames = (each: Traits): Traits => ({
  ...each,
  sentence: { ...each.sentence, words: each.sentence.words.filter(({ text }) => /^\p{Ll}/u.test(text)) },
});
/** Words that could not stand in any application, from which an aim is a plan. */
const OWN_PLAN = 6;

const isGain = ({ sentence }: Traits): boolean => GAIN.test(VAGUE_AIM.exec(sentence.text)?.[0] ?? '');

const isAimed = (text: string): boolean => AIMS.test(text) || EAGER.test(text);

/** "I can balance a schedule while giving back to others": what is done already, before any word of an aim. */
const isPresentClaim = (text: string): boolean => {
  const words = VAGUE_AIM.exec(text);
  return (
    words !== null && /^\p{L}+ing\b/u.test(words[0]) && !isAimed(text.slice(0, words.index + words[0].length))
  );
};

const MONEY_QUESTION = 'Which bill would it pay first, and what would you have time or room for then?';
/** A prompt on need asks what the money pays, not for whom one works. */
const isOfMoney = (asked: readonly CoveredPart[]): boolean =>
  asked.some(
    ({ from, intents }) => from === 'prompt' && intents.some(({ id }) => id === 'need' || id === 'award-use'),
  ) && asked.every(({ from, intents }) => from !== 'prompt' || !intents.some(({ id }) => id === 'goals'));

/** Kinds of question that are answered with aims. */
const AIMED = new Set([
  'goals',
  'impact',
  'award-use',
  'studies',
  'why-here',
  'why-field',
  'why-you',
  'need',
  'community',
  'service',
  'background',
]);
/** A prompt on one activity, experience or failure asks for no aim. */
const mayAim = (asked: readonly CoveredPart[], genre: Genre): boolean =>
  asked.every(({ from }) => from !== 'prompt') ||
  OF_STUDIES.has(genre) ||
  asked.some(
    ({ from, part, intents }) =>
      from === 'prompt' && (AHEAD_ASKED.test(part) || intents.some(({ id }) => AIMED.has(id))),
  );
const OF_STUDIES = new Set<Genre>(['statement of purpose', 'motivation letter', 'why-here']);

/** "This programme will help me achieve my goals": the remark on reasons for the place says it. */
const isGainOfPlace = (text: string, genre: Genre): boolean =>
  OF_STUDIES.has(genre) &&
  GAIN_THERE.test(text) &&
  /\b(?:skills|knowledge|experience|tools|goals|career|dreams?)\b/i.test(text);
const GAIN_THERE =
  /\b(?:this|your|the) (?:programme?|university|college|course|master\S*|degree) (?:will|would|can|could)\b|\bget [^.?!]{0,40}\bthere\b/i;

/** Plans most in the tone of speeches; the least of them is a plan of nobody's own. */
const EMPTY_TONE = 0.9;
/** Beside a name that was told before, so much more. */
const OLD_NAME_TONE = 1.2;

/** The prompt asks for the first plans, and none of the draft's says when, where, with whom or with what it begins. */
const emptyStart = ({ traits, stems, asked }: Reading): Finding[] => {
  const near = asked.find(({ from, part }) => from === 'prompt' && NEAR_ASKED.test(part));
  if (!near) return [];
  const plans = traits.filter(
    ({ goal, act, sentence: { text } }) =>
      !act &&
      (goal || isOwnAim(text)) &&
      !LATER_ON.test(text) &&
      !PROMISE.test(text) &&
      !isOfStudyAlone(text),
  );
  const tone = ({ sentence }: Traits) => toneOf(stems[sentence.index] ?? []);
  const isNew = (name: string, { sentence }: Traits) =>
    !traits.some((other) => other.sentence.index < sentence.index && other.sentence.text.includes(name));
  const isTold = (each: Traits) =>
    each.number ||
    each.speech ||
    each.names.some(
      (name) =>
        findCountries(name.text).length === 0 && (isNew(name.text, each) || tone(each) < OLD_NAME_TONE),
    ) ||
    FIRST_STEP.test(each.sentence.text) ||
    isPost(each.sentence.text) ||
    tone(each) < EMPTY_TONE;
  const [first] = plans;
  if (!first || plans.some(isTold)) return [];
  const question = 'In the first month: where would you be, with whom, and what would you do?';
  return [
    {
      suggestion: `The prompt asks for your first plans. ${quote(first.sentence.text, 150)} says neither where nor with what you would begin. ${question}`,
      at: plans.slice(0, 3).map(({ sentence }) => spanOf(sentence)),
      weight: 82,
      question,
    },
  ];
};
/** "As a teacher", "in a laboratory"; farmers who are helped are no post. */
const isPost = (text: string): boolean => {
  const role = ROLE.exec(text);
  return role !== null && POST_BEFORE.test(text.slice(0, role.index));
};
const POST_BEFORE =
  /\b(?:as|in|at|for|open|found|run|start|set up|join|build)(?: up)?(?: an?| the| my| our)?(?: [\w-]+){0,2} $/i;
const isOfStudyAlone = (text: string): boolean =>
  OF_STUDY.test(text) && !/\b(?:after|return|back)\b/i.test(text);

/** Aims that any applicant could have. */
export const vagueGoal: Check = {
  id: 'vague-goal',
  category: 'Goals and impact',
  kind: 'point',
  rubric: 'Goals and impact',
  languages: 'english',
  find: (reading) => {
    const { traits, genre, asked, points } = reading;
    const { aim } = points;
    if (!mayAim(asked, genre)) return [];
    const start = emptyStart(reading);
    if (start.length > 0) return start;
    const isElsewhere = traits.some(
      (each) => isOwnAim(each.sentence.text) && isConcreteGoal(each) && !each.vague,
    );
    const vague = traits.filter(
      (each) =>
        each.vague &&
        // The first sentence is left to the remark on openings.
        (each.sentence.index > 0 || traits.length < SENTENCES_WITH_OPENING) &&
        !isConcreteGoal(each) &&
        each.detail < 2 &&
        !/\?\W*$/.test(each.sentence.text) &&
        (each.goal || isAimed(each.sentence.text)) &&
        !isPresentClaim(each.sentence.text) &&
        !isGainOfPlace(each.sentence.text, genre) &&
        // Of a place of study it is praise, not an aim.
        (!OF_STUDIES.has(genre) || /\bI\b/.test(each.sentence.text) || MY_AIM.test(each.sentence.text)),
    );
    const first = vague.find(({ goal }) => goal) ?? vague[0];
    // Beside a plan of the writer's own words an empty line does little harm, nor what studies give anywhere with one.
    const isBesidePlan = traits.some(
      (each) =>
        first !== undefined &&
        (isGain(first) || Math.abs(each.sentence.index - first.sentence.index) === 1) &&
        isOwnAim(each.sentence.text) &&
        !each.vague &&
        ownWordsOf(withoutNames(each), new Set()) >= OWN_PLAN,
    );
    if (isBesidePlan && (aim?.likely ?? 0) < SPEAKS_FROM.aim) return [];
    if (!first) return generalAim(aim, genre, isOfMoney(asked));
    const words = VAGUE_AIM.exec(first.sentence.text)?.[0] ?? '';
    const question = isOfMoney(asked)
      ? MONEY_QUESTION
      : (AIM_QUESTIONS.find(({ pattern }) => pattern.test(words))?.question ?? ANY_AIM_QUESTION);
    return [
      {
        suggestion: `${quote(words)} (in ${quote(first.sentence.text, 130)}) ${isGain(first) ? 'could stand in any application' : 'is an aim that every applicant shares'}. ${question}`,
        at: [first, ...vague.filter((each) => each !== first)]
          .slice(0, 3)
          .map(({ sentence }) => spanOf(sentence)),
        weight: isElsewhere ? 50 : weightOf('aim', aim?.likely ?? SPEAKS_FROM.aim),
        question,
      },
    ];
  },
};

const general = new Set(GENERAL_WORDS);
const isOwnAim = (text: string): boolean =>
  (I_WANT.test(text) || MY_AIM.test(text)) && !PROMISE.test(text) && !ADDITION.test(text);
/** How many words of the sentence could not stand in any application. */
const ownWordsOf = ({ sentence }: Traits, given: ReadonlySet<string>): number =>
  sentence.words.filter(({ lower }) => {
    const bare = lower.replace(/[’']s$/, '');
    return ![lower, bare, bare.replace(/s$/, '')].some((each) => general.has(each) || given.has(each));
  }).length;

/** With a first step, so few words of its own make an aim a plan. */
const OWN_STEP = 3;
/** "In my first semester I would test whether landmarks work better than lines": what could stand in no other application. */
const isToldPlan = (each: Traits): boolean => {
  const own = ownWordsOf(withoutNames(each), new Set());
  // Several at once are no plan.
  if (isRow(each)) return false;
  return own >= OWN_PLAN || (own >= OWN_STEP && FIRST_STEP.test(each.sentence.text));
};

/** The aim most in the tone of speeches, where an editor is likely to call the aims anybody's. */
const generalAim = (aim: WeighedPoint | undefined, genre: Genre, ofMoney: boolean): Finding[] => {
  if (!aim || aim.likely < SPEAKS_FROM.aim) return [];
  const aims = aim.at.filter(
    ({ sentence: { text } }) =>
      isOwnAim(text) && !NO_PLAN.test(text) && !OF_STUDY.test(text) && !isPresentClaim(text),
  );
  const told = aims.filter(isToldPlan);
  if (2 * told.length > aims.length) return [];
  const mayStand = aims.filter((each) => each.sentence.index > 0 && !each.number && !told.includes(each));
  const wished = mayStand.filter(({ sentence }) => WISHES.test(sentence.text));
  // Who applies to study chooses one question.
  const row = OF_STUDIES.has(genre) ? wished.find(isRow) : undefined;
  const first = row ?? wished[0] ?? mayStand[0];
  if (!first) return [];
  const question = ofMoney
    ? MONEY_QUESTION
    : row
      ? 'Which one of them would you begin with, and where have you met it already?'
      : 'What would you do first, for whom, and what have you seen yourself that asks for it?';
  return [
    {
      suggestion: `${quote(first.sentence.text, 150)} ${row ? 'names several at once' : 'could be the plan of many applicants'}. ${question}`,
      at: [first, ...aims.filter((each) => each !== first && !told.includes(each))]
        .slice(0, 3)
        .map(({ sentence }) => spanOf(sentence)),
      weight: weightOf('aim', aim.likely),
      question,
    },
  ];
};

/** So many part four aims or interests. */
const SEVERAL_COMMAS = 3;
const isRow = ({ sentence: { text } }: Traits): boolean => (text.match(/,/g) ?? []).length >= SEVERAL_COMMAS;

const MAX_BARE_WORDS = 14;

/** An aim without its purpose. */
export const bareGoal: Check = {
  id: 'bare-goal',
  category: 'Goals and impact',
  kind: 'point',
  rubric: 'Goals and impact',
  languages: 'english',
  find: ({ traits }) => {
    const goals = traits.filter(({ goal }) => goal);
    const first = goals.find(
      ({ sentence }) =>
        BARE.test(sentence.text) &&
        (OF_CAREER.test(sentence.text) || ROLE.test(sentence.text)) &&
        sentence.words.length <= MAX_BARE_WORDS,
    );
    if (
      !first ||
      goals.some((each) => isConcreteGoal(each) || each.vague || PURPOSE.test(each.sentence.text))
    )
      return [];
    const question =
      'Which problem would you work on with it, where, and what has prepared you for that one?';
    return [
      {
        suggestion: `${quote(first.sentence.text, 130)} says what you want to reach and not what for. ${question}`,
        at: goals.slice(0, 3).map(({ sentence }) => spanOf(sentence)),
        weight: 64,
        question,
      },
    ];
  },
};
