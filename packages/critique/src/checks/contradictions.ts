import { countryName, resolveField } from '@laurel/taxonomies';
import { counted, joinAnd } from '@laurel/text';
import {
  ageConflict,
  type Conflict,
  childrenConflict,
  countConflict,
  durationConflict,
  familyConflict,
  nameConflict,
  siblingConflict,
} from '../evidence/inner-conflicts.ts';
import { placeStems } from '../evidence/place-names.ts';
import type { Traits } from '../evidence/read-traits.ts';
import {
  aimedField,
  areFieldsApart,
  type StatedFact,
  statedAge,
  statedDegree,
  statedGpas,
  statedInstitution,
  statedOrigin,
  statedSinceThen,
  statedWork,
} from '../evidence/stated-facts.ts';
import type { Reading } from '../reading.ts';
import { quote } from '../text/quote.ts';
import { type Check, spanOf } from './check.ts';

/** Numbers, ages, names and family facts of one essay that disagree. */
export const innerContradiction: Check = {
  id: 'inner-contradiction',
  category: 'Facts that disagree',
  kind: 'contradiction',
  rubric: 'Specificity and evidence',
  languages: 'english',
  find: ({ traits, input: { profile } }) =>
    [
      ageConflict(traits),
      countConflict(traits),
      gpaConflict(statedGpas(traits)),
      familyConflict(traits),
      siblingConflict(traits),
      childrenConflict(traits),
      nameConflict(traits),
      durationConflict(traits, profile?.currentYear),
    ]
      .filter((conflict): conflict is Conflict => conflict !== undefined)
      .map(({ first, second, question }) => ({
        suggestion: `Two places do not agree: ${quote(first.words, 90)}, and later ${quote(second.words, 90)} (in ${quote(second.at.sentence.text, 100)}). ${question}`,
        at: [spanOf(first.at.sentence), spanOf(second.at.sentence)],
        weight: 90,
        severity: 'high' as const,
        question,
      })),
};

const gpaConflict = (stated: readonly StatedFact<number>[]): Conflict | undefined => {
  const [first] = stated;
  const second = stated.find(({ value, at }) => first && value !== first.value && !isEarlier(at));
  return first && second && { first, second, question: 'Which average is the one on your transcript?' };
};

const isEarlier = ({ sentence }: Traits): boolean =>
  /\b(?:from|to|rose|raised|improved|increased|previous|earlier)\b/i.test(sentence.text);

const DEGREE_NAMES = {
  secondary: 'secondary school',
  undergraduate: 'undergraduate',
  masters: 'master’s',
  phd: 'PhD',
  postdoc: 'postdoc',
};

/** Facts about the writer that differ between essay and profile. */
export const profileContradiction: Check = {
  id: 'profile-contradiction',
  category: 'Essay and profile disagree',
  kind: 'contradiction',
  rubric: 'Specificity and evidence',
  languages: 'english',
  find: (reading) => {
    const found = [degree, institution, origin, gpa, field, work, age].flatMap(
      (compare) => compare(reading) ?? [],
    );
    if (found.length === 0) return [];
    const sides = found.map(({ words, profile }) => `the essay says ${quote(words, 80)}, ${profile}`);
    const question = found.length === 1 ? 'Which of the two is right?' : 'Which are right?';
    return [
      {
        suggestion: `${sides.join('; ').replace(/^./, (letter) => letter.toUpperCase())}. ${question}`,
        at: [...new Set(found.map(({ at }) => at.sentence))].map(spanOf),
        weight: 92,
        severity: 'high',
        question,
      },
    ];
  },
};

interface Disagreement {
  words: string;
  at: Traits;
  /** What the profile says. */
  profile: string;
}
type Compare = (reading: Reading) => Disagreement | undefined;

const degree: Compare = ({ traits, input: { profile } }) => {
  const stated = statedDegree(traits);
  if (!stated || profile?.currentDegree === undefined || stated.value === profile.currentDegree)
    return undefined;
  return disagree(
    stated,
    `your profile gives ${quote(DEGREE_NAMES[profile.currentDegree])} as your current degree`,
  );
};

const institution: Compare = ({ traits, input: { profile } }) => {
  const stated = statedInstitution(traits);
  if (!stated || profile?.institution === undefined) return undefined;
  const known = new Set(placeStems(profile.institution));
  const same =
    placeStems(stated.value).some((each) => known.has(each)) || stated.value.includes(profile.institution);
  return same ? undefined : disagree(stated, `your profile names ${quote(profile.institution)}`);
};

const origin: Compare = ({ traits, input: { profile } }) => {
  const stated = statedOrigin(traits);
  const known = [
    ...(profile?.citizenships ?? []),
    ...(profile?.countryOfResidence ? [profile.countryOfResidence] : []),
  ];
  if (!stated || !profile?.citizenships?.length || known.includes(stated.value)) return undefined;
  return disagree(
    stated,
    `your profile lists ${joinAnd(known.filter((code, at) => known.indexOf(code) === at).map((code) => countryName(code) ?? code))}`,
  );
};

const gpa: Compare = ({ traits, input: { profile } }) => {
  const [stated, ...others] = statedGpas(traits);
  // Two different averages in one essay are left to `innerContradiction`.
  if (others.some(({ value }) => value !== stated?.value)) return undefined;
  if (!stated || profile?.gpa === undefined || Math.abs(stated.value - profile.gpa) < 0.05) return undefined;
  return disagree(stated, `your preferences hold a GPA of ${profile.gpa}`);
};

const field: Compare = ({ traits, input: { profile } }) => {
  const stated = aimedField(traits);
  const known = profile?.fieldsOfStudy ?? [];
  const codes = known.flatMap((name) => resolveField(name));
  if (!stated || codes.length === 0 || !areFieldsApart(stated.value, codes)) return undefined;
  return disagree(stated, `your preferences ask for ${joinAnd(known.slice(0, 3))}`);
};

/** In years. Smaller differences come from rounding and from a profile that is older than the essay. */
const MIN_YEARS_APART = 2;

const work: Compare = ({ traits, input: { profile } }) => {
  const stated = statedWork(traits) ?? statedSinceThen(traits);
  const known = profile?.workExperience ?? 0;
  if (!stated || known === 0 || Math.abs(stated.value - known) < MIN_YEARS_APART) return undefined;
  return disagree(stated, `your preferences give ${counted(known, 'year')} of work`);
};

const age: Compare = ({ traits, input: { profile } }) => {
  const stated = statedAge(traits);
  if (!stated || profile?.age === undefined || Math.abs(stated.value - profile.age) < MIN_YEARS_APART)
    return undefined;
  return disagree(stated, `by the date of birth in your profile you are ${profile.age}`);
};

const disagree = ({ words, at }: { words: string; at: Traits }, profile: string): Disagreement => ({
  words,
  at,
  profile,
});
