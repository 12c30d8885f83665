import type { PlaceHit } from '../countries/find-countries.ts';
import { once } from '../text/once.ts';
import { buildPhraseIndex, type PhraseHit, scanPhrases, spanOf } from '../text/phrase-index.ts';
import { type Token, tokenise } from '../text/tokenise.ts';
import {
  GROUP_ADJECTIVES,
  GROUP_BLOCKERS,
  GROUP_NOUNS,
  GROUP_PHRASES,
  GROUP_UPPER_ONLY,
} from './group-phrases.generated.ts';

const BLOCKED = '';
const UPPER_ONLY = new Set(GROUP_UPPER_ONLY);

const index = once(() => {
  const entries: [string, string][] = GROUP_BLOCKERS.map((phrase) => [phrase, BLOCKED]);
  for (const [code, phrases] of Object.entries(GROUP_PHRASES)) {
    for (const phrase of phrases) entries.push([phrase, code]);
  }
  for (const [code, adjectives] of Object.entries(GROUP_ADJECTIVES)) {
    for (const adjective of adjectives)
      for (const noun of GROUP_NOUNS) entries.push([`${adjective} ${noun}`, code]);
  }
  return buildPhraseIndex<string>(entries);
});

const isGroupHere = (text: string, tokens: Token[], hit: PhraseHit<string>): boolean => {
  const first = tokens[hit.first];
  if (!first || hit.value === BLOCKED || !UPPER_ONLY.has(first.norm)) return true;
  const raw = text.slice(first.start, first.end);
  return raw === raw.toUpperCase();
};

/**
 * Finds country groups named in running text: "developing countries", "EU/EEA". `group:international` stands for
 * "international students" and its like. "Central and South America" gives two hits of one span. The caller reads negation
 * ("non-EU", "outside the EEA") from the words before the hit.
 */
export const findGroups = (text: string): PlaceHit[] => {
  const tokens = tokenise(text);
  return scanPhrases(tokens, index(), (hit) => isGroupHere(text, tokens, hit))
    .filter((hit) => hit.value !== BLOCKED)
    .flatMap((hit) => {
      return hit.value.split(' ').map((code) => ({ code, ...spanOf(tokens, hit) }));
    });
};
