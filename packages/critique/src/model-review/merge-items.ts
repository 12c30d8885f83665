import type { FeedbackItem } from '../critique-result.ts';
import { MODEL_CHECK } from './guard-item.ts';
import type { Refusal } from './model-reply.ts';

/** Limits of what is shown, as in the embedded ranking. */
const MOST = 12;
const POINTS = 3;
const PRAISES = 2;
const MAX_FROM_MODEL = 6;

/** Findings on the prompt, the limit, the award or the facts. A model's items never replace them. */
const HARD = new Set([
  'prompt-parts',
  'length',
  'other-scholarship',
  'placeholder',
  'missing-goal',
  'profile-contradiction',
  'inner-contradiction',
]);

export const isHard = ({ check, kind }: FeedbackItem): boolean =>
  HARD.has(check) || kind === 'contradiction' || kind === 'mechanics' || kind === 'notice';
const isFromModel = ({ check }: FeedbackItem): boolean => check === MODEL_CHECK;

export interface MergedItems {
  items: FeedbackItem[];
  /** How many of them are the model's. */
  added: number;
  /** Why the others were refused, one an item. */
  refusals: Refusal[];
}

/** All places of a contradiction, the first place of other items, as in the embedded ranking. */
const placesOf = ({ kind, location, more = [] }: FeedbackItem) =>
  location ? (kind === 'contradiction' ? [location, ...more] : [location]) : [];

const isSamePlace = (one: FeedbackItem, other: FeedbackItem): boolean =>
  placesOf(one).some((a) => placesOf(other).some((b) => a.start < b.end && b.start < a.end));

/** The model's items whose place is free. A remark on style in the same place is dropped for them. */
const apart = (embedded: readonly FeedbackItem[], proposed: readonly FeedbackItem[]) => {
  const picked: FeedbackItem[] = [];
  const refusals: Refusal[] = [];
  const blocking = embedded.filter(
    ({ kind }) => kind !== 'style' && kind !== 'mechanics' && kind !== 'notice',
  );
  for (const item of proposed) {
    if ([...blocking, ...picked].some((other) => isSamePlace(other, item))) refusals.push('same place');
    else if (picked.length >= MAX_FROM_MODEL) refusals.push('no room');
    else picked.push(item);
  }
  return { picked, refusals };
};

const asQuestion = (item: FeedbackItem): FeedbackItem =>
  item.kind === 'point' && !isHard(item) ? { ...item, kind: 'question' } : item;

/** The big points. The model's first one joins when there is room, else it replaces the last one that isn't hard. */
const choosePoints = (embedded: FeedbackItem[], proposed: FeedbackItem[]) => {
  const [first] = proposed;
  if (!first) return { points: embedded, demoted: [] };
  if (embedded.length < POINTS) {
    const joining = proposed.slice(0, POINTS - embedded.length);
    return { points: [...embedded, ...joining], demoted: proposed.slice(joining.length) };
  }
  const weakest = embedded.findLast((item) => !isHard(item));
  if (!weakest) return { points: embedded, demoted: proposed };
  return {
    points: [...embedded.filter((item) => item !== weakest), first],
    demoted: [...proposed.slice(1), weakest],
  };
};

/** The order in which items are dropped: style, then embedded ones that aren't hard, then the model's; the last one first. */
const trim = (items: FeedbackItem[]): FeedbackItem[] => {
  const kept = [...items];
  const droppable = [
    (item: FeedbackItem) => item.kind === 'style',
    (item: FeedbackItem) =>
      !isHard(item) && !isFromModel(item) && item.kind !== 'point' && item.kind !== 'praise',
    (item: FeedbackItem) => isFromModel(item) && item.kind !== 'point',
    (item: FeedbackItem) => !isHard(item),
  ];
  for (const mayGo of droppable) {
    while (kept.length > MOST) {
      const last = kept.findLastIndex(mayGo);
      if (last < 0) break;
      kept.splice(last, 1);
    }
  }
  return kept;
};

/**
 * Merges the model's items with the embedded ones: hard findings stay, the weakest others are dropped. At most 12 items, of them 3 big
 * points or as many as there were, no two on the same place.
 */
export const mergeItems = (
  embedded: readonly FeedbackItem[],
  proposed: readonly FeedbackItem[],
): MergedItems => {
  const { picked, refusals } = apart(embedded, proposed);
  const old = embedded.filter(
    (item) => item.kind !== 'style' || !picked.some((other) => isSamePlace(item, other)),
  );
  const of = (items: readonly FeedbackItem[], ...kinds: FeedbackItem['kind'][]) =>
    items.filter(({ kind }) => kinds.includes(kind));
  const praises = of(old, 'praise');
  const newPraises = of(picked, 'praise').slice(0, Math.max(0, PRAISES - praises.length));
  const { points, demoted } = choosePoints(of(old, 'point'), of(picked, 'point'));
  const items = trim([
    ...points,
    ...of(old, 'contradiction'),
    ...praises,
    ...newPraises,
    ...demoted.map(asQuestion),
    ...of(picked, 'question', 'structure'),
    ...of(old, 'question', 'structure'),
    ...of(old, 'style'),
    ...of(old, 'mechanics'),
    ...of(old, 'notice'),
  ]);
  const added = items.filter(isFromModel).length;
  const crowdedOut = new Array<Refusal>(picked.length - added).fill('no room');
  return { items, added, refusals: [...refusals, ...crowdedOut] };
};
