import type {
  AnswerName,
  BudgetRange,
  CefrLevel,
  DeadlinePreference,
  Degree,
  EducationLevel,
  Enrolment,
  FinerLevel,
  Gender,
  GradeScale,
  Pace,
  Purpose,
  Stage,
  YesNo,
} from './lists.ts';

/**
 * What the preferences form holds. Country, field and language names are plain English, as the student sees them. A box that is not
 * ticked and 0 years of work are not said: `Profile.answers` holds a real "no".
 */
export interface Preferences {
  preferredCountries: string[];
  educationLevel: EducationLevel;
  fieldsOfStudy: string[];
  /** On the 4.0 scale. */
  gpa?: number | null;
  budgetRange: BudgetRange;
  applicationDeadlinePreference: DeadlinePreference;
  languageRequirements: string[];
  /** Whole years; 0 is not said. */
  workExperience: number;
  researchInterests: string;
  careerGoals: string;
  hasDisability: boolean;
  isFirstGeneration: boolean;
  isMinority: boolean;
  /** A wish: it filters, and says nothing of the student's need. */
  needBasedOnly: boolean;
  pace?: Pace | undefined;
  /** What the form's "other" stands for, or a finer reading of the others. */
  studyLevel?: FinerLevel | undefined;
}

export interface Grade {
  value: number;
  scale: GradeScale;
}

export interface HeldDegree {
  level: FinerLevel;
  field?: string;
  /** ISO 3166-1 alpha-2. */
  country?: string;
  institution?: string;
  /** YYYY-MM. */
  awarded?: string;
  grade?: Grade;
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
  /** e.g. `permanent-resident:US`, `refugee:DE`, `veteran`, `single-parent`. */
  statuses?: string[];
  minorityGroups?: string[];
  tests?: { test: string; score: number }[];
  languages?: { language: string; cefr: CefrLevel }[];
  homeGpa?: Grade;
  answers?: Partial<Record<AnswerName, YesNo>>;
  stage?: {
    now: Stage;
    /** Year of the programme or of school, from 1. */
    year?: number;
    /** YYYY-MM. */
    finishes?: string;
    transferring?: boolean;
  };
  /** All degrees held; empty: none. */
  degrees?: HeldDegree[];
  /** Where the student went to school: a country or a region. */
  schooling?: { place: string; level?: string }[];
  /** Heritage and community, in the student's words; read together with `minorityGroups`. */
  groups?: string[];
  religion?: string;
  disabilities?: string[];
  illnesses?: string[];
  employer?: string;
  occupation?: string;
  memberships?: string[];
  /** Employers, occupations and societies of the parents. */
  parents?: string[];
  household?: { income?: { amount: number; currency: string; year?: number }; size?: number };
  /** What the student seeks money for; absent: a degree. */
  purposes?: Purpose[];
  exams?: { name: string; score?: number; rank?: number }[];
  /** Answers to yes/no questions by the question's id; see `withAnswer`. */
  claims?: Record<string, YesNo>;
  /** Ids of questions that the student would rather not answer: they are not asked again. */
  declined?: string[];
}

export interface Student {
  preferences: Preferences;
  profile: Profile;
  /** Ids of scholarships that the student said "Not for me" to: they are in no list. */
  dismissed?: readonly string[] | undefined;
}
