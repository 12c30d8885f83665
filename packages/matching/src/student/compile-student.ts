import {
  ANSWER_NAMES,
  ANSWERS,
  type AnswerName,
  DEGREES,
  type Degree,
  denied,
  deniedBackgrounds,
  type EntryPoint,
  type FinerLevel,
  type Preferences,
  type Profile,
  type Stage,
  type Student,
  type StudyLevel,
  type YesNo,
} from '@laurel/domain';
import {
  REGIONS,
  resolveCountry,
  resolveField,
  resolveFinerField,
  resolveLanguage,
  resolveStudyPlaces,
} from '@laurel/taxonomies';
import { fold } from '@laurel/text';
import { STAGE_LEVEL } from '../comparing/levels.ts';
import { studentTokens, type Tokens } from '../score/interests.ts';
import { textTokens } from '../score/text-tokens.ts';

/** A student is in one of these; the others are asked for by awards alone. */
export type Entry = Extract<EntryPoint, 'entrant' | 'continuing' | 'transfer'>;

/** A name as the student wrote it, with the code it stands for. */
export interface Resolved {
  name: string;
  code: string;
  /** Its name is that of a part of the world, of which this is one country. */
  isOfRegion?: true;
}

/** A field of study: its ISCED-F code and, where the name is that of a part of it, the code of that part (`art-history`). */
export interface ResolvedField extends Resolved {
  finer?: string;
}

/** A student with names resolved to codes, once for any number of scholarships. */
export interface CompiledStudent {
  /** YYYY-MM-DD. */
  today: string;
  preferences: Preferences;
  profile: Profile;
  /** Ids of scholarships that are in no list. */
  dismissed: ReadonlySet<string>;
  /** ISO 3166-1 alpha-2. */
  countries: Resolved[];
  unresolvedCountries: string[];
  fields: ResolvedField[];
  unresolvedFields: string[];
  /** ISO 639-1. */
  languages: Resolved[];
  unresolvedLanguages: string[];
  /** ISO 3166-1 alpha-2, from the country or else from the region of residence. */
  residenceCountry?: string;
  /** Yes and no as the student gave them; absent: not said. */
  answers: Partial<Record<AnswerName, YesNo>>;
  /** Whole years of work; absent: not said. */
  workYears?: number;
  /** Known to have no citizenship, which is something else than none given. */
  isStateless: boolean;
  /** In the middle of a programme of the level sought, with no other one planned: such a student is no entrant anywhere. */
  isContinuing: boolean;
  /** Where such a student lives, and so studies: ISO 3166-1 alpha-2. A wish for other countries is then one for a stay. */
  studiesIn?: string;
  /** The state or region where such a student, or one admitted to an institution, lives, and so studies: ISO 3166-2. */
  studiesInRegion?: string;
  /** The state or region where somebody who applies lives and which the institution has in its name, so that it is there. */
  appliesInRegion?: string;
  /** The highest degree held or in progress; absent: not said. */
  currentDegree?: Degree;
  /** Where the student stands towards the programme sought; absent: not said. */
  entry?: Entry;
  /** What the student studies now; absent: not said. */
  stageNow?: Stage;
  /** Has no more than school, and has yet to begin elsewhere. */
  isBeforeUniversity: boolean;
  /** Past school: studies at a university or holds its degree, or studies nowhere and is too old for a pupil. */
  isPastSchool: boolean;
  /** Heritage and community, as the student named them. */
  groups: readonly string[];
  /** Groups, genders and statuses that the student said no to. */
  deniedGroups: readonly string[];
  deniedGenders: readonly string[];
  deniedStatuses: readonly string[];
  /** Ids of questions about what is compared by name that the student said no to. */
  deniedBackgrounds: readonly string[];
  /** What students wrote about themselves, folded, each word between spaces. */
  told: string;
  /** The same of what they told of their parents. */
  toldOfParents: string;
  /** What the fields, research interests and career goals are about. */
  interests: Tokens;
  /** Words of the research interests and career goals alone. */
  interestWords: ReadonlySet<string>;
}

