import type { FeedbackItem } from '../critique-result.ts';
import type { WeighedItem } from './run-checks.ts';

/** How much of each is shown. */
const MAX_REMARKS = 4;
const MAX_STYLES = 1;
const MAX_PRAISES = 1;
const MAX_SPELLING_GROUPS = 3;

/**
 * Checks that can become the first fix, gravest first, each with the lowest weight at which it does. One that `yields` leaves the place to any
 * remark that weighs more.
 */
const FIRST_FIXES: readonly { check: string; from: number; yields?: boolean }[] = [
  { check: 'placeholder', from: 0 },
  { check: 'other-scholarship', from: 0 },
  { check: 'other-host', from: 0 },
  { check: 'language-notice', from: 0 },
  { check: 'prompt-parts', from: 75 },
  { check: 'length', from: 80 },
  { check: 'profile-contradiction', from: 0 },
  { check: 'inner-contradiction', from: 0 },
  { check: 'copied-line', from: 0, yields: true },
];

export interface RankedItems {
  firstFix?: FeedbackItem;
  feedback: FeedbackItem[];
}

/**
 * The first fix, at most four remarks by weight, at most one praise, spelling notes and notices. Two remarks never stand on the same
 * sentence. A remark without a place (a fact about the whole draft) is never dropped for one with a place.
 */
export const rankItems = (all: readonly WeighedItem[]): RankedItems => {
  const items = [...all].sort((a, b) => b.weight - a.weight);
  const of = (...kinds: FeedbackItem['kind'][]) => items.filter(({ item }) => kinds.includes(item.kind));
  const first = firstFixOf(items);
  const taken = first ? [first] : [];
  const others = of('point', 'structure', 'question', 'contradiction').filter(
    (each) => each !== first && !isSaidBy(items, each),
  );
  const remarks = apart(others, taken, MAX_REMARKS);
  const styles = apart(
    of('style').filter((each) => !isSaidBy(items, each)),
    [...taken, ...remarks],
    Math.min(MAX_STYLES, MAX_REMARKS - remarks.length),
  );
  // A sentence with a fault is not praised, even when the fault is not shown.
  const faulted = items.filter(({ item }) => item.kind !== 'praise' && item.kind !== 'notice');
  const feedback = [
    ...remarks,
    ...styles,
    ...apart(of('praise'), faulted, MAX_PRAISES),
    ...of('mechanics').slice(0, MAX_SPELLING_GROUPS),
    ...of('notice').filter((each) => each !== first),
  ].map(({ item }) => item);
  const shown = varied(first ? [first.item, ...feedback] : feedback);
  const [firstFix, ...rest] = shown;
  return first && firstFix ? { firstFix, feedback: rest } : { feedback: shown };
};

/** Said before a remark that begins with a quotation, where another one does so already. */
const LEADS = ['In this draft, ', 'For a reader, ', 'Here, ', 'As it is now, ', 'To me, '];
const QUOTATION_FIRST = /^“[^”]*”/;
/** Notes and notices list places and stand apart. */
const HAS_AN_OPENING = new Set<FeedbackItem['kind']>([
  'point',
  'structure',
  'question',
  'contradiction',
  'style',
  'praise',
]);

/** How a remark opens: its first two words, whatever it quotes. */
export const openingOf = (suggestion: string): string =>
  suggestion
    .replace(/^“[^”]*”\S*/, '“”')
    .split(/\s+/)
    .slice(0, suggestion.startsWith('“') ? 1 : 2)
    .join(' ');

/** The same remarks, no two of which open the same way. */
const varied = (items: readonly FeedbackItem[]): FeedbackItem[] => {
  const used = new Set<string>();
  return items.map((item) => {
    if (!HAS_AN_OPENING.has(item.kind)) return item;
    const lead = ['', ...LEADS].find((each) => !used.has(openingOf(each + item.suggestion))) ?? '';
    const suggestion = QUOTATION_FIRST.test(item.suggestion) ? lead + item.suggestion : item.suggestion;
    used.add(openingOf(suggestion));
    return { ...item, suggestion };
  });
};

/** What a check has to add when one of these has spoken: nothing. */
const SAID_BY: Readonly<Record<string, readonly string[]>> = {
  'empty-praise': ['why-here'],
  'adjective-string': ['unproved-claim'],
  'thin-evidence': ['list-like', 'shared-credit', 'missing-result', 'whose-story'],
  'bare-goal': ['vague-goal'],
};
const isSaidBy = (items: readonly WeighedItem[], { item }: WeighedItem): boolean =>
  items.some((other) => SAID_BY[item.check]?.includes(other.item.check));

const firstFixOf = (items: readonly WeighedItem[]): WeighedItem | undefined =>
  FIRST_FIXES.flatMap(({ check, from, yields }) =>
    items.filter(
      ({ item, weight }) =>
        item.check === check &&
        weight >= from &&
        !(yields && items.some((other) => other.item.kind === 'point' && other.weight > weight)),
    ),
  )[0];

/** The first `count` items, at most one of each check, whose sentences are not in `taken` or used by each other. */
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

/** All places of contradictions, spelling notes and known lines, the first place of other items. */
const placesOf = ({ check, kind, location, more = [] }: FeedbackItem) =>
  location === undefined
    ? []
    : kind === 'contradiction' || kind === 'mechanics' || check === 'copied-line'
      ? [location, ...more]
      : [location];

/** Whether the candidate's first place overlaps a place of the other. */
const isSamePlace = (other: FeedbackItem, { location }: FeedbackItem): boolean =>
  location !== undefined &&
  placesOf(other).some(({ start, end }) => start < location.end && location.start < end);
