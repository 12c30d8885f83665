import type { EducationLevel } from '@laurel/domain';

/** What the money is for. The landing page asks it first, so this file is as light as its words. */
export const LEVELS: readonly { value: EducationLevel; label: string }[] = [
  { value: 'undergraduate', label: 'Bachelor’s' },
  { value: 'masters', label: 'Master’s' },
  { value: 'phd', label: 'PhD' },
  { value: 'postdoc', label: 'Postdoc' },
  { value: 'other', label: 'Something else' },
];

export const LEVEL_QUESTION = 'What do you need money for?';

/** The part of an address after "#", which never reaches a server. */
export const levelHash = (level: EducationLevel): string => `#for-${level}`;

export const levelFromHash = (hash: string): EducationLevel | undefined =>
  LEVELS.find(({ value }) => levelHash(value) === hash)?.value;

export const CHIP = `forced-border inline-flex min-h-11 cursor-pointer items-center rounded-full border border-edge bg-raised px-4 py-1.5
  text-sm font-semibold text-ink no-underline transition-paint hover:border-laurel hover:text-laurel`;
