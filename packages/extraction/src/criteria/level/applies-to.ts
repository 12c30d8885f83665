import type { StudyLevel } from '@laurel/domain';
import { FOR_LEVEL, IN_BRACKETS, LEVEL_LEAD } from './phrases.generated.ts';
import { findLevels, sortedLevels } from './words.ts';

/**
 * The levels a value is tied to by the words right around it: "under 25 (Bachelor's)", "3.0 for undergraduates",
 * "PhD: 35". Undefined when it is tied to none.
 */
export const appliesTo = (text: string, start: number, end: number): StudyLevel[] | undefined => {
  const after = text.slice(end, end + 60);
  const tail = IN_BRACKETS.exec(after)?.[1] ?? FOR_LEVEL.exec(after)?.[1];
  if (tail !== undefined) {
    const levels = findLevels(tail).flatMap((mention) => mention.levels);
    if (levels.length > 0) return sortedLevels(levels);
    if (/^grad(?:uate)?s?$/i.test(tail)) return ['masters', 'phd'];
  }
  const lead = LEVEL_LEAD.exec(text.slice(Math.max(0, start - 50), start))?.[1];
  if (lead === undefined) return undefined;
  const levels = findLevels(lead).flatMap((mention) => mention.levels);
  return levels.length === 0 ? undefined : sortedLevels(levels);
};
