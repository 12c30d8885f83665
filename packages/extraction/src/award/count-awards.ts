const WORDS: Readonly<Record<string, number>> = {
  one: 1,
  two: 2,
  three: 3,
  four: 4,
  five: 5,
  six: 6,
  seven: 7,
  eight: 8,
  nine: 9,
  ten: 10,
  twelve: 12,
  fifteen: 15,
  twenty: 20,
};
const WORD = Object.keys(WORDS).join('|');
const AWARD_NOUN =
  '(?:awards?|scholarships?|grants?|bursar(?:y|ies)|fellowships?|prizes?|winners?|recipients?|places|positions?|stipendien|stipendium|fellows|becas|bourses|bolsas)';
/** The field holds a plain number: "2", "2 per year", "25 scholarships", "120 approx.", "Etwa 40 Stipendien pro Jahr". */
const PLAIN = new RegExp(
  `^(?:approx(?:imately|\\.)?|about|around|etwa|rund|ca\\.?)?\\s*(\\d{1,3}(?:[.,]\\d{3})|\\d{1,5}|${WORD})(?!\\s*[-–|/%]|\\s*(?:to|bis)\\b)\\s*(?:approx\\.?|in total|total)?\\s*(?:full |partial |annual |new )?${AWARD_NOUN}?\\s*(?:(?:per|a|each|every|pro|/)\\s*(?:year|jahr|annum|round|cycle)|annually|yearly|jährlich)?\\.?$`,
  'i',
);
/** Inside the amount: "3 awards of £500", "two scholarships at $1,000". */
const INLINE = new RegExp(
  `\\b(\\d{1,3}|${WORD})\\s+(?:\\w+\\s+)?${AWARD_NOUN}\\s+(?:of|at|worth|each|valued)\\b`,
  'i',
);

function read(raw: string | undefined): number | undefined {
  if (raw === undefined) return undefined;
  const value = WORDS[raw.toLowerCase()] ?? Number.parseInt(raw.replace(/[.,]/g, ''), 10);
  return Number.isSafeInteger(value) && value > 0 ? value : undefined;
}

/** The number of awards of a round, when it is given as one number; ranges and "up to" give none. */
export function countAwards(awards: string, amount: string): number | undefined {
  return read(PLAIN.exec(awards.slice(0, 80))?.[1]) ?? read(INLINE.exec(amount)?.[1]);
}
