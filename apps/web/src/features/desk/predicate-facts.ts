import {
  BACKGROUND_NAMES,
  CEFR_LEVELS,
  type CriterionKind,
  DEGREE_ORIGINS,
  ENROLMENTS,
  ENTRY_POINTS,
  FINER_LEVELS,
  GENDERS,
  GRADE_SCALES,
  LANGUAGE_TESTS,
  PURPOSES,
  STAGES,
  STUDY_LEVELS,
  YES_NO,
} from '@laurel/domain';

/** What one key of a predicate is asked for by. `only` is the one value that a ticked box stands for. */
export type PredicateField = { key: string; label: string } & (
  | { input: 'places' | 'fields' | 'finer' | 'words' }
  | { input: 'several' | 'one'; of: readonly string[] }
  | { input: 'number' | 'text' | 'yes-no' }
  | { input: 'tick'; only: boolean }
);

const places = (key: string, label: string): PredicateField => ({ key, label, input: 'places' });
const fields = (key: string, label: string): PredicateField => ({ key, label, input: 'fields' });
const words = (key: string, label: string): PredicateField => ({ key, label, input: 'words' });
const several = (key: string, label: string, of: readonly string[]): PredicateField => ({
  key,
  label,
  input: 'several',
  of,
});
const one = (key: string, label: string, of: readonly string[]): PredicateField => ({
  key,
  label,
  input: 'one',
  of,
});
const number = (key: string, label: string): PredicateField => ({ key, label, input: 'number' });
const text = (key: string, label: string): PredicateField => ({ key, label, input: 'text' });
const tick = (key: string, label: string, only = true): PredicateField => ({
  key,
  label,
  input: 'tick',
  only,
});

/** The keys that the catalogue's files know under each kind of condition; `packages/catalogue/src/predicate-schemas.ts` says what they may hold. */
export const PREDICATE_FIELDS: Record<CriterionKind, readonly PredicateField[]> = {
  citizenship: [
    places('anyOf', 'Citizens of any of'),
    places('noneOf', 'Not citizens of'),
    words('orStatuses', 'Or with one of these statuses'),
  ],
  residence: [
    places('anyOf', 'Living in any of'),
    places('noneOf', 'Not living in'),
    number('minYears', 'For at least so many years'),
  ],
  level: [
    several('anyOf', 'Any of these levels', STUDY_LEVELS),
    one('of', 'Which level is meant', ['target', 'current']),
    several('finer', 'Of these only', FINER_LEVELS),
  ],
  field: [
    fields('anyOf', 'Any of these fields'),
    { key: 'finer', label: 'Of these fields only these parts', input: 'finer' },
    fields('noneOf', 'None of these fields'),
  ],
  teaching: [text('institution', 'Institution')],
  purpose: [several('anyOf', 'It pays for', PURPOSES)],
  gpa: [number('min', 'At least'), one('scale', 'On the scale', GRADE_SCALES)],
  age: [
    number('min', 'At least so many years old'),
    number('max', 'At most so many years old'),
    text('onDate', 'On this day: 2027-10-01, or --10-01 for each year'),
  ],
  work: [number('minYears', 'Years of work, at least')],
  language: [
    text('language', 'Language, by its two letters'),
    one('test', 'Test', LANGUAGE_TESTS),
    number('min', 'Score, at least'),
    one('cefr', 'Level (CEFR), at least', CEFR_LEVELS),
    tick('taught', 'Only the language of teaching, no proof'),
  ],
  gender: [several('anyOf', 'Any of', GENDERS)],
  need: [
    number('maxIncome', 'Yearly income of the household, at most'),
    text('currency', 'Currency of that income'),
    number('householdOf', 'For a household of so many'),
    number('asOf', 'Limit of the year'),
  ],
  firstGeneration: [],
  disability: [],
  minority: [words('groups', 'Groups; none means any')],
  host: [
    places('countries', 'Study in any of'),
    places('noneOf', 'Not study in'),
    words('institutions', 'At any of these institutions'),
    tick('abroad', 'Outside the country in which one lives'),
  ],
  enrolment: [
    several('anyOf', 'Any of these states', ENROLMENTS),
    { key: 'fullTime', label: 'Full time', input: 'yes-no' },
    { key: 'distance', label: 'At a distance', input: 'yes-no' },
    words('institutions', 'At any of these institutions'),
  ],
  stage: [
    several('anyOf', 'Taken in as', ENTRY_POINTS),
    several('now', 'Studying now', STAGES),
    number('minYear', 'From this year of study'),
    number('maxYear', 'To this year of study'),
    { key: 'lastYear', label: 'In the last year', input: 'yes-no' },
  ],
  degree: [
    several('anyOf', 'Any of these degrees', FINER_LEVELS),
    tick('held', 'No such degree may be held', false),
    tick('orSoon', 'Or finished within a year'),
    fields('fields', 'In any of these fields'),
    places('countries', 'From any of'),
    places('outside', 'Not from'),
    one('from', 'At home or abroad', DEGREE_ORIGINS),
    number('withinYears', 'Awarded at most so many years ago'),
    number('minYears', 'Awarded at least so many years ago'),
    tick('extends', 'Leave or illness lets it be longer'),
  ],
  schooling: [places('anyOf', 'School in any of'), places('noneOf', 'School not in')],
  background: [
    one('of', 'What is compared', BACKGROUND_NAMES),
    words('anyOf', 'Any of; none means any'),
    words('noneOf', 'None of'),
    tick('orParents', 'One of the parents is enough'),
  ],
  exam: [
    text('name', 'Name of the examination'),
    number('min', 'Result, at least'),
    number('maxRank', 'Rank, at most'),
  ],
  claim: [
    text('question', 'Id of the question in the catalogue'),
    one('answer', 'The answer that meets it', YES_NO),
  ],
  other: [text('status', 'Status that decides it'), tick('held', 'That status may not be held', false)],
};

