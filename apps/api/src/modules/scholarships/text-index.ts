import type { ScholarshipRecord } from '@laurel/domain';
import MiniSearch from 'minisearch';

/** Record ids with their relevance, best first. */
export type TextHits = ReadonlyMap<string, number>;
export interface TextIndex {
  /** Every word of `q` must begin a word of the record; where none does, words within a typing error of it count. */
  find(q: string): TextHits;
}

const FIELDS = ['title', 'organization', 'place', 'text'] as const;
const WEIGHTS = { title: 8, organization: 5, place: 3, text: 1 };
/** Words this short are nearly each other's typing errors. */
const SHORT = 4;
const TYPING_ERROR = 0.25;

const plain = (term: string) => term.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
const words = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];

const documentOf = (record: ScholarshipRecord) => ({
  id: record.id,
  title: record.title,
  organization: record.organization,
  place: `${record.location} ${record.tags.join(' ')}`,
  text: `${record.description} ${record.eligibility}`,
});

/** Full-text search over titles, organisations, places, tags and descriptions of these records. */
export const createTextIndex = (records: readonly ScholarshipRecord[]): TextIndex => {
  const index = new MiniSearch({
    fields: [...FIELDS],
    tokenize: words,
    processTerm: plain,
    searchOptions: { boost: WEIGHTS, combineWith: 'AND', prefix: true },
  });
  index.addAll(records.map(documentOf));
  return {
    find: (q) => {
      const exact = index.search(q);
      const hits =
        exact.length > 0
          ? exact
          : index.search(q, { fuzzy: (term) => (term.length > SHORT ? TYPING_ERROR : false), maxFuzzy: 2 });
      return new Map(hits.map(({ id, score }) => [id as string, score]));
    },
  };
};
