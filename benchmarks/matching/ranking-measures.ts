/** 3 eligible and well suited, 2 eligible, 1 relevant but not eligible, 0 not relevant, x neither relevant nor eligible. */
export type Grade = '0' | 'x' | '1' | '2' | '3';

export const isIneligible = (grade: Grade): boolean => {
  return grade === '1' || grade === 'x';
};

/** Normalised discounted cumulative gain of the first `top`, with gains of 2^grade − 1. 1 when nothing can be gained. */
export const ndcg = (ranked: readonly Grade[], judged: readonly Grade[], top: number): number => {
  const ideal = [...judged].sort((a, b) => gainOf(b) - gainOf(a));
  const best = discounted(ideal, top);
  return best === 0 ? 1 : discounted(ranked, top) / best;
};

const discounted = (grades: readonly Grade[], top: number): number => {
  return grades.slice(0, top).reduce((sum, grade, at) => sum + gainOf(grade) / Math.log2(at + 2), 0);
};

const gainOf = (grade: Grade): number => {
  return grade === 'x' ? 0 : 2 ** Number(grade) - 1;
};

export const meanOf = (values: readonly number[]): number => {
  return values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;
};
