import type { CatalogueQuestion } from '@laurel/contract';
import type { ScholarshipRecord } from '@laurel/domain';
import type { Catalogue } from '../catalogue/index.ts';

/** The yes/no questions that the matched records ask, by label; counted once for each version of the catalogue. */
export const catalogueQuestions = ({ matched }: Catalogue): CatalogueQuestion[] => {
  const known = counted.get(matched) ?? countQuestions(matched);
  counted.set(matched, known);
  return known;
};

const counted = new WeakMap<readonly ScholarshipRecord[], CatalogueQuestion[]>();

const countQuestions = (records: readonly ScholarshipRecord[]): CatalogueQuestion[] => {
  const questions = new Map<string, CatalogueQuestion>();
  for (const { criteria } of records) {
    const asked = new Map(criteria.flatMap((each) => (each.kind === 'claim' ? [[each.question, each]] : [])));
    for (const [id, { text, label, theme }] of asked) {
      const awards = (questions.get(id)?.awards ?? 0) + 1;
      questions.set(id, { id, question: text, label, theme, awards });
    }
  }
  return [...questions.values()].sort((a, b) => (a.label < b.label ? -1 : 1));
};
