import type { FeedbackItem } from '../critique-result.ts';
import type { WeighedItem } from './run-checks.ts';

/** How much of each is shown; together at most `MOST`. */
const MOST = 12;
const POINTS = 3;
const PRAISES = 2;
const CONTRADICTIONS = 5;
const STYLES = 2;
/** Below it something is no big point. */
const BIG = 50;

/**
 * What the student gets: up to three big points (content first), contradictions, one or two praises, further questions,
 * structure, style, mechanics, notices. No two items on the same sentence, but for mechanics.
 */
export function rankItems(all: readonly WeighedItem[]): FeedbackItem[] {
  const items = [...all].sort((a, b) => b.weight - a.weight);
  const of = (...kinds: FeedbackItem['kind'][]) => items.filter(({ item }) => kinds.includes(item.kind));
  const notices = of('notice');
  const contradictions = of('contradiction').slice(0, CONTRADICTIONS);
  const points = pickPoints(of('point', 'structure'), contradictions);
  const taken = [...points, ...contradictions];
  const praises = apart(of('praise'), taken, PRAISES);
  const mechanics = of('mechanics').slice(0, 3);
  const rest = apart(
    of('point', 'structure', 'question').filter((each) => !taken.includes(each)),
    [...taken, ...praises],
    MOST,
    2,
  );
  const styles = apart(of('style'), [...taken, ...rest.slice(0, 3)], STYLES);
  const room = MOST - taken.length - praises.length - notices.length - mechanics.length - styles.length;
  return [
    ...points.map(({ item }) => ({ ...item, kind: 'point' as const })),
    ...contradictions.map(({ item }) => item),
    ...praises.map(({ item }) => item),
    ...rest
      .slice(0, Math.max(0, room))
      .map(({ item }) => (item.kind === 'point' ? { ...item, kind: 'question' as const } : item)),
    ...styles.map(({ item }) => item),
    ...mechanics.map(({ item }) => item),
    ...notices.map(({ item }) => item),
  ].slice(0, MOST);
}

/** Different kinds of point before a second one of the same check. */
function pickPoints(
  candidates: readonly WeighedItem[],
  contradictions: readonly WeighedItem[],
): WeighedItem[] {
  const big = candidates.filter(({ weight }) => weight >= BIG);
  const firsts = big.filter(
    (each, index) => big.findIndex(({ item }) => item.check === each.item.check) === index,
  );
  const seconds = big.filter((each) => !firsts.includes(each));
  const picked = apart(firsts, contradictions, POINTS);
  return [...picked, ...apart(seconds, [...contradictions, ...picked], POINTS - picked.length)].sort(
    (a, b) => b.weight - a.weight,
  );
}

/** The first `count` that stand on other sentences than `taken` and each other, at most `each` of one check. */
function apart(
  items: readonly WeighedItem[],
  taken: readonly WeighedItem[],
  count: number,
  each = 1,
): WeighedItem[] {
  const picked: WeighedItem[] = [];
  for (const candidate of items) {
    if (picked.length >= count) break;
    const same = picked.filter(({ item }) => item.check === candidate.item.check).length;
    if (same < each && ![...taken, ...picked].some((other) => isSamePlace(other.item, candidate.item)))
      picked.push(candidate);
  }
  return picked;
}

/** A contradiction holds all its places, anything else the first: a list of ten lines would leave nothing to praise. */
const placesOf = ({ kind, location, more = [] }: FeedbackItem) =>
  location === undefined ? [] : kind === 'contradiction' ? [location, ...more] : [location];

/** The first place of the candidate against every place of the other. */
const isSamePlace = (other: FeedbackItem, { location }: FeedbackItem): boolean =>
  location !== undefined &&
  placesOf(other).some(({ start, end }) => start < location.end && location.start < end);
