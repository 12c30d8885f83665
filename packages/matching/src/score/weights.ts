import type { CriterionKind, Eligibility, FundingKind, Timing } from '@laurel/domain';
import type { FieldRelation } from '../comparing/field-relation.ts';

/**
 * Every constant of the score, in one place. The formula stands in docs/matching.md:
 *   score = round(floor + (ceiling - floor) × fit × certainty × timing)
 * Each ceiling is a promise of the product and held by property tests; the other numbers were set by the order they give
 * on the cases and on judged pairs (docs/accuracy.md) and may be tuned.
 */

/** The highest score that each eligibility allows. */
export const CEILING: Readonly<Record<Eligibility, number>> = {
  failed: 39,
  open: 79,
  likely: 79,
  certain: 100,
};

/**
 * The highest score where a hard rule of citizenship or residence is open because neither was told, by the number of countries that it
 * admits: the fewer, the less likely the student is of one of them. A rule that admits more stands below `CEILING.open` alone.
 */
export const UNTOLD_ORIGIN_CEILING = [
  { upTo: 1, ceiling: 43 },
  { upTo: 5, ceiling: 44 },
  { upTo: 30, ceiling: 47 },
  { upTo: 100, ceiling: 55 },
] as const;

/**
 * What the score keeps of its span for each timing. An award whose round is over can't reach 80: at most 40 + 60 × 0.6. One whose round
 * isn't known is no evidenced record, and stays below by its eligibility.
 */
export const TIMING_VALUE: Readonly<Record<Timing, number>> = {
  open: 1,
  opens_later: 0.97,
  unknown: 0.96,
  probably_closed: 0.6,
  too_late: 0.4,
};

/**
 * What is left of the fit where the country, the field or the level is another than the one asked for, or where the award is made for
 * others: it is never recommended, whatever else fits.
 */
export const MISMATCH_FACTOR = 0.33;

/** The lowest score of a scholarship that nothing rules out; those ruled out start at 0. */
export const FLOOR = 40;

/** How much each thing the student asked for counts in the share. Things not asked for don't enter. */
export const WISH_WEIGHT = {
  field: 4,
  country: 4,
  level: 3,
  funding: 3,
  deadline: 1.5,
  pace: 3,
  purpose: 3,
} as const;

/** What the award itself is counts in every share: what it is worth, and at how many places it can be held. */
export const OFFER_WEIGHT = { worth: 5, reach: 4 } as const;
/** By the kind of funding, times `COSTS_VALUE`. */
export const OFFER_VALUE: Readonly<Record<FundingKind, number>> = {
  full: 1,
  amount: 0.5,
  partial: 0.4,
  unknown: 0.2,
};
/** By the number of costs that the record names (tuition, living, travel, ...); the last stands for as many or more. */
export const COSTS_VALUE = [0.3, 0.5, 0.65, 0.85, 1] as const;
/** An award that hinges on one institution is only for those whom it takes. */
export const REACH_VALUE = { many: 1, several: 0.8, one: 0.1 } as const;

/** How much a criterion that is no wish (citizenship, age, ...) counts in the share once it is known. */
export const CRITERION_WEIGHT = { hard: 1, preferred: 1, info: 0 } as const;

/** How much a stated criterion counts in the checked part. */
export const STATED_WEIGHT = { hard: 2, preferred: 1, info: 0 } as const;
/** What an unchecked rule of citizenship or residence weighs, by the number of countries it admits. */
export const NARROWNESS = [
  { upTo: 1, factor: 4 },
  { upTo: 5, factor: 3 },
  { upTo: 30, factor: 2 },
  { upTo: 100, factor: 1.4 },
] as const;
/** The most that a met rule of citizenship or residence weighs, by the same table: an award for the student's own country stands before others. */
export const MET_NARROWNESS = 3;
/** What an open demand of the kind weighs: more the more of those left open turned out to rule out (docs/accuracy.md). */
export const OPEN_WEIGHT: Partial<Record<CriterionKind, number>> = {
  gpa: 0.5,
  language: 0.5,
  need: 0.5,
  disability: 0.5,
  enrolment: 0.5,
  level: 3,
  field: 3,
  teaching: 3,
  claim: 3,
  schooling: 3,
  other: 2,
};
/**
 * What free text weighs that is left of alternatives when the others have failed: "EU citizens, or a status that the call
 * lists" is a way in for few who aren't EU citizens.
 */
