import { tokenPoints } from '../score/interests.ts';

/** For each token of the texts the rows that hold it, in no order. */
export type Postings = Map<string, PostingList>;

interface PostingList {
  rows: Uint32Array;
  length: number;
}

export const addTokens = (postings: Postings, tokens: Iterable<string>, row: number): void => {
  for (const token of tokens) addToken(postings, token, row);
};

export const addToken = (postings: Postings, token: string, row: number): void => {
  const list = postings.get(token) ?? { rows: new Uint32Array(2), length: 0 };
  if (list.length === 0) postings.set(token, list);
  if (list.length === list.rows.length) {
    const wider = new Uint32Array(Math.ceil(list.length * 1.5) + 2);
    wider.set(list.rows);
    list.rows = wider;
  }
  list.rows[list.length] = row;
  list.length += 1;
};

export const removeTokens = (postings: Postings, tokens: Iterable<string>, row: number): void => {
  for (const token of tokens) {
    const list = postings.get(token);
    const at = list?.rows.subarray(0, list.length).indexOf(row) ?? -1;
    if (list === undefined || at < 0) continue;
    list.length -= 1;
    list.rows[at] = list.rows[list.length] ?? 0;
    if (list.length === 0) postings.delete(token);
  }
};

/** What the tokens that each row holds are worth together, at most `most`, into `points` (one byte a row). */
export const addPoints = (
  postings: Postings,
  tokens: Iterable<string>,
  most: number,
  points: Uint8Array,
): void => {
  for (const token of tokens) {
    const list = postings.get(token);
    if (list === undefined) continue;
    const { rows, length } = list;
    const worth = tokenPoints(token);
    for (let at = 0; at < length; at += 1) {
      const row = rows[at] as number;
      points[row] = Math.min(most, (points[row] as number) + worth);
    }
  }
};
