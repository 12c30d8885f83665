import type { Columns } from '@laurel/matching';

const typedColumns = ({ place, deadline, shape, start, count, units }: Columns) => [
  place,
  deadline,
  shape,
  start,
  count,
  units,
];

/** Bytes of the columns and of the postings, room for growth included. */
export const columnBytes = (columns: Columns): { columns: number; words: number } => {
  const sum = (arrays: Iterable<{ byteLength: number }>) =>
    [...arrays].reduce((total, { byteLength }) => total + byteLength, 0);
  const words = [...columns.words.values()].map(({ rows }) => rows);
  return { columns: sum(typedColumns(columns)), words: sum(words) };
};

/** Reads every value of the columns once and does nothing with them: no kernel over these columns can be faster. */
export const readAll = ({
  records,
  place,
  deadline,
  shape,
  start,
  count,
  units,
  unitsEnd,
}: Columns): number => {
  let sum = 0;
  for (let row = 0; row < records.length; row += 1) {
    sum += (place[row] as number) + (deadline[row] as number) + (shape[row] as number);
    sum += (start[row] as number) + (count[row] as number);
  }
  for (let at = 0; at < unitsEnd; at += 1) sum += units[at] as number;
  return sum;
};
