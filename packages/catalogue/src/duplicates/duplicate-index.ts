import type { Identity } from './identity.ts';
import { isSameProgramme, type Weight } from './same-programme.ts';

/** A word that more records than this hold opens no block: it would compare everything with everything. */
const MAX_BLOCK = 150;

/** How many of its rarest words a record is looked up by. */
const LOOKUP_WORDS = 4;

/**
 * Finds the records that are the same programme as a given one, without comparing all pairs: only records that share
 * their page or one of the rarest words of title and organiser are compared. Keys are the caller's record ids.
 */
export class DuplicateIndex {
  readonly #identities = new Map<string, Identity>();
  readonly #byPage = new Map<string, string[]>();
  readonly #byWord = new Map<string, string[]>();
  readonly #weight: Weight;

  constructor(weight: Weight) {
    this.#weight = weight;
  }

  add(id: string, identity: Identity): void {
    this.#identities.set(id, identity);
    if (identity.link.page !== null) push(this.#byPage, identity.link.page, id);
    for (const word of blockWords(identity)) push(this.#byWord, word, id);
  }

  /** Ids of the same programme, those of the same page first. */
  find(identity: Identity): string[] {
    const candidates = new Set(identity.link.page === null ? [] : this.#byPage.get(identity.link.page));
    const blocks = blockWords(identity)
      .map((word) => this.#byWord.get(word) ?? [])
      .filter((block) => block.length > 0 && block.length <= MAX_BLOCK)
      .sort((a, b) => a.length - b.length);
    for (const block of blocks.slice(0, LOOKUP_WORDS)) for (const id of block) candidates.add(id);
    return [...candidates].filter((id) => {
      const other = this.#identities.get(id);
      return other !== undefined && isSameProgramme(identity, other, this.#weight);
    });
  }
}

const blockWords = ({ title, organization }: Identity): string[] => {
  return [...new Set([...title, ...organization])];
};

const push = (map: Map<string, string[]>, key: string, value: string): void => {
  const list = map.get(key);
  if (list === undefined) map.set(key, [value]);
  else list.push(value);
};
