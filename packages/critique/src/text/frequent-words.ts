import type { Word } from './read-text.ts';
import { isContentWord, stem } from './stem.ts';

/** Past forms and numbers say little about a subject. */
const NO_SUBJECT =
  /ed$|^(?:two|three|four|five|six|seven|eight|nine|ten|second|third|taught|made|gave|had|wrote|said|went|came|took|told|thought|knew)$/;

/** The content words that occur most, at least twice, in the form that comes first; ties in order of appearance. */
export function frequentWords(words: readonly Word[], count: number): string[] {
  const counts = new Map<string, { first: string; times: number }>();
  for (const { lower } of words) {
    if (!isContentWord(lower) || NO_SUBJECT.test(lower)) continue;
    const entry = counts.get(stem(lower)) ?? { first: lower, times: 0 };
    entry.times += 1;
    counts.set(stem(lower), entry);
  }
  return [...counts.values()]
    .filter(({ times }) => times >= 2)
    .sort((a, b) => b.times - a.times)
    .slice(0, count)
    .map(({ first }) => first);
}
