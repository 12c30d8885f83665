import { type ProfileRequest, type ProfileResponse, profileRequest } from '@laurel/contract';
import {
  type AdmissionTest,
  ANSWER_NAMES,
  type AnswerName,
  type CefrLevel,
  type GradeScale,
  type LanguageTest,
  type YesNo,
} from '@laurel/domain';
import {
  countryName,
  HERITAGES,
  heritageName,
  languageName,
  parseGradeValue,
  resolveCountry,
  resolveLanguage,
  toFourPointInterval,
} from '@laurel/taxonomies';
import { upperFirst } from '@laurel/text';

const PERMANENT = 'permanent-resident:';

/** Statuses that can stand in for a citizenship or open a scholarship of their own. */
export const STATUS_OPTIONS = [
  { value: 'refugee', label: 'Refugee' },
  { value: 'asylee', label: 'Granted asylum in the United States' },
  { value: 'protected-person:CA', label: 'Protected person in Canada' },
  { value: 'daca', label: 'DACA recipient (United States)' },
  { value: 'veteran', label: 'Veteran' },
  { value: 'single-parent', label: 'Single parent' },
  { value: 'full-time', label: 'Studying full-time' },
  { value: 'part-time', label: 'Studying part-time' },
] as const;

/** Splits the stored list into countries of permanent residence (by name) and other statuses. */
const residencesOf = (stored: readonly string[]) => ({
  permanentResidences: stored
    .filter((status) => status.startsWith(PERMANENT))
    .map((status) => status.slice(PERMANENT.length))
    .map((code) => countryName(code) ?? code),
  statuses: stored.filter((status) => !status.startsWith(PERMANENT)),
});

/** The list to store. Statuses that the form does not offer are kept. */
const statusesFrom = (statuses: readonly string[], residenceCodes: readonly string[]): string[] => [
  ...residenceCodes.map((code) => `${PERMANENT}${code}`),
  ...statuses,
];

/** `native-american` -> "Native American". */
const groupLabel = (code: string): string => heritageName(code) ?? code.split('-').map(upperFirst).join(' ');

/** "Native American" -> `native-american`. */
const groupCode = (label: string): string => {
  const known = HERITAGES.find(({ name }) => name.toLowerCase() === label.toLowerCase());
  return known?.code ?? label.trim().toLowerCase().replace(/\s+/g, '-');
};

/** The values of the profile form, as the student reads and types them. */
export interface ProfileDraft {
  firstName: string;
  lastName: string;
  citizenships: string[];
  countryOfResidence: string;
  regionOfResidence: string;
  dateOfBirth: string;
  gender: string;
  currentDegree: string;
  enrolment: string;
  institution: string;
  intendedStart: string;
  permanentResidences: string[];
  statuses: string[];
  minorityGroups: string[];
  disabilities: string[];
  tests: { test: string; score: string }[];
  languages: { language: string; cefr: string }[];
  gpaValue: string;
  gpaScale: string;
  /** Empty: not said. */
  answers: Record<AnswerName, YesNo | ''>;
}
export type ProfileErrors = { [K in keyof ProfileDraft]?: string };

export const NOTHING_SAID = Object.fromEntries(
  ANSWER_NAMES.map((name) => [name, '']),
) as ProfileDraft['answers'];

/** Answers that were given; null when there is none, so that all are forgotten. */
export const givenAnswers = (answers: ProfileDraft['answers']): Partial<Record<AnswerName, YesNo>> | null => {
  const given: Partial<Record<AnswerName, YesNo>> = {};
  for (const name of ANSWER_NAMES) {
    const answer = answers[name];
    if (answer !== '') given[name] = answer;
  }
  return Object.keys(given).length === 0 ? null : given;
};

type User = ProfileResponse['data']['user'];

