import type { PlaceCode } from '@laurel/domain';
import { findCountries, findDemonyms, findGroups, findRegions } from '@laurel/taxonomies';

/** A place that a clause names, and how it names it. */
export interface Place {
  code: PlaceCode;
  start: number;
  end: number;
  form: 'country' | 'region' | 'group' | 'demonym';
}

/** Adjectives before a noun for people that the taxonomy reads only before "countries", "citizens" or "students". */
const CONTINENTALS: readonly (readonly [RegExp, PlaceCode])[] = [
  [/\bEuropean(?= (?:Union )?(?:students?|applicants?|candidates?|graduates?))/g, 'group:europe'],
  [
    /\bAfrican(?= (?:(?:and|or) (?:Asian|Latin American|Caribbean|Pacific) )?(?:students?|applicants?|candidates?|graduates?|women|scholars|researchers|youth))/gi,
    'group:africa',
  ],
  [
    /\bAsian(?= (?:(?:and|or) African |mid-career |early-career )?(?:students?|applicants?|candidates?|graduates?|women|scholars|professionals))/gi,
    'group:asia',
  ],
  [
    /\binternational (?:(?:undergraduates?|postgraduates?|graduates?|master['’]?s|ph\.?d\.?|doctoral|freshm[ae]n|first-year|transfer|female|women|language|exchange|visiting|research|business|medical|law|engineering)(?: (?:and|or) (?:undergraduate|graduate|postgraduate))? (?:students?|applicants?|candidates?)|undergraduates|postgraduates|freshm[ae]n\b)/gi,
    'group:international',
  ],
  [
    /\bforeign (?:researchers?|scholars?|scientists?|graduates?|academics|nationals?|citizens?)\b/gi,
    'group:international',
  ],
  [
    /\b(?:students?|women|scholars?|applicants?|candidates?|researchers?|scientists?|graduates?) from (?:other countries|abroad|overseas)\b/gi,
    'group:international',
  ],
  // Dutch for EEA
  [/\bEER\b/g, 'group:eea'],
  [
    /\bLatin American(?= (?:students?|applicants?|candidates?|graduates?|women|scholars))/g,
    'group:latin-america',
  ],
];

function continentals(text: string): Place[] {
  return CONTINENTALS.flatMap(([pattern, code]) =>
    [...text.matchAll(pattern)].map((match) => ({
      code,
      start: match.index,
      end: match.index + match[0].length,
      form: 'group' as const,
    })),
  );
}

let cachedText: string | undefined;
let cached: readonly Place[] = [];

function read(text: string): Place[] {
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
}

/** Every place named in a clause from left to right; of overlapping names the longest counts. The last text is remembered. */
export function placesIn(text: string): readonly Place[] {
  if (text !== cachedText) {
    cached = /\p{Lu}|developing|international|foreign|overseas/u.test(text) ? read(text) : [];
    cachedText = text;
  }
  return cached;
}
