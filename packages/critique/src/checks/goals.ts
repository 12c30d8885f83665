import { isConcreteGoal } from '../evidence/concrete-goal.ts';
import { ROLE, VAGUE_AIM } from '../evidence/phrases.generated.ts';
import { bodyOf } from '../genre.ts';
import { quote } from '../text/quote.ts';
import { type Check, spanOf } from './check.ts';
import { AIM_QUESTIONS, LOOKS_AHEAD } from './phrases.generated.ts';

const ANY_AIM_QUESTION = 'Whose life would be different, in what way, and how soon after your degree?';

/** A sentence on what the writer wants, not on what is. */
const AIMS = /\b(?:want|will|would|hope|hopes|plan|wish|dream|goal|aim|intend|like to)\b/i;

/** What studies or money give to everybody. */
const GAIN = /\b(?:knowledge|skills|experience|tools|network|mean|studies|stakeholders)\b/i;

/** Aims that any applicant could have. */
export const vagueGoal: Check = {
  id: 'vague-goal',
  category: 'Goals and impact',
  kind: 'point',
  rubric: 'Goals and impact',
  languages: 'english',
  find: ({ traits, genre }) => {
    const concrete = traits.find(
      (each) =>
        AIMS.test(each.sentence.text) &&
        isConcreteGoal(each) &&
        !each.vague &&
        (each.names.length > 0 || each.number || each.time),
    );
    const vague = traits.filter(
      (each) =>
        each.vague &&
        !isConcreteGoal(each) &&
        each.detail < 2 &&
        (each.goal || AIMS.test(each.sentence.text)) &&
        // Of a place of study it is praise, not an aim.
        (genre !== 'why-here' || /\bI\b/.test(each.sentence.text)),
    );
    const first = vague.find(({ goal }) => goal) ?? vague[0];
    if (!first) return [];
    const words = VAGUE_AIM.exec(first.sentence.text)?.[0] ?? '';
    const question = AIM_QUESTIONS.find(({ pattern }) => pattern.test(words))?.question ?? ANY_AIM_QUESTION;
    const isGain = GAIN.test(words);
    const better = concrete ? ` Your own ${quote(concrete.sentence.text, 110)} says more.` : '';
    return [
      {
        suggestion: `${quote(words)} (in ${quote(first.sentence.text, 130)}) ${isGain ? 'could stand in any application' : 'is an aim that every applicant shares'}.${better} ${question}`,
        at: [first, ...vague.filter((each) => each !== first)]
          .slice(0, 3)
          .map(({ sentence }) => spanOf(sentence)),
        weight: concrete ? 50 : 79,
        question,
      },
    ];
  },
};

/** Words that introduce the purpose of an aim. */
const PURPOSE =
  /\b(?:so that|in order (?:to|that)|so (?:my|our|their|every|no|each) \w+|for the sake of|because|since)\b/i;

/** An aim that names a degree or a job alone. */
const BARE =
  /\bI (?:want|would like|hope|plan|wish|aim|intend) to (?:become|be|study|do|get|have|work|reach)\b/i;
const MAX_BARE_WORDS = 14;
/** A job, a degree or an employer: without such a word it is no career. */
const OF_CAREER =
  /\b(?:degree|master\S*|bachelor\S*|ph\.?d|company|organi[sz]ation|career|business|manager|leader|expert|professional|revolution|study|work (?:in|for|at|as))\b/i;

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

/** No sentence looks ahead. Silent when `promptParts` already asks for it. */
export const missingGoal: Check = {
  id: 'missing-goal',
  category: 'Goals and impact',
  kind: 'point',
  rubric: 'Goals and impact',
  languages: 'english',
  find: ({ traits: all, asked, parts, genre }) => {
    const traits = bodyOf(all);
    const last = traits.at(-1);
    if (!last || parts.words.length < 80) return [];
    if (traits.some(({ goal, sentence }) => goal || LOOKS_AHEAD.test(sentence.text))) return [];
    const prompt = asked.filter(({ from }) => from === 'prompt');
    // Only a statement of purpose owes plans that nobody asked for; those that were asked for belong to `promptParts`.
    if (prompt.length > 0 || genre !== 'statement of purpose') return [];
    const act = traits.findLast((each) => each.specific && each.act);
    const question = act
      ? `What does ${quote(act.sentence.text, 110)} make you want to do next, where, and with which skill you still lack?`
      : 'What do you want to be able to do that you can’t do today, and for whom?';
    return [
      {
        suggestion: `Nothing in the ${traits.length} sentences looks ahead; the essay stops at ${quote(last.sentence.text, 110)}. ${question}`,
        at: [spanOf(last.sentence)],
        weight: 70,
        question,
      },
    ];
  },
};
