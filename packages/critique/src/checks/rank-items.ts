import type { FeedbackItem } from '../critique-result.ts';
import type { WeighedItem } from './run-checks.ts';

/** How much of each is shown. */
const MAX_REMARKS = 4;
const MAX_STYLES = 1;
const MAX_PRAISES = 1;
const MAX_SPELLING_GROUPS = 3;

/**
 * Facts about the whole draft that an editor names before anything else, gravest first. A missing part, and a length, come first
 * only from their lowest weight here on.
 */
const FIRST_FIXES: readonly { check: string; from: number }[] = [
  { check: 'placeholder', from: 0 },
  { check: 'other-scholarship', from: 0 },
  { check: 'other-host', from: 0 },
  { check: 'language-notice', from: 0 },
  { check: 'prompt-parts', from: 75 },
  { check: 'length', from: 60 },
  { check: 'profile-contradiction', from: 0 },
  { check: 'inner-contradiction', from: 0 },
];

export interface RankedItems {
  firstFix?: FeedbackItem;
  feedback: FeedbackItem[];
}

/**
 * What the student gets: one thing to fix first, at most four remarks by weight, one praise at most, spelling notes, notices. No two
 * on the same sentence, spelling notes apart; what has no place in the text (a fact about the whole draft) gives way to nothing.
 */
export const rankItems = (all: readonly WeighedItem[]): RankedItems => {
  const items = [...all].sort((a, b) => b.weight - a.weight);
  const of = (...kinds: FeedbackItem['kind'][]) => items.filter(({ item }) => kinds.includes(item.kind));
  const first = firstFixOf(items);
  const taken = first ? [first] : [];
  const others = of('point', 'structure', 'question', 'contradiction').filter((each) => each !== first);
  const remarks = apart(others, taken, MAX_REMARKS);
  const styles = apart(
    of('style'),
    [...taken, ...remarks],
    Math.min(MAX_STYLES, MAX_REMARKS - remarks.length),
  );
  // Everything that was found counts, shown or not: a sentence with a fault is not praised.
  const faulted = items.filter(({ item }) => item.kind !== 'praise' && item.kind !== 'notice');
  const feedback = [
    ...remarks,
    ...styles,
    ...apart(of('praise'), faulted, MAX_PRAISES),
    ...of('mechanics').slice(0, MAX_SPELLING_GROUPS),
    ...of('notice').filter((each) => each !== first),
  ].map(({ item }) => item);
  return first ? { firstFix: first.item, feedback } : { feedback };
};

const firstFixOf = (items: readonly WeighedItem[]): WeighedItem | undefined =>
  FIRST_FIXES.flatMap(({ check, from }) =>
    items.filter(({ item, weight }) => item.check === check && weight >= from),
  )[0];

/** The first `count` that stand on other sentences than `taken` and each other, one of each check. */
const apart = (
  items: readonly WeighedItem[],
  taken: readonly WeighedItem[],
  count: number,
): WeighedItem[] => {
  const picked: WeighedItem[] = [];
  for (const candidate of items) {
    if (picked.length >= count) break;
    const isNew = !picked.some(({ item }) => item.check === candidate.item.check);
    if (isNew && ![...taken, ...picked].some((other) => isSamePlace(other.item, candidate.item)))
      picked.push(candidate);
  }
  return picked;
};

/** Every place of what is judged true or false of its words; of a list of places otherwise the first. */
const placesOf = ({ kind, location, more = [] }: FeedbackItem) =>
  location === undefined
    ? []
    : kind === 'contradiction' || kind === 'mechanics'
      ? [location, ...more]
      : [location];

/** The first place of the candidate against the places of the other. */
const isSamePlace = (other: FeedbackItem, { location }: FeedbackItem): boolean =>
  location !== undefined &&
  placesOf(other).some(({ start, end }) => start < location.end && location.start < end);
