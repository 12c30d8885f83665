import {
  AWARD_PERIODS,
  BASES,
  CONFIDENCES,
  CRITERION_KINDS,
  DEADLINE_KINDS,
  DEADLINE_STATUSES,
  FUNDING_KINDS,
  NOMINATORS,
  OWN_LISTING_LIMITS,
  type OwnListing,
  PAGE_AUTHORS,
  REPORT_STATES,
  RULE_FACTS,
  STRENGTHS,
  WARNING_KINDS,
} from '@laurel/domain';
import { z } from 'zod';
import { instant, text } from './primitives.ts';

export const evidence = z.object({ field: z.string(), start: z.int(), end: z.int(), quote: z.string() });

export const award = z.object({
  kind: z.enum(FUNDING_KINDS),
  currency: z.string().optional(),
  min: z.number().optional(),
  max: z.number().optional(),
  period: z.enum(AWARD_PERIODS).optional(),
  count: z.number().optional(),
  text: z.string(),
});

export const deadlineRule = z.object({
  kind: z.enum(DEADLINE_KINDS),
  dates: z.array(z.string()),
  text: z.string(),
  timeZone: z.string().optional(),
  /** Each country of applicants has its own. */
  byCountry: z.literal(true).optional(),
  window: z.object({ from: z.string(), to: z.string() }).optional(),
  cycles: z
    .array(
      z.object({
        opens: z.string().optional(),
        closes: z.string().optional(),
        results: z.string().optional(),
        url: z.string(),
      }),
    )
    .optional(),
  /** The last day on which a page or a listing bore it out. */
  confirmed: z.string().optional(),
});

/** A criterion with its predicate; the predicate's keys depend on `kind` (see the criterion model in the domain). */
export const criterion = z.looseObject({
  id: z.string(),
  kind: z.enum(CRITERION_KINDS),
  strength: z.enum(STRENGTHS),
  evidence: z.array(evidence),
});

/** The scholarship as a match card shows it. */
export const scholarshipCard = z.object({
  id: z.string(),
  title: z.string(),
  organization: z.string(),
  amount: z.string(),
  deadline: z.string(),
  location: z.string(),
  eligibility: z.string(),
  description: z.string(),
  link: z.string(),
  deadlineStatus: z.enum(DEADLINE_STATUSES).optional(),
  deadlineText: z.string().optional(),
  /** First and last day (YYYY-MM-DD) on which the deadline can fall, where no day is known. */
  deadlineWindow: z.object({ first: z.string(), last: z.string() }).optional(),
  /** IANA zone or UTC offset in which the deadline's day ends, when the publisher states one. */
  deadlineTimeZone: z.string().optional(),
  /** Only of an award that is no longer given: since when (YYYY or YYYY-MM), what became of it, and what took its place. */
  ended: z
    .object({
      since: z.string().optional(),
      note: z.string().optional(),
      successorId: z.string().optional(),
    })
    .optional(),
  award: award.optional(),
  /** How the facts are known: compared with a page, reported on one, our own summary, or read from a listing. */
  basis: z.enum(BASES).optional(),
  /** YYYY, YYYY-MM or YYYY-MM-DD: own date of the page that the conditions were compared with; absent where it is not known. */
  pageDate: z.string().optional(),
  /** The rules that no page and no listing has confirmed for 13 months: the last that we knew. Absent when there is none. */
  lastKnown: z.array(z.enum(RULE_FACTS)).optional(),
  /** Warnings about the listing, with the words that caused them; absent without any. */
  warnings: z
    .array(
      z.object({ kind: z.enum(WARNING_KINDS), field: z.string().optional(), quote: z.string().optional() }),
    )
    .optional(),
  /** What an application takes ("About 3 documents, 2 letters of recommendation"); absent when it is not known. */
  effort: z.string().optional(),
  /** Who has to put a student forward, and closes before the day of the award; absent where one applies alone. */
  nominator: z.enum(NOMINATORS).optional(),
});
export type ScholarshipCard = z.infer<typeof scholarshipCard>;

