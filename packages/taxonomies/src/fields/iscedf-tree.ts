import { FIELD_BORDERS } from './field-borders.ts';
import { ISCED_F } from './iscedf.generated.ts';

/** An ISCED-F 2013 field: 2 digits broad, 3 narrow, 4 detailed. */
export interface Field {
  code: string;
  name: string;
}

/** How field `b` stands to field `a`, read as in `fieldDistance`. */
export type FieldDistance = 'same' | 'ancestor' | 'descendant' | 'narrow' | 'broad' | 'unrelated';

/** The whole tree in code order. */
export const FIELDS: Field[] = Object.entries(ISCED_F)
  .map(([code, name]) => ({ code, name }))
  .sort((a, b) => (a.code < b.code ? -1 : 1));

/** `0912` -> "Medicine"; undefined for an unknown code. */
export const fieldName = (code: string): string | undefined =>
  Object.hasOwn(ISCED_F, code) ? ISCED_F[code] : undefined;

/**
 * Conventions, so that "Engineering" (`071`) covers a civil engineer and "Social sciences" (`031`) a student of development:
 * - the inter-disciplinary code of a broad field is also a child of that broad field's leading narrow field; among them
 *   `0988`, which stands for public and global health, is a child of Health (`091`);
 * - civil, materials and mining engineering, which ISCED-F files under construction and manufacturing, are also children of
 *   Engineering (`071`).
 */
const EXTRA_PARENTS: Record<string, string> = {
  '0188': '011',
  '0388': '031',
  '0488': '041',
  '0688': '061',
  '0722': '071',
  '0724': '071',
  '0732': '071',
  '0788': '071',
  '0888': '081',
  '0988': '091',
};

/** The codes above a field, nearest first: `0912` -> `['091', '09']`. */
export const fieldAncestors = (code: string): string[] => {
  const prefixes = [3, 2].filter((length) => length < code.length).map((length) => code.slice(0, length));
  return [...prefixes.slice(0, -1), ...[EXTRA_PARENTS[code] ?? []].flat(), ...prefixes.slice(-1)];
};

const narrowOf = (code: string): string[] =>
  [code, ...fieldAncestors(code)].filter((each) => each.length === 3);

/**
 * Whether `FIELD_BORDERS` has a border between the two, e.g. between software and electronics. A field above one side of a
 * border counts as that side when the other field lies within the other side.
 */
const shareBorder = (a: string, b: string): boolean =>
  FIELD_BORDERS.some(([left, right]) => meetAt(a, left, b, right) || meetAt(a, right, b, left));

const meetAt = (a: string, sideOfA: string, b: string, sideOfB: string): boolean => {
  const [isIn, isInToo] = [a.startsWith(sideOfA), b.startsWith(sideOfB)];
  return (isIn && (isInToo || sideOfB.startsWith(b))) || (isInToo && sideOfA.startsWith(a));
};

/**
 * How far two ISCED-F codes are apart: `ancestor` when `a` is above `b`, `descendant` when `a` is below `b`, `narrow` or
 * `broad` when they share that level. Neighbouring fields of different broad fields whose programmes overlap in practice
 * (`FIELD_BORDERS`) count as `broad`.
 */
export const fieldDistance = (a: string, b: string): FieldDistance => {
  if (a === b) return 'same';
  const fromA = distances.get(a) ?? new Map<string, FieldDistance>();
  const known = fromA.get(b);
  if (known !== undefined) return known;
  const distance = findDistance(a, b);
  if (fieldName(a) === undefined || fieldName(b) === undefined) return distance;
  distances.set(a, fromA.set(b, distance));
  return distance;
};

/** Of the codes of the tree: a student is set against the same few in thousands of criteria. */
const distances = new Map<string, Map<string, FieldDistance>>();

const findDistance = (a: string, b: string): FieldDistance => {
  if (fieldAncestors(b).includes(a)) return 'ancestor';
  if (fieldAncestors(a).includes(b)) return 'descendant';
  if (narrowOf(a).some((narrow) => narrowOf(b).includes(narrow))) return 'narrow';
  return a.slice(0, 2) === b.slice(0, 2) || shareBorder(a, b) ? 'broad' : 'unrelated';
};
