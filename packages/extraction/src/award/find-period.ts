import type { AwardPeriod } from '@laurel/domain';
import { PERIOD_AFTER, PERIOD_BEFORE } from './phrases.generated.ts';

/** The period that an amount at `start` to `end` is paid for; `other` for hours, days and weeks; undefined when unsaid. */
export function findPeriod(text: string, start: number, end: number): AwardPeriod | 'other' | undefined {
  const after = text.slice(end, end + 80);
  const following = PERIOD_AFTER.find(({ pattern }) => pattern.test(after))?.period;
  if (following !== undefined && following !== 'total') return following;
  // What stands in brackets between the word and its sum explains the word.
  const before = text.slice(Math.max(0, start - 110), start).replace(/\([^()]*\)/g, ' ');
  // "A monthly stipend of … for three years": the rhythm tells more than the whole time.
  return PERIOD_BEFORE.find(({ pattern }) => pattern.test(before))?.period ?? following;
}
