import {
  type EducationLevel,
  type EntryPoint,
  type FinerLevel,
  monthInEnglish,
  STAGES,
  type Stage,
  type StageCriterion,
} from '@laurel/domain';
import { joinOr } from '@laurel/text';
import { STAGE_OF_DEGREE } from '../comparing/levels.ts';
import { sentence } from '../explain/sentence.ts';
import {
  type Assessment,
  type CriterionRule,
  isAhead,
  later,
  met,
  missing,
  NOT_GIVEN,
  notMet,
  unsettled,
} from '../judging/assessment.ts';
import { monthsUntil } from '../judging/days-that-count.ts';
import { allAssessments } from '../judging/parts.ts';
import type { Answer } from '../judging/three-valued.ts';
import type { CompiledStudent, Entry } from '../student/compile-student.ts';

export const stage: CriterionRule<StageCriterion> = {
  kind: 'stage',

  reads: ({ profile, preferences, entry, stageNow, isBeforeUniversity, residenceCountry, today }) => [
    profile.degrees,
    profile.enrolment,
    profile.stage,
    preferences.educationLevel,
    preferences.studyLevel,
    // Who has said nothing of what they study and asks for another country is hardly there already.
    entry === undefined
      ? [profile.citizenships, profile.countryOfResidence, preferences.preferredCountries]
      : undefined,
    entry,
    entry === 'entrant' ? profile.intendedStart : undefined,
    stageNow,
    // Where they live tells with which grade school ends.
    stageNow === 'secondary' ? [residenceCountry, profile.regionOfResidence] : undefined,
    isBeforeUniversity,
    today,
  ],

  required({ anyOf = [], now = [], minYear, maxYear, lastYear }) {
    const state = [
      now.length > 0 ? joinOr(now.map((each) => STAGE_WORDS[each])) : '',
      yearWords(minYear, maxYear),
      lastYear === undefined ? '' : lastYear ? 'in the last year' : 'before the last year',
    ];
    return [joinOr(anyOf.map((each) => ENTRY_WORDS[each])), ...state].filter(Boolean).join(', ');
  },

  assess: (criterion, { student }) => {
    const now = criterion.now === undefined ? [] : [assessNow(criterion.now, student)];
    // The year is one of what is studied later.
    const hasYear = !now.some(isAhead);
    return allAssessments([
      ...(criterion.anyOf === undefined ? [] : [assessEntry(criterion.anyOf, student)]),
      ...now,
      ...(hasYear && asksForYear(criterion, student) ? [assessYear(criterion, student)] : []),
      ...(hasYear && criterion.lastYear !== undefined
        ? [assessLastYear(criterion.lastYear, criterion, student)]
        : []),
    ]);
  },

  reason: (criterion, have, context) => {
    const required = stage.required(criterion, context);
    if (required === have) return sentence`For those who are ${required}, as you are`;
    if (required === ENTRY_WORDS.entrant && have.startsWith(BEGINS))
      return sentence`For those who begin the programme, as you plan to in ${have.slice(BEGINS.length + 1)}`;
    return have.startsWith(BEGINS)
      ? sentence`For those who are ${required}: you ${have}`
      : sentence`For those who are ${required}; you are ${have}`;
  },
};

const ENTRY_WORDS: Record<EntryPoint, string> = {
  entrant: 'about to start the programme',
  continuing: 'in the middle of the programme',
  exchange: 'enrolled elsewhere and coming for a stay',
  completion: 'about to finish the programme',
  transfer: 'transferring from another institution',
};

const STAGE_WORDS: Record<Stage, string> = {
  secondary: 'at secondary school',
  vocational: 'in vocational training',
  associate: 'studying for an associate degree',
  undergraduate: 'an undergraduate',
  professional: 'studying for a professional degree',
  masters: "a Master's student",
  phd: 'a PhD student',
  postdoc: 'a postdoc',
  not_studying: 'not studying',
};

const yearWords = (minYear: number | undefined, maxYear: number | undefined): string => {
  if (minYear === undefined) return maxYear === undefined ? '' : `at most in year ${maxYear}`;
  if (maxYear === undefined) return `in year ${minYear} or later`;
  return minYear === maxYear ? `in year ${minYear}` : `in year ${minYear} to ${maxYear}`;
};

/** An award that helps to finish is applied for up to so many months before the end. */
const COMPLETION_MONTHS = 24;
const LAST_YEAR_MONTHS = 12;

const BEGINS = 'want to begin in';

