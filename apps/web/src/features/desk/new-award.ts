import type { Patch } from '@laurel/contract';
import { dayInEnglish } from '@laurel/domain';
import { stripAccents } from '@laurel/text';

/** What the form of a new award holds. */
export interface NewAward {
  organization: string;
  title: string;
  page: string;
  description: string;
  location: string;
  /** One a line. */
  conditions: string;
  amountText: string;
  /** YYYY-MM-DD, or empty while none was announced. */
  day: string;
  /** With commas. */
  tags: string;
}

export const NO_AWARD: NewAward = {
  organization: '',
  title: '',
  page: '',
  description: '',
  location: '',
  conditions: '',
  amountText: '',
  day: '',
  tags: '',
};

/** An id from words: `Example Town Grant` becomes `example-town-grant`. */
export const idOf = ({ organization, title }: Pick<NewAward, 'organization' | 'title'>): string => {
  const words = (text: string) =>
    stripAccents(text)
      .split(/[^a-z0-9]+/)
      .filter(Boolean);
  const own = words(title);
  // An id has two words at least.
  return (own.length > 1 ? own : [...words(organization), ...own]).join('-');
};

const entries = (text: string, between: string): string[] =>
  text
    .split(between)
    .map((entry) => entry.trim())
    .filter(Boolean);

/** The award as the catalogue's files would hold it. A condition that nobody has read yet stays open for every student. */
export const programmeOf = (award: NewAward): Patch => ({
  id: idOf(award),
  organization: award.organization.trim(),
  title: award.title.trim(),
  page: award.page.trim(),
  description: award.description.trim(),
  location: award.location.trim(),
  eligibility: entries(award.conditions, '\n').map((line) => ({ line })),
  award: { kind: 'unknown', text: award.amountText.trim() },
  deadline: award.day
    ? { kind: 'date', dates: [award.day], text: `Closes on ${dayInEnglish(award.day)}` }
    : { kind: 'unknown', dates: [], text: 'Not announced yet' },
  tags: entries(award.tags, ','),
});
