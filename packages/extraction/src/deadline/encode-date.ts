import type { FoundDate } from './find-dates.ts';

/** As records write it: `YYYY-MM-DD`, `--MM-DD` without a year, `--MM` without a day. */
export function encodeDate({ year, month, day }: FoundDate): string {
  const two = (value: number): string => String(value).padStart(2, '0');
  if (day === undefined) return `--${two(month)}`;
  return `${year ?? '-'}-${two(month)}-${two(day)}`;
}
