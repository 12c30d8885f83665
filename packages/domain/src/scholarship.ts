import type { CalendarDay } from './calendar-day.ts';
import type { Criterion, Evidence } from './criterion.ts';
import type {
  AgingFact,
  AwardPeriod,
  Basis,
  ChangedField,
  Confidence,
  DeadlineKind,
  FundingKind,
  PageAuthor,
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
  /** Each country of applicants has its own: the dates are the months in which they lie. */
  byCountry?: true;
  /** `--MM-DD` to `--MM-DD`: the days between which rounds have closed in the years that are known. */
  window?: { from: string; to: string };
  /** The rounds that a page gave, oldest first. */
  cycles?: Cycle[];
  /** The last day on which a page or a listing bore it out; absent when none ever did. */
  confirmed?: CalendarDay;
}

/** One round of an award, as a page gave it. Days are YYYY-MM-DD; one of `opens` and `closes` is there. */
export interface Cycle {
  opens?: string;
  closes?: string;
  results?: string;
  url: string;
}

/** A page that was compared with the record, and the facts that stand on it. */
export interface PageEvidence {
  url: string;
  /** YYYY, YYYY-MM or YYYY-MM-DD: date of the page itself, where it is known. */
  pageDate?: string;
  /** YYYY-MM-DD on which we read it. */
  read: string;
  by: PageAuthor;
  facts: string[];
}

export interface Provenance {
  /** Name of the source: `laurel` for our own catalogue, else the name given to an import. */
  source: string;
  /** Where the facts were taken from. */
  url?: string;
  /** Calendar date (YYYY-MM-DD) on which a page was last compared with the facts; absent when none ever was. */
  checked?: string;
  /** Absent on records stored before there were bases: `basisOf` tells it from the method. */
  basis?: Basis;
  /** The pages that were compared; absent when none was. */
  evidence?: PageEvidence[];
  confidence: Confidence;
  /** How the criteria were obtained. */
  method: 'publisher' | 'rule' | 'model' | 'human';
  /** The last days on which a page or a listing bore out each of the other facts; the deadline has its own. */
  confirmed?: Partial<Record<Exclude<AgingFact, 'deadline'>, CalendarDay>>;
  /** Where else the same programme was found; its facts were not taken from there. */
  otherSources?: { source: string; url: string }[];
}

/** How the facts of a record are known. */
export const basisOf = ({
  basis,
  method,
}: {
  basis?: Basis | undefined;
  method: Provenance['method'];
}): Basis => basis ?? (method === 'publisher' ? 'page' : method === 'human' ? 'editorial' : 'listing');

const isAboutConditions = (fact: string): boolean =>
  fact === 'eligibility' || fact.startsWith('eligibility:');

/**
 * The own date (YYYY, YYYY-MM or YYYY-MM-DD) of the page that the conditions were compared with: of several whole pages the newest; of pages
 * for single lines the oldest. Undefined where it is not known: a page without a date may be of any day.
 */
export const conditionsPageDate = (
  provenance: Pick<Provenance, 'basis' | 'method' | 'evidence'>,
): string | undefined => {
  if (basisOf(provenance) !== 'page') return undefined;
  const pages = (provenance.evidence ?? []).filter(
    ({ by, facts }) => by !== 'reported' && facts.some(isAboutConditions),
  );
  const whole = pages.filter(({ facts }) => facts.includes('eligibility'));
  const dates = (whole.length > 0 ? whole : pages).map(({ pageDate }) => pageDate ?? '').sort();
  return (dates[0] && (whole.length > 0 ? dates.at(-1) : dates[0])) || undefined;
};

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

/** Awards of one kind by one sort of giver. */
export interface Family {
  id: string;
  /** Follows the number of its awards: "US colleges that meet full need". */
  name: string;
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
  /** Which awards a list shows it with, as one row. */
  family?: Family;
  /** The programme's own page, where `link` leads to the place of applying instead. */
  page?: string;
  /** How long it is paid, and whether and on what terms it is renewed. */
  duration?: string;
  /** Applications in one round, where a page says so. */
  applicants?: { number: number; year: number };
  /** What an applicant has to write, in our words. */
  essays?: { task: string; words?: number; characters?: number }[];
  /** What the screen of its words found; absent when nothing. */
  warnings?: ScholarshipWarning[];
  /** Kinds of warning that a keeper has looked at: they no longer hold the record back, and students are still told of them. */
  screened?: WarningKind[];
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
