import { loadCatalogue } from '@laurel/catalogue';
import {
  type Criterion,
  type CriterionKind,
  DEGREES,
  type EducationLevel,
  emptyPreferences,
  type FinerLevel,
  type Profile,
  type ScholarshipRecord,
  type Stage,
  type Student,
} from '@laurel/domain';
import { compileStudent, evaluate } from '@laurel/matching';
import { COUNTRIES, fieldName, finerFieldName, isPlaceIn, REGIONS } from '@laurel/taxonomies';
import { describe, expect, it } from 'vitest';

/** A day on which the facts below hold: degrees, ages and years of study are reckoned from it. */
const TODAY = '2026-11-24';

const { records } = loadCatalogue();

interface Level {
  educationLevel: EducationLevel;
  studyLevel: FinerLevel;
  stage: Stage;
}

/** Beside the level that each answer means unless more is said, those that only a record that names them funds. */
const LEVELS: readonly Level[] = [
  { educationLevel: 'undergraduate', studyLevel: 'associate', stage: 'associate' },
  { educationLevel: 'undergraduate', studyLevel: 'professional', stage: 'professional' },
  { educationLevel: 'masters', studyLevel: 'professional', stage: 'professional' },
  { educationLevel: 'undergraduate', studyLevel: 'bachelor', stage: 'undergraduate' },
  { educationLevel: 'masters', studyLevel: 'master', stage: 'masters' },
  { educationLevel: 'phd', studyLevel: 'doctorate', stage: 'phd' },
  { educationLevel: 'postdoc', studyLevel: 'postdoc', stage: 'postdoc' },
  { educationLevel: 'other', studyLevel: 'vocational', stage: 'vocational' },
  { educationLevel: 'other', studyLevel: 'professional', stage: 'professional' },
  { educationLevel: 'other', studyLevel: 'short', stage: 'not_studying' },
];

const PLACES = [...COUNTRIES, ...REGIONS].map(({ code }) => code);

const ofKind = <K extends CriterionKind>(demands: readonly Criterion[], kind: K) =>
  demands.filter((each): each is Extract<Criterion, { kind: K }> => each.kind === kind);

/** The hard demands that bind at a level; of alternatives the first that is no free text. */
const demandsOf = ({ criteria }: ScholarshipRecord, level: EducationLevel): Criterion[] => {
  const binding = criteria.filter(
    ({ strength, appliesToLevels = [level] }) =>
      strength === 'hard' && appliesToLevels.some((each) => each === level),
  );
  return binding.filter((criterion) => {
    const { alternative } = criterion;
    if (alternative === undefined) return true;
    const all = binding.filter((each) => each.alternative === alternative);
    return (all.find(({ kind }) => kind !== 'other') ?? all[0]) === criterion;
  });
};

type Where = { anyOf?: string[]; noneOf?: string[] };

const placeFor = (demands: readonly Where[], hostCountries: string[], first: readonly string[]) =>
  demands.length === 0
    ? undefined
    : [...first, ...PLACES].find((place) =>
        demands.every(
          ({ anyOf = [], noneOf = [] }) =>
            (anyOf.length === 0 || isPlaceIn(place, anyOf, { hostCountries })) &&
            isPlaceIn(place, noneOf, { hostCountries }) !== true,
        ),
      );

const placesOf = (demands: readonly Criterion[], hosts: string[]): Profile => {
  const nationalities = ofKind(demands, 'citizenship').filter(({ anyOf, noneOf }) => anyOf ?? noneOf);
  const citizenship = placeFor(nationalities, hosts, []);
  const own = citizenship === undefined ? [] : [citizenship];
  const residence = placeFor(ofKind(demands, 'residence'), hosts, own);
  const school = placeFor(ofKind(demands, 'schooling'), hosts, residence === undefined ? own : [residence]);
  return {
    ...(citizenship === undefined ? {} : { citizenships: own }),
    ...(residence === undefined ? {} : { countryOfResidence: residence.slice(0, 2) }),
    ...(residence?.includes('-') ? { regionOfResidence: residence } : {}),
    ...(school === undefined ? {} : { schooling: [{ place: school }] }),
  };
};

const statusesOf = (demands: readonly Criterion[]): string[] => [
  ...ofKind(demands, 'citizenship').flatMap(({ anyOf, noneOf, orStatuses = [] }) =>
    (anyOf ?? noneOf) ? [] : orStatuses.slice(0, 1),
  ),
  ...ofKind(demands, 'other').flatMap(({ status, held }) => (status && held !== false ? status : [])),
];