export const draftFrom = ({ firstName, lastName, profile }: User): ProfileDraft => ({
  firstName,
  lastName,
  citizenships: (profile.citizenships ?? []).map((code) => countryName(code) ?? code),
  countryOfResidence: countryLivedIn(profile),
  regionOfResidence: profile.regionOfResidence ?? '',
  dateOfBirth: profile.dateOfBirth ?? '',
  gender: profile.gender ?? '',
  currentDegree: profile.currentDegree ?? '',
  enrolment: profile.enrolment ?? '',
  institution: profile.institution ?? '',
  intendedStart: profile.intendedStart ?? '',
  ...residencesOf(profile.statuses ?? []),
  minorityGroups: (profile.minorityGroups ?? []).map(groupLabel),
  disabilities: profile.disabilities ?? [],
  tests: (profile.tests ?? []).map(({ test, score }) => ({ test, score: String(score) })),
  languages: (profile.languages ?? []).map(({ language, cefr }) => ({
    language: languageName(language) ?? language,
    cefr,
  })),
  gpaValue: profile.homeGpa ? String(profile.homeGpa.value) : '',
  gpaScale: profile.homeGpa?.scale ?? '',
  answers: answersFrom(profile.answers),
});

/** Who told only a state or region lives in its country: without it the form would drop the region at the next save. */
const countryLivedIn = ({ countryOfResidence, regionOfResidence }: User['profile']): string => {
  const code = countryOfResidence ?? regionOfResidence?.split('-')[0];
  return code === undefined || code === '' ? '' : (countryName(code) ?? code);
};

const answersFrom = (stored: Partial<Record<AnswerName, YesNo>> = {}): ProfileDraft['answers'] => {
  const answers: ProfileDraft['answers'] = { ...NOTHING_SAID };
  for (const name of ANSWER_NAMES) answers[name] = stored[name] ?? '';
  return answers;
};

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The list that was typed, without the entries that were taken back elsewhere and with those that were added there. */
const followList = <T>(typed: readonly T[], before: readonly T[], now: readonly T[]): T[] => {
  const without = (list: readonly T[], others: readonly T[]) =>
    list.filter((entry) => !others.some((other) => isSame(entry, other)));
  return [...without(typed, without(before, now)), ...without(without(now, before), typed)];
};

/** Follows a change of the stored facts; what was typed and is not saved yet stays. */
export const followFacts = (typed: ProfileDraft, before: User, now: User): ProfileDraft => {
  const [old, stored] = [draftFrom(before), draftFrom(now)];
  const pick = <T>(value: T, was: T, is: T): T => (isSame(value, was) ? is : value);
  const follow = (value: unknown, was: unknown, is: unknown): unknown =>
    Array.isArray(value) && Array.isArray(was) && Array.isArray(is)
      ? followList(value, was, is)
      : pick(value, was, is);
  const fields = Object.entries(typed).map(([name, value]) => {
    const field = name as keyof ProfileDraft;
    return [field, follow(value, old[field], stored[field])];
  });
  const answers: ProfileDraft['answers'] = { ...typed.answers };
  for (const name of ANSWER_NAMES)
    answers[name] = pick(answers[name], old.answers[name], stored.answers[name]);
  return { ...Object.fromEntries(fields), answers };
};

const CHOOSE_COUNTRY = 'Please choose a country from the list';

const ownErrors = (draft: ProfileDraft): ProfileErrors => {
  const wrong: ProfileErrors = {};
  if (draft.citizenships.some((name) => !resolveCountry(name))) wrong.citizenships = CHOOSE_COUNTRY;
  if (draft.permanentResidences.some((name) => !resolveCountry(name)))
    wrong.permanentResidences = CHOOSE_COUNTRY;
  if (draft.countryOfResidence.trim() && !resolveCountry(draft.countryOfResidence)) {
    wrong.countryOfResidence = CHOOSE_COUNTRY;
  }
  if (
    draft.tests.some(
      ({ test, score }) => test === '' || score.trim() === '' || !Number.isFinite(Number(score)),
    )
  ) {
    wrong.tests = 'Please give each test its name and its score as a number';
  }
  if (draft.languages.some(({ language, cefr }) => !resolveLanguage(language) || cefr === '')) {
    wrong.languages = 'Please choose each language from the list, with its level';
  }
  if ((draft.gpaValue.trim() === '') !== (draft.gpaScale === '')) {
    wrong.gpaValue = 'Please give both the grade and its scale';
  }
  return wrong;
};

