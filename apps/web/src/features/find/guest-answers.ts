import {
  type DismissReason,
  EDUCATION_LEVELS,
  type EducationLevel,
  emptyPreferences,
  PREFERENCES,
  type Preferences,
  type Profile,
  type Student,
} from '@laurel/domain';
import { useSyncExternalStore } from 'react';
import { browserStore } from '../../lib/session/session-storage.ts';
import { createStoredValue } from '../../lib/session/stored-value.ts';

/** The questions, in the order in which they are asked. */
export const QUESTIONS = ['level', 'fields', 'from', 'state', 'places', 'start'] as const;
export type QuestionName = (typeof QUESTIONS)[number];

/** An award that a guest took out of the list. */
export interface DismissedByGuest {
  id: string;
  title: string;
  organization: string;
  reason?: DismissReason;
}

/** All that a guest has said and saved. It is in this browser and nowhere else. */
export interface GuestAnswers {
  level?: EducationLevel;
  /** Names of fields of study, each from the list. */
  fields: string[];
  from?: { code: string; name: string };
  /** Names of countries. */
  places: string[];
  /** Names of languages that they can study in; absent: English alone, which the page shows and they can change. */
  languages?: string[];
  /** Answered with "anywhere", "any field", or not at all. */
  passed: QuestionName[];
  pace?: Preferences['pace'];
  /** Finer than `level`. */
  studyLevel?: Preferences['studyLevel'];
  profile: Profile;
  saved: { id: string; title: string }[];
  /** Said “Not for me” to, the last one first. */
  dismissed?: DismissedByGuest[];
}

const NOTHING: GuestAnswers = { fields: [], places: [], passed: [], profile: {}, saved: [] };

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((entry) => typeof entry === 'string');
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const areAwards = (value: unknown): boolean =>
  Array.isArray(value) &&
  value.every((one) => isObject(one) && typeof one.id === 'string' && typeof one.title === 'string');

/** What an older build may have stored in another shape counts as nothing. */
const readAnswers = (found: unknown): GuestAnswers | null => {
  if (!isObject(found)) return null;
  const { level, fields, places, passed, profile, saved, from, languages = [], dismissed = [] } = found;
  const isWhole =
    (level === undefined || EDUCATION_LEVELS.some((each) => each === level)) &&
    [fields, places, passed, languages].every(isTexts) &&
    isObject(profile) &&
    [saved, dismissed].every(areAwards) &&
    (from === undefined ||
      (isObject(from) && typeof from.code === 'string' && typeof from.name === 'string'));
  return isWhole ? (found as unknown as GuestAnswers) : null;
};

const KEY = 'guest-answers';
const stored = createStoredValue(browserStore(), KEY, readAnswers);

let answers: GuestAnswers | undefined;
const watchers = new Set<() => void>();

const show = (next: GuestAnswers): void => {
  answers = next;
  for (const changed of watchers) changed();
};

if (typeof window !== 'undefined') {
  // Another tab has answered, or has forgotten.
  window.addEventListener('storage', ({ key }) => {
    if (key === KEY || key === null) show(stored.read() ?? NOTHING);
  });
}

const read = (): GuestAnswers => {
  answers ??= stored.read() ?? NOTHING;
  return answers;
};

const replace = (next: GuestAnswers): void => {
  stored.keep(next);
  show(next);
};

export const guestAnswers = {
  read,
  watch: (changed: () => void) => {
    watchers.add(changed);
    return () => void watchers.delete(changed);
  },
  change: (part: Partial<GuestAnswers>): void => replace({ ...read(), ...part }),
  replace,
  forget: (): void => {
    stored.forget();
    show(NOTHING);
  },
};

/** Nothing while the page is prerendered and hydrated: only the browser knows. */
export const useGuestAnswers = (): GuestAnswers =>
  useSyncExternalStore(guestAnswers.watch, read, () => NOTHING);

/** Where many awards are for the people of one state, so that it is asked at once. */
const COUNTRY_OF_STATES = 'US';

export const asksState = ({ from }: GuestAnswers): boolean => from?.code === COUNTRY_OF_STATES;

export const isAnswered = (name: QuestionName, given: GuestAnswers): boolean => {
  const { level, fields, from, places, profile, passed } = given;
  if (passed.includes(name)) return true;
  const answered: Record<QuestionName, boolean> = {
    level: level !== undefined,
    fields: fields.length > 0,
    from: from !== undefined,
    state: !asksState(given) || profile.regionOfResidence !== undefined,
    places: places.length > 0,
    start: profile.intendedStart !== undefined,
  };
  return answered[name];
};

/** The first question that is still open. */
export const openQuestionOf = (given: GuestAnswers): QuestionName | undefined =>
  QUESTIONS.find((name) => !isAnswered(name, given));

/** The languages that stand in the question: those that were told, else English. */
export const languagesOf = ({ languages }: GuestAnswers): readonly string[] =>
  languages ?? PREFERENCES.languageRequirements.default;

/** The student that the engine sees; undefined before the level is known, without which nothing can be judged. */
export const toStudent = ({
  level,
  fields,
  from,
  places,
  languages,
  pace,
  studyLevel,
  profile,
  dismissed,
}: GuestAnswers): Student | undefined =>
  level && {
    ...(dismissed?.length ? { dismissed: dismissed.map(({ id }) => id) } : {}),
    preferences: {
      ...emptyPreferences(level),
      fieldsOfStudy: fields,
      preferredCountries: places,
      ...(languages ? { languageRequirements: languages } : {}),
      ...(pace ? { pace } : {}),
      ...(studyLevel ? { studyLevel } : {}),
    },
    profile: from
      ? { ...profile, citizenships: [...new Set([from.code, ...(profile.citizenships ?? [])])] }
      : profile,
  };
