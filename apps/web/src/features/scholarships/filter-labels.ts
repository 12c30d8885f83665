/** The values of the filters as students read them. */
export const LEVEL_LABELS: Record<string, string> = {
  secondary: 'Secondary school',
  undergraduate: 'Undergraduate',
  masters: 'Master’s',
  phd: 'PhD',
  postdoc: 'Postdoc',
  other: 'Other',
};
export const FUNDING_LABELS: Record<string, string> = {
  full: 'Full',
  partial: 'Partial',
  amount: 'A sum of money',
  unknown: 'Not stated',
};

/** What a list says of words of the search that it does without; nothing when it has them all. */
export const missedText = (missed: readonly string[] = []): string =>
  missed.length === 0
    ? ''
    : `No award has all of these words. The list does without ${missed.map((word) => `“${word}”`).join(' and ')}.`;
