import type { StudyLevel } from '@laurel/domain';
import { LEVEL_WORDS } from './phrases.generated.ts';

/** Degrees at least as high as one that must be held. */
export const AT_LEAST: Readonly<Record<StudyLevel, readonly StudyLevel[]>> = {
  secondary: ['secondary', 'undergraduate', 'masters', 'phd', 'postdoc'],
  undergraduate: ['undergraduate', 'masters', 'phd', 'postdoc'],
  masters: ['masters', 'phd', 'postdoc'],
  phd: ['phd', 'postdoc'],
  postdoc: ['postdoc'],
  other: ['other'],
};

const ORDER: readonly StudyLevel[] = ['secondary', 'undergraduate', 'masters', 'phd', 'postdoc', 'other'];

/** Without repetition, from school to after the doctorate. */
export const sortedLevels = (levels: Iterable<StudyLevel>): StudyLevel[] => {
  const set = new Set(levels);
  return ORDER.filter((level) => set.has(level));
};

/** A mention of levels in a text. */
export interface LevelMention {
  levels: readonly StudyLevel[];
  start: number;
  end: number;
}

/** Every level word of a text from left to right, the most specific at each place. */
export const findLevels = (text: string): LevelMention[] => {
  const found: LevelMention[] = [];
  for (const { pattern, levels } of LEVEL_WORDS) {
    for (const match of text.matchAll(pattern)) {
      const mention = { levels, start: match.index, end: match.index + match[0].length };
      if (!found.some((other) => mention.start < other.end && mention.end > other.start)) found.push(mention);
    }
  }
  return found.sort((a, b) => a.start - b.start);
};
