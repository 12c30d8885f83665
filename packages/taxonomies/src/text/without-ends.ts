/** How many words or word groups may be taken off each end. */
const MAX_TAKEN_OFF = 4;

/** The key itself, then with one, two, … matches of the pattern taken off. */
const shortened = (key: string, pattern: RegExp, left = MAX_TAKEN_OFF): string[] => {
  const shorter = key.replace(pattern, '');
  return left === 0 || shorter === key ? [key] : [key, ...shortened(shorter, pattern, left - 1)];
};

/** All keys that are left when words that change nothing are taken off both ends, the longest first. */
export const withoutEnds = (key: string, lead: RegExp, tail: RegExp): string[] =>
  shortened(key, lead).flatMap((each) => shortened(each, tail));
