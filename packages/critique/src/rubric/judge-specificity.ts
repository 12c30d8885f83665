import { counted, plural } from '@laurel/text';
import { innerContradiction, profileContradiction } from '../checks/contradictions.ts';
import type { Reading } from '../reading.ts';
import type { Judgement } from './score-line.ts';

/** Share of specific sentences that gives full points. */
const FULL = 0.4;
/** Points lost for each contradicted fact. */
const CONFLICT_COST = 10;
const MAX_CONFLICT_COST = 40;

/** The share of specific sentences, and of claims that are shown. */
export const judgeSpecificity = (reading: Reading): Judgement => {
  const { traits, claims, parts } = reading;
  const specific = traits.filter((each) => each.specific);
  const shown = claims.filter(({ proof }) => proof).length;
  const share = traits.length === 0 ? 0 : specific.length / traits.length;
  const proved = claims.length === 0 ? Math.min(1, share / FULL) : shown / claims.length;
  // A very short essay gets fewer points, however specific it is.
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
