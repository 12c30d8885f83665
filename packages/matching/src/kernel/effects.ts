import { wishShare } from '../score/fit.ts';
import type { WishFinding } from '../score/wishes.ts';
import type { Dictionary } from './dictionary.ts';
import { FLAG } from './words.ts';

/** Share points and flags by code. */
export interface Effects {
  share: Int32Array;
  flags: Int32Array;
}

export function effectsOf<T>(
  { values }: Dictionary<T>,
  findingOf: (value: T, code: number) => WishFinding | undefined,
): Effects {
  return effectsFor(values.length, (code) => {
    const value = values[code];
    return value === undefined ? undefined : findingOf(value, code);
  });
}

export function effectsFor(length: number, findingOf: (index: number) => WishFinding | undefined): Effects {
  const effects = { share: new Int32Array(length), flags: new Int32Array(length) };
  for (let index = 0; index < length; index += 1) {
    const finding = findingOf(index);
    if (finding === undefined) continue;
    effects.share[index] = wishShare([finding]).satisfied;
    effects.flags[index] =
      finding.standing === 'mismatch' ? FLAG.mismatch : finding.standing === 'open' ? FLAG.open : 0;
  }
  return effects;
}
