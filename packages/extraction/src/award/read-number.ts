import { MULTIPLIERS } from './phrases.generated.ts';
/** A number as written in money amounts: digits with separators, and an optional multiplier behind it. */
export const NUMBER_PATTERN = String.raw`\d{1,3}(?:[ \u00a0'’]\d{3})+(?:[.,]\d{1,2})?|\d{1,3}(?:,\s?\d{2,3})+(?:\.\d{1,2})?|\d{1,3}(?:\.\d{3})+(?:,\d{1,2})?|\d+(?:[.,]\d{1,2})?`;

export function readMultiplier(word: string | undefined): number {
  const bare = word?.trim() ?? '';
  return bare === '' ? 1 : (MULTIPLIERS.find(({ pattern }) => pattern.test(bare))?.times ?? 1);
}

/**
 * The value of a written number: `16.000` and `16,000` and `16 000` are sixteen thousand, `1.500,50` and `1,500.50` have
 * cents, `2,50,000` is two and a half lakh. A single separator before exactly three digits groups thousands.
 */
export function readNumber(raw: string): number {
  const digits = raw.replace(/[\s\u00a0'’]/g, '');
  const decimal = /[.,](\d{1,2})$/.exec(digits);
  const grouped = decimal === null ? digits : digits.slice(0, decimal.index);
  const whole = Number.parseInt(grouped.replace(/[.,]/g, ''), 10);
  return decimal === null
    ? whole
    : whole + Number.parseInt(decimal[1] ?? '0', 10) / 10 ** (decimal[1]?.length ?? 1);
}
