import { once } from '../text/once.ts';
import { buildPhraseIndex, type PhraseHit, scanPhrases, spanOf } from '../text/phrase-index.ts';
import { type Token, tokenise } from '../text/tokenise.ts';
import * as demonyms from './demonyms.generated.ts';
import type { PlaceHit } from './find-countries.ts';

/** A demonym in a text. `people` is true when the words around show that it speaks of people, not of a firm or a course. */
export interface DemonymHit extends PlaceHit {
  people: boolean;
}

interface Entry {
  code: string;
  /** "Kenyans": can only mean people. */
  plural: boolean;
}

/** Words between a demonym and the noun it belongs to: "Kenyan or Ugandan postgraduate women". */
const PEOPLE_REACH = 4;
const CAPITAL_DEMONYMS = new Set(demonyms.CAPITAL_DEMONYMS);
const PEOPLE_NOUNS = new Set(demonyms.PEOPLE_NOUNS);
const PEOPLE_LEADS = new Set(demonyms.PEOPLE_LEADS);
const LANGUAGE_NOUNS = new Set(demonyms.LANGUAGE_NOUNS);
const LANGUAGE_LEADS = new Set(demonyms.LANGUAGE_LEADS);
const BLOCKED: Entry = { code: '', plural: false };

const index = once(() => {
  const entries: [string, Entry][] = demonyms.DEMONYM_BLOCKERS.map((phrase) => [phrase, BLOCKED]);
  for (const [code, words] of Object.entries(demonyms.DEMONYMS)) {
    for (const word of words) {
      entries.push([word, { code, plural: false }]);
      if (!/(?:ese|ish|[sz]|ch|man|woman)$/.test(word) || /German$/.test(word))
        entries.push([`${word}s`, { code, plural: true }]);
    }
  }
  return buildPhraseIndex<Entry>(entries);
});

const rawOf = (text: string, token: Token): string => text.slice(token.start, token.end);

const isDemonymHere = (text: string, tokens: Token[], hit: PhraseHit<Entry>): boolean => {
  const token = tokens[hit.first];
  if (!token || hit.value === BLOCKED) return true;
  if (CAPITAL_DEMONYMS.has(token.norm) && !/^\p{Lu}/u.test(rawOf(text, token))) return false;
  if (hit.value.plural) return true;
  if (LANGUAGE_NOUNS.has(tokens[hit.last + 1]?.norm ?? '')) return false;
  const follower = tokens[hit.last + 1];
  const followed =
    follower?.isWord === true &&
    !/^(?:or|and|at|to|for|with|is|are|will|may|if|by|on|of)$/.test(follower.norm);
  return followed || !LANGUAGE_LEADS.has(tokens[hit.first - 1]?.norm ?? '');
};

const speaksOfPeople = (tokens: Token[], hit: PhraseHit<Entry>): boolean => {
  if (hit.value.plural || hit.last - hit.first + 1 === tokens.length) return true;
  if (PEOPLE_LEADS.has(tokens[hit.first - 1]?.norm ?? '')) return true;
  for (const token of tokens.slice(hit.last + 1, hit.last + 1 + PEOPLE_REACH)) {
    if (PEOPLE_NOUNS.has(token.norm)) return true;
    if (!token.isWord && !/[,/]/.test(token.norm)) return false;
  }
  return false;
};

/** Marks and words that join the members of one list of demonyms. */
const JOINERS = new Set([',', '/', 'and', 'or']);

/** In "Kenyan, Ugandan or Tanzanian citizens" every member speaks of people, since the last one does. */
const spreadOverLists = (tokens: Token[], hits: { hit: PhraseHit<Entry>; people: boolean }[]): void => {
  for (let i = hits.length - 2; i >= 0; i--) {
    const here = hits[i];
    const next = hits[i + 1];
    if (!here || !next) continue;
    const between = tokens.slice(here.hit.last + 1, next.hit.first);
    if (between.length <= 2 && between.every((token) => JOINERS.has(token.norm))) here.people ||= next.people;
  }
};

/**
 * Finds words such as "Kenyan", "Nigerians" or "British". Language names ("fluent in German", "French language") and
 * ethnic or institutional compounds ("African American", "Native American") are left out.
 */
export const findDemonyms = (text: string): DemonymHit[] => {
  const tokens = tokenise(text);
  const hits = scanPhrases(tokens, index(), (hit) => isDemonymHere(text, tokens, hit))
    .filter((hit) => hit.value !== BLOCKED)
    .map((hit) => ({ hit, people: speaksOfPeople(tokens, hit) }));
  spreadOverLists(tokens, hits);
  return hits.map(({ hit, people }) => ({
    code: hit.value.code,
    ...spanOf(tokens, hit),
    people,
  }));
};
