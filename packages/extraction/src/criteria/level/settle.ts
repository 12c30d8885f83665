import type { Placed } from '../../placed.ts';
import { isHard, ofKind, type PlacedOf } from '../../placed.ts';
import { AT_LEAST, sortedLevels } from './words.ts';

/** The level field decides; else stated requirements, else the title, else the prose. Statements of one source widen each other. */
export const levels = (placed: readonly Placed[]): Placed[] => {
  const all = ofKind(placed, 'level');
  const targets = all.filter((each) => each.draft.of === undefined && isHard(each));
  const current = all.filter((each) => each.draft.of === 'current' && isHard(each));
  const source = (['structured', 'eligibility', 'title', 'prose'] as const).find((name) =>
    targets.some((each) => each.source === name),
  );
  // Columns know no postdoctoral level; a title that names it does.
  const isPostdoc = targets.some(
    (each) => each.source === 'title' && each.draft.anyOf.join() === 'postdoc' && source === 'structured',
  );
  const stated = targets.filter((each) => each.source === (isPostdoc ? 'title' : source));
  const chosen = narrower(stated, targets);
  const union = sortedLevels(chosen.flatMap((each) => each.draft.anyOf));
  const target = chosen.map((each) => ({ ...each, draft: { ...each.draft, anyOf: union } }));
  const sourceOfCurrent = current.some((each) => each.source === 'eligibility') ? 'eligibility' : undefined;
  const held = current.filter((each) => sourceOfCurrent === undefined || each.source === sourceOfCurrent);
  const degrees = sortedLevels(held.flatMap((each) => each.draft.anyOf));
  const merged = held.map((each) => ({ ...each, draft: { ...each.draft, anyOf: degrees } }));
  // A school-leaving certificate is implied by any later study; it only informs.
  const bare = degrees[0] === 'secondary' && degrees.length === AT_LEAST.secondary.length;
  const contradicts =
    union.length > 0 &&
    degrees.length === 1 &&
    degrees[0] === 'secondary' &&
    !union.includes('undergraduate') &&
    !union.includes('secondary');
  const rest = all.filter((each) => !isHard(each));
  return [
    ...target,
    ...(contradicts ? [] : merged.map((each) => (bare ? { ...each, strength: 'info' as const } : each))),
    ...rest,
  ];
};

/** "Postgraduate" may mean one level of the two: a title or a text that names one of them is more exact. */
const narrower = (stated: PlacedOf<'level'>[], all: readonly PlacedOf<'level'>[]): PlacedOf<'level'>[] => {
  const source = stated[0]?.source;
  const levelsOf = (some: readonly PlacedOf<'level'>[]): string =>
    sortedLevels(some.flatMap((each) => each.draft.anyOf)).join();
  if (source === undefined || levelsOf(stated) !== 'masters,phd') return stated;
  const tellers = ['title', 'eligibility', ...(source === 'structured' ? [] : ['prose'])];
  for (const name of tellers) {
    const other = all.filter(
      (each) => each.source === name && name !== source && levelsOf([each]) !== 'masters,phd',
    );
    if (/^(?:masters|phd)$/.test(levelsOf(other))) return other;
  }
  return stated;
};
