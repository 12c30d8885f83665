import { pipeline, Readable } from 'node:stream';
import { parse } from 'csv-parse';
import type { RawRow } from '../import/raw-row.ts';

const SEPARATORS = [',', ';', '\t', '|'];

/** A longer record is a quote that was never closed. */
const MAX_RECORD_CHARACTERS = 1_000_000;

/**
 * Comma-, semicolon-, tab- or bar-separated values with a heading. Cells may hold quoted line feeds and separators. Headings
 * are read whatever their case, spaces count as underscores. Rows are numbered from 1, the heading not counted.
 */
export async function* parseCsv(chunks: AsyncIterable<string> | Iterable<string>): AsyncGenerator<RawRow> {
  const { head, all } = await peekFirstLine(chunks);
  let unreadable = false;
  const parser = parse({
    bom: true,
    delimiter: separatorOf(head),
    max_record_size: MAX_RECORD_CHARACTERS,
    relax_column_count: true,
    relax_quotes: true,
    skip_empty_lines: true,
    skip_records_with_error: true,
    on_skip: () => {
      unreadable = true;
    },
  });
  pipeline(Readable.from(all), parser, () => undefined);
  let heading: string[] | null = null;
  let row = 0;
  for await (const cells of parser as AsyncIterable<string[]>) {
    if (heading === null) {
      heading = cells.map(fieldName);
    } else {
      row += 1;
      yield toRow(row, heading, cells);
    }
  }
  // The parser's only error under these options: the quoted cell swallows every later row.
  if (unreadable)
    yield { row: row + 1, error: 'a quote is never closed, so the rows after it can not be told apart' };
}

const toRow = (row: number, heading: readonly string[], cells: readonly string[]): RawRow => {
  const extra = cells.slice(heading.length).some((cell) => cell.trim() !== '');
  if (extra) return { row, error: `${cells.length} cells under ${heading.length} headings` };
  return { row, value: Object.fromEntries(heading.map((name, index) => [name, cells[index] ?? null])) };
};

const fieldName = (cell: string): string => {
  return cell
    .trim()
    .toLowerCase()
    .replace(/[\s-]+/g, '_');
};

/** The separator that the heading holds most often outside quotes; a comma when it holds none. */
const separatorOf = (heading: string): string => {
  const bare = heading.replace(/"[^"]*"/g, '');
  const counted = SEPARATORS.map((separator) => ({ separator, count: bare.split(separator).length - 1 }));
  return counted.reduce((most, next) => (next.count > most.count ? next : most)).separator;
};

/** The first line, and all chunks again from the start. */
const peekFirstLine = async (chunks: AsyncIterable<string> | Iterable<string>) => {
  const iterator = (async function* () {
    yield* chunks;
  })();
  let head = '';
  while (!head.includes('\n')) {
    const next = await iterator.next();
    if (next.done === true) break;
    head += next.value;
  }
  const all = async function* () {
    if (head !== '') yield head;
    yield* iterator;
  };
  return { head: head.split('\n', 1)[0] ?? '', all: all() };
};
