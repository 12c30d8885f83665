/** Shorter words are nearly each other's typing errors. */
const SHORT = 4;
const LONG = 7;

/** How many typing errors a word of this length is forgiven. */
export const errorsForgiven = (word: string): number =>
  word.length < SHORT ? 0 : word.length < LONG ? 1 : 2;

/** Words are compared by so many letters. */
const MOST_LETTERS = 40;
/** Three rows of the table of costs, used anew by each call: a query compares many thousand words. */
const ROWS: [Uint8Array, Uint8Array, Uint8Array] = [
  new Uint8Array(MOST_LETTERS + 1),
  new Uint8Array(MOST_LETTERS + 1),
  new Uint8Array(MOST_LETTERS + 1),
];

/**
 * The fewest letters to add, drop, change or swap with the next that turn `word` into `term`, or into the beginning of it;
 * `most + 1` when it takes more than `most`.
 */
export const typingErrors = (word: string, term: string, most: number): number => {
  if (term.length < word.length - most) return most + 1;
  const reach = Math.min(term.length, word.length + most, MOST_LETTERS);
  const letters = Math.min(word.length, MOST_LETTERS);
  let [twoBefore, before, row] = ROWS;
  for (let j = 0; j <= reach; j += 1) before[j] = j;
  for (let i = 1; i <= letters; i += 1) {
    row[0] = i;
    let least = i;
    for (let j = 1; j <= reach; j += 1) {
      const isSame = word[i - 1] === term[j - 1];
      let cost = (before[j - 1] as number) + (isSame ? 0 : 1);
      cost = Math.min(cost, (before[j] as number) + 1, (row[j - 1] as number) + 1);
      if (i > 1 && j > 1 && word[i - 1] === term[j - 2] && word[i - 2] === term[j - 1])
        cost = Math.min(cost, (twoBefore[j - 2] as number) + 1);
      row[j] = cost;
      least = Math.min(least, cost);
    }
    if (least > most) return most + 1;
    [twoBefore, before, row] = [before, row, twoBefore];
  }
  // Of a longer term its beginning counts, for a word that is still being typed.
  let fewest = most + 1;
  for (let j = Math.max(0, letters - most); j <= reach; j += 1)
    fewest = Math.min(fewest, before[j] as number);
  return fewest;
};
