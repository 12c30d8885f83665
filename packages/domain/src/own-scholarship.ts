import type { CalendarDay } from './calendar-day.ts';
import type { ScholarshipRecord } from './scholarship.ts';

/**
 * What a student gave of a scholarship that the catalogue does not hold: words of its page, or their own. Each text is '' where there
 * is none.
 */
export interface OwnListing {
  title: string;
  organization: string;
  link: string;
  amount: string;
  coverage: string;
  deadline: string;
  location: string;
  /** One condition a line. */
  eligibility: string;
  /** One document a line. */
  documents: string;
  /** The text that it was read from; nothing is read from it again. */
  description: string;
}

/** Characters of each text at most. */
export const OWN_LISTING_LIMITS = {
  title: 300,
  organization: 300,
  link: 2_000,
  amount: 1_000,
  coverage: 4_000,
  deadline: 500,
  location: 300,
  eligibility: 8_000,
  documents: 2_000,
  description: 20_000,
} as const satisfies Record<keyof OwnListing, number>;

const PREFIX = 'own~';

/** Ids of the scholarships that students added themselves; no record of the catalogue has one like it. */
export const ownScholarshipId = (unguessable: string): string => `${PREFIX}${unguessable}`;
export const isOwnScholarshipId = (id: string): boolean => id.startsWith(PREFIX);

/** Names the source of such records in their provenance. */
export const OWN_SOURCE = 'own';

/** Where a request for a reference stands. */
export const REFEREE_STATES = ['to_ask', 'asked', 'promised', 'sent'] as const;
export type RefereeState = (typeof REFEREE_STATES)[number];

/** A step that the student added to an application. */
export interface OwnStep {
  /** Made by the client, unique in its list. */
  id: string;
  label: string;
  day?: CalendarDay | undefined;
  done: boolean;
}

export interface Referee {
  /** Made by the client, unique in its list. */
  id: string;
  name: string;
  state: RefereeState;
}

/** What a student added to the plan of one saved scholarship. */
export interface OwnPlan {
  /** The day that the student found; it goes before the record's. */
  deadline?: CalendarDay | undefined;
  steps: OwnStep[];
  referees: Referee[];
}

export const EMPTY_PLAN: OwnPlan = { steps: [], referees: [] };

/** Each part that is given replaces the one before; null removes the deadline. */
export interface PlanChange {
  deadline?: CalendarDay | null | undefined;
  steps?: OwnStep[] | undefined;
  referees?: Referee[] | undefined;
}

export const changePlan = (current: OwnPlan, { deadline, steps, referees }: PlanChange): OwnPlan => {
  const day = deadline === undefined ? current.deadline : deadline;
  return {
    ...(day ? { deadline: day } : {}),
    steps: steps ?? current.steps,
    referees: referees ?? current.referees,
  };
};

/** The record as this student plans with it: their own day stands in the place of the record's. */
export const withOwnDeadline = <R extends Pick<ScholarshipRecord, 'deadline' | 'ended'>>(
  record: R,
  { deadline }: Pick<OwnPlan, 'deadline'>,
): R => {
  if (deadline === undefined || record.ended) return record;
  const { window: _window, timeZone, ...shared } = record.deadline;
  return {
    ...record,
    deadline: {
      ...shared,
      kind: 'date',
      dates: [deadline],
      text: 'The day that you entered',
      ...(timeZone ? { timeZone } : {}),
    },
  };
};