export const LAST_RESORT = 6;
/** What a condition in free text weighs that is for few, such as members of a society or survivors of an illness. */
export const FOR_FEW = 4;
/** Stands for what every scholarship leaves unsaid: a record that states little can't be as certain as one that states much. */
export const UNSTATED_WEIGHT = 1;
/** Added when some eligibility text could not be read. */
export const UNREAD_WEIGHT = 2;
/** From this narrowness on a preference for the people of some countries is one for a few. */
export const PREFERRED_FEW = 3;
/** What the score loses when nothing that is stated is known to be met. */
export const UNCHECKED_DISCOUNT = 0.5;

/** How well a field criterion fits the field asked for. `open` is also the value of a record that names no field. */
export const FIELD_VALUE: Record<FieldRelation, number> = {
  same: 1,
  inside: 0.92,
  covered: 0.5,
  open: 0.85,
  broader: 0.5,
  narrow: 0.45,
  broad: 0.3,
  unrelated: 0,
};
/** Only the words agree: no code on one side. */
export const FIELD_VALUE_BY_WORDS = 0.9;
export const FIELD_VALUE_NOT_COMPARABLE = 0.4;
/** No field was found in a text that was read by machine. */
export const FIELD_VALUE_NOT_READ = 0.35;

/** An authored record that names no level may fund any; in one read by machine (`notRead`) it may have been missed. */
export const LEVEL_VALUE = { met: 1, silent: 0.6, unknown: 0.5, notRead: 0.35, not_met: 0 } as const;

/** `portable`: the award can be taken to any country. `current`: it is where the student studies, who asked for stays elsewhere. */
export const COUNTRY_VALUE = { yes: 1, portable: 0.65, current: 0.65, unknown: 0.2, no: 0 } as const;

export const FUNDING_VALUE = {
  asAsked: 1,
  /** Not stated what the award covers. */
  unknown: 0.4,
  /** Less than the full funding asked for. */
  less: 0.3,
} as const;

/** Study at a distance or part-time; most awards that say nothing mean study on campus, and full-time somewhat less often. */
export const PACE_VALUE = {
  as_asked: 1,
  distanceNotStated: 0.3,
  partTimeNotStated: 0.6,
  another: 0,
} as const;

/** What the award pays for, where no degree is sought. */
export const PURPOSE_VALUE = { as_asked: 1, another: 0 } as const;

export const DEADLINE_VALUE = {
  within: 1,
  /** Worked out from the yearly cycle, so it may move. */
  estimated: 0.9,
  unknown: 0.5,
  later: 0.3,
} as const;

/** Days from today that each answer to the deadline question covers. */
export const DEADLINE_WINDOW_DAYS = { immediate: 30, '3months': 92, '6months': 183, '1year': 366 } as const;

/**
 * The fit is the share of what was asked for and the similarity of words, each with its part, at most 1: an award that is all that was
 * asked for is high without a shared word. More for interests moves more places and puts more wrong ones among them (docs/accuracy.md).
 */
export const FIT_PARTS = { share: 1, interests: 0.6 } as const;
/**
 * A match with an open hard demand that scores below `open`, or below `decisive` where the demand may well rule out, is left out of the list
 * while another one scores `beside` or more: so far down, beside better ones, most that were judged are wrong (docs/accuracy.md).
 * So is one below `untold` that only an untold citizenship or residence holds back.
 */
export const TAIL = { open: 57, decisive: 60, beside: 60, untold: 66 } as const;
/** Scores from which a match is highly recommended, and recommended. */
export const HIGH_SCORE = 80;
export const MEDIUM_SCORE = 60;