/** The full record with provenance and criteria. */
export const REPORT_KINDS = ['wrong_fact', 'closed', 'broken_link', 'suspicious', 'other'] as const;
export type ReportKind = (typeof REPORT_KINDS)[number];

const sentReport = z.object({
  id: z.string(),
  kind: z.enum(REPORT_KINDS),
  text: z.string(),
  createdAt: instant,
  state: z.enum(REPORT_STATES),
  answer: z.string().optional(),
  answeredAt: instant.optional(),
});
export type SentReport = z.infer<typeof sentReport>;

const ownText = (label: string, field: keyof OwnListing) => text(label, OWN_LISTING_LIMITS[field]).trim();

/** What a scholarship that the student added was read from, for the form that corrects it; '' where nothing is given. */
export const ownListing = z.object({
  title: ownText('The name', 'title').min(1, 'Please give it a name'),
  organization: ownText('The organiser', 'organization'),
  link: ownText('The link', 'link').refine(
    (link) => link === '' || (/^https?:\/\//i.test(link) && URL.canParse(link)),
    'Please give a link that begins with https:// or http://',
  ),
  amount: ownText('The amount', 'amount'),
  coverage: ownText('What it pays for', 'coverage'),
  deadline: ownText('The deadline', 'deadline'),
  location: ownText('The place', 'location'),
  /** One condition a line. */
  eligibility: ownText('Who can apply', 'eligibility'),
  /** One document a line. */
  documents: ownText('The documents', 'documents'),
  description: ownText('The text', 'description'),
});

export const scholarshipDetail = scholarshipCard.extend({
  hostCountries: z.array(z.string()),
  criteria: z.array(criterion),
  deadlineRule,
  documents: z.array(z.string()),
  selection: z.array(z.string()),
  benefits: z.array(z.string()),
  tags: z.array(z.string()),
  fields: z.array(z.string()),
  parsedFully: z.boolean(),
  /**
   * Passages that model extraction found in a listing that is not fully read, confirmed by our own rules; each has one of the three.
   * For people to look at: they decide nothing. Absent without any.
   */
  proposals: z
    .array(
      z.object({
        criterion: criterion.optional(),
        award: award.optional(),
        deadline: deadlineRule.optional(),
        evidence,
      }),
    )
    .optional(),
  provenance: z.object({
    source: z.string(),
    url: z.string().optional(),
    checked: z.string().optional(),
    basis: z.enum(BASES).optional(),
    /** The last days on which a page or a listing bore out the other facts. */
    confirmed: z
      .object({
        award: z.string().optional(),
        eligibility: z.string().optional(),
        page: z.string().optional(),
      })
      .optional(),
    evidence: z
      .array(
        z.object({
          url: z.string(),
          pageDate: z.string().optional(),
          read: z.string(),
          by: z.enum(PAGE_AUTHORS),
          facts: z.array(z.string()),
        }),
      )
      .optional(),
    confidence: z.enum(CONFIDENCES),
    method: z.enum(['publisher', 'rule', 'model', 'human']),
  }),
  contact: z
    .object({ email: z.string().optional(), phone: z.string().optional(), url: z.string().optional() })
    .optional(),
  /** The programme's own page, when `link` leads to the application form instead. */
  page: z.string().optional(),
  duration: z.string().optional(),
  applicants: z.object({ number: z.int(), year: z.int() }).optional(),
  essays: z
    .array(z.object({ task: z.string(), words: z.int().optional(), characters: z.int().optional() }))
    .optional(),
  /** The record's own words on other funding beside this one. */
  stacking: z.string().optional(),
  /** What this student reported about it, and what became of it, the newest first. */
  reports: z.array(sentReport).optional(),
  isSaved: z.boolean(),
  /** Only of a scholarship that the student added; its title may be '' there. */
  own: z.record(z.enum(Object.keys(OWN_LISTING_LIMITS) as (keyof OwnListing)[]), z.string()).optional(),
});
export type ScholarshipDetail = z.infer<typeof scholarshipDetail>;
