/** Groups that scholarships name most, as the student reads them; others can be typed in. */
export const MINORITY_GROUPS: Readonly<Record<string, string>> = {
  asian: 'Asian',
  black: 'Black',
  'first-nations': 'First Nations',
  hispanic: 'Hispanic',
  indigenous: 'Indigenous',
  inuit: 'Inuit',
  lgbtq: 'LGBTQ',
  maori: 'Māori',
  metis: 'Métis',
  'native-american': 'Native American',
  'pacific-islander': 'Pacific Islander',
  roma: 'Roma',
  'scheduled-caste': 'Scheduled Caste',
};

const capitalised = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);

/** `native-american` -> "Native American". */
export const groupLabel = (code: string): string =>
  MINORITY_GROUPS[code] ?? code.split('-').map(capitalised).join(' ');

/** "Native American" -> `native-american`. */
export const groupCode = (label: string): string => {
  const known = Object.entries(MINORITY_GROUPS).find(
    ([, name]) => name.toLowerCase() === label.toLowerCase(),
  );
  return known?.[0] ?? label.trim().toLowerCase().replace(/\s+/g, '-');
};
