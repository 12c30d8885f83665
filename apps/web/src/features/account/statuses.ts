import { countryName } from '@laurel/taxonomies';

const PERMANENT = 'permanent-resident:';

/** Statuses that can stand in for a citizenship or open a scholarship of their own. */
export const STATUS_OPTIONS = [
  { value: 'refugee', label: 'Refugee' },
  { value: 'asylee', label: 'Granted asylum in the United States' },
  { value: 'protected-person:CA', label: 'Protected person in Canada' },
  { value: 'daca', label: 'DACA recipient (United States)' },
  { value: 'veteran', label: 'Veteran' },
  { value: 'single-parent', label: 'Single parent' },
  { value: 'full-time', label: 'Studying full-time' },
  { value: 'part-time', label: 'Studying part-time' },
] as const;

/** Parts a stored list into countries of permanent residence, by name, and everything else. */
export const residencesOf = (stored: readonly string[]) => ({
  permanentResidences: stored
    .filter((status) => status.startsWith(PERMANENT))
    .map((status) => status.slice(PERMANENT.length))
    .map((code) => countryName(code) ?? code),
  statuses: stored.filter((status) => !status.startsWith(PERMANENT)),
});

/** The list as it is stored. Statuses the form does not know are kept. */
export const statusesFrom = (statuses: readonly string[], residenceCodes: readonly string[]): string[] => [
  ...residenceCodes.map((code) => `${PERMANENT}${code}`),
  ...statuses,
];
