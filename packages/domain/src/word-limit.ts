const NUMBER = String.raw`(\d{1,2}[,.]\d{3}|\d{2,5})`;
/** "up to 650 words", "a 500-word essay"; of a range the number beside the unit is the upper one. */
const BEFORE_UNIT = new RegExp(
  String.raw`(\b(?:at least|minimum(?: of)?|min\.?|more than)\s+)?\b${NUMBER}[\s-]*words?\b`,
  'giu',
);
/** "word limit: 650", "maximum word count of 500". */
const AFTER_UNIT = new RegExp(String.raw`\bword (?:limit|count|maximum)(?: is| of)?:?\s*${NUMBER}\b`, 'iu');
const NO_MORE = /\bno\s+$/iu;
/** "In 5 words" asks for keywords, not for an essay. */
const LEAST = 20;

const numberOf = (digits = ''): number | undefined => {
  const limit = Number(digits.replace(/[,.]/, ''));
  return limit >= LEAST ? limit : undefined;
};

/** How many words a text allows, if it says so. A minimum is no limit. */
export const wordLimitIn = (text: string): number | undefined => {
  for (const match of text.matchAll(BEFORE_UNIT)) {
    const [, least, digits] = match;
    // "no more than" is a limit, "more than" is not.
    if (!least || (/^more/iu.test(least) && NO_MORE.test(text.slice(0, match.index))))
      return numberOf(digits);
  }
  return numberOf(AFTER_UNIT.exec(text)?.[1]);
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
}): number | undefined => wordLimitIn([...documents, eligibility, description].join('\n'));

/** The word limit that an essay is held to: its prompt's own before the scholarship's. */
export const essayWordLimit = (prompt: string, ofScholarship: number | undefined): number | undefined =>
  wordLimitIn(prompt) ?? ofScholarship;
