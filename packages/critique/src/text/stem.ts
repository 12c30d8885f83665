/** Words that say nothing about a subject. */
const STOP_WORDS = new Set(
  `a about above after again all also am an and any are as at be because been before being below between both but by can could did do does
  doing down during each even every few for from further get got had has have having he her here hers him his how however i if in into is it
  its just like made make many may me might more most much must my myself no nor not now of off on once one only or other our out over own
  people really same she should so some such than that the their them then there these they thing things this those through to too under
  until up us very was way we well were what when where which while who whom why will with would you your yours year years day days life
  always never first new time lot able want`.split(/\s+/),
);

/** A rough stem that joins forms of one English word ("studied", "studies", "studying"). */
export const stem = (word: string): string => {
  let base = word.toLowerCase().replace(/[’']s?$/, '');
  if (base.length <= 3) return base;
  base = base.replace(/(?:ational|ation|ations)$/, 'at').replace(/(?:iness|ily|ies|ied)$/, 'y');
  base = base.replace(/(?:ingly|edly|ing|ers|er|ed|es|s|ly|ment|ments|al|ship|ships|ful)$/, (end) =>
    base.length - end.length >= 3 ? '' : end,
  );
  return base.replace(/([^aeiouls])\1$/, '$1').replace(/[ey]$/, '');
};

export const isContentWord = (lower: string): boolean =>
  lower.length > 2 && !STOP_WORDS.has(lower) && !/^\d+$/.test(lower);

/** The stems of what a text is about. */
export const contentStems = (words: readonly string[]): Set<string> =>
  new Set(
    words
      .map((word) => word.toLowerCase())
      .filter(isContentWord)
      .map(stem),
  );
