import {
  ANSWERS,
  type BackgroundCriterion,
  backgroundQuestion,
  type CitizenshipCriterion,
  type ClaimCriterion,
  FACTS,
  type FactName,
  type Gender,
  genderQuestion,
  groupQuestion,
  isFactName,
  languageQuestion,
  type Question,
  type ResidenceCriterion,
  type SchoolingCriterion,
  statusQuestion,
} from '@laurel/domain';
import { heritageName, heritagePlaces, languageName } from '@laurel/taxonomies';
import { backgroundPhrase, nameOfBackground } from '../comparing/backgrounds.ts';
import { groupsNamed } from '../comparing/groups.ts';
import { placeIn } from '../comparing/places.ts';
import { holdsAny, holdsKindred, namesStatus, statusPhrase } from '../comparing/statuses.ts';
import { backgroundsOpen } from '../criteria/background.ts';
import { heldWhere } from '../criteria/citizenship.ts';
import { mayBe } from '../criteria/claim.ts';
import { asksForUnsaidLanguage } from '../criteria/language.ts';
import { isOfStatesOf } from '../criteria/residence.ts';
import type { CompiledStudent } from '../student/compile-student.ts';
import type { Judged, Unit } from './alternatives.ts';

/**
 * A hard demand that is open because the student has not said to be one of few: of a heritage, a family, an organisation, a status, or of
 * a gender that was not told, able to study in a language of which nothing was said, or to live in one state. Its award waits outside the matches until the student says so. Where another
 * alternative is open, other than to people of places that are not the student's, it waits for nobody. So does an award that was set up for a group or a faith and takes others as well.
 */
export const isForSome = (unit: Unit, student: CompiledStudent): boolean => {
  if (unit.strength === 'info' || unit.outcome !== 'unknown') return false;
  if (unit.strength === 'preferred' && !isSetUpForGroup(unit)) return false;
  // What the call alone can tell is no way in of one's own: "or, by law, some others who live in Germany".
  const open = unit.members.filter(
    ({ criterion, verdict }) => verdict.outcome === 'unknown' && criterion.strength !== 'info',
  );
  const waits = (judged: Judged) => isNarrow(judged, student) || groupsOpen(judged, student).length > 0;
  // "German at B2, or school in Germany" waits for the language of somebody who has nothing to do with Germany.
  return open.some(waits) && open.every((judged) => waits(judged) || isOfElsewhere(judged, student));
};

/** Whether residents, pupils or graduates of places are meant of which the student, who has not said so, neither is a citizen nor lives there. */
export const isOfElsewhere = ({ criterion, verdict }: Judged, { profile }: CompiledStudent): boolean => {
  const { citizenships = [], regionOfResidence, countryOfResidence } = profile;
  const isResidence = criterion.kind === 'residence' && verdict.fact === 'countryOfResidence';
  const isOfSchool =
    (criterion.kind === 'schooling' && verdict.fact === 'schooling' && profile.schooling === undefined) ||
    (criterion.kind === 'degree' &&
      criterion.held !== false &&
      verdict.fact === 'degrees' &&
      profile.degrees === undefined);
  if (!isResidence && !isOfSchool) return false;
  const known = isResidence ? [] : [regionOfResidence ?? countryOfResidence ?? []].flat();
  const own = [
    ...citizenships.filter((country) => !known.some((each) => each.startsWith(country))),
    ...known,
  ];
  const places = (criterion.kind === 'degree' ? criterion.countries : criterion.anyOf) ?? [];
  return places.length > 0 && own.length > 0 && own.every((each) => placeIn(each, places, []) === 'no');
};

/** Whether a group or faith is named for which the award was set up, even where others may apply as well. */
export const isSetUpForGroup = ({ members }: Unit): boolean =>
  members.every(
    ({ criterion }) =>
      (criterion.kind === 'minority' && criterion.groups.length > 0) ||
      (criterion.kind === 'background' && criterion.of === 'religion'),
  );

