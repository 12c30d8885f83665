import type { ScholarshipRecord, Student } from '@laurel/domain';
import { tokensOf } from '@laurel/text';

/** Okapi BM25 with the usual constants. */
const K1 = 1.2;
const B = 0.75;

const LEVEL_WORDS: Record<Student['preferences']['educationLevel'], string> = {
  undergraduate: 'undergraduate bachelor',
  masters: 'masters master postgraduate graduate',
  phd: 'phd doctoral doctorate',
  postdoc: 'postdoctoral postdoc researcher',
  other: '',
};

/** Everything that a text search sees of a scholarship. */
export const searchText = (record: ScholarshipRecord): string => {
  const { title, organization, description, eligibility, location, tags, award } = record;
  return [title, organization, description, eligibility, location, award.text, ...tags].join(' ');
};

/** What a student would type into a search box: everything they said. */
export const searchQuery = ({ preferences }: Pick<Student, 'preferences'>): string => {
  const { fieldsOfStudy, preferredCountries, educationLevel, researchInterests, careerGoals } = preferences;
  const words = [...fieldsOfStudy, ...preferredCountries, LEVEL_WORDS[educationLevel]];
  return [...words, researchInterests, careerGoals].join(' ');
};

/** Records by BM25, best first; those that share no word with the query are left out. */
export const bm25 = (records: readonly ScholarshipRecord[], query: string): ScholarshipRecord[] => {
  const terms = new Set(wordsOf(query));
  const documents = records.map((record) => ({ record, words: wordsOf(searchText(record)) }));
  const mean = documents.reduce((sum, { words }) => sum + words.length, 0) / Math.max(1, documents.length);
  const counted = documents.map(({ record, words }) => ({
    record,
    length: words.length,
    counts: countsOf(words, terms),
  }));
  const weights = new Map(
    [...terms].map((term) => {
      const holding = counted.filter(({ counts }) => counts.has(term)).length;
      return [term, Math.log(1 + (records.length - holding + 0.5) / (holding + 0.5))];
    }),
  );
  return counted
    .map(({ record, length, counts }) => {
      const norm = K1 * (1 - B + (B * length) / mean);
      const parts = [...counts].map(
        ([term, count]) => ((weights.get(term) ?? 0) * count * (K1 + 1)) / (count + norm),
      );
      return { record, score: parts.reduce((sum, part) => sum + part, 0) };
    })
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score || (a.record.id < b.record.id ? -1 : 1))
    .map(({ record }) => record);
};

const countsOf = (words: readonly string[], terms: ReadonlySet<string>): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const word of words) if (terms.has(word)) counts.set(word, (counts.get(word) ?? 0) + 1);
  return counts;
};

const wordsOf = (text: string): string[] => {
  return tokensOf(text.toLowerCase()).map((word) => word.replace(/(?<=\p{L}{3})s$/u, ''));
};
