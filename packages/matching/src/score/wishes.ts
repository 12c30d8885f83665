import { daysBetween, type ScholarshipRecord } from '@laurel/domain';
import { nearestField } from '../comparing/field-relation.ts';
import { placeIn } from '../comparing/places.ts';
import { isVisit } from '../criteria/host.ts';
import type { Judged, Unit } from '../judging/alternatives.ts';
import type { MatchContext } from '../judging/assessment.ts';
import { bindingHosts, placeStanding } from '../judging/place-of-study.ts';
import type { CompiledStudent } from '../student/compile-student.ts';
import { isAuthored } from './is-authored.ts';
import { admitsEnrolled } from './timing.ts';
import {
  COUNTRY_VALUE,
  DEADLINE_VALUE,
  DEADLINE_WINDOW_DAYS,
  FIELD_VALUE,
  FIELD_VALUE_BY_WORDS,
  FIELD_VALUE_NOT_COMPARABLE,
  FIELD_VALUE_NOT_READ,
  FUNDING_VALUE,
  LEVEL_VALUE,
  PACE_VALUE,
  PURPOSE_VALUE,
  WISH_WEIGHT,
} from './weights.ts';

export type WishName = keyof typeof WISH_WEIGHT;

/** How a scholarship stands to one thing the student asked for. */
export interface WishFinding {
  wish: WishName;
  /** 0 to 1: how far it is as asked. */
  value: number;
  /** `open`: not known, or less than asked. `mismatch`: another than asked. */
  standing: 'as_asked' | 'open' | 'mismatch';
}

const ASKED: Record<WishName, (student: CompiledStudent) => boolean> = {
  level: () => true,
  field: ({ preferences }) => preferences.fieldsOfStudy.length > 0,
  country: ({ countries, unresolvedCountries }) => countries.length + unresolvedCountries.length > 0,
  funding: ({ preferences }) => preferences.budgetRange !== 'any',
  deadline: ({ preferences }) => preferences.applicationDeadlinePreference !== 'any',
  pace: ({ preferences: { pace } }) => pace === 'distance' || pace === 'part-time',
  purpose: (student) => seeksOtherThanDegree(student),
};

/** What the student asked for; no scholarship changes it. */
export const wishesAsked = (student: CompiledStudent): WishName[] =>
  WISH_NAMES.filter((wish) => ASKED[wish](student));

const WISH_NAMES = Object.keys(WISH_WEIGHT) as WishName[];

/** Undefined when the student did not ask for anything of the kind. */
export type Wish = (context: MatchContext, units: readonly Unit[]) => WishFinding | undefined;

/** What the binding demands for a level come to, and whether the record was written by a person. */
export interface LevelState {
  stated: boolean;
  unknown: boolean;
  notMet: boolean;
  authored: boolean;
}

/** The level of study the student seeks money for. */
export const levelWish: Wish = ({ record }, units) => {
  const outcomes = levelUnits(units).map(({ outcome }) => outcome);
  return levelFinding({
    stated: outcomes.length > 0,
    unknown: outcomes.includes('unknown'),
    notMet: outcomes.includes('not_met'),
    authored: isAuthored(record),
  });
};

export const levelUnits = (units: readonly Unit[]): Unit[] => {
  return bindingUnits(units, ({ criterion }) => criterion.kind === 'level' && criterion.of !== 'current');
};

export const levelFinding = ({ stated, unknown, notMet, authored }: LevelState): WishFinding => {
  if (notMet) return { wish: 'level', value: LEVEL_VALUE.not_met, standing: 'mismatch' };
  if (unknown) return { wish: 'level', value: LEVEL_VALUE.unknown, standing: 'open' };
  if (stated) return { wish: 'level', value: LEVEL_VALUE.met, standing: 'as_asked' };
  return authored
    ? { wish: 'level', value: LEVEL_VALUE.silent, standing: 'as_asked' }
    : { wish: 'level', value: LEVEL_VALUE.notRead, standing: 'open' };
};

/** What the binding demands for a field come to; `value` is the lowest of them, absent when there is none. */
export interface FieldState {
  value?: number;
  unknown: boolean;
  notMet: boolean;
  authored: boolean;
}