const orNull = <T extends string>(value: string): T | null =>
  value.trim() === '' ? null : (value.trim() as T);
const listOrNull = <T>(list: T[]): T[] | null => (list.length === 0 ? null : list);
const codes = (names: string[]) => names.flatMap((name) => resolveCountry(name) ?? []);

/** The form offers closed lists only; the contract's schema checks the values. */
type TestName = LanguageTest | AdmissionTest;

const gradeOf = ({ gpaValue, gpaScale }: ProfileDraft) => {
  if (gpaValue.trim() === '' || gpaScale === '') return null;
  const scale = gpaScale as GradeScale;
  return { value: parseGradeValue(gpaValue, scale) ?? Number.NaN, scale };
};

const requestFrom = (draft: ProfileDraft): ProfileRequest => {
  const country = resolveCountry(draft.countryOfResidence) ?? null;
  const region = draft.regionOfResidence;
  return {
    firstName: draft.firstName,
    lastName: draft.lastName,
    profile: {
      citizenships: listOrNull(codes(draft.citizenships)),
      countryOfResidence: country,
      regionOfResidence: country && region.startsWith(`${country}-`) ? region : null,
      dateOfBirth: orNull(draft.dateOfBirth),
      gender: orNull(draft.gender),
      currentDegree: orNull(draft.currentDegree),
      enrolment: orNull(draft.enrolment),
      institution: orNull(draft.institution),
      intendedStart: orNull(draft.intendedStart),
      statuses: listOrNull(statusesFrom(draft.statuses, codes(draft.permanentResidences))),
      minorityGroups: listOrNull(draft.minorityGroups.map(groupCode)),
      disabilities: listOrNull(draft.disabilities),
      answers: givenAnswers(draft.answers),
      tests: listOrNull(
        draft.tests.map(({ test, score }) => ({ test: test as TestName, score: Number(score) })),
      ),
      languages: listOrNull(
        draft.languages.map(({ language, cefr }) => ({
          language: resolveLanguage(language) ?? '',
          cefr: cefr as CefrLevel,
        })),
      ),
      homeGpa: gradeOf(draft),
    },
  };
};

const FIELD_OF: Partial<Record<string, keyof ProfileDraft>> = { homeGpa: 'gpaValue' };

/** The request for the server, or the errors by field. An empty field is sent as null, which deletes the fact. */
export const readDraft = (draft: ProfileDraft): { errors: ProfileErrors; request: ProfileRequest } => {
  const request = requestFrom(draft);
  const errors: ProfileErrors = {};
  for (const { path, message } of profileRequest.safeParse(request).error?.issues ?? []) {
    const name = String(path[0] === 'profile' ? path[1] : path[0]);
    const field = FIELD_OF[name] ?? (name as keyof ProfileDraft);
    errors[field] ??= field === 'gpaValue' ? 'Please give the grade as it is written on that scale' : message;
  }
  return { errors: { ...errors, ...ownErrors(draft) }, request };
};

/** The grade on the 4.0 scale, as matching compares it; empty when it can't be read or is on that scale already. */
export const gradeInWords = ({ gpaValue, gpaScale }: Pick<ProfileDraft, 'gpaValue' | 'gpaScale'>): string => {
  if (gpaScale === '' || gpaScale === '4.0') return '';
  const scale = gpaScale as GradeScale;
  const value = parseGradeValue(gpaValue, scale);
  const range = value === undefined ? undefined : toFourPointInterval(value, scale);
  if (!range) return '';
  const { low, high } = range;
  const place = low === high ? low.toFixed(1) : `${low.toFixed(1)} to ${high.toFixed(1)}`;
  return `On the US 4.0 scale about ${place}. A minimum on another scale that is close to it stays open: only the provider can tell. Your own grade and its scale are what is stored.`;
};
