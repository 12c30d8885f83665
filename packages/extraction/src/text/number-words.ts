const WORDS: readonly string[] = [
  'zero',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
  'twenty',
];
const TENS: Readonly<Record<string, number>> = { twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60 };

/** Digits or an English number word up to "sixty-nine", as a pattern source. */
export const WHOLE_NUMBER = `(?:\\d{1,3}|(?:${Object.keys(TENS).join('|')})[- ](?:${WORDS.slice(1, 10).join('|')})|${[...WORDS.slice(1)].reverse().join('|')}|${Object.keys(TENS).join('|')})`;

/** The value of `WHOLE_NUMBER`; NaN for anything else. */
export function readWholeNumber(raw: string): number {
  const word = raw.trim().toLowerCase();
  if (/^\d+$/.test(word)) return Number.parseInt(word, 10);
  const [first = '', second] = word.split(/[- ]/);
  if (second !== undefined) return (TENS[first] ?? Number.NaN) + WORDS.indexOf(second);
  return TENS[first] ?? (WORDS.includes(first) ? WORDS.indexOf(first) : Number.NaN);
}
