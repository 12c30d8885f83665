import type { PlaceCode } from '@laurel/domain';
import { findCountries, findDemonyms, findGroups, findRegions } from '@laurel/taxonomies';
import { CONTINENTALS } from './phrases.generated.ts';

/** A place that a clause names, and how it names it. */
export interface Place {
  code: PlaceCode;
  start: number;
  end: number;
  form: 'country' | 'region' | 'group' | 'demonym';
}

const continentals = (text: string): Place[] =>
  CONTINENTALS.flatMap(({ pattern, code }) =>
    [...text.matchAll(pattern)].map((match) => ({
      code,
      start: match.index,
      end: match.index + match[0].length,
      form: 'group' as const,
    })),
  );

let cachedText: string | undefined;
let cached: readonly Place[] = [];

const read = (text: string): Place[] => {
  const hits: Place[] = [
    ...findGroups(text).map((hit) => ({ ...hit, form: 'group' as const })),
    ...continentals(text),
    ...findRegions(text).map((hit) => ({ ...hit, form: 'region' as const })),
    ...findCountries(text).map((hit) => ({ ...hit, form: 'country' as const })),
    ...findDemonyms(text).map(({ code, start, end }) => ({ code, start, end, form: 'demonym' as const })),
  ];
  const sorted = hits.sort((a, b) => a.start - b.start || b.end - a.end);
  const kept: Place[] = [];
  for (const hit of sorted) {
    const last = kept.at(-1);
    if (last === undefined || hit.start >= last.end) kept.push(hit);
  }
  return kept;
};

/** Every place named in a clause from left to right; of overlapping names the longest counts. The last text is remembered. */
export const placesIn = (text: string): readonly Place[] => {
  if (text !== cachedText) {
    cached = /\p{Lu}|developing|international|foreign|overseas/u.test(text) ? read(text) : [];
    cachedText = text;
  }
  return cached;
};
