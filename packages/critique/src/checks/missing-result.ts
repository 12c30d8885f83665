import type { Traits } from '../evidence/read-traits.ts';
import { quote } from '../text/quote.ts';
import { type Check, spanOf } from './check.ts';

/** How many sentences after an act may tell what came of it. */
const AFTER = 8;

/** Verbs of undertakings: what is bought or said needs no outcome. */
const UNDERTOOK =
  /\b(?:organi[sz]ed|started|founded|co-founded|created|built|launched|led|taught|trained|coached|ran|set up|raised|designed|developed|introduced|collected|planted|tutored|mentored|established|volunteered|joined|coordinated|opened|campaigned|measured|proposed)\b/i;

/** The strongest act of the essay whose outcome is never told. */
export const missingResult: Check = {
  id: 'missing-result',
  category: 'Results',
  kind: 'point',
  rubric: 'Goals and impact',
  languages: 'english',
  find: ({ traits }) => {
    const open = traits.filter(
      (each) =>
        each.act &&
        each.detail >= 2 &&
        !each.goal &&
        UNDERTOOK.test(each.sentence.text) &&
        !isTold(each, traits),
    );
    const strongest = open.sort((a, b) => b.detail - a.detail || a.sentence.index - b.sentence.index)[0];
    if (!strongest) return [];
    const told = traits.filter(({ act, result }) => act && result).length;
    const question = strongest.number
      ? 'What was true at the end that was not true at the start, and for how many?'
      : 'How many people or things did it touch, and what was different once you were done?';
    return [
      {
        suggestion: `${quote(strongest.sentence.text, 140)} breaks off before its outcome. ${question}`,
        at: [spanOf(strongest.sentence)],
        weight: told === 0 ? 66 : 44,
        question,
      },
    ];
  },
};

function isTold({ sentence, result }: Traits, traits: readonly Traits[]): boolean {
  if (result) return true;
  return traits
    .slice(sentence.index + 1, sentence.index + 1 + AFTER)
    .some(
      (each) =>
        each.result ||
        each.reflection ||
        (each.number && !each.act && each.sentence.paragraph === sentence.paragraph),
    );
}
