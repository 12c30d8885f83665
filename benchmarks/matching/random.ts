export type Random = () => number;

export const pick = <T>(random: Random, values: readonly T[]): T => {
  const value = values[Math.floor(random() * values.length)];
  if (value === undefined) throw new RangeError('nothing to pick from');
  return value;
};

/** Up to `most` different values, none where `most` is 0. */
export const pickSome = <T>(random: Random, values: readonly T[], most: number): T[] => {
  const count = Math.floor(random() * (most + 1));
  return [...new Set(Array.from({ length: count }, () => pick(random, values)))];
};