/** The fields of study: one dedicated to the student's field is worth most, one open to every field is as asked too. */
export const fieldWish: Wish = (context, units) => {
  if (!ASKED.field(context.student)) return undefined;
  const stated = fieldUnits(units);
  const outcomes = stated.map(({ outcome }) => outcome);
  const state = {
    unknown: outcomes.includes('unknown'),
    notMet: outcomes.includes('not_met'),
    authored: isAuthored(context.record),
  };
  if (stated.length === 0) return fieldFinding(state);
  return fieldFinding({
    ...state,
    value: Math.min(...stated.map((unit) => fieldValueOf(unit, context.student))),
  });
};

export const fieldUnits = (units: readonly Unit[]): Unit[] => {
  return bindingUnits(units, ({ criterion }) => criterion.kind === 'field');
};

/** The best of the unit's demands for a field; one of `FIELD_VALUES`. */
export const fieldValueOf = ({ members }: Unit, student: CompiledStudent): number => {
  return Math.max(...members.map((each) => valueOfField(each, student)));
};

export const fieldFinding = ({ value, unknown, notMet, authored }: FieldState): WishFinding => {
  if (value === undefined) {
    return authored
      ? { wish: 'field', value: FIELD_VALUE.open, standing: 'as_asked' }
      : { wish: 'field', value: FIELD_VALUE_NOT_READ, standing: 'open' };
  }
  return { wish: 'field', value, standing: notMet ? 'mismatch' : unknown ? 'open' : 'as_asked' };
};

/** Every value that a unit can have, best first. */
export const FIELD_VALUES: readonly number[] = [
  ...new Set([...Object.values(FIELD_VALUE), FIELD_VALUE_BY_WORDS, FIELD_VALUE_NOT_COMPARABLE, 0]),
].sort((a, b) => b - a);

const valueOfField = ({ criterion, verdict }: Judged, student: CompiledStudent): number => {
  if (criterion.kind !== 'field' || verdict.outcome === 'not_applicable') return 0;
  const relation = nearestField(criterion, student)?.relation;
  if (relation !== undefined && !(relation === 'unrelated' && verdict.outcome !== 'not_met')) {
    return FIELD_VALUE[relation];
  }
  return verdict.outcome === 'met' ? FIELD_VALUE_BY_WORDS : FIELD_VALUE_NOT_COMPARABLE;
};

/** The countries of study. */
export const countryWish: Wish = (context) => {
  const { answer, portable, current } = placeStanding(context);
  if (answer === 'unasked') return undefined;
  if (answer === 'no') return { wish: 'country', value: COUNTRY_VALUE.no, standing: 'mismatch' };
  if (answer === 'unknown') return { wish: 'country', value: COUNTRY_VALUE.unknown, standing: 'open' };
  return {
    wish: 'country',
    value: portable ? COUNTRY_VALUE.portable : current ? COUNTRY_VALUE.current : COUNTRY_VALUE.yes,
    standing: 'as_asked',
  };
};

/** What the award covers. Full funding covers the wish for a part; a sum of money is a part. */
export const fundingWish: Wish = ({ record, student }) => {
  const { budgetRange } = student.preferences;
  if (budgetRange === 'any') return undefined;
  const { kind } = record.award;
  if (kind === 'unknown') return { wish: 'funding', value: FUNDING_VALUE.unknown, standing: 'open' };
  return budgetRange === 'partial' || kind === 'full'
    ? { wish: 'funding', value: FUNDING_VALUE.asAsked, standing: 'as_asked' }
    : { wish: 'funding', value: FUNDING_VALUE.less, standing: 'open' };
};

/** How soon the student wants to apply. A month without a day counts by its first day. */
export const deadlineWish: Wish = ({ deadline, student }) => {
  const preference = student.preferences.applicationDeadlinePreference;
  if (preference === 'any') return undefined;
  if (deadline.status === 'rolling')
    return { wish: 'deadline', value: DEADLINE_VALUE.within, standing: 'as_asked' };
  const day = deadline.date ?? deadline.span?.first;
  // A yearly round falls into a year's window whatever its day.
  const standing = preference === '1year' && deadline.status !== 'closed' ? 'as_asked' : 'open';
  if (day === undefined) return { wish: 'deadline', value: DEADLINE_VALUE.unknown, standing };
  if (daysBetween(student.today, day) > DEADLINE_WINDOW_DAYS[preference]) {
    return { wish: 'deadline', value: DEADLINE_VALUE.later, standing: 'open' };
  }
  const value = deadline.status === 'announced' ? DEADLINE_VALUE.within : DEADLINE_VALUE.estimated;
  return { wish: 'deadline', value, standing: 'as_asked' };
};