/** Resolves what the student wrote; names no taxonomy knows are kept as text. `today`: YYYY-MM-DD. */
export const compileStudent = (student: Student, today: string): CompiledStudent => {
  const { preferences, profile } = student;
  const countries = resolveAll(preferences.preferredCountries, resolveStudyPlaces);
  const fields = resolveAll(preferences.fieldsOfStudy, resolveField);
  const languages = resolveAll(preferences.languageRequirements, resolveLanguage);
  const residenceCountry = profile.countryOfResidence ?? profile.regionOfResidence?.slice(0, 2);
  const continues = isContinuing(student, today);
  return {
    today,
    preferences,
    profile,
    dismissed: new Set(student.dismissed),
    countries: markRegions(countries.resolved, preferences.preferredCountries),
    unresolvedCountries: countries.unresolved,
    fields: fields.resolved.map(withFiner),
    unresolvedFields: fields.unresolved,
    languages: languages.resolved,
    unresolvedLanguages: languages.unresolved,
    ...(residenceCountry === undefined ? {} : { residenceCountry }),
    answers: answersOf(student),
    ...workYearsOf(student),
    isStateless: isStateless(profile),
    isContinuing: continues,
    ...(continues && residenceCountry !== undefined ? { studiesIn: residenceCountry } : {}),
    ...studiesInRegionOf(profile, continues),
    ...appliesInRegionOf(profile),
    ...currentDegreeOf(profile),
    ...entryOf(student, today),
    ...stageNowOf(profile),
    isBeforeUniversity: isBeforeUniversity(profile),
    isPastSchool: isPastSchool(profile, today),
    groups: [...(profile.minorityGroups ?? []), ...(profile.groups ?? [])],
    deniedGroups: denied(profile.claims, 'group'),
    deniedGenders: denied(profile.claims, 'gender'),
    deniedStatuses: denied(profile.claims, 'status'),
    deniedBackgrounds: deniedBackgrounds(profile.claims),
    told: toldOf(profile),
    toldOfParents: foldedEntries(profile.parents ?? []),
    interests: studentTokens(preferences),
    interestWords: textTokens(`${preferences.researchInterests} ${preferences.careerGoals}`),
  };
};

const toldOf = (profile: Profile): string => {
  const { groups, minorityGroups, memberships, illnesses, disabilities, statuses, schooling } = profile;
  const lists = [groups, minorityGroups, memberships, illnesses, disabilities, statuses];
  const words = [
    ...lists.flatMap((list) => list ?? []),
    ...(schooling ?? []).map(({ place }) => `schooling ${place}`),
    ...[profile.religion, profile.employer, profile.occupation, profile.institution].flatMap(
      (text) => text ?? [],
    ),
  ];
  return foldedEntries(words);
};

/** Two spaces between entries, so that no phrase reaches from one into the next. */
const foldedEntries = (entries: readonly string[]): string => {
  const folded = entries.map(
    (text) =>
      ` ${fold(text)
        .replaceAll(/[^a-z0-9]+/g, ' ')
        .trim()} `,
  );
  return folded.join(' ');
};

const isStateless = ({ citizenships = [], statuses = [] }: Profile): boolean =>
  citizenships.length === 0 && statuses.some((status) => status.split(':')[0] === 'stateless');

/** What the student studies now; without a stage, the current degree of somebody enrolled. */
const levelNow = ({ stage, enrolment, currentDegree }: Profile): StudyLevel | undefined =>
  stage ? STAGE_LEVEL[stage.now] : enrolment === 'enrolled' ? currentDegree : undefined;

const DEGREE_OF_LEVEL: Readonly<Record<FinerLevel, Degree | undefined>> = {
  vocational: undefined,
  associate: 'undergraduate',
  bachelor: 'undergraduate',
  professional: undefined,
  master: 'masters',
  doctorate: 'phd',
  postdoc: 'postdoc',
  short: undefined,
};

const OF_UNIVERSITIES: ReadonlySet<FinerLevel> = new Set(['bachelor', 'professional', 'master', 'doctorate']);

/**
 * The answer of that name, else the highest of what is studied now and of the degrees listed. "School" beside a degree of a university is
 * an answer of long ago.
 */
const currentDegreeOf = (profile: Profile): Pick<CompiledStudent, 'currentDegree'> => {
  const { currentDegree, stage, degrees = [] } = profile;
  const isOutdated = currentDegree === 'secondary' && degrees.some(({ level }) => OF_UNIVERSITIES.has(level));
  if (currentDegree !== undefined && !isOutdated) return { currentDegree };
  const now = stage === undefined ? undefined : STAGE_LEVEL[stage.now];
  const known = [now, ...degrees.map(({ level }) => DEGREE_OF_LEVEL[level])];
  const highest = DEGREES.findLast((degree) => known.includes(degree));
  return highest === undefined ? {} : { currentDegree: highest };
};

/** Studies that the form's levels tell apart only by the finer answer. */
const BESIDE_LEVELS: Readonly<Partial<Record<Stage, FinerLevel>>> = {
  vocational: 'vocational',
  professional: 'professional',
};

const isContinuing = ({ preferences, profile }: Student, today: string): boolean => {
  const { stage, intendedStart, enrolment = 'enrolled' } = profile;
  const plansStart = intendedStart !== undefined && intendedStart > today.slice(0, 7);
  const finer = stage === undefined ? undefined : BESIDE_LEVELS[stage.now];
  const isSame =
    levelNow(profile) === preferences.educationLevel ||
    (finer !== undefined && finer === preferences.studyLevel);
  return enrolment === 'enrolled' && isSame && stage?.transferring !== true && !plansStart;
};

const studiesInRegionOf = (
  { enrolment, institution, regionOfResidence }: Profile,
  continues: boolean,
): Pick<CompiledStudent, 'studiesInRegion'> => {
  const isSettled = continues || (enrolment === 'admitted' && institution !== undefined);
  return isSettled && regionOfResidence !== undefined ? { studiesInRegion: regionOfResidence } : {};
};

