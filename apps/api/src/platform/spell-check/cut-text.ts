import { readText } from '@laurel/critique';

/** A stretch of the text that is checked by itself. */
export interface Piece {
  /** Where it stands in the whole text, in UTF-16 units. */
  offset: number;
  text: string;
}

/** In UTF-16 units: large enough to be cheap, small enough that no piece takes long, whatever its words. */
const PIECE_LENGTH = 700;

/** Whole sentences joined up to about 700 characters; a sentence longer than that is cut at a space. */
export const cutText = (text: string): Piece[] => {
  const pieces: Piece[] = [];
  let start: number | undefined;
  let end = 0;
  const flush = (): void => {
    if (start !== undefined) pieces.push(...cutAtSpaces(text, start, end));
    start = undefined;
  };
  for (const sentence of readText(text).sentences) {
    if (start !== undefined && sentence.end - start > PIECE_LENGTH) flush();
    start ??= sentence.start;
    end = sentence.end;
  }
  flush();
  return pieces;
};

const cutAtSpaces = (text: string, start: number, end: number): Piece[] => {
  const pieces: Piece[] = [];
  let from = start;
  while (end - from > PIECE_LENGTH) {
    const space = text.lastIndexOf(' ', from + PIECE_LENGTH);
    const to = space > from ? space : from + PIECE_LENGTH;
    pieces.push({ offset: from, text: text.slice(from, to) });
    from = to;
  }
  return [...pieces, { offset: from, text: text.slice(from, end) }];
};