const isNarrow = ({ criterion, verdict }: Judged, student: CompiledStudent): boolean => {
  if (verdict.why !== 'profile_missing') return false;
  if (criterion.kind === 'claim')
    return criterion.answer !== 'no' && !isWideFor(criterion, student) && !mayBe(criterion, student);
  if (criterion.kind === 'other')
    return (
      criterion.held !== false &&
      isOpenStatus(criterion.status, student) &&
      !holdsKindred(student, criterion.status)
    );
  if (criterion.kind === 'gender' || asksForUnsaidLanguage(criterion, verdict)) return true;
  if (criterion.kind === 'residence' || criterion.kind === 'schooling')
    return hingesOnState(criterion, student);
  if (criterion.kind === 'background') return backgroundsOpen(criterion, student).length > 0;
  if (criterion.kind === 'citizenship') return verdict.fact === 'statuses' && isForeign(criterion, student);
  return criterion.kind === 'disability' && verdict.fact === 'disability';
};

/** Whether many of those say yes whom the other demands leave; hardly one who is from elsewhere. */
const isWideFor = ({ wide, places }: ClaimCriterion, student: CompiledStudent): boolean =>
  wide === true && (places === undefined || places.some((place) => mayBeFrom(place, student)));

/** Whether a student may be from a place: before a citizenship is told nobody knows; of a country's states the one that is told counts, and those of the schools. */
export const mayBeFrom = (place: string, { profile, residenceCountry }: CompiledStudent): boolean => {
  const { citizenships = [], regionOfResidence, schooling = [], degrees = [] } = profile;
  if (citizenships.length === 0) return true;
  const schools = schooling.map((each) => each.place);
  const homes = [...citizenships, residenceCountry, ...schools, ...degrees.map(({ country }) => country)];
  if (!homes.some((home) => home?.slice(0, 2) === place.slice(0, 2))) return false;
  const isState = place.includes('-') && regionOfResidence?.slice(0, 2) === place.slice(0, 2);
  return !isState || place === regionOfResidence || schools.includes(place);
};

/** Whether residents or pupils of a state are meant where the student lives or is a citizen, who has not said in which state. */
const hingesOnState = (
  criterion: ResidenceCriterion | SchoolingCriterion,
  { profile: { regionOfResidence, citizenships = [], schooling }, residenceCountry }: CompiledStudent,
): boolean =>
  regionOfResidence === undefined &&
  (criterion.kind === 'residence' || schooling === undefined) &&
  isOfStatesOf(criterion, residenceCountry === undefined ? citizenships : [residenceCountry]);

/** No citizen of the countries named, who has not said to hold one of the statuses either: few of them do, and nobody can guess who. */
const isForeign = ({ orStatuses = [] }: CitizenshipCriterion, student: CompiledStudent): boolean =>
  !orStatuses.some((status) => namesStatus(student, status));

/** A status that the student has not named. */
const isOpenStatus = (status: string | undefined, student: CompiledStudent): status is string =>
  status !== undefined && !namesStatus(student, status);

/** The groups of a demand that the student has not said no to. */
const groupsOpen = ({ criterion, verdict }: Judged, { deniedGroups }: CompiledStudent): string[] =>
  criterion.kind === 'minority' && verdict.outcome === 'unknown' && verdict.fact === 'minorityGroups'
    ? criterion.groups.flatMap(groupsNamed).filter((group) => !deniedGroups.includes(group))
    : [];

/** The questions of the demand for which an award waits. */
export const questionsForSome = (unit: Unit, student: CompiledStudent): Question[] =>
  isForSome(unit, student) ? unit.members.flatMap((judged) => yesNoQuestions(judged, student)) : [];

/** The questions that would settle a hard demand; none that an answer settles already. */
export const openQuestions = (unit: Unit, student: CompiledStudent): Question[] => {
  if (unit.strength !== 'hard' || unit.outcome !== 'unknown') return [];
  return unit.members.flatMap((judged) => {
    const { verdict } = judged;
    if (verdict.outcome !== 'unknown') return [];
    const questions = yesNoQuestions(judged, student);
    return questions.length > 0 ? questions : factQuestions(verdict.fact, student);
  });
};

