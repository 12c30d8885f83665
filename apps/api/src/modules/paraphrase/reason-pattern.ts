import type { Sentence } from '@laurel/matching';

export interface ReasonPattern {
  /** The part about the scholarship with an id, `[1]`, in the place of each of its facts. */
  pattern: string;
  /** The whole reason, with these words in the place of the pattern. */
  complete(words: string): string;
}

/**
 * A reason as a model may see it: what is behind a semicolon speaks of the student and stays out, and so does every fact,
 * for which facts are named depends on the student. Equal for all students and scholarships of whom the same is said.
 * @returns undefined for a sentence that names no fact
 */
export const reasonPattern = ({ parts, values }: Sentence): ReasonPattern | undefined => {
  const ids = values.map((_, at) => `[${at + 1}]`);
  const [about = '', ...student] = parts
    .map((part, at) => part + (ids[at] ?? ''))
    .join('')
    .split(';');
  if (!ids.some((id) => about.includes(id))) return undefined;
  const fill = (text: string): string =>
    text.replace(/\[(\d+)\]/g, (id, number) => values[Number(number) - 1] ?? id);
  return { pattern: about, complete: (words) => fill([words, ...student].join(';')) };
};
