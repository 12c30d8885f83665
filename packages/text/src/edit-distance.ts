/**
 * Edit distance: the fewest letters to add, drop, change or swap with the next one, in UTF-16 units (Damerau-Levenshtein, optimal
 * string alignment). Only cells within `limit` of the diagonal are worked out, so that the work grows with length × limit.
 */

const ROW = 64;
/** Three rows of the table of costs, reused by each call: a search compares many thousand words. */
const ROWS = [new Uint16Array(ROW), new Uint16Array(ROW), new Uint16Array(ROW)] as const;

const rowsFor = (length: number): readonly [Uint16Array, Uint16Array, Uint16Array] =>
  length <= ROW ? ROWS : [new Uint16Array(length), new Uint16Array(length), new Uint16Array(length)];

/** The costs of turning `word` into each beginning of the first `columns` letters of `other`; undefined when all exceed `limit`. */
const lastRow = (word: string, other: string, columns: number, limit: number): Uint16Array | undefined => {
  const far = limit + 1;
  let [twoBefore, before, row] = rowsFor(columns + 1);
  for (let j = 0; j <= columns; j += 1) before[j] = Math.min(j, far);
  for (let i = 1; i <= word.length; i += 1) {
    const first = Math.max(1, i - limit);
    const last = Math.min(columns, i + limit);
    row[first - 1] = first === 1 ? Math.min(i, far) : far;
    if (last < columns) row[last + 1] = far;
    let least = row[first - 1] as number;
    for (let j = first; j <= last; j += 1) {
      const isSame = word[i - 1] === other[j - 1];
      let cost = (before[j - 1] as number) + (isSame ? 0 : 1);
      cost = Math.min(cost, (before[j] as number) + 1, (row[j - 1] as number) + 1);
      if (i > 1 && j > 1 && word[i - 1] === other[j - 2] && word[i - 2] === other[j - 1])
        cost = Math.min(cost, (twoBefore[j - 2] as number) + 1);
      row[j] = cost;
      least = Math.min(least, cost);
    }
    if (least > limit) return undefined;
    [twoBefore, before, row] = [before, row, twoBefore];
  }
  return before;
};

/** The edit distance of two words; `limit + 1` when it is more than `limit`. */
export const editDistance = (word: string, other: string, limit: number): number => {
  if (word === other) return 0;
  if (Math.abs(word.length - other.length) > limit) return limit + 1;
  const row = lastRow(word, other, other.length, limit);
  return Math.min(row?.[other.length] ?? limit + 1, limit + 1);
};

/** The edit distance of a word, still being typed, to the nearest beginning of `other`; `limit + 1` when it is more. */
export const prefixEditDistance = (word: string, other: string, limit: number): number => {
  if (other.length < word.length - limit) return limit + 1;
  const columns = Math.min(other.length, word.length + limit);
  const row = lastRow(word, other, columns, limit);
  let fewest = limit + 1;
  for (let j = Math.max(0, word.length - limit); row && j <= columns; j += 1)
    fewest = Math.min(fewest, row[j] as number);
  return fewest;
};
