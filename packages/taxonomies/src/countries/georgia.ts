import { once } from '../text/once.ts';
import { phraseKey, type Token } from '../text/tokenise.ts';
import { GEORGIA_COUNTRY_SIGNS, GEORGIA_STATE_SIGNS } from './context.generated.ts';
import { COUNTRIES } from './country-names.ts';
import { SUBDIVISIONS } from './subdivisions.generated.ts';

/** Tokens looked at on each side for a sign. */
const WINDOW = 6;
const COUNTRY_SIGNS = new Set(GEORGIA_COUNTRY_SIGNS);
const STATE_SIGNS = new Set(GEORGIA_STATE_SIGNS);

const stateWords = once(
  () =>
    new Set(
      Object.entries(SUBDIVISIONS)
        .filter(([code, name]) => code.startsWith('US-') && name !== 'Georgia')
        .map(([, name]) => phraseKey(name)),
    ),
);
const countryWords = once(
  () =>
    new Set(
      COUNTRIES.filter(({ code }) => code !== 'GE' && code !== 'US').map(({ name }) => phraseKey(name)),
    ),
);

/**
 * Whether the token `at`, "Georgia", means the country or the American state, by what stands near it; undefined when
 * nothing tells. Alone, as the whole text, it is the country.
 */
export const georgiaMeans = (text: string, tokens: Token[], at: number): 'country' | 'state' | undefined => {
  const token = tokens[at];
  if (!token || !/^\p{Lu}/u.test(text.slice(token.start, token.end))) return undefined;
  if (tokens.length === 1) return 'country';
  const near = tokens.slice(Math.max(0, at - WINDOW), at + WINDOW + 1).map((each) => each.norm);
  const pairs = near.map((norm, i) => `${norm} ${near[i + 1] ?? ''}`);
  const has = (words: Set<string>) =>
    near.some((norm) => words.has(norm)) || pairs.some((pair) => words.has(pair));
  const state = has(STATE_SIGNS) || has(stateWords());
  const country = has(COUNTRY_SIGNS) || has(countryWords());
  if (state === country) return undefined;
  return state ? 'state' : 'country';
};