const appliesInRegionOf = ({
  enrolment,
  institution,
  stage,
  regionOfResidence,
}: Profile): Pick<CompiledStudent, 'appliesInRegion'> => {
  if (enrolment !== 'applying' || institution === undefined || regionOfResidence === undefined) return {};
  // Whoever is at school may have named that.
  if (stage?.now === 'secondary') return {};
  const region = REGIONS.find(({ code }) => code === regionOfResidence);
  const isThere = region !== undefined && isNamedAfter(institution, region.name);
  return isThere ? { appliesInRegion: regionOfResidence } : {};
};

/** "University of Washington" and "Washington State University", but not "George Washington University". */
const isNamedAfter = (institution: string, region: string): boolean => {
  const [name = '', place = ''] = foldedEntries([institution, region]).split('  ');
  const inside = ` ${place.trim()} `;
  return (
    ['of', 'de', 'do', 'da'].some((word) => `${name} `.includes(` ${word}${inside}`)) ||
    `${name} `.includes(`${inside}state `)
  );
};

const entryOf = (student: Student, today: string): Pick<CompiledStudent, 'entry'> => {
  const { stage, enrolment, intendedStart } = student.profile;
  if (stage?.transferring === true) return { entry: 'transfer' };
  if (isContinuing(student, today)) return { entry: 'continuing' };
  const isSaid = levelNow(student.profile) !== undefined || stage !== undefined;
  // Whoever names a month to begin in has yet to begin.
  const isAhead = intendedStart !== undefined && intendedStart >= today.slice(0, 'YYYY-MM'.length);
  const isOutside = enrolment !== undefined && enrolment !== 'enrolled';
  return isSaid || isOutside || (isAhead && enrolment === undefined) ? { entry: 'entrant' } : {};
};

const stageNowOf = ({ stage, enrolment, currentDegree }: Profile): Pick<CompiledStudent, 'stageNow'> => {
  if (stage !== undefined) return { stageNow: stage.now };
  if (enrolment === 'not_enrolled') return { stageNow: 'not_studying' };
  return enrolment === 'enrolled' && currentDegree !== undefined ? { stageNow: currentDegree } : {};
};

const isBeforeUniversity = ({ enrolment, currentDegree, degrees = [] }: Profile): boolean =>
  currentDegree === 'secondary' &&
  degrees.length === 0 &&
  (enrolment === 'applying' || enrolment === 'admitted');

const isPastSchool = (profile: Profile, today: string): boolean => {
  const now = levelNow(profile);
  const isOlder = profile.stage?.now === 'not_studying' && isGrownUp(profile, today);
  const isProfessional = profile.stage?.now === 'professional';
  return isOlder || isProfessional || (now !== undefined && now !== 'secondary' && now !== 'other');
};

/** From this age on whoever studies nowhere left school years ago. */
const PAST_SCHOOL_AGE = 22;

const isGrownUp = ({ dateOfBirth }: Profile, today: string): boolean =>
  dateOfBirth !== undefined &&
  `${Number(today.slice(0, 4)) - PAST_SCHOOL_AGE}${today.slice(4)}` >= dateOfBirth;

/** A ticked box is a yes, an answer of its own outweighs it, and a box left alone says nothing. */
const answersOf = ({ preferences, profile }: Student): CompiledStudent['answers'] => {
  const answers: CompiledStudent['answers'] = {};
  for (const name of ANSWER_NAMES) {
    const { preference } = ANSWERS[name];
    const answer = profile.answers?.[name] ?? (preference && preferences[preference] ? 'yes' : undefined);
    if (answer !== undefined) answers[name] = answer;
  }
  return answers;
};

/** 0 of the form is not said; "no" is none. */
const workYearsOf = ({ preferences, profile }: Student): Pick<CompiledStudent, 'workYears'> => {
  if (preferences.workExperience > 0) return { workYears: preferences.workExperience };
  return profile.answers?.workExperience === 'no' ? { workYears: 0 } : {};
};

/** A name that is none of a country is that of a part of the world, which stands for dozens of countries. */
const markRegions = (places: readonly Resolved[], names: readonly string[]): Resolved[] => {
  const regions = new Set(names.filter((name) => resolveCountry(name) === undefined));
  return places.map((place) => (regions.has(place.name) ? { ...place, isOfRegion: true } : place));
};

const withFiner = (field: Resolved): ResolvedField => {
  const finer = resolveFinerField(field.name);
  return finer === undefined ? field : { ...field, finer };
};

const resolveAll = (
  names: readonly string[],
  resolve: (name: string) => string | string[] | undefined,
): { resolved: Resolved[]; unresolved: string[] } => {
  const resolved: Resolved[] = [];
  const unresolved: string[] = [];
  for (const name of names) {
    const found = resolve(name) ?? [];
    const codes = typeof found === 'string' ? [found] : found;
    if (codes.length === 0) unresolved.push(name);
    resolved.push(...codes.map((code) => ({ name, code })));
  }
  return { resolved, unresolved };
};
