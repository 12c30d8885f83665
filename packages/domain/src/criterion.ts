import type {
  BackgroundName,
  CefrLevel,
  DegreeOrigin,
  Enrolment,
  EntryPoint,
  FinerLevel,
  Gender,
  GradeScale,
  LanguageTest,
  Purpose,
  QuestionTheme,
  Stage,
  Strength,
  StudyLevel,
  YesNo,
} from './lists.ts';

/** A literal quote of the record. `quote === text.slice(start, end)` of the record's text `field` (UTF-16 offsets). */
export interface Evidence {
  field: string;
  start: number;
  end: number;
  quote: string;
}

/**
 * A place code: ISO 3166-1 alpha-2 (`KE`), ISO 3166-2 (`US-TX`), or a country group (`group:eu`).
 * `group:international` means "not from the host country" and is read against the record's host countries.
 */
export type PlaceCode = string;

/**
 * Every kind of condition a record can state. `keys`: what its predicate holds beside the keys of every criterion. `sensitive`: met by an
 * answer that a student may not want others to read over the shoulder. `workable`: a student can change it without wanting something else.
 */
export const CRITERIA = {
  citizenship: { label: 'Citizenship', keys: ['anyOf', 'noneOf', 'orStatuses'] },
  residence: { label: 'Residence', keys: ['anyOf', 'noneOf', 'minYears'] },
  level: { label: 'Level of study', keys: ['anyOf', 'of', 'finer'] },
  field: { label: 'Field of study', keys: ['anyOf', 'noneOf', 'finer', 'text'] },
  teaching: { label: 'Fields taught', keys: ['institution', 'anyOf', 'noneOf', 'page', 'onPage'] },
  purpose: { label: 'What it pays for', keys: ['anyOf'] },
  gpa: { label: 'Grades', keys: ['min', 'scale', 'raw'], workable: true },
  age: { label: 'Age', keys: ['min', 'max', 'onDate'] },
  work: { label: 'Work experience', keys: ['minYears'], workable: true },
  language: { label: 'Language', keys: ['language', 'test', 'min', 'cefr', 'taught'], workable: true },
  gender: { label: 'Gender', keys: ['anyOf'] },
  need: { label: 'Financial need', keys: ['maxIncome', 'currency', 'householdOf', 'asOf'], sensitive: true },
  firstGeneration: { label: 'First generation', keys: [], sensitive: true },
  disability: { label: 'Disability', keys: [], sensitive: true },
  minority: { label: 'Under-represented group', keys: ['groups'], sensitive: true },
  host: { label: 'Place of study', keys: ['countries', 'noneOf', 'institutions', 'abroad'] },
  enrolment: { label: 'Enrolment', keys: ['anyOf', 'fullTime', 'distance', 'institutions'], workable: true },
  stage: {
    label: 'Stage of study',
    keys: ['anyOf', 'now', 'minYear', 'maxYear', 'lastYear'],
    workable: true,
  },
  degree: {
    label: 'Degree held',
    keys: [
      'anyOf',
      'held',
      'orSoon',
      'fields',
      'countries',
      'outside',
      'from',
      'withinYears',
      'extends',
      'minYears',
    ],
    workable: true,
  },
  schooling: { label: 'Schooling', keys: ['anyOf', 'noneOf'] },
  background: { label: 'Personal background', keys: ['of', 'anyOf', 'noneOf', 'orParents'], sensitive: true },
  exam: { label: 'Examination', keys: ['name', 'min', 'maxRank'], workable: true },
  claim: {
    label: 'Particular group',
    keys: ['question', 'text', 'label', 'theme', 'places', 'yes', 'no', 'maybe', 'wide', 'step', 'answer'],
    sensitive: true,
  },
  other: { label: 'Other condition', keys: ['text', 'status', 'held'] },
} as const satisfies Record<string, CriterionFacts>;

interface CriterionFacts {
  label: string;
  keys: readonly string[];
  sensitive?: true;
  workable?: true;
}

export type CriterionKind = keyof typeof CRITERIA;
/** In the order of the table. */
export const CRITERION_KINDS = Object.keys(CRITERIA) as [CriterionKind, ...CriterionKind[]];

