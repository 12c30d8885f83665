import type { CalendarDay } from './calendar-day.ts';
import type { AwardPeriod } from './lists.ts';

/**
 * Changed keys of a programme, in the shape of the catalogue's YAML files; `null` takes a key out. With `id` it is the whole
 * programme. `packages/catalogue` checks it.
 */
export type ProgrammePatch = Readonly<Record<string, unknown>>;

/** What a visit to a record's own page found. `silent`: the page was read, and bears out none of the facts that we could look for. */
export const PAGE_OUTCOMES = [
  'verified',
  'changed',
  'contradicted',
  'silent',
  'gone',
  'parked',
  'unreachable',
] as const;
export type PageOutcome = (typeof PAGE_OUTCOMES)[number];

/** Why a page is gone, silent or can't be reached, where there is more to say. */
export const PAGE_REASONS = [
  /** The server says 404 or 410. */
  'not_found',
  /** The server says 200, the page says that there is none. */
  'soft_404',
  /** The address leads to the front page now. */
  'home_page',
  /** The page speaks of a round that is over, and of none to come. */
  'last_year',
  /** The page says that the award is no longer given. */
  'ended',
  /** Too little text to read, as of pages that scripts draw. */
  'no_text',
  'address',
  'redirects',
  'robots',
  'size',
  'status',
  'time',
  'type',
  'unreachable',
  'url',
] as const;
export type PageReason = (typeof PAGE_REASONS)[number];

/** The facts of a record that a visit looks for. */
export const CHECKED_FACTS = ['programme', 'deadline', 'award', 'eligibility'] as const;
export type CheckedFact = (typeof CHECKED_FACTS)[number];

/** `found`: the page says the same; `not_found`: it says nothing of it; `changed`: it said something else before; `contradicted`: it says something else than the record. */
export type FactState = 'found' | 'not_found' | 'changed' | 'contradicted';

/** A day on a page, and what the words around it call it. */
export interface ReadDay {
  day: CalendarDay;
  role: 'closes' | 'opens' | 'results';
}

/** A sum on a page that words about the award stand beside. */
export interface ReadSum {
  currency: string;
  min: number;
  max: number;
  period?: AwardPeriod | undefined;
}

/** A sentence about conditions: hashes of each two of its words, without its values, and codes of what it speaks of. */
export interface ReadStatement {
  pairs: string[];
  signals: string[];
  /** It asks for something outside of the parts about conditions. */
  isBeside?: boolean;
}

/** What our readers read on a page; none of its words are kept. */
export interface PageReading {
  /** Share of the title's words that stand on the page, 0 to 1. */
  title: number;
  days: ReadDay[];
  /** Days of the year that are called closing days without a year, `--MM-DD`. */
  yearlyDays: string[];
  sums: ReadSum[];
  /** What the sentences about conditions speak of, as codes: `place:KE`, `level:phd`, `field:0912`, `number:35`, `word:refugee`. */
  signals: string[];
  /** The sentences about conditions. */
  statements?: ReadStatement[];
  /** How many conditions could stand there: the lines of each part that is about nothing else, or its sentences where all stand in one line. */
  places?: number;
  /** Hashes of each two words that follow each other on the page, without its values. */
  pairs?: string[];
  /** Codes of what stands anywhere on the page, conditions or not; `day:2027-03-01` and `sum:EUR 900-900` too. */
  mentions?: string[];
  /** Which reader read it; none in readings of the first one. */
  reader?: number;
  /** The page's words for a round that is closed, or an award that is given no more. */
  closed: boolean;
  ended: boolean;
}

export interface PageCheck {
  scholarshipId: string;
  url: string;
  outcome: PageOutcome;
  why: PageReason | null;
  facts: Partial<Record<CheckedFact, FactState>>;
  reading: PageReading | null;
}

export const PROPOSAL_SOURCES = ['crawl', 'report', 'import', 'update', 'duplicates', 'screen'] as const;
export const PROPOSAL_STATES = ['open', 'accepted', 'corrected', 'rejected'] as const;

/** A change of a record that somebody has to decide about. */
export interface CatalogueProposal {
  id: string;
  scholarshipId: string;
  source: (typeof PROPOSAL_SOURCES)[number];
  fact: string;
  before: string;
  after: string;
  patch: ProgrammePatch | null;
  /** Where it was found: an address, and which part of that page. */
  /** `by`: the keeper who made it at the desk; `audience`: the group for which alone it was made. */
  where: { url: string; place: string; by?: string; audience?: string };
  state: (typeof PROPOSAL_STATES)[number];
  createdAt: Date;
  decidedBy: string | null;
  decidedAt: Date | null;
}
