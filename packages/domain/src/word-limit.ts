const NUMBER = String.raw`(\d{1,2}[,.]\d{3}|\d{2,5})`;
/** "up to 650 words", "a 500-word essay"; of a range the number beside the unit is the upper one. */
const BEFORE_UNIT = new RegExp(String.raw`\b${NUMBER}[\s-]*words?\b`, 'giu');
/** "word limit: 650", "maximum word count of 500". */
const AFTER_UNIT = new RegExp(String.raw`\bword (?:limit|count|maximum)(?: is| of)?:?\s*${NUMBER}\b`, 'giu');
/** What stands before and after a number that is the least. */
const LEAST_BEFORE =
  /\b(?:at least|minimum|min|least|not less than|no fewer than|(?<!no )(?<!not )more than)\b[^,;()]*$/iu;
const LEAST_AFTER = /^\W{0,2}(?:minimum|min\b|at least|or more)/iu;
/** Where the words about one number end and those about the next begin. */
const NEXT_NUMBER = /[,;()]|\s(?:and|but|to)\s/u;
const REACH = 40;
/** "In 5 words" asks for keywords, not for an essay. */
const LEAST = 20;

const numberOf = (digits = ''): number | undefined => {
  const limit = Number(digits.replace(/[,.]/, ''));
  return limit >= LEAST ? limit : undefined;
};

const isLeast = (text: string, { 0: words, index }: RegExpExecArray): boolean => {
  const before = text
    .slice(Math.max(0, index - REACH), index)
    .split(NEXT_NUMBER)
    .at(-1);
  return LEAST_BEFORE.test(before ?? '') || LEAST_AFTER.test(text.slice(index + words.length));
};

/** How many words a text allows, if it says so: the largest number that is not called the least. */
export const wordLimitIn = (text: string): number | undefined => {
  const found = [BEFORE_UNIT, AFTER_UNIT].flatMap((pattern) =>
    [...text.matchAll(pattern)].flatMap((match) => (isLeast(text, match) ? [] : (numberOf(match[1]) ?? []))),
  );
  return found.length > 0 ? Math.max(...found) : undefined;
};

/** The word limit that a scholarship's own texts state; its list of documents first ("Statement of 500 words"). */
export const scholarshipWordLimit = ({
  documents = [],
  eligibility,
  description,
}: {
  documents?: readonly string[] | undefined;
  eligibility: string;
  description: string;
}): number | undefined =>
  [...documents, eligibility, description].map(wordLimitIn).find((limit) => limit !== undefined);

/** "Answer each question in up to 80 words", "100 words per answer": nothing is said of all answers together. */
const FOR_EACH = new RegExp(
  [
    String.raw`\b(?:each|every|per)\s+(?:of the\s+)?(?:following\s+|short\s+)?(?:question|answer|response|prompt|part|section|item)s?\b`,
    String.raw`\bwords?\s+(?:max(?:imum)?\s+)?(?:each|apiece)\b`,
  ].join('|'),
  'iu',
);
const FOR_ALL = /\b(?:in (?:all|total)|altogether|overall|together|combined)\b/iu;

/** The word limit that an essay is held to: its prompt's own before the scholarship's; none where the prompt limits each of several answers. */
export const essayWordLimit = (prompt: string, ofScholarship: number | undefined): number | undefined => {
  const limit = wordLimitIn(prompt);
  if (limit === undefined) return ofScholarship;
  return FOR_EACH.test(prompt) && !FOR_ALL.test(prompt) ? undefined : limit;
};