const studiesOf = (demands: readonly Criterion[], { stage }: Level): Profile => {
  const study: Profile = {};
  for (const { anyOf, institutions } of ofKind(demands, 'enrolment')) {
    const [state] = anyOf;
    if (state !== undefined) study.enrolment = state;
    if (institutions?.[0] !== undefined) study.institution = institutions[0];
  }
  const isPupil = ofKind(demands, 'level').some(
    ({ of, anyOf }) => of === 'current' && anyOf.join() === 'secondary',
  );
  const stages = ofKind(demands, 'stage');
  const isThere = stages.some(({ anyOf = [] }) => anyOf.length > 0 && !anyOf.includes('entrant'));
  const [lists = [], ...others] = stages.flatMap(({ now }) => (now === undefined ? [] : [now]));
  const shared = lists.filter((each) => others.every((list) => list.includes(each)));
  const now = isThere && shared.includes(stage) ? stage : shared[0];
  for (const { anyOf = [], minYear, maxYear, lastYear } of stages) {
    const year = minYear ?? maxYear;
    const finishes = FINISHES[anyOf.includes('completion') ? 'completion' : `${lastYear}`];
    study.stage = {
      ...study.stage,
      now: now ?? (isPupil ? 'secondary' : isThere ? stage : (study.stage?.now ?? 'not_studying')),
      ...(anyOf[0] === 'transfer' ? { transferring: true } : {}),
      ...(year === undefined ? {} : { year }),
      ...(finishes === undefined ? {} : { finishes }),
    };
  }
  for (const { anyOf, of } of ofKind(demands, 'level')) {
    const current = DEGREES.find((degree) => anyOf.includes(degree));
    if (of === 'current' && current !== undefined) study.currentDegree = current;
  }
  return study;
};
const FINISHES: Readonly<Record<string, string>> = {
  completion: '2027-09',
  true: '2027-06',
  false: '2029-06',
};

const degreesOf = (
  demands: readonly Criterion[],
  hosts: string[],
  [home]: readonly string[] = [],
): NonNullable<Profile['degrees']> =>
  ofKind(demands, 'degree').flatMap((demand) => {
    const { anyOf, held, fields, countries, outside, from, withinYears, minYears } = demand;
    const [level] = anyOf;
    if (held === false || level === undefined) return [];
    const ofPlaces = placeFor([{ anyOf: countries ?? [], noneOf: outside ?? [] }], hosts, []);
    const country = from === 'home' ? home : ofPlaces;
    const yearsAgo = minYears === undefined ? Math.max(0, (withinYears ?? 2) - 1) : minYears + 1;
    const field = fields?.map(fieldName).find((name) => name !== undefined);
    return {
      level,
      // Of a year's limit the month of the deadline counts, which may lie far ahead.
      awarded: withinYears === 1 ? '2026-11' : `${2026 - yearsAgo}-11`,
      ...(field === undefined ? {} : { field }),
      ...((countries ?? outside ?? from) && country !== undefined ? { country } : {}),
    };
  });

const personOf = (demands: readonly Criterion[]): Profile => {
  const person: Profile = { answers: {}, claims: {} };
  for (const demand of demands) {
    if (demand.kind === 'age') {
      const years = Math.max((demand.min ?? 0) + 1, Math.min((demand.max ?? 30) - 1, 24));
      person.dateOfBirth = `${2026 - years}-06-15`;
    } else if (demand.kind === 'gender') {
      const [gender] = demand.anyOf;
      if (gender !== undefined) person.gender = gender;
    } else if (demand.kind === 'gpa') person.homeGpa = { value: demand.min, scale: demand.scale };
    else if (demand.kind === 'need') {
      person.answers = { ...person.answers, financialNeed: 'yes' };
      const { maxIncome, currency, householdOf = 1 } = demand;
      if (maxIncome !== undefined && currency !== undefined)
        person.household = {
          income: { amount: Math.floor(maxIncome / 2), currency, year: 2025 },
          size: householdOf,
        };
    } else if (demand.kind === 'firstGeneration' || demand.kind === 'disability')
      person.answers = { ...person.answers, [demand.kind]: 'yes' };
    else if (demand.kind === 'minority') {
      person.answers = { ...person.answers, minority: 'yes' };
      person.minorityGroups = demand.groups.slice(0, 1);
    } else if (demand.kind === 'purpose') person.purposes = demand.anyOf.slice(0, 1);
    else if (demand.kind === 'claim')
      person.claims = { ...person.claims, [demand.question]: demand.answer ?? 'yes' };
    else if (demand.kind === 'language') {
      const { language, test, min } = demand;
      person.languages = [...(person.languages ?? []), { language, cefr: 'C2' }];
      if (test !== undefined && min !== undefined)
        person.tests = [...(person.tests ?? []), { test, score: min }];
    } else if (demand.kind === 'exam') {
      const { name, min, maxRank } = demand;
      const result = {
        ...(min === undefined ? {} : { score: min }),
        ...(maxRank === undefined ? {} : { rank: maxRank }),
      };
      person.exams = [...(person.exams ?? []), { name, ...result }];
    } else if (demand.kind === 'background') {
      const [name] = demand.anyOf;
      if (name === undefined) continue;
      if (demand.of === 'membership') person.memberships = [name];
      else if (demand.of === 'illness') person.illnesses = [name];
      else person[demand.of] = name;
    }
  }
  return person;
};