export const criterionFacts = (kind: CriterionKind): CriterionFacts => CRITERIA[kind];

interface CriterionBase {
  id: string;
  strength: Strength;
  evidence: Evidence[];
  /** Criteria of one record that share this name are alternatives: one met is enough. */
  alternative?: string;
  /** The criterion binds only students who seek one of these levels; for others it is `not_applicable`. */
  appliesToLevels?: StudyLevel[];
}

export type CitizenshipCriterion = CriterionBase & {
  kind: 'citizenship';
  anyOf?: PlaceCode[];
  noneOf?: PlaceCode[];
  /** Statuses that stand in for citizenship, e.g. `permanent-resident:US`, `refugee`. */
  orStatuses?: string[];
};
export type ResidenceCriterion = CriterionBase & {
  kind: 'residence';
  anyOf?: PlaceCode[];
  noneOf?: PlaceCode[];
  minYears?: number;
};
export type LevelCriterion = CriterionBase & {
  kind: 'level';
  anyOf: StudyLevel[];
  /** `target` (default): the level the award funds. `current`: the degree the student must hold or be in. */
  of?: 'target' | 'current';
  /** Of the target: only these finer levels of those in `anyOf`. */
  finer?: FinerLevel[];
};
export type FieldCriterion = CriterionBase & {
  kind: 'field';
  /** ISCED-F 2013 codes: broad `05`, narrow `051`, detailed `0511`. */
  anyOf?: string[];
  noneOf?: string[];
  /** Fields below ISCED-F (`art-history`): only these of the fields in `anyOf`. */
  finer?: string[];
  /** The record's own words, when no code fits. */
  text?: string;
};
/** What the award's institution teaches, whoever applies there. */
export type TeachingCriterion = CriterionBase & {
  kind: 'teaching';
  /** Its name, as a sentence begins with it. */
  institution: string;
  /** ISCED-F codes: only these are taught there. */
  anyOf?: string[];
  /** These are not, nor these parts of fields (`architecture`). */
  noneOf?: string[];
  /** Address of a page that lists what is taught; absent: it is our general knowledge. */
  page?: string;
  /** The codes that it bears out; absent: all of them. */
  onPage?: string[];
};
/** What the award pays for, where that is no degree. */
export type PurposeCriterion = CriterionBase & { kind: 'purpose'; anyOf: Purpose[] };
export type GpaCriterion = CriterionBase & { kind: 'gpa'; min: number; scale: GradeScale; raw?: string };
export type AgeCriterion = CriterionBase & {
  kind: 'age';
  /** Completed years, both bounds inclusive: `max: 34` is "under 35". */
  min?: number;
  max?: number;
  /** Calendar date (YYYY-MM-DD) or yearly date (--MM-DD) on which the age counts; absent: on the deadline, else today. */
  onDate?: string;
};
export type WorkCriterion = CriterionBase & { kind: 'work'; minYears: number };
export type LanguageCriterion = CriterionBase & {
  kind: 'language';
  /** ISO 639-1. */
  language: string;
  test?: LanguageTest;
  min?: number;
  cefr?: CefrLevel;
  /** No proof is asked for: it is the language that studies there are taught in. */
  taught?: true;
};
export type GenderCriterion = CriterionBase & { kind: 'gender'; anyOf: Gender[] };
export type NeedCriterion = CriterionBase & {
  kind: 'need';
  /** The highest yearly income of the household, in `currency` (ISO 4217). */
  maxIncome?: number;
  currency?: string;
  /** The size of the household for which that limit is given. */
  householdOf?: number;
  /** The year in which the limit was seen, where that is no longer this one's: limits rise. */
  asOf?: number;
};
export type FirstGenerationCriterion = CriterionBase & { kind: 'firstGeneration' };
export type DisabilityCriterion = CriterionBase & { kind: 'disability' };
export type MinorityCriterion = CriterionBase & {
  kind: 'minority';
  /** Lower-case group names, e.g. `hispanic`, `black`, `native-american`, `lgbtq`, `roma`. Empty: any under-represented group. */
  groups: string[];
};
export type HostCriterion = CriterionBase & {
  kind: 'host';
  countries: PlaceCode[];
  noneOf?: PlaceCode[];
  institutions?: string[];
  /** Outside the country in which the student lives. */
  abroad?: boolean;
};
export type EnrolmentCriterion = CriterionBase & {
  kind: 'enrolment';
  anyOf: Enrolment[];
  fullTime?: boolean;
  /** Study at a distance; false: on campus. */
  distance?: boolean;
  institutions?: string[];
};
export type StageCriterion = CriterionBase & {
  kind: 'stage';
  /** At which point of the programme the award takes people in. */
  anyOf?: EntryPoint[];
  /** What they study when they apply. */
  now?: Stage[];
  /** Year of that programme or school, both inclusive. */
  minYear?: number;
  maxYear?: number;
  /** They are in its last year; false: they are not, such as pupils who apply a year early. */
  lastYear?: boolean;
};
export type DegreeCriterion = CriterionBase & {
  kind: 'degree';
  anyOf: FinerLevel[];
  /** False: no such degree may be held. */
  held?: false;
  /** Somebody who finishes it within a year counts, too. */
  orSoon?: true;
  /** ISCED-F codes. */
  fields?: string[];
  countries?: PlaceCode[];
  outside?: PlaceCode[];
  /** In a country whose citizen the holder is, or in none of these. */
  from?: DegreeOrigin;
  /** Awarded no more than so many years before the deadline. */
  withinYears?: number;
  /** Leave, illness or the like let `withinYears` be longer. */
  extends?: true;
  /** Awarded at least so many years before the deadline. */
  minYears?: number;
};
/** Where the student went to secondary school. */
export type SchoolingCriterion = CriterionBase & {
  kind: 'schooling';
  anyOf?: PlaceCode[];
  noneOf?: PlaceCode[];
};
/** Something about the person that is compared by name. */
export type BackgroundCriterion = CriterionBase & {
  kind: 'background';
  of: BackgroundName;
  /** Names or, of religions, illnesses and occupations, codes of the taxonomy; empty: any. */
  anyOf: string[];
  noneOf?: string[];
  /** One of the parents is enough. */
  orParents?: true;
};
/** A result in an admission or national examination. */
export type ExamCriterion = CriterionBase & {
  kind: 'exam';
  name: string;
  min?: number;
  /** The rank from the top, inclusive. */
  maxRank?: number;
};
/** A yes/no question of the catalogue that several awards share; `Profile.claims` holds the answer under its id. */
export type ClaimCriterion = CriterionBase & {
  kind: 'claim';
  /** The question's id, e.g. `armenian-descent`. */
  question: string;
  /** As it is asked: "Are you of Armenian descent?" */
  text: string;
  /** Who says yes, as a phrase after "you are": "of Armenian descent". */
  label: string;
  theme: QuestionTheme;
  /** Of which somebody who says yes is a citizen, lives in or went to school in. */
  places?: PlaceCode[];
  /** Folded words of another fact of the student that answer with yes, with no, and such that leave it open but near. */
  yes?: string[];
  no?: string[];
  maybe?: string[];
  /** Many of those whom the other demands leave say yes: nothing waits for the answer. */
  wide?: true;
  /** Asked of the government of the home country in the course of applying: a doubt only for those whom another country protects from it. */
  step?: true;
  /** The answer that meets it; `yes` when absent. */
  answer?: YesNo;
};
/** Text no predicate covers: always unknown and shown verbatim, unless `status` names a profile status that decides it. */
export type OtherCriterion = CriterionBase & {
  kind: 'other';
  text: string;
  status?: string;
  /** False: nobody who holds the status. */
  held?: false;
};

export type Criterion =
  | CitizenshipCriterion
  | ResidenceCriterion
  | LevelCriterion
  | FieldCriterion
  | TeachingCriterion
  | PurposeCriterion
  | GpaCriterion
  | AgeCriterion
  | WorkCriterion
  | LanguageCriterion
  | GenderCriterion
  | NeedCriterion
  | FirstGenerationCriterion
  | DisabilityCriterion
  | MinorityCriterion
  | HostCriterion
  | EnrolmentCriterion
  | StageCriterion
  | DegreeCriterion
  | SchoolingCriterion
  | BackgroundCriterion
  | ExamCriterion
  | ClaimCriterion
  | OtherCriterion;
