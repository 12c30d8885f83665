import type { Sentence } from '@laurel/matching';

export interface ReasonPattern {
  /** The part about the scholarship, with a placeholder (`[1]`) for each fact. */
  pattern: string;
  /** The whole reason with `words` in place of the pattern. */
  complete(words: string): string;
}

/**
 * The part of a reason that a model may see. The part after a semicolon is about the student and is left out, and so are the facts,
 * because their choice depends on the student. Equal reasons of all students and scholarships share one pattern.
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
