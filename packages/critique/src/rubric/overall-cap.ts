import { otherScholarship } from '../checks/award.ts';
import type { Reading } from '../reading.ts';

/** A committee sets such an essay aside before it weighs anything else. */
const OFF_PROMPT = 45;
const OTHER_AWARD = 65;
/** More than a tenth over the limit: forms cut it off. */
const OVER_LIMIT = 75;

/** What the whole can reach at most, 100 where nothing disqualifies. */
export function overallCap(reading: Reading): number {
  const { asked, wordLimit, parts } = reading;
  const ofPrompt = asked.filter(({ from }) => from === 'prompt');
  const caps = [
    ofPrompt.length > 0 && ofPrompt.every(({ covered }) => covered === 'no') ? OFF_PROMPT : 100,
    otherScholarship.find(reading).length > 0 ? OTHER_AWARD : 100,
    wordLimit !== undefined && parts.words.length > 1.1 * wordLimit ? OVER_LIMIT : 100,
  ];
  return Math.min(...caps);
}
