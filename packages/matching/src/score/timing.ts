import {
  addDays,
  addMonths,
  type Deadline,
  monthInEnglish,
  type Round,
  type ScholarshipRecord,
  type Timing,
  windowInEnglish,
} from '@laurel/domain';
import { STAGE_LEVEL } from '../comparing/levels.ts';
import { levelsFunded } from '../criteria/level.ts';
import type { CompiledStudent } from '../student/compile-student.ts';

/** The first day of the month in which the studies are to begin, while that is still to come. */
const plannedStart = ({ profile, today }: CompiledStudent): string | undefined => {
  const month = profile.intendedStart;
  return month !== undefined && month > today.slice(0, 7) ? `${month}-01` : undefined;
};

/** An award that students of a programme can ask for, too, can be applied for after the start of the studies. */
export const admitsEnrolled = (record: Pick<ScholarshipRecord, 'criteria'>): boolean => {
  const funded = levelsFunded(record);
  return record.criteria.some((criterion) => {
    if (criterion.kind === 'enrolment') return criterion.anyOf.includes('enrolled');
    if (criterion.kind !== 'stage') return false;
    const { anyOf = [], now = [] } = criterion;
    return (
      anyOf.includes('continuing') ||
      now.some((stage) => {
        const level = stage === 'secondary' ? undefined : STAGE_LEVEL[stage];
        return level !== undefined && funded.includes(level);
      })
    );
  });
};

/** Where a student goes on studying after the planned start, and until when: an award of that country is asked for anew each year. */
export interface GoesOn {
  country: string;
  /** YYYY-MM-DD. */
  until: string;
}

/** Of somebody who studies at the level sought already, or is admitted to a first programme, which takes longer than a year. */
export const goesOn = (student: CompiledStudent): GoesOn | undefined => {
  const { profile, preferences, residenceCountry: country } = student;
  const { stage, enrolment, purposes = ['degree'] } = profile;
  const start = plannedStart(student);
  if (start === undefined || country === undefined || !purposes.includes('degree')) return undefined;
  const level = preferences.educationLevel;
  const isStudying =
    enrolment === 'enrolled' &&
    stage !== undefined &&
    STAGE_LEVEL[stage.now] === level &&
    stage.transferring !== true;
  if (isStudying && stage.finishes !== undefined) return { country, until: `${stage.finishes}-31` };
  const isFirst = enrolment === 'admitted' && (level === 'undergraduate' || level === 'other');
  return isStudying || isFirst ? { country, until: addDays(addMonths(start, 12), -1) } : undefined;
};

/** The countries in which an award can be asked for in any year, for all that its record says. */
export const yearlyIn = ({
  criteria,
  hostCountries,
}: Pick<ScholarshipRecord, 'criteria' | 'hostCountries'>): readonly string[] =>
  criteria.some(
    ({ kind, strength, ...criterion }) =>
      strength === 'hard' &&
      (kind === 'stage' || (kind === 'enrolment' && 'anyOf' in criterion && criterion.anyOf?.length !== 0)),
  )
    ? []
    : hostCountries;

/** The last day of school of somebody who is a pupil and says when that ends; YYYY-MM-31 stands for the end of any month. */
export const endOfSchool = ({ profile: { stage } }: CompiledStudent): string | undefined =>
  stage?.now === 'secondary' && stage.finishes !== undefined ? `${stage.finishes}-31` : undefined;

/** An award that only somebody who is still at school can apply for. */
export const asksForPupils = ({ criteria }: Pick<ScholarshipRecord, 'criteria'>): boolean =>
  criteria.some(
    (criterion) =>
      criterion.kind === 'stage' &&
      criterion.strength === 'hard' &&
      criterion.alternative === undefined &&
      criterion.appliesToLevels === undefined &&
      criterion.now?.every((now) => now === 'secondary') === true,
  );

/** Whether a round closes after a day. Of a window nobody knows the day: one that begins on that very day is as good as after it. */
const closesAfter = ({ first, last }: NonNullable<Round['closes']>, day: string): boolean =>
  first > day || (first === day && last > day);

/** Months in a row, in which courses or countries close in turn; more of them are rounds of their own. */
const MONTHS_OF_ROUND = 4;

