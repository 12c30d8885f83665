import type { RawRow } from '../import/raw-row.ts';

/** One JSON value a line; blank lines are passed over, a bad line is told and the next one read. Rows are line numbers. */
export async function* parseJsonLines(
  lines: AsyncIterable<string> | Iterable<string>,
): AsyncGenerator<RawRow> {
  let row = 0;
  for await (const line of lines) {
    row += 1;
    const text = (row === 1 ? line.replace(/^\uFEFF/, '') : line).trim();
    if (text !== '') yield parseLine(row, text);
  }
}

const parseLine = (row: number, text: string): RawRow => {
  try {
    return { row, value: JSON.parse(text) as unknown };
  } catch {
    return { row, error: 'the line is not JSON' };
  }
};
