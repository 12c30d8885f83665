import type { MatchContext } from '../judging/assessment.ts';
import { isOpenGate } from '../score/eligibility.ts';
import { wishShare } from '../score/fit.ts';
import { countryWish, isDegreeElsewhere, type WishFinding } from '../score/wishes.ts';
import type { Dictionary } from './dictionary.ts';
import { FLAG } from './words.ts';

/** Share points and flags by code. */
export interface Effects {
  share: Int32Array;
  flags: Int32Array;
}

export const effectsOf = <T>(
  { values }: Dictionary<T>,
  findingsOf: (value: T, code: number) => Findings,
): Effects => {
  return effectsFor(values.length, (code) => {
    const value = values[code];
    return value === undefined ? undefined : findingsOf(value, code);
  });
};

/** What places of study come to, each for one student. */
export const placeEffectsOf = (contexts: readonly (MatchContext | undefined)[]): Effects => {
  const effects = effectsFor(contexts.length, (at) => contexts[at] && countryWish(contexts[at], []));
  contexts.forEach((context, at) => {
    if (context === undefined || !isDegreeElsewhere(context)) return;
    effects.flags[at] = (effects.flags[at] ?? 0) | FLAG.mismatch;
  });
  return effects;
};

/** Findings on one thing asked for, or on several that the same values decide. */
type Findings = WishFinding | readonly WishFinding[] | undefined;

export const effectsFor = (length: number, findingsOf: (index: number) => Findings): Effects => {
  const effects = { share: new Int32Array(length), flags: new Int32Array(length) };
  for (let index = 0; index < length; index += 1) {
    const found = findingsOf(index) ?? [];
    for (const finding of 'wish' in found ? [found] : found) {
      effects.share[index] = (effects.share[index] ?? 0) + wishShare([finding]).satisfied;
      effects.flags[index] = (effects.flags[index] ?? 0) | flagOf(finding);
    }
  }
  return effects;
};

const flagOf = (finding: WishFinding): number => {
  if (finding.standing === 'mismatch') return FLAG.mismatch;
  return isOpenGate(finding) ? FLAG.open : 0;
};
