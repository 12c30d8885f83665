import { joinAnd } from '@laurel/text';
import { isConcreteGoal } from '../evidence/concrete-goal.ts';
import { bareName } from '../evidence/find-names.ts';
import { ABSTRACT, RESULT, ROLE } from '../evidence/patterns.ts';
import type { Traits } from '../evidence/read-traits.ts';
import { phraseFinder } from '../text/find-phrases.ts';
import { quote } from '../text/quote.ts';
import { CLICHES } from '../text/set-phrases.ts';
import { type Check, type Finding, spanOf } from './check.ts';

/** More than one, since the best may stand where another item speaks. */
const MAX_CANDIDATES = 6;

/** The sentence only this writer could have written. */
export const praiseMoment: Check = {
  id: 'praise-moment',
  category: 'Keep this',
  kind: 'praise',
  rubric: 'Specificity and evidence',
  languages: 'english',
  find: ({ traits, lints }) => {
    const mistakes = ({ sentence }: Traits) =>
      lints.filter(({ start }) => start >= sentence.start && start < sentence.end).length;
    const value = (each: Traits) =>
      3 * each.detail +
      (each.result ? 3 : 0) +
      (each.act ? 3 : 0) +
      (each.firstPerson ? 1 : 0) -
      mistakes(each) -
      (each.vague ? 2 : 0);
    const best = traits
      .filter(
        (each) =>
          each.detail >= 1 &&
          !each.vague &&
          (each.specific || !ABSTRACT.test(each.sentence.text)) &&
          !each.goal &&
          (each.specific || each.act || each.scene) &&
          each.sentence.words.length >= 6,
      )
      .sort((a, b) => value(b) - value(a) || a.sentence.index - b.sentence.index)
      .slice(0, MAX_CANDIDATES);
    return best.map(praise);
  },
};

function praise(best: Traits, rank: number): Finding {
  const holds = joinAnd(holdsOf(best));
  const suggestion = best.specific
    ? `${quote(best.sentence.text, 180)} gives the reader ${holds}: nobody else could have written it.`
    : `${quote(best.sentence.text, 180)} is where the essay comes closest to a scene: it has ${holds}.`;
  return { suggestion, at: [spanOf(best.sentence)], weight: (best.specific ? 60 + best.detail : 35) - rank };
}

/** What the detail of a sentence consists of, in its own words where there are some. */
function holdsOf({ names, number, time, speech, act, scene, result, sentence }: Traits): string[] {
  const name = names[0] ? [`a name (${bareName(names[0].text)})`] : [];
  const when = time ? ['a time'] : [];
  const count = number && !time ? ['a number'] : [];
  const voice = speech ? ['a voice'] : [];
  const outcome = result && RESULT.test(sentence.text) ? ['an outcome'] : [];
  const deed = act ? ['something you did'] : scene ? ['something that happened'] : [];
  return [...deed, ...when, ...count, ...name, ...voice, ...outcome];
}

const setPhrases = phraseFinder(CLICHES);

/** A claim in words of one's own that the essay proves. */
export const praiseProof: Check = {
  id: 'praise-proof',
  category: 'Keep this',
  kind: 'praise',
  rubric: 'Specificity and evidence',
  languages: 'english',
  find: ({ claims }) => {
    const best = claims
      .filter(({ proof, at }) => proof && proof !== at && proof.detail >= 2)
      .filter(({ at }) => setPhrases(at.sentence.text).length === 0)
      .sort((a, b) => (b.proof?.detail ?? 0) - (a.proof?.detail ?? 0))[0];
    if (!best?.proof) return [];
    return [
      {
        suggestion: `You claim ${quote(best.words.quote, 90)} and then show it: ${quote(best.proof.sentence.text, 150)}.`,
        at: [spanOf(best.proof.sentence)],
        weight: 58,
      },
    ];
  },
};

const HABIT =
  /\b(?:I (?:no longer|now|stopped|started|began|used to)|since then I|I (?:had been|was) wrong|I had (?:never|not|mis\w+))\b/i;

/** A change in what the writer does or thinks, told as such. */
export const praiseReflection: Check = {
  id: 'praise-reflection',
  category: 'Keep this',
  kind: 'praise',
  rubric: 'Voice',
  languages: 'english',
  find: ({ traits }) =>
    traits
      .filter(
        ({ reflection, vague, sentence }) =>
          reflection && !vague && HABIT.test(sentence.text) && sentence.words.length >= 7,
      )
      .sort((a, b) => b.detail - a.detail)
      .slice(0, 1)
      .map(({ sentence }) => ({
        suggestion: `${quote(sentence.text, 180)} tells a change in what you do or think, and doesn’t need the word “lesson” for it.`,
        at: [spanOf(sentence)],
        weight: 57,
      })),
};

/** A plan that can be pictured. */
export const praiseGoal: Check = {
  id: 'praise-goal',
  category: 'Keep this',
  kind: 'praise',
  rubric: 'Goals and impact',
  languages: 'english',
  find: ({ traits }) => {
    const best = traits
      .filter((each) => isConcreteGoal(each) && !each.vague && marksOf(each).length >= 2)
      .sort(
        (a, b) => marksOf(b).length - marksOf(a).length || b.sentence.words.length - a.sentence.words.length,
      )[0];
    if (!best) return [];
    const marks = marksOf(best);
    return [
      {
        suggestion: `${quote(best.sentence.text, 180)} is a plan a committee can hold you to, thanks to ${joinAnd(marks)}.`,
        at: [spanOf(best.sentence)],
        weight: 54 + marks.length,
      },
    ];
  },
};

/** What makes the plan a plan: names, a job or workplace, a figure or date. */
function marksOf({ names, number, time, sentence }: Traits): string[] {
  const job = ROLE.exec(sentence.text)?.[0];
  return [
    ...names.slice(0, 2).map(({ text }) => bareName(text)),
    ...(job ? [quote(job)] : []),
    ...(number || time ? ['a figure or date'] : []),
  ];
}

/** A first sentence that is already inside the story. */
export const praiseOpening: Check = {
  id: 'praise-opening',
  category: 'Keep this',
  kind: 'praise',
  rubric: 'Structure',
  languages: 'english',
  find: ({ traits }) => {
    const first = traits[0];
    if (
      !first ||
      first.detail < 2 ||
      !(first.act || first.scene || first.speech) ||
      first.vague ||
      first.sentence.words.length < 5
    )
      return [];
    return [
      {
        suggestion: `The essay opens inside its story, with ${quote(first.sentence.text, 150)}; the reader is there before you have explained anything.`,
        at: [spanOf(first.sentence)],
        weight: 55 + first.detail,
      },
    ];
  },
};