/** The last day of the round to which a closing month belongs: "August, September or October" is one, for one start. */
const endOfRound = ({ kind, dates }: Deadline, { first, last }: NonNullable<Round['closes']>): string => {
  if (kind !== 'multiple' || dates.length > MONTHS_OF_ROUND || !first.endsWith('-01')) return last;
  let month = first;
  while (dates.includes(addMonths(month, 1).slice(4, 7).padStart(4, '-'))) month = addMonths(month, 1);
  return month === first ? last : addDays(addMonths(month, 1), -1);
};

/** Whether a round closes too late for a start: itself, or together with the months that belong to it. */
const isForLaterStart = (
  { deadline }: Pick<ScholarshipRecord, 'deadline'>,
  closes: NonNullable<Round['closes']>,
  start: string,
): boolean => {
  const end = endOfRound(deadline, closes);
  return closesAfter(closes, start) || (end !== closes.last && end > start);
};

/** Whether a round that is too late for the start is one for the next year of the same studies. */
const isForNextYear = (
  record: Pick<ScholarshipRecord, 'criteria' | 'hostCountries'>,
  { last }: NonNullable<Round['closes']>,
  student: CompiledStudent,
): boolean => {
  const after = goesOn(student);
  return after !== undefined && last <= after.until && yearlyIn(record).includes(after.country);
};

/** Whether the student can still apply in a round that serves them. */
export const timingOf = (
  record: Pick<ScholarshipRecord, 'criteria' | 'deadline' | 'hostCountries'>,
  { state, closes }: Round,
  student: CompiledStudent,
): Timing => {
  if (state === 'closed') return 'probably_closed';
  if (closes === undefined) return state;
  const lastDayOfSchool = endOfSchool(student);
  if (lastDayOfSchool !== undefined && closesAfter(closes, lastDayOfSchool) && asksForPupils(record))
    return 'too_late';
  const start = plannedStart(student);
  if (start === undefined) return state;
  if (isForLaterStart(record, closes, start))
    return admitsEnrolled(record) || isForNextYear(record, closes, student) ? state : 'too_late';
  // The round that is over was for an earlier start.
  return state === 'probably_closed' ? 'opens_later' : state;
};

/** Whether the round of now is over for the student: it stands under "Next round", not among the matches. */
export const isOver = (timing: Timing): boolean => timing === 'probably_closed' || timing === 'too_late';

/** One sentence on where the award stands in its year for the student. */
export const timingText = (
  timing: Timing,
  record: Pick<ScholarshipRecord, 'deadline'>,
  { closes, opens }: Round,
  student: CompiledStudent,
): string => {
  const { profile, today } = student;
  const window = closes === undefined ? undefined : windowInEnglish(closes);
  const opening = opens === undefined ? undefined : windowInEnglish({ first: opens, last: opens });
  switch (timing) {
    case 'open':
      if (closes === undefined) return 'Takes applications at any time.';
      return closes.first < today && today < closes.last
        ? `By the rounds known it may still be open: it closes ${window}.`
        : `By the rounds known it is open now and closes ${window}.`;
    case 'opens_later':
      return opening === undefined
        ? `Not open yet; the next round closes ${window}.`
        : `Opens ${opening} and closes ${window}.`;
    case 'probably_closed':
      if (window === undefined) return 'This round is over; we know of no later one.';
      return opening === undefined
        ? `This round has probably closed; the next one closes ${window}.`
        : `This round has probably closed; the next one opens ${opening} and closes ${window}.`;
    case 'too_late': {
      const start = plannedStart(student);
      if (closes !== undefined && (start === undefined || !isForLaterStart(record, closes, start)))
        return `Only for pupils, and you leave school in ${monthInEnglish(profile.stage?.finishes ?? '')}: the next round closes ${window}.`;
      const whole =
        closes && windowInEnglish({ first: closes.first, last: endOfRound(record.deadline, closes) });
      return `Too late for a start in ${monthInEnglish(profile.intendedStart ?? '')}: the next round closes ${whole}.`;
    }
    case 'unknown':
      return 'We don’t know when it can be applied for.';
  }
};