const NAMED_ONLY: readonly FinerLevel[] = ['associate', 'professional'];

const funds = (demands: readonly Criterion[], { educationLevel, studyLevel }: Level): boolean => {
  const levels = ofKind(demands, 'level').filter(({ of }) => of !== 'current');
  const isNamed = levels.some(({ finer }) => finer?.includes(studyLevel));
  return (
    (isNamed || !NAMED_ONLY.includes(studyLevel)) &&
    levels.every(
      ({ anyOf, finer = [studyLevel] }) => anyOf.includes(educationLevel) && finer.includes(studyLevel),
    )
  );
};

/** A student who says what the hard demands of a record ask for at a level, and no more; undefined where it funds another level. */
const madeFor = (record: ScholarshipRecord, level: Level): Student | undefined => {
  const demands = demandsOf(record, level.educationLevel);
  if (!funds(demands, level)) return undefined;
  const hosts = [...record.hostCountries, ...ofKind(demands, 'host').flatMap(({ countries }) => countries)];
  const [field] = ofKind(demands, 'field').flatMap(({ anyOf = [], finer = [] }) => [
    ...finer.flatMap((code) => finerFieldName(code) ?? []),
    ...[...anyOf].sort((a, b) => b.length - a.length).flatMap((code) => fieldName(code) ?? []),
  ]);
  const statuses = statusesOf(demands);
  const places = placesOf(demands, hosts);
  const degrees = degreesOf(demands, hosts, places.citizenships);
  return {
    preferences: {
      ...emptyPreferences(level.educationLevel),
      studyLevel: level.studyLevel,
      fieldsOfStudy: field === undefined ? [] : [field],
      workExperience: Math.max(0, ...ofKind(demands, 'work').map(({ minYears }) => Math.ceil(minYears))),
    },
    profile: {
      ...places,
      ...studiesOf(demands, level),
      ...personOf(demands),
      ...(statuses.length > 0 ? { statuses } : {}),
      ...(degrees.length > 0 ? { degrees } : {}),
    },
  };
};

/** What of the demands rejects a student, in words. */
const rejections = (record: ScholarshipRecord, student: Student): string[] =>
  evaluate(record, compileStudent(student, TODAY)).units.flatMap(({ strength, outcome, members }) =>
    strength === 'hard' && outcome === 'not_met'
      ? members.map(({ verdict: { required, have } }) => `${record.id}: ${required}; you: ${have}`)
      : [],
  );

/** What a degree in progress or held says belongs together. */
const DEGREE_FACTS = ['currentDegree', 'degrees'];

const without = ({ profile, ...student }: Student, fact: string): Student => {
  const left = DEGREE_FACTS.includes(fact) ? DEGREE_FACTS : [fact];
  return {
    ...student,
    profile: Object.fromEntries(Object.entries(profile).filter(([name]) => !left.includes(name))),
  };
};

const isForSchool = ({ criteria }: ScholarshipRecord): boolean =>
  ofKind(criteria, 'level').some(({ of, anyOf }) => of !== 'current' && anyOf.join() === 'secondary');

describe('a student who meets what a record of the catalogue asks for, and says no more,', () => {
  const made = records.flatMap((record) =>
    LEVELS.flatMap((level) => {
      const student = madeFor(record, level);
      return student === undefined ? [] : [{ record, student }];
    }),
  );

  it('is made for every record beyond school', () => {
    const ids = new Set(made.map(({ record }) => record.id));
    const lacking = records.filter((record) => !ids.has(record.id) && !isForSchool(record));
    expect(lacking.map(({ id }) => id)).toEqual([]);
  });

  it('is not rejected', () => {
    expect(made.flatMap(({ record, student }) => rejections(record, student))).toEqual([]);
  });

  it('is not rejected for leaving one fact out', () => {
    const found = made.flatMap(({ record, student }) =>
      Object.keys(student.profile).flatMap((fact) =>
        rejections(record, without(student, fact)).map((text) => `without ${fact}, ${text}`),
      ),
    );
    expect(found).toEqual([]);
  });
});