/** Whoever has only named a month to begin in said no more than that. */
const entryInWords = (entry: Entry, { profile: { intendedStart } }: CompiledStudent): string =>
  entry === 'entrant' && intendedStart !== undefined
    ? `${BEGINS} ${monthInEnglish(intendedStart)}`
    : ENTRY_WORDS[entry];

const assessEntry = (asked: readonly EntryPoint[], student: CompiledStudent): Assessment => {
  const { entry } = student;
  if (entry === undefined) return missing('stage');
  const have = entryInWords(entry, student);
  const answers = asked.map((each) => countsAs(entry, each, student));
  if (answers.includes('yes')) return met(have);
  if (!answers.includes('unknown')) {
    const whom = joinOr(asked.map((each) => ENTRY_WORDS[each]));
    return asked.some((each) => comesTo(entry, each))
      ? later(have, `You can ask for it once you are ${whom}.`)
      : notMet(have, 'later', `It is for those who are ${whom}.`);
  }
  return asked.includes('completion') && student.profile.stage?.finishes === undefined
    ? missing('stage', `${have}, the end ${NOT_GIVEN}`)
    : unsettled('ambiguous_text', have, 'Ask at which point of a programme people may apply.');
};

/** Whether only those in the middle of a programme are meant. */
export const asksToStudyOn = ({ anyOf = [] }: StageCriterion): boolean =>
  anyOf.length > 0 && anyOf.every((each) => each === 'continuing' || each === 'completion');

/** Whoever begins a programme comes to its middle, and whoever is there to its end. */
const comesTo = (entry: Entry, asked: EntryPoint): boolean =>
  asked === 'completion' || (asked === 'continuing' && entry === 'entrant');

/** Whoever has yet to start is nowhere in the middle; whoever moves to another institution may count as new there. */
const countsAs = (entry: Entry, asked: EntryPoint, { profile, today }: CompiledStudent): Answer => {
  if (entry === asked) return 'yes';
  if (entry === 'entrant' || (entry === 'continuing' && asked === 'entrant')) return 'no';
  if (asked === 'transfer') return profile.stage?.transferring === false ? 'no' : 'unknown';
  const months = monthsUntil(profile.stage?.finishes, today);
  if (asked !== 'completion' || months === undefined || months < 0) return 'unknown';
  return months <= COMPLETION_MONTHS ? 'yes' : 'no';
};

/** Of somebody who has no more than school and applies elsewhere, it is known that they study no programme beyond it. */
const BEFORE_UNIVERSITY: readonly Stage[] = ['secondary', 'vocational', 'not_studying'];

const assessNow = (asked: readonly Stage[], student: CompiledStudent): Assessment => {
  const { stageNow, isBeforeUniversity, entry, profile } = student;
  const sought = asked.filter((each) => isSought(each, student));
  const once = `You can ask for it once you are ${joinOr(sought.map((each) => STAGE_WORDS[each]))}.`;
  if (stageNow === undefined && isBeforeUniversity && !asked.some((each) => BEFORE_UNIVERSITY.includes(each)))
    return sought.length > 0
      ? later('not yet at university', once)
      : notMet('not yet at university', 'later');
  // Whoever names a month to begin a doctorate in is no doctoral student, whatever they are now.
  const isToBegin = entry === 'entrant' && profile.intendedStart !== undefined;
  if (stageNow === undefined && isToBegin && sought.length === asked.length)
    return later(entryInWords(entry, student), once);
  if (stageNow === undefined && isPast(asked, student)) return notMet('past that degree', 'never');
  if (stageNow === undefined) return missing('stage');
  const have = STAGE_WORDS[stageNow];
  if (asked.includes(stageNow)) return met(have);
  if (sought.length > 0) return later(have, once);
  const isAhead = asked.some((each) => STAGES.indexOf(each) > STAGES.indexOf(stageNow));
  return notMet(have, isAhead || stageNow === 'not_studying' ? 'later' : 'never');
};

/** Whether somebody who is enrolled nowhere and seeks a higher degree holds what is studied at all these stages already. */
const isPast = (asked: readonly Stage[], { profile, preferences }: CompiledStudent): boolean => {
  const { degrees = [], enrolment } = profile;
  if (enrolment === 'enrolled' || enrolment === undefined) return false;
  const held = degrees.flatMap(({ level }) => STAGE_OF[level] ?? []);
  const highest = Math.max(-1, ...held.map((each) => STAGES.indexOf(each)));
  const sought = STAGES.indexOf(STAGE_SOUGHT[preferences.educationLevel] ?? 'secondary');
  return asked.every((each) => STAGES.indexOf(each) <= highest && STAGES.indexOf(each) < sought);
};

