import { isPlaceIn } from '@laurel/taxonomies';
import type { Placed } from '../../placed.ts';
import { isHard, ofKind, type PlacedOf } from '../../placed.ts';
import type { Welcome } from '../../text/welcome.ts';

const TEXTS: ReadonlySet<Placed['source']> = new Set(['eligibility', 'prose']);

/** Named citizens outweigh "international students"; the column counts where no text says otherwise. */
export const citizenships = (
  placed: readonly Placed[],
  hosts: readonly string[],
  welcome: Welcome,
): Placed[] => {
  const all = withoutOverruledTitles(ofKind(placed, 'citizenship'), welcome);
  const soft = all.filter((each) => !isHard(each));
  const hard = all.filter(isHard);
  const text = hard.filter((each) => each.source !== 'structured');
  const positive = text.filter((each) => each.draft.anyOf !== undefined);
  const named = positive.filter((each) => !each.draft.anyOf?.includes('group:international'));
  // A named list says more than "international students".
  const kept = named.length > 0 ? named : positive;
  const distinct = new Set(kept.map((each) => JSON.stringify([...(each.draft.anyOf ?? [])].sort())));
  const joined =
    distinct.size > 1
      ? kept.map((each) => ({ ...each, draft: { ...each.draft, alternative: 'citizenship' } }))
      : kept;
  const negative = text.filter((each) => each.draft.anyOf === undefined);
  const shut = negative.flatMap((each) => each.draft.noneOf ?? []);
  const structured = hard.filter((each) => {
    if (each.source !== 'structured') return false;
    const codes = each.draft.anyOf ?? [];
    const stated = named.flatMap((other) => other.draft.anyOf ?? []);
    // "Women from Africa" beside a list of three countries: the list is the narrower word.
    const narrows = stated.some((code) => code.startsWith('group:')) && mostlyWithin(codes, stated);
    if (welcome.all || (named.length > 0 && !narrows) || within(codes, shut)) return false;
    return !(positive.length > 0 && within(codes, hosts));
  });
  return [...structured, ...joined, ...negative, ...soft];
};

/** Titles are short: what the text says of who may apply outweighs them. */
const withoutOverruledTitles = (
  all: PlacedOf<'citizenship'>[],
  welcome: Welcome,
): PlacedOf<'citizenship'>[] => {
  const isNamed = (each: PlacedOf<'citizenship'>) =>
    each.draft.anyOf !== undefined && !each.draft.anyOf.includes('group:international');
  const textNames = all.some((each) => TEXTS.has(each.source) && isHard(each) && isNamed(each));
  return all.filter((each) => {
    if (each.source !== 'title') return true;
    if (welcome.all || textNames) return false;
    return isNamed(each) || !welcome.home;
  });
};

/** Lists longer than this may name a few neighbours of the group that the text speaks of. */
const LONG_LIST = 8;
const MOST = 0.8;

const mostlyWithin = (codes: readonly string[], containers: readonly string[]): boolean => {
  const inside = codes.filter((code) => within([code], containers)).length;
  return inside >= codes.length * (codes.length > LONG_LIST ? MOST : 1) && inside > 0;
};

const within = (codes: readonly string[], containers: readonly string[]): boolean =>
  codes.length > 0 &&
  codes.every(
    (code) =>
      containers.includes(code) ||
      (/^[A-Z]{2}$/.test(code) &&
        containers.some((group) => group.startsWith('group:') && isPlaceIn(code, [group], {}) === true)),
  );
