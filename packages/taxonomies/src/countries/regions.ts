import { once } from '../text/once.ts';
import {
  buildPhraseIndex,
  normOf,
  type PhraseHit,
  rawOf,
  scanPhrases,
  spanOf,
} from '../text/phrase-index.ts';
import { phraseKey, type Token, tokenise } from '../text/tokenise.ts';
import type { PlaceHit } from './find-countries.ts';
import { georgiaMeans } from './georgia.ts';
import {
  HOME_SUBDIVISIONS,
  REGION_BLOCKERS,
  REGION_UPPER_ONLY,
  SUBDIVISION_ALIASES,
  SUBDIVISIONS,
} from './subdivisions.generated.ts';

/** A subdivision, e.g. `{ code: 'US-TX', name: 'Texas' }`. */
export interface Region {
  code: string;
  name: string;
}

/** The known subdivisions, by code: those of AU, CA, DE, GB, IN and US, which texts are searched for, and those of ten further countries. */
export const REGIONS: Region[] = Object.entries({ ...SUBDIVISIONS, ...HOME_SUBDIVISIONS }).map(
  ([code, name]) => ({ code, name }),
);

const BLOCKED = '';
const UPPER_ONLY = new Set(REGION_UPPER_ONLY);

const entries = (): [string, string][] => {
  const names = Object.entries(SUBDIVISIONS).map(([code, name]): [string, string] => [name, code]);
  const aliases = Object.entries(SUBDIVISION_ALIASES).flatMap(([code, list]) =>
    list.map((alias): [string, string] => [alias, code]),
  );
  return [...names, ...aliases];
};

const byKey = once(
  () => new Map([...homeEntries(), ...entries().reverse()].map(([name, code]) => [phraseKey(name), code])),
);

/** Names that two countries share stand for neither. */
const homeEntries = (): [string, string][] => {
  const named = Object.entries(HOME_SUBDIVISIONS);
  return named.flatMap(([code, name]): [string, string][] =>
    named.filter(([, other]) => other === name).length > 1 ? [] : [[name, code]],
  );
};
/** What the subdivisions of a country call themselves in running text. */
const CALLED: Readonly<Record<string, string>> = { NG: 'State', KE: 'County' };

/** "Lagos State": alone many such names are cities, families or common words. */
const calledEntries = (): [string, string][] =>
  homeEntries().flatMap(([name, code]): [string, string][] => {
    const word = CALLED[code.slice(0, 2)];
    if (word === undefined) return [];
    return [[name.endsWith(` ${word}`) ? name : `${name} ${word}`, code]];
  });

const index = once(() => {
  const blockers = REGION_BLOCKERS.map((phrase): [string, string] => [phrase, BLOCKED]);
  return buildPhraseIndex<string>([...blockers, ...calledEntries(), ...entries()]);
});

/** "Texas", "NSW", "US-TX", "Texas, USA" -> the ISO 3166-2 code of the subdivision that the whole text names. */
export const resolveRegion = (text: string): string | undefined => {
  const trimmed = text.trim();
  if (Object.hasOwn(SUBDIVISIONS, trimmed) || Object.hasOwn(HOME_SUBDIVISIONS, trimmed)) return trimmed;
  const key = phraseKey(trimmed);
  return (
    byKey().get(key) ??
    byKey().get(key.replace(/ (usa|us|united states|canada|australia|uk|united kingdom|germany|india)$/, ''))
  );
};

const isRegionHere = (text: string, tokens: Token[], hit: PhraseHit<string>): boolean => {
  if (hit.value === BLOCKED) return true;
  const raw = rawOf(text, tokens, hit);
  const norm = normOf(tokens, hit);
  if (UPPER_ONLY.has(norm) && raw !== raw.toUpperCase()) return false;
  if (norm === 'act' || norm === 'georgia')
    return norm === 'georgia' && georgiaMeans(text, tokens, hit.first) === 'state';
  if (norm === 'washington') return tokens[hit.last + 1]?.norm !== 'monument';
  return /^\p{Lu}/u.test(raw);
};

/**
 * Finds subdivisions named in running text, capitalised whole words only; those of some countries only with their kind ("Lagos State"). `ACT` alone is read as the admission test and
 * "Georgia" only near other signs of the United States.
 */
export const findRegions = (text: string): PlaceHit[] => {
  const tokens = tokenise(text);
  return scanPhrases(tokens, index(), (hit) => isRegionHere(text, tokens, hit))
    .filter((hit) => hit.value !== BLOCKED)
    .map((hit) => ({ code: hit.value, ...spanOf(tokens, hit) }));
};