/** Study at a distance or part-time, for those who asked for it: what an award that binds says of its enrolment. */
export const paceWish: Wish = ({ record, student }) => {
  const { pace } = student.preferences;
  if (!ASKED.pace(student)) return undefined;
  const stated = paceOf(record);
  const asked = pace === 'distance' ? stated.distance : stated.partTime;
  if (asked === undefined) {
    const value = pace === 'distance' ? PACE_VALUE.distanceNotStated : PACE_VALUE.partTimeNotStated;
    return { wish: 'pace', value, standing: 'open' };
  }
  return { wish: 'pace', value: asked ? PACE_VALUE.as_asked : PACE_VALUE.another, standing: 'open' };
};

/** A stay, a course or the like and no degree, at a level at which an award that says nothing pays for a degree. */
export const seeksOtherThanDegree = ({ profile, preferences }: CompiledStudent): boolean => {
  const { purposes = [] } = profile;
  const { educationLevel, studyLevel } = preferences;
  const isDegreeLevel = educationLevel !== 'postdoc' && educationLevel !== 'other' && studyLevel !== 'short';
  return isDegreeLevel && purposes.length > 0 && !purposes.includes('degree');
};

/** What the money is for, asked by those who seek it for something else than a degree. */
export const purposeWish: Wish = ({ record, student }) => {
  if (!ASKED.purpose(student)) return undefined;
  return isForDegreeAlone(record)
    ? { wish: 'purpose', value: PURPOSE_VALUE.another, standing: 'mismatch' }
    : { wish: 'purpose', value: PURPOSE_VALUE.as_asked, standing: 'as_asked' };
};

/** The wishes that read nothing of an award but its kind, its pace and what it is for: the kernel answers them once for all awards alike in these. */
export const PLAIN_WISHES: readonly Wish[] = [fundingWish, paceWish, purposeWish];

/** An award that says to pay for a degree, or names nothing else that it pays for, neither as a condition nor in its words. */
export const isForDegreeAlone = (
  record: Pick<ScholarshipRecord, 'criteria' | 'title' | 'eligibility'>,
): boolean => !record.criteria.some(namesMore) && (record.criteria.some(namesPurpose) || !isVisit(record));

const namesPurpose = ({ kind }: ScholarshipRecord['criteria'][number]): boolean => kind === 'purpose';

const namesMore = (criterion: ScholarshipRecord['criteria'][number]): boolean =>
  criterion.kind === 'purpose' && criterion.anyOf.some((each) => each !== 'degree');

/**
 * For a degree in another country than that in which the student is in the middle of one. Where students of the programme can ask, too,
 * and the country was asked for, they may study there already.
 */
export const isDegreeElsewhere = (context: MatchContext): boolean => {
  const { student, record } = context;
  const { studiesIn, preferences, countries } = student;
  if (studiesIn === undefined || preferences.educationLevel === 'postdoc') return false;
  const hosts = bindingHosts(context);
  return (
    hosts.length > 0 &&
    placeIn(studiesIn, hosts, []) === 'no' &&
    isForDegreeAlone(record) &&
    !(admitsEnrolled(record) && countries.length > 0 && placeStanding(context).answer === 'yes')
  );
};

/** What the record says of study at a distance and part-time. */
export const paceOf = ({
  criteria,
}: Pick<ScholarshipRecord, 'criteria'>): { distance?: boolean; partTime?: boolean } => {
  const stated: { distance?: boolean; partTime?: boolean } = {};
  for (const criterion of criteria) {
    if (criterion.kind !== 'enrolment' || criterion.strength === 'info') continue;
    if (criterion.distance !== undefined) stated.distance = criterion.distance;
    if (criterion.fullTime !== undefined) stated.partTime = !criterion.fullTime;
  }
  return stated;
};

/**
 * Whether a student who wants need-based awards only has no use for it: nothing in it asks for need. A wish filters; it neither says
 * that the student has need nor moves a score.
 */
export const isFilteredOut = ({ preferences }: CompiledStudent, units: readonly Unit[]): boolean =>
  preferences.needBasedOnly && !units.some(asksForNeed);

export const asksForNeed = (unit: Unit): boolean =>
  bindingUnits([unit], ({ criterion }) => criterion.kind === 'need').length > 0;

/** The units that say something binding through a criterion of the chosen kind. */
export const bindingUnits = (units: readonly Unit[], chosen: (judged: Judged) => boolean): Unit[] => {
  return units.filter(
    ({ strength, members }) =>
      strength !== 'info' &&
      members.some((each) => each.verdict.outcome !== 'not_applicable' && chosen(each)),
  );
};