export type Predicate = Record<string, unknown>;
/** What a line demands: a predicate for each kind. Without any the line is no condition; with `procedure` it tells what one has to do. */
export type Demand = Partial<Record<CriterionKind | 'procedure', Predicate>>;

/** Two kinds may be written short, as the one word that they hold. */
const longForm = (kind: string, value: unknown): unknown => {
  if (typeof value !== 'string') return value;
  return kind === 'teaching' ? { institution: value } : kind === 'claim' ? { question: value } : value;
};

/** The keys that may stand under a kind; undefined where nobody knows the kind. */
const keysOf = (kind: string): string[] | undefined => {
  if (kind === 'procedure') return [];
  return Object.hasOwn(PREDICATE_FIELDS, kind)
    ? PREDICATE_FIELDS[kind as CriterionKind].map(({ key }) => key)
    : undefined;
};

const isPredicate = (kind: string, value: unknown): value is Predicate =>
  typeof value === 'object' &&
  value !== null &&
  !Array.isArray(value) &&
  Object.keys(value).every((key) => keysOf(kind)?.includes(key)) &&
  keysOf(kind) !== undefined;

/** @returns undefined where the fields can't show all of it, so that nothing is lost by them */
export const readDemand = (written: string): Demand | undefined => {
  let read: unknown;
  try {
    read = JSON.parse(written.trim() || '{}');
  } catch {
    return undefined;
  }
  if (typeof read !== 'object' || read === null || Array.isArray(read)) return undefined;
  const entries = Object.entries(read)
    .filter(([kind]) => kind !== 'none')
    .map(([kind, value]) => [kind, longForm(kind, value)] as const);
  return entries.every(([kind, value]) => isPredicate(kind, value))
    ? (Object.fromEntries(entries) as Demand)
    : undefined;
};

export const writeDemand = (demand: Demand): string =>
  JSON.stringify(Object.keys(demand).length === 0 ? { none: {} } : demand);

/** A predicate with one key changed; an empty value is no value. */
export const withKey = (predicate: Predicate, key: string, value: unknown): Predicate => {
  const { [key]: _, ...others } = predicate;
  const isEmpty = value === undefined || value === '' || (Array.isArray(value) && value.length === 0);
  return isEmpty ? others : { ...others, [key]: value };
};

/** Keys that must be there even when they are empty. */
const ALWAYS: Partial<Record<CriterionKind, Predicate>> = {
  minority: { groups: [] },
  enrolment: { anyOf: [] },
  background: { anyOf: [] },
};

/** The predicate as the catalogue's files hold it. */
export const complete = (kind: CriterionKind, predicate: Predicate): Predicate => ({
  ...ALWAYS[kind],
  ...predicate,
});
