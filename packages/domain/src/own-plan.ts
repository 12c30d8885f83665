import type { CalendarDay } from './calendar-day.ts';
import type { ScholarshipRecord } from './scholarship.ts';

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
