import type { WeighedItem } from '../checks/run-checks.ts';
import type { Comparison, Critique, RubricLine } from '../critique-result.ts';
import { MODEL_CHECK } from '../model-review/guard-item.ts';
import { readText } from '../text/read-text.ts';

interface Draft {
  text: string;
  critique: Pick<Critique, 'feedback' | 'firstFix' | 'rubric'>;
}

/**
 * Which advice on the previous draft the new one follows.
 * @param before all findings on the previous text, also those that were not shown, so that they do not count as new
 * @param now all findings on the new text
 */
export const compareDrafts = (
  previous: Draft,
  current: Draft,
  before: readonly WeighedItem[],
  now: readonly WeighedItem[],
): Comparison => {
  const advice = (items: Critique['feedback']) =>
    items.filter(({ kind }) => kind !== 'praise' && kind !== 'notice');
  const keysNow = new Map(now.map((each) => [each.item.suggestion, each.key]));
  const stands = (check: string, quote: string | undefined) =>
    now.some(
      ({ item }) =>
        item.check === check &&
        (quote === undefined ||
          item.location === undefined ||
          same(item.location.quote, quote) ||
          item.more?.some((place) => same(place.quote, quote))),
    );
  const given = advice(adviceOf(previous.critique));
  const left = given.filter(({ check, location }) =>
    // A remark of a language model holds as long as the words that it quotes are in the text.
    check === MODEL_CHECK && location
      ? current.text.includes(location.quote)
      : stands(check, location?.quote),
  );
  const known = new Set(before.map(({ key }) => key));
  const broken = advice(adviceOf(current.critique)).filter(
    ({ check, suggestion, location }) =>
      !known.has(keysNow.get(suggestion) ?? '') &&
      (location === undefined
        ? !before.some(({ item }) => item.check === check)
        : !previous.text.includes(location.quote)),
  );
  return {
    fixed: given.filter((item) => !left.includes(item)).map(({ suggestion }) => suggestion),
    broken: broken.map(({ suggestion }) => suggestion),
    left: left.map(({ suggestion }) => suggestion),
    before: bands(previous.critique),
    after: bands(current.critique),
    wordsKept: wordsKept(previous.text, current.text),
  };
};

/** The first fix and the remarks. */
const adviceOf = ({ firstFix, feedback }: Draft['critique']) => [
  ...(firstFix ? [firstFix] : []),
  ...feedback,
];

const same = (left: string, right: string): boolean => left.trim() === right.trim();

const bands = ({ rubric }: { rubric: RubricLine[] }): Comparison['before'] => ({
  // Critiques stored by an earlier engine have no bands.
  rubric: rubric.map(({ name, band }: Partial<RubricLine> & Pick<RubricLine, 'name'>) =>
    band === undefined ? { name } : { name, band },
  ),
});

/** Share of the old draft's words, counted with repetition, that the new one still has. */
const wordsKept = (before: string, after: string): number => {
  const counts = new Map<string, number>();
  for (const { lower } of readText(after).words) counts.set(lower, (counts.get(lower) ?? 0) + 1);
  const words = readText(before).words;
  const kept = words.filter(({ lower }) => {
    const count = counts.get(lower) ?? 0;
    counts.set(lower, count - 1);
    return count > 0;
  }).length;
  return words.length === 0 ? 0 : Math.round((100 * kept) / words.length) / 100;
};
