import { once } from '../text/once.ts';
import { phraseKey } from '../text/tokenise.ts';
import { withoutEnds } from '../text/without-ends.ts';
import { type Choice, typeAhead } from '../type-ahead/type-ahead.ts';
import {
  HERITAGE_LEAD,
  HERITAGE_ORIGINS,
  HERITAGE_PARENTS,
  HERITAGE_PLACES,
  HERITAGE_TAIL,
  HERITAGE_WORDINGS,
} from './heritage.generated.ts';

/** A group of people that an award may be meant for: `{ code: 'navajo', name: 'Navajo' }`. */
export interface Heritage {
  code: string;
  name: string;
}

/** All groups; wordings that name several groups at once are none. */
export const HERITAGES: readonly Heritage[] = Object.entries(HERITAGE_WORDINGS)
  .filter(([key]) => !key.includes(' '))
  .map(([code, wordings]) => ({ code, name: wordings[0] ?? code }));

/** `first-nations` -> "First Nations"; undefined for an unknown code. */
export const heritageName = (code: string): string | undefined =>
  Object.hasOwn(HERITAGE_WORDINGS, code) && !code.includes(' ') ? HERITAGE_WORDINGS[code]?.[0] : undefined;

/** The groups that a group is part of, nearest first: `navajo` -> `['native-american', 'indigenous']`. */
export const heritageAncestors = (code: string): string[] => {
  const parents = HERITAGE_PARENTS[code] ?? [];
  return [...new Set([...parents, ...parents.flatMap(heritageAncestors)])];
};

/** The countries where a people is at home: `navajo` -> `['US', 'CA']`; undefined for one that lives in many. */
export const heritagePlaces = (code: string): readonly string[] | undefined =>
  [code, ...heritageAncestors(code)].map((each) => HERITAGE_PLACES[each]).find((places) => places);

/** Whether a group is one of origin, as opposed to religion, caste or orientation. */
export const isOrigin = (code: string): boolean =>
  [code, ...heritageAncestors(code)].some((each) => HERITAGE_ORIGINS.includes(each));

const byKey = once(() => {
  const wordings = Object.entries(HERITAGE_WORDINGS).flatMap(([key, list]) =>
    list.map((wording): [string, string[]] => [phraseKey(wording), key.split(' ')]),
  );
  return new Map([
    ...HERITAGES.map(({ code }): [string, string[]] => [phraseKey(code), [code]]),
    ...wordings,
  ]);
});

const lookUp = (text: string): string[] | undefined => {
  const keys = withoutEnds(phraseKey(text), HERITAGE_LEAD, HERITAGE_TAIL);
  return keys.map((key) => byKey().get(key)).find((codes) => codes !== undefined);
};

const SEPARATOR = /\s*[,;/|+&]\s*|\s+(?:and\/or|or|and)\s+/i;
const BRACKETED = /^([^()]*)\(([^()]*)\)([^()]*)$/;

const isWithin = (code: string, others: readonly string[]): boolean =>
  others.includes(code) || heritageAncestors(code).some((each) => others.includes(each));

/** "Native American (Navajo Nation)": a bracket that only narrows what stands around it takes its place. */
const resolveBracketed = (outer: string, inner: string): string[] => {
  const [around, within] = [resolveGroup(outer), resolveGroup(inner)];
  const isNarrower = within.length > 0 && within.every((code) => isWithin(code, around));
  return isNarrower ? within : [...new Set([...around, ...within])];
};

/**
 * The groups that the whole text names, in the wordings of a census, a form or a listing: "Hispanic or Latino" -> `hispanic`,
 * "Native American (Navajo Nation)" -> `navajo`. Several groups give several codes, and unknown parts are skipped, so an
 * unknown text gives none.
 */
export const resolveGroup = (text: string): string[] => {
  const whole = lookUp(text);
  if (whole !== undefined) return whole;
  const [, before, inner, after] = BRACKETED.exec(text) ?? [];
  if (inner !== undefined) return resolveBracketed(`${before}${after}`, inner);
  return [...new Set(text.split(SEPARATOR).flatMap((part) => lookUp(part) ?? []))];
};

/** Groups of people for what was typed, found by the wordings of a census or a form. */
export const suggestGroups = typeAhead(() =>
  HERITAGES.map(({ code, name }): Choice => ({ name, aliases: HERITAGE_WORDINGS[code]?.slice(1) ?? [] })),
);
