/** One row of a source as an adapter hands it on: the parsed value, or why it could not be parsed. */
export type RawRow = { row: number; value: unknown } | { row: number; error: string };
