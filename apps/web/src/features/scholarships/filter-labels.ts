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
