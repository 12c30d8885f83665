/** Distinct values, each under a small code from 1. A value nobody uses any more gives its code back. */
export interface Dictionary<T> {
  /** By code; undefined where a code is free. */
  values: (T | undefined)[];
  codes: Map<string, number>;
  keys: string[];
  uses: number[];
  free: number[];
}

export const createDictionary = <T>(): Dictionary<T> => {
  return { values: [undefined], codes: new Map(), keys: [''], uses: [0], free: [] };
};

/** The code of a value that is used once more; `key` tells equal values. */
export const take = <T>(dictionary: Dictionary<T>, key: string, value: () => T): number => {
  const { values, codes, keys, uses, free } = dictionary;
  const known = codes.get(key);
  if (known !== undefined) {
    uses[known] = (uses[known] ?? 0) + 1;
    return known;
  }
  const code = free.pop() ?? values.length;
  values[code] = value();
  keys[code] = key;
  uses[code] = 1;
  codes.set(key, code);
  return code;
};

/** Ends one use of a code. @returns whether it was the last */
export const release = <T>({ values, codes, keys, uses, free }: Dictionary<T>, code: number): boolean => {
  const left = (uses[code] ?? 0) - 1;
  uses[code] = left;
  if (left > 0) return false;
  codes.delete(keys[code] ?? '');
  values[code] = undefined;
  free.push(code);
  return true;
};
