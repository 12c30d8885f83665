import { counted, plural } from '@laurel/text';
import { innerContradiction, profileContradiction } from '../checks/contradictions.ts';
import type { Reading } from '../reading.ts';
import type { Judgement } from './score-line.ts';

/** Share of specific sentences in essays that win; more adds nothing. */
const FULL = 0.4;
/** Points for each contradicted fact: evidence that disagrees with itself proves less. */
const CONFLICT_COST = 10;
const MAX_CONFLICT_COST = 40;

/** How much of the essay only this writer could have written, and how many of its claims are shown. */
export const judgeSpecificity = (reading: Reading): Judgement => {
  const { traits, claims, parts } = reading;
  const specific = traits.filter((each) => each.specific);
  const shown = claims.filter(({ proof }) => proof).length;
  const share = traits.length === 0 ? 0 : specific.length / traits.length;
  const proved = claims.length === 0 ? Math.min(1, share / FULL) : shown / claims.length;
  // A handful of sentences can't carry an application, however specific they are.
  const room = Math.min(1, parts.words.length / 150);
  const score = (12 + 62 * Math.min(1, share / FULL) + 26 * proved) * (0.5 + 0.5 * room);
  const conflicts = innerContradiction.find(reading).length + profileContradiction.find(reading).length;
  const best = [...specific].sort((a, b) => b.detail - a.detail).slice(0, 2);
  const ofClaims =
    claims.length === 0
      ? 'it makes no claim about you that would need proof'
      : `${shown} of ${counted(claims.length, 'claim')} about yourself ${plural(shown, 'is', 'are')} shown`;
  const contradicted =
    conflicts > 0 ? ` ${counted(conflicts, 'fact')} ${plural(conflicts, 'is', 'are')} contradicted.` : '';
  return {
    score: score - Math.min(MAX_CONFLICT_COST, CONFLICT_COST * conflicts),
    reason: `${specific.length} of ${counted(traits.length, 'sentence')} hold detail of your own (names, numbers, times, acts); ${ofClaims}.${contradicted}`,
    quotes: best.map(({ sentence }) => sentence.text),
  };
};
