import type { Criterion, Evidence } from './criterion.ts';
import type {
  AwardPeriod,
  ChangedField,
  Confidence,
  DeadlineKind,
  FundingKind,
  WarningKind,
} from './lists.ts';

export interface Award {
  kind: FundingKind;
  /** ISO 4217. */
  currency?: string;
  /** Amount in units of `currency` per `period`; `min === max` for one amount. */
  min?: number;
  max?: number;
  period?: AwardPeriod;
  /** Number of awards per round. */
  count?: number;
  /** The record's own wording, shown as it is. */
  text: string;
}

export interface Deadline {
  kind: DeadlineKind;
  /** `2027-03-01` announced, `--03-01` yearly rule, `--03` month only. Never a year that was not announced. */
  dates: string[];
  text: string;
  /** IANA zone or UTC offset of the award, when the publisher states one. */
  timeZone?: string;
}

export interface Provenance {
  /** Name of the source: `laurel` for our own catalogue, else the name given to an import. */
  source: string;
  /** Where the facts were taken from. */
  url?: string;
  /** Calendar date (YYYY-MM-DD) on which the facts were last checked. */
  checked?: string;
  confidence: Confidence;
  /** How the criteria were obtained. */
  method: 'publisher' | 'rule' | 'model' | 'human';
  /** Where else the same programme was found; its facts were not taken from there. */
  otherSources?: { source: string; url: string }[];
}

/** Something to know before applying; `texts[field]` holds the quote. What is missing has none. */
export interface ScholarshipWarning {
  kind: WarningKind;
  field?: string;
  quote?: string;
}

/** That an award is no longer given. */
export interface Ended {
  /** YYYY or YYYY-MM, where it is known. */
  since?: string;
  /** What became of it, in one sentence. */
  note?: string;
  /** Id of the scholarship that took its place. */
  successorId?: string;
}

/**
 * One scholarship as the engines see it. `texts` holds every text that evidence points into, by field name:
 * for each criterion and each of its evidence entries `texts[field].slice(start, end) === quote`.
 */
export interface ScholarshipRecord {
  id: string;
  title: string;
  organization: string;
  description: string;
  /** Eligibility lines, joined by line feeds. */
  eligibility: string;
  /** Where the study takes place, as shown. */
  location: string;
  link: string;
  /** ISO 3166-1 alpha-2 codes or groups of the places of study; empty when unknown or anywhere. */
  hostCountries: string[];
  criteria: Criterion[];
  award: Award;
  deadline: Deadline;
  /** Only of an award that is no longer given: it counts as closed, whatever its deadline. */
  ended?: Ended;
  /** Documents asked for, in the order of the application. */
  documents: string[];
  /** What the selection committee looks at, when published. */
  selection: string[];
  /** What the award pays for beyond `award`, line by line. */
  benefits: string[];
  tags: string[];
  texts: Record<string, string>;
  /** False when some eligibility text could not be turned into criteria. */
  parsedFully: boolean;
  provenance: Provenance;
  contact?: { email?: string; phone?: string; url?: string };
  /** What the screen of its words found; absent when nothing. */
  warnings?: ScholarshipWarning[];
}

/**
 * Words of a listing that a language model pointed at and the record does not count, as our own readers read them. Shown beside
 * the record for people to look at; it decides nothing.
 */
export interface Proposal {
  /** Exactly one of the three. */
  criterion?: Criterion;
  award?: Award;
  deadline?: Deadline;
  /** The sentence that the words stand in. */
  evidence: Evidence;
}

/** What a part of a record said before and says now, shortened where it is long; both the same where only its reading changed. */
export interface FieldChange {
  field: ChangedField;
  from: string;
  to: string;
}

/** A raw listing, as `extract`, `match` and `import` read it. */
export interface Listing {
  id?: string | undefined;
  title?: string | undefined;
  provider?: string | undefined;
  amount_text?: string | undefined;
  coverage_text?: string | undefined;
  awards_text?: string | undefined;
  deadline_text?: string | undefined;
  eligibility_text?: string | undefined;
  description?: string | undefined;
  nationality_text?: string | undefined;
  level?: string | undefined;
  field?: string | undefined;
  gender?: string | undefined;
  location?: string | undefined;
  host_country?: string | undefined;
  link?: string | undefined;
}

export const LISTING_FIELDS = [
  'id',
  'title',
  'provider',
  'amount_text',
  'coverage_text',
  'awards_text',
  'deadline_text',
  'eligibility_text',
  'description',
  'nationality_text',
  'level',
  'field',
  'gender',
  'location',
  'host_country',
  'link',
] as const satisfies readonly (keyof Listing)[];