const yesNoQuestions = (judged: Judged, student: CompiledStudent): Question[] => {
  const { criterion } = judged;
  const groups = groupsOpen(judged, student).map(askGroup);
  if (groups.length > 0 || judged.verdict.why !== 'profile_missing') return groups;
  if (criterion.kind === 'claim')
    return [
      {
        id: criterion.question,
        question: criterion.text,
        label: criterion.label,
        ...(criterion.places ? { places: criterion.places } : {}),
      },
    ];
  if (criterion.kind === 'other' && isOpenStatus(criterion.status, student))
    return [askStatus(criterion.status)];
  if (criterion.kind === 'citizenship' && judged.verdict.fact === 'statuses') {
    const isOpen = (status: string) => holdsAny(student, [status], heldWhere(criterion, [])) === 'unknown';
    return (criterion.orStatuses ?? []).filter(isOpen).map(askStatus);
  }
  if (criterion.kind === 'background')
    return backgroundsOpen(criterion, student).map((name) => askBackground(criterion, name));
  if ((criterion.kind === 'residence' || criterion.kind === 'schooling') && hingesOnState(criterion, student))
    return [{ id: 'regionOfResidence', ...FACTS.regionOfResidence }];
  if (criterion.kind === 'language' && asksForUnsaidLanguage(criterion, judged.verdict))
    return [askLanguage(criterion.language)];
  if (criterion.kind === 'gender')
    return criterion.anyOf.filter((each) => !student.deniedGenders.includes(each)).map(askGender);
  return judged.verdict.fact === 'disability' ? [DISABILITY] : [];
};

const DISABILITY: Question = {
  id: 'disability',
  question: ANSWERS.disability.question,
  label: 'a student with a disability',
};

const askStatus = (status: string): Question => {
  const label = statusPhrase(status);
  return { id: statusQuestion(status), question: `Are you ${label}?`, label };
};

const GENDER_LABELS: Readonly<Record<Gender, string>> = {
  female: 'a woman',
  male: 'a man',
  nonbinary: 'non-binary',
  other: 'of another gender',
};

const askGender = (gender: Gender): Question => {
  const label = GENDER_LABELS[gender];
  return { id: genderQuestion(gender), question: `Are you ${label}?`, label };
};

const askLanguage = (language: string): Question => {
  const name = languageName(language) ?? language;
  return {
    id: languageQuestion(language),
    question: `Can you study in ${name}?`,
    label: `able to study in ${name}`,
  };
};

const askGroup = (group: string): Question => {
  const label = heritageName(group) ?? group.replaceAll('-', ' ');
  const places = heritagePlaces(group);
  return {
    id: groupQuestion(group),
    question: `Are you ${label}?`,
    label,
    ...(places ? { places: [...places] } : {}),
  };
};

const ASKS: Readonly<Record<BackgroundCriterion['of'], (name: string) => string>> = {
  membership: (name) => `a member of ${name}`,
  employer: (name) => `employed by ${name}`,
  occupation: (name) => `working as: ${name}`,
  religion: (name) => `of the ${name} faith`,
  illness: (name) => `living with this illness, or were you: ${name}`,
};

const askBackground = ({ of, orParents }: BackgroundCriterion, code: string): Question => {
  const name = nameOfBackground(of, code);
  const whom = orParents ? 'you, or is one of your parents,' : 'you';
  return {
    id: backgroundQuestion(of, code, orParents === true),
    question: `Are ${whom} ${ASKS[of](name)}?`,
    label: backgroundPhrase(of, name),
  };
};

const factQuestions = (fact: string | undefined, student: CompiledStudent): Question[] =>
  fact === undefined || !isFactName(fact) || isGiven(fact, student)
    ? []
    : [{ id: fact, question: FACTS[fact].question, label: FACTS[fact].label }];

/** Whether the student has answered already, so that asking again would be absurd. */
const isGiven = (fact: FactName, { profile, preferences, answers, workYears }: CompiledStudent): boolean => {
  if (fact === 'gpa') return profile.homeGpa !== undefined || typeof preferences.gpa === 'number';
  if (fact === 'workExperience') return workYears !== undefined;
  if (fact in answers) return true;
  const facts: Record<string, unknown> = { ...preferences, ...profile };
  const given = facts[fact];
  return Array.isArray(given) ? given.length > 0 : given !== undefined && given !== null;
};
