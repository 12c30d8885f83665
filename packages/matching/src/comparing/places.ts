import { countryInSentence, groupName, INTERNATIONAL, isPlaceIn } from '@laurel/taxonomies';
import { joinOr } from '@laurel/text';
import type { Answer } from '../judging/three-valued.ts';

/** Whether a country or region lies in any of the place codes; no for an empty list. */
export const placeIn = (
  place: string,
  codes: readonly string[],
  hostCountries: readonly string[],
): Answer => {
  if (codes.includes(INTERNATIONAL)) return answerOf(isPlaceIn(place, codes, { hostCountries }));
  const byPlace = answers.get(codes) ?? new Map<string, Answer>();
  if (byPlace.size === 0) answers.set(codes, byPlace);
  const known = byPlace.get(place);
  if (known !== undefined) return known;
  const answer = answerOf(isPlaceIn(place, codes));
  byPlace.set(place, answer);
  return answer;
};

/** Cached by list, because the same few hundred places are looked up in each list again and again. */
const answers = new WeakMap<readonly string[], Map<string, Answer>>();

const answerOf = (inside: boolean | undefined): Answer => {
  if (inside === undefined) return 'unknown';
  return inside ? 'yes' : 'no';
};

/** English name of a country, a region or a group, as it stands inside a sentence. */
export const placeName = (code: string): string => {
  if (code.startsWith('group:')) return groupName(code) ?? code.slice('group:'.length);
  return countryInSentence(code);
};

export const placeNames = (codes: readonly string[]): string => {
  return joinOr(codes.map(placeName));
};
