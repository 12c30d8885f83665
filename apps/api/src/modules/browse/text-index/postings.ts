import { setImmediate as nextTurn } from 'node:timers/promises';
import type { ScholarshipRecord } from '@laurel/domain';
import { recordWords } from './record-words.ts';

/** Records per turn of the event loop; about 5 ms. */
const CHUNK = 50;
const MAX_WEIGHT = 255;
/** The records that contain each term, with its weight there. */
export interface Postings {
  /** In alphabetical order. */
  terms: readonly string[];
  /** Of term `t`: `rows` and `weights` from `start[t]` to before `start[t + 1]`. */
  start: Int32Array;
  rows: Int32Array;
  weights: Uint8Array;
}

/** A list of whole numbers that grows. */
class Numbers {
  values = new Int32Array(1024);
  length = 0;
  push(value: number): void {
    if (this.length === this.values.length) {
      const wider = new Int32Array(this.length * 2);
      wider.set(this.values);
      this.values = wider;
    }
    this.values[this.length++] = value;
  }
}

/** Indexes the words of these records, with pauses for other work. */
export const createPostings = async (records: readonly ScholarshipRecord[]): Promise<Postings> => {
  const numbers = new Map<string, number>();
  const [terms, rows, weights, newest] = [new Numbers(), new Numbers(), new Numbers(), new Numbers()];
  const add = (word: string, row: number, weight: number): void => {
    let term = numbers.get(word);
    if (term === undefined) {
      term = numbers.size;
      numbers.set(word, term);
      newest.push(-1);
    }
    const last = newest.values[term] as number;
    if (last >= 0 && rows.values[last] === row) {
      // When a word occurs several times, the first weight counts and the others add a little.
      const sum = (weights.values[last] as number) + weight / 16;
      weights.values[last] = Math.min(MAX_WEIGHT, sum);
      return;
    }
    newest.values[term] = rows.length;
    terms.push(term);
    rows.push(row);
    weights.push(weight);
  };
  for (const [row, record] of records.entries()) {
    for (const [words, weight] of recordWords(record)) for (const word of words) add(word, row, weight);
    if (row % CHUNK === CHUNK - 1) await nextTurn();
  }
  return byTerm([...numbers.keys()], terms, rows, weights);
};

/** Sorts the entries, which are in the order of records, by term. */
const byTerm = (found: string[], terms: Numbers, rows: Numbers, weights: Numbers): Postings => {
  const order = found.map((_, term) => term).sort((a, b) => ((found[a] ?? '') < (found[b] ?? '') ? -1 : 1));
  const place = new Int32Array(found.length);
  for (const [at, term] of order.entries()) place[term] = at;
  const start = new Int32Array(found.length + 1);
  for (let entry = 0; entry < terms.length; entry += 1) {
    const at = (place[terms.values[entry] as number] as number) + 1;
    start[at] = (start[at] as number) + 1;
  }
  for (let at = 0; at < found.length; at += 1)
    start[at + 1] = (start[at + 1] as number) + (start[at] as number);
  const next = start.slice();
  const sorted = { rows: new Int32Array(rows.length), weights: new Uint8Array(rows.length) };
  for (let entry = 0; entry < rows.length; entry += 1) {
    const at = place[terms.values[entry] as number] as number;
    const to = next[at] as number;
    next[at] = to + 1;
    sorted.rows[to] = rows.values[entry] as number;
    sorted.weights[to] = weights.values[entry] as number;
  }
  return { terms: order.map((term) => found[term] ?? ''), start, ...sorted };
};

/** Binary search: the first position in the sorted list at which `word` could be inserted. */
export const placeOf = (terms: readonly string[], word: string): number => {
  let [low, high] = [0, terms.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((terms[middle] ?? '') < word) low = middle + 1;
    else high = middle;
  }
  return low;
};
