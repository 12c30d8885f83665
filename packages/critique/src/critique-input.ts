import type { Degree } from '@laurel/domain';
import type { Critique } from './critique-result.ts';

export const DIALECTS = ['american', 'british', 'australian', 'canadian', 'indian'] as const;
export type Dialect = (typeof DIALECTS)[number];

/** The saved scholarship the essay is for. */
export interface EssayScholarship {
  title: string;
  organization: string;
  /** The selection criteria, one an entry. */
  selection: string[];
  description: string;
  /** Where the study takes place: ISO 3166-1 alpha-2 codes or groups; none when unknown or anywhere. */
  hostCountries?: string[];
  /** In words. */
  wordLimit?: number;
}

/** Facts about the student that an essay can contradict. Absent means not given, which contradicts nothing. */
export interface EssayProfile {
  currentDegree?: Degree;
  institution?: string;
  /** ISO 3166-1 alpha-2. */
  citizenships?: string[];
  /** ISO 3166-1 alpha-2. */
  countryOfResidence?: string;
  /** Plain English names, as on the preferences form. */
  fieldsOfStudy?: string[];
  /** On the 4.0 scale. */
  gpa?: number;
  /** Completed years of work; 0 also means not given. */
  workExperience?: number;
  /** Completed years. */
  age?: number;
  /** The year in which the draft was written; without it no length of time is reckoned. */
  currentYear?: number;
}

export interface CritiqueInput {
  /** Plain text (see `htmlToText`). Every offset in the critique counts UTF-16 units of it. */
  text: string;
  prompt?: string;
  scholarship?: EssayScholarship;
  profile?: EssayProfile;
  previous?: { text: string; critique: Critique };
  dialect?: Dialect;
}
