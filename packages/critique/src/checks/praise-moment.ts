import { bareName } from '../evidence/find-names.ts';
import { ABSTRACT, RESULT } from '../evidence/patterns.ts';
import type { Traits } from '../evidence/read-traits.ts';
import { joinWords, quote } from '../text/quote.ts';
import { type Check, type Finding, spanOf } from './check.ts';

/** More than one, since the best may stand where another item speaks. */
const CANDIDATES = 6;

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
      .slice(0, CANDIDATES);
    return best.map(praise);
  },
};

function praise(best: Traits, rank: number): Finding {
  const holds = joinWords(holdsOf(best));
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
