import { type Token, tokenise } from './tokenise.ts';

interface Entry<T> {
  norms: string[];
  value: T;
}

/** Phrases by their first word, longest first. */
export type PhraseIndex<T> = Map<string, Entry<T>[]>;

/** A phrase found at tokens `first` to `last`, both inclusive. */
export interface PhraseHit<T> {
  value: T;
  first: number;
  last: number;
}

/** Indexes phrases for `scanPhrases`. Of two entries with the same phrase the first counts. */
export const buildPhraseIndex = <T>(
  entries: Iterable<readonly [phrase: string, value: T]>,
): PhraseIndex<T> => {
  const index: PhraseIndex<T> = new Map();
  for (const [phrase, value] of entries) {
    const norms = tokenise(phrase).map((token) => token.norm);
    const head = norms[0];
    if (head === undefined) continue;
    const bucket = index.get(head) ?? [];
    bucket.push({ norms, value });
    index.set(head, bucket);
  }
  for (const bucket of index.values()) bucket.sort((a, b) => b.norms.length - a.norms.length);
  return index;
};

const matchesAt = (norms: string[], tokens: Token[], at: number): boolean =>
  norms.every((norm, offset) => tokens[at + offset]?.norm === norm);

/**
 * Finds non-overlapping phrases from left to right, the longest at each place. `accept` may refuse a hit by its context;
 * a shorter phrase at the same place is then tried.
 */
export const scanPhrases = <T>(
  tokens: Token[],
  index: PhraseIndex<T>,
  accept: (hit: PhraseHit<T>) => boolean = () => true,
): PhraseHit<T>[] => {
  const hits: PhraseHit<T>[] = [];
  let at = 0;
  while (at < tokens.length) {
    const found = (index.get(tokens[at]?.norm ?? '') ?? [])
      .filter((entry) => matchesAt(entry.norms, tokens, at))
      .map((entry) => ({ value: entry.value, first: at, last: at + entry.norms.length - 1 }))
      .find(accept);
    if (found) hits.push(found);
    at = found ? found.last + 1 : at + 1;
  }
  return hits;
};

/** The UTF-16 offsets of a hit in the text. */
export const spanOf = <T>(tokens: Token[], { first, last }: PhraseHit<T>): { start: number; end: number } => {
  return { start: tokens[first]?.start ?? 0, end: tokens[last]?.end ?? 0 };
};

/** The words of a hit as they are compared, one space between. */
export const normOf = <T>(tokens: Token[], { first, last }: PhraseHit<T>): string => {
  return tokens
    .slice(first, last + 1)
    .map((token) => token.norm)
    .join(' ');
};

/** The words of a hit as the text has them. */
export const rawOf = <T>(text: string, tokens: Token[], hit: PhraseHit<T>): string => {
  const { start, end } = spanOf(tokens, hit);
  return text.slice(start, end);
};
