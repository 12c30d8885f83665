import type {
  BudgetRange,
  CefrLevel,
  DeadlinePreference,
  Degree,
  EducationLevel,
  Enrolment,
  Gender,
  GradeScale,
} from './lists.ts';

/** What the preferences form holds. Country, field and language names are plain English, as the student sees them. */
export interface Preferences {
  preferredCountries: string[];
  educationLevel: EducationLevel;
  fieldsOfStudy: string[];
  /** On the 4.0 scale. */
  gpa?: number | null;
  budgetRange: BudgetRange;
  applicationDeadlinePreference: DeadlinePreference;
  languageRequirements: string[];
  /** Whole years. */
  workExperience: number;
  researchInterests: string;
  careerGoals: string;
  hasDisability: boolean;
  isFirstGeneration: boolean;
  isMinority: boolean;
  needBasedOnly: boolean;
}

/** Optional facts: each only turns `unknown` verdicts into known ones. */
export interface Profile {
  /** ISO 3166-1 alpha-2. */
  citizenships?: string[];
  countryOfResidence?: string;
  /** ISO 3166-2, e.g. `US-TX`. */
  regionOfResidence?: string;
  /** YYYY-MM-DD. */
  dateOfBirth?: string;
  gender?: Gender;
  currentDegree?: Degree;
  enrolment?: Enrolment;
  institution?: string;
  /** YYYY-MM. */
  intendedStart?: string;
  /** e.g. `permanent-resident:US`, `refugee`, `veteran`, `single-parent`. */
  statuses?: string[];
  minorityGroups?: string[];
  tests?: { test: string; score: number }[];
  languages?: { language: string; cefr: CefrLevel }[];
  homeGpa?: { value: number; scale: GradeScale };
}

export interface Student {
  preferences: Preferences;
  profile: Profile;
}
