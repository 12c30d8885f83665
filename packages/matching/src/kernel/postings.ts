import { textTokens } from '../score/text-tokens.ts';

/** For each telling word of the texts the rows that hold it, in no order. */
export type Postings = Map<string, PostingList>;

interface PostingList {
  rows: Uint32Array;
  length: number;
}

export const addText = (postings: Postings, text: string, row: number): void => {
  for (const token of textTokens(text)) addToken(postings, token, row);
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

export const removeText = (postings: Postings, text: string, row: number): void => {
  for (const token of textTokens(text)) {
    const list = postings.get(token);
    const at = list?.rows.subarray(0, list.length).indexOf(row) ?? -1;
    if (list === undefined || at < 0) continue;
    list.length -= 1;
    list.rows[at] = list.rows[list.length] ?? 0;
    if (list.length === 0) postings.delete(token);
  }
};

/** How many of the tokens each row holds, at most `most`, into `counts` (one byte a row). */
export const countTokens = (
  postings: Postings,
  tokens: Iterable<string>,
  most: number,
  counts: Uint8Array,
): void => {
  for (const token of tokens) {
    const list = postings.get(token);
    if (list === undefined) continue;
    const { rows, length } = list;
    for (let at = 0; at < length; at += 1) {
      const row = rows[at] as number;
      const count = counts[row] as number;
      if (count < most) counts[row] = count + 1;
    }
  }
};