/** Whether it is the stage of those who study what the student is on the way to. */
export const isSought = (
  asked: Stage,
  { preferences: { educationLevel, studyLevel } }: CompiledStudent,
): boolean =>
  studyLevel === undefined ? asked === STAGE_SOUGHT[educationLevel] : asked === STAGE_OF[studyLevel];

const STAGE_SOUGHT: Readonly<Partial<Record<EducationLevel, Stage>>> = {
  undergraduate: 'undergraduate',
  masters: 'masters',
  phd: 'phd',
  postdoc: 'postdoc',
};
const STAGE_OF: Readonly<Partial<Record<FinerLevel, Stage>>> = {
  ...STAGE_OF_DEGREE,
  vocational: 'vocational',
  postdoc: 'postdoc',
};

/** Those who have no year of study yet; a year of school is another one. */
const WITHOUT_YEAR: readonly Stage[] = ['secondary', 'not_studying'];

/** Whoever is named beside students without being one is in no year: "pupils, and students in the first year". */
const asksForYear = (
  { now = [], minYear, maxYear }: StageCriterion,
  { stageNow }: CompiledStudent,
): boolean => {
  if (minYear === undefined && maxYear === undefined) return false;
  const isBeside = now.some((each) => !WITHOUT_YEAR.includes(each));
  return !(isBeside && stageNow !== undefined && WITHOUT_YEAR.includes(stageNow) && now.includes(stageNow));
};

const assessYear = (
  { minYear = 0, maxYear = Number.POSITIVE_INFINITY }: StageCriterion,
  student: CompiledStudent,
): Assessment => {
  const { stage: studies } = student.profile;
  const grade = studies?.year === undefined ? gradeByEnd(student) : undefined;
  if (grade !== undefined && grade > maxYear && studies?.finishes !== undefined)
    return notMet(`in grade ${grade}, finishing in ${monthInEnglish(studies.finishes)}`, 'never');
  const year = studies?.year ?? grade;
  if (year === undefined) return missing('stage', `year of study ${NOT_GIVEN}`);
  if (year < minYear) return later(`in year ${year}`, `You can ask for it from year ${minYear} on.`);
  return year > maxYear ? notMet(`in year ${year}`, 'never') : met(`in year ${year}`);
};

/** The grade at school of somebody who has only said when school ends, where it ends with the twelfth. */
const gradeByEnd = ({
  profile: { stage: studies, regionOfResidence },
  stageNow,
  residenceCountry,
  today,
}: CompiledStudent): number | undefined => {
  const months = monthsUntil(studies?.finishes, today);
  if (stageNow !== 'secondary' || months === undefined || months < 0) return undefined;
  const isOfTwelveGrades =
    residenceCountry === 'US' ||
    (residenceCountry === 'CA' && regionOfResidence !== undefined && regionOfResidence !== 'CA-QC');
  if (!isOfTwelveGrades) return undefined;
  const grade = 13 - Math.max(1, Math.ceil(months / LAST_YEAR_MONTHS));
  return grade > 0 ? grade : undefined;
};

/** Whether somebody who is asked to be at school begins a first degree within a year: before the last year of school nobody does. */
const leavesSchoolSoon = (now: readonly Stage[], { entry, profile, preferences, today }: CompiledStudent) => {
  const months = monthsUntil(profile.intendedStart, today);
  const isOfSchool = now.length > 0 && now.every((each) => each === 'secondary');
  const isToBegin = entry === 'entrant' && preferences.educationLevel === 'undergraduate';
  return isOfSchool && isToBegin && months !== undefined && months <= LAST_YEAR_MONTHS;
};

const assessLastYear = (
  isLast: boolean,
  { now = [] }: StageCriterion,
  student: CompiledStudent,
): Assessment => {
  const { profile, today } = student;
  const finishes = profile.stage?.finishes;
  const months = monthsUntil(finishes, today);
  if (!isLast && leavesSchoolSoon(now, student))
    return notMet(entryInWords('entrant', student), 'never', 'It is for those who are at school for longer.');
  if (finishes === undefined || months === undefined) return missing('stage', `end of studies ${NOT_GIVEN}`);
  const have = `finishing in ${monthInEnglish(finishes)}`;
  if (months < 0)
    return unsettled('ambiguous_text', have, 'Ask whether those who have just finished may apply.');
  if (months <= LAST_YEAR_MONTHS === isLast) return met(have);
  return isLast ? later(have, 'You can ask for it in your last year.') : notMet(have, 'never');
};
