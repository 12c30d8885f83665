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

  /** `corpus`: identities of all records that will be compared; how often they use a word decides its weight. */
  constructor(corpus: Iterable<Identity>) {
    this.#weight = weightsOf(corpus);
  }

  add(id: string, identity: Identity): void {
    this.#identities.set(id, identity);
    if (identity.link.page !== null) push(this.#byPage, identity.link.page, id);
    for (const word of blockWords(identity)) push(this.#byWord, word, id);
  }

  /** Ids of the same programme, in the order in which they were added. */
  find(identity: Identity): string[] {
    const candidates = new Set(identity.link.page === null ? [] : this.#byPage.get(identity.link.page));
    const blocks = blockWords(identity)
      .map((word) => this.#byWord.get(word) ?? [])
      .filter((block) => block.length > 0 && block.length <= MAX_BLOCK)
      .sort((a, b) => a.length - b.length);
    for (const id of blocks.slice(0, LOOKUP_WORDS).flat()) candidates.add(id);
    return [...candidates].filter((id) => {
      const other = this.#identities.get(id);
      return other !== undefined && isSameProgramme(identity, other, this.#weight);
    });
  }
}

function blockWords({ title, organization }: Identity): string[] {
  return [...new Set([...title, ...organization])];
}

/** A corpus smaller than this says nothing of how rare a word is. */
const SMALLEST_CORPUS = 500;

/** Inverse document frequency of title words, scaled so that a word of one record weighs 1. */
function weightsOf(corpus: Iterable<Identity>): Weight {
  const counts = new Map<string, number>();
  let size = 0;
  for (const { title } of corpus) {
    size += 1;
    for (const word of title) counts.set(word, (counts.get(word) ?? 0) + 1);
  }
  const most = Math.log(Math.max(size, SMALLEST_CORPUS));
  return (word) => Math.max(0.2, 1 - Math.log(Math.max(1, counts.get(word) ?? 1)) / most);
}

function push(map: Map<string, string[]>, key: string, value: string): void {
  const list = map.get(key);
  if (list === undefined) map.set(key, [value]);
  else list.push(value);
}
