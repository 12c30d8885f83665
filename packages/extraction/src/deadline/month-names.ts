import { MONTHS } from './months.generated.ts';

const NUMBER_OF = new Map(
  Object.entries(MONTHS).flatMap(([number, names]) => names.map((name) => [name, Number(number)] as const)),
);

/** Alternation of every month name, longest first, for building patterns. */
export const MONTH_PATTERN = [...NUMBER_OF.keys()].sort((a, b) => b.length - a.length).join('|');

/** 1 to 12, or undefined for a word that names no month. */
export function monthNumber(word: string): number | undefined {
  return NUMBER_OF.get(word.toLowerCase());
}
