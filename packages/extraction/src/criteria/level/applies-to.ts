import type { StudyLevel } from '@laurel/domain';
import { findLevels, sortedLevels } from './words.ts';

/**
 * The levels a value is tied to by the words right around it: "under 25 (Bachelor's)", "3.0 for undergraduates",
 * "PhD: 35". Undefined when it is tied to none.
 */
export function appliesTo(text: string, start: number, end: number): StudyLevel[] | undefined {
  const after = text.slice(end, end + 60);
  const tail =
    /^\s*\+?\s*(?:years?(?: old| of age)?\s*)?\(([^)]{2,40})\)/i.exec(after)?.[1] ??
    /^[^,;.|(]{0,14}?\bfor (?:an? |the )?([^,;.|]{3,40})/i.exec(after)?.[1];
  if (tail !== undefined) {
    const levels = findLevels(tail).flatMap((mention) => mention.levels);
    if (levels.length > 0) return sortedLevels(levels);
    if (/^grad(?:uate)?s?$/i.test(tail)) return ['masters', 'phd'];
  }
  const lead = /(?:^|[,;|(]\s*)(?:for )?([^,;|(:]{2,40}):\s*(?:min(?:imum)?\s*)?$/i.exec(
    text.slice(Math.max(0, start - 50), start),
  )?.[1];
  if (lead === undefined) return undefined;
  const levels = findLevels(lead).flatMap((mention) => mention.levels);
  return levels.length === 0 ? undefined : sortedLevels(levels);
}
