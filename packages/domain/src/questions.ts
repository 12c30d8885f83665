import {
  ANSWER_NAMES,
  type AnswerName,
  BACKGROUND_NAMES,
  type BackgroundName,
  GENDERS,
  type Gender,
  type YesNo,
} from './lists.ts';
import type { Profile } from './student.ts';
import { backgroundFacts } from './student-facts.ts';

/** A question that yes or no answers. */
export interface Question {
  /** `armenian-descent` of the catalogue, `status:veteran:US`, `group:navajo`, `gender:female`, `language:de`, or the name of an answer such as `disability`. */
  id: string;
  question: string;
  /** Who says yes, as a phrase after "you are": "of Armenian descent". */
  label: string;
  /** Countries or states of which somebody who says yes is a citizen, lives in or went to school in. */
  places?: readonly string[];
}

const STATUS = 'status:';
const GROUP = 'group:';
const GENDER = 'gender:';
const LANGUAGE = 'language:';
const PARENTS = 'parents-';

/** `religion:jewish`, or `parents-membership:OWWA` where a parent is enough. */
export const backgroundQuestion = (of: BackgroundName, name: string, orParents: boolean): string =>
  `${orParents ? PARENTS : ''}${of}:${name}`;

type BackgroundFact = 'parents' | ReturnType<typeof backgroundFacts>['profile'];

/** The parts of a question about what is compared by name; undefined for another question. */
const asBackground = (id: string): { fact: BackgroundFact; name: string } | undefined => {
  const of = BACKGROUND_NAMES.find(
    (name) => id.startsWith(`${name}:`) || id.startsWith(`${PARENTS}${name}:`),
  );
  if (of === undefined) return undefined;
  const fact = id.startsWith(PARENTS) ? 'parents' : backgroundFacts(of).profile;
  return { fact, name: id.slice(id.indexOf(':') + 1) };
};

export const statusQuestion = (status: string): string => `${STATUS}${status}`;
/** The country of a question about a status that names one: `status:refugee:DE`. */
export const statusCountry = (id: string): string | undefined =>
  id.startsWith(STATUS) ? id.slice(STATUS.length).split(':')[1] : undefined;
export const groupQuestion = (group: string): string => `${GROUP}${group}`;
export const genderQuestion = (gender: Gender): string => `${GENDER}${gender}`;

/** Whether the student can study in a language that is not on their list. */
export const languageQuestion = (language: string): string => `${LANGUAGE}${language}`;

/** The statuses, groups or genders that the student said no to. */
export const denied = (claims: Profile['claims'], kind: 'status' | 'group' | 'gender'): string[] => {
  const prefix = `${kind}:`;
  return Object.entries(claims ?? {})
    .filter(([id, answer]) => id.startsWith(prefix) && answer === 'no')
    .map(([id]) => id.slice(prefix.length))
    .sort();
};

/** Ids of questions about what is compared by name that the student said no to. */
export const deniedBackgrounds = (claims: Profile['claims']): string[] =>
  Object.entries(claims ?? {})
    .filter(([id, answer]) => answer === 'no' && asBackground(id) !== undefined)
    .map(([id]) => id)
    .sort();

const isAnswerName = (id: string): id is AnswerName => ANSWER_NAMES.some((name) => name === id);

/** What a profile holds in the facts that questions are answered by; `null` where nothing is left. */
type Answered = {
  [K in
    | 'statuses'
    | 'groups'
    | 'minorityGroups'
    | 'memberships'
    | 'illnesses'
    | 'parents'
    | 'employer'
    | 'occupation'
    | 'religion'
    | 'gender'
    | 'answers'
    | 'claims'
    | 'declined']?: Profile[K] | null;
};

/**
 * The facts of a profile once a question is answered: a yes to a status or group joins the list of them, every other answer stands in
 * `answers` or `claims`. `declined` remembers not to ask again; `undefined` takes an answer back.
 */
export const withAnswer = (
  profile: Profile,
  id: string,
  answer: YesNo | 'declined' | undefined,
): Answered => {
  const said = answer === 'declined' ? undefined : answer;
  const declined = (profile.declined ?? []).filter((each) => each !== id);
  if (answer === 'declined') declined.push(id);
  const changed: Answered = { declined: orNull(declined) };
  if (isAnswerName(id)) return { ...changed, answers: withEntry(profile.answers, id, said) };
  const isYes = said === 'yes';
  if (id.startsWith(STATUS)) {
    changed.statuses = withMember(profile.statuses, id.slice(STATUS.length), isYes);
    return { ...changed, claims: withEntry(profile.claims, id, isYes ? undefined : said) };
  }
  if (id.startsWith(GROUP)) {
    const group = id.slice(GROUP.length);
    changed.minorityGroups = withMember(profile.minorityGroups, group, false);
    changed.groups = withMember(profile.groups, group, isYes);
    return { ...changed, claims: withEntry(profile.claims, id, isYes ? undefined : said) };
  }
  const claims = withEntry(profile.claims, id, isYes ? undefined : said);
  const gender = GENDERS.find((each) => genderQuestion(each) === id);
  if (gender !== undefined) {
    const told = profile.gender === gender ? null : (profile.gender ?? null);
    return { ...changed, claims, gender: isYes ? gender : told };
  }
  const named = asBackground(id);
  if (named === undefined) return { ...changed, claims: withEntry(profile.claims, id, said) };
  const told = profile[named.fact];
  // Somebody has one employer, occupation and religion at a time.
  if (named.fact === 'employer' || named.fact === 'occupation' || named.fact === 'religion')
    return {
      ...changed,
      claims,
      [named.fact]: isYes ? named.name : told === named.name ? null : (told ?? null),
    };
  return { ...changed, claims, [named.fact]: withMember(profile[named.fact], named.name, isYes) };
};

/** The facts once several questions have the same answer. */
export const withAnswers = (profile: Profile, ids: readonly string[], answer: YesNo): Answered => {
  const changed: Answered = {};
  for (const id of ids) {
    const before = Object.fromEntries(
      Object.entries({ ...profile, ...changed }).filter(([, value]) => value !== null),
    );
    Object.assign(changed, withAnswer(before, id, answer));
  }
  return changed;
};

const orNull = <T>(list: T[]): T[] | null => (list.length === 0 ? null : list);

const withMember = (list: readonly string[] = [], entry: string, isMember: boolean): string[] | null => {
  const others = list.filter((each) => each !== entry);
  return orNull(isMember ? [...others, entry] : others);
};

const withEntry = (
  record: Record<string, YesNo> | Partial<Record<AnswerName, YesNo>> = {},
  id: string,
  answer: YesNo | undefined,
): Record<string, YesNo> | null => {
  const entries = Object.entries(record).filter(([each]) => each !== id);
  if (answer !== undefined) entries.push([id, answer]);
  return entries.length === 0 ? null : Object.fromEntries(entries);
};
