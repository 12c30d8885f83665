import {
  type CefrLevel,
  type Criterion,
  LANGUAGE_TESTS,
  type LanguageCriterion,
  type LanguageTest,
  languageQuestion,
  type Profile,
  type Verdict,
} from '@laurel/domain';
import { compareCefr, languageName, languageOfTest, toCefr } from '@laurel/taxonomies';
import { sentence } from '../explain/sentence.ts';
import {
  type Assessment,
  type CriterionRule,
  met,
  missing,
  NOT_GIVEN,
  notMet,
  unsettled,
} from '../judging/assessment.ts';
import type { CompiledStudent } from '../student/compile-student.ts';

/** The level from which study in a language is usual; someone who leaves a language out may still know it below that. */
const STUDY_LEVEL: CefrLevel = 'B2';

export const language: CriterionRule<LanguageCriterion> = {
  kind: 'language',

  reads: ({ profile, preferences, residenceCountry }) => [
    Object.keys(SPOKEN_IN).filter((code) => isSpokenIn(code, residenceCountry)),
    Object.entries(profile.claims ?? {}).filter(([id]) => id.startsWith(languageQuestion(''))),
    profile.tests,
    profile.languages,
    Object.keys(SPOKEN_IN).filter((code) => grewUpWith(code, profile)),
    preferences.languageRequirements,
  ],

  required({ language: code, test, min, cefr, taught }) {
    const name = languageName(code) ?? code;
    if (taught) return `${name}, in which it is taught as far as we know`;
    const score = test === undefined ? '' : min === undefined ? test : `${test} ${min}`;
    const detail = [score, cefr].filter(Boolean).join(', ');
    return detail === '' ? name : `${name}: ${detail}`;
  },

  assess(criterion, { student }) {
    if (criterion.taught) return byTeaching(criterion, student);
    return (
      byOwnTest(criterion, student) ?? byCefr(criterion, student) ?? byListedLanguages(criterion, student)
    );
  },

  reason(criterion, have, context) {
    const asked = language.required(criterion, context);
    return asked === have
      ? sentence`Asks for ${asked}, which you can study in`
      : sentence`Asks for ${asked}; you have ${have}`;
  },
};

/** A score in the very test that is asked for decides. */
const byOwnTest = (criterion: LanguageCriterion, student: CompiledStudent): Assessment | undefined => {
  const { test, min } = criterion;
  if (test === undefined) return undefined;
  const score = bestScore(student, test, criterion);
  if (score === undefined) return undefined;
  const have = `${test} ${score}`;
  if (min === undefined || reaches(test, score, min)) return met(have);
  return notMet(have, 'later', `${test} ${min} or better would meet this.`);
};

/** A known level decides where a level is asked for; where a test is asked for it can only show that the level is missing. */
const byCefr = (criterion: LanguageCriterion, student: CompiledStudent): Assessment | undefined => {
  const { language: code, test, min } = criterion;
  const known = knownCefr(student, code);
  if (known === undefined) return undefined;
  const have = `${languageName(code) ?? code} ${known}`;
  const fromTest = test !== undefined && min !== undefined ? toCefr(test, min) : undefined;
  const asked = criterion.cefr ?? fromTest;
  if (asked !== undefined && compareCefr(known, asked) < 0) {
    return notMet(have, 'later', `Level ${asked} would meet this.`);
  }
  if (test !== undefined) {
    return {
      ...unsettled('not_comparable', have, `Ask whether your proof of ${have} is accepted, or take ${test}.`),
      fact: 'tests',
    };
  }
  if (asked !== undefined || compareCefr(known, STUDY_LEVEL) >= 0) return met(have);
  if (compareCefr(known, 'B1') < 0 && !listed(student, code))
    return notMet(have, 'later', 'Few can study with less than level B2.');
  return listed(student, code) && compareCefr(known, 'B1') >= 0
    ? met(have)
    : unsettled('ambiguous_text', have, 'Ask which level is needed.');
};

/**
 * Without a known level the list of languages the student can study in is left. A language on it meets a demand that names no level.
 * One that is not on it is known once the student has said yes or no to it: who can study in English has said nothing of German.
 */
const byListedLanguages = (
  { language: code, test, min, cefr }: LanguageCriterion,
  student: CompiledStudent,
): Assessment => {
  const levelAsked = test !== undefined || cefr !== undefined;
  const name = languageName(code) ?? code;
  if (listed(student, code)) return levelAsked ? levelNotGiven(code, student) : met(name);
  if (student.unresolvedLanguages.length > 0)
    return unsettled('not_comparable', student.preferences.languageRequirements.join(', '));
  const asked = cefr ?? (test !== undefined && min !== undefined ? toCefr(test, min) : undefined);
  if (asked !== undefined && compareCefr(asked, 'B1') < 0) return missing('tests');
  const isDenied = student.profile.claims?.[languageQuestion(code)] === 'no';
  if (isDenied && asked !== undefined && compareCefr(asked, STUDY_LEVEL) < 0) return missing('tests');
  if (isDenied) return notMet(`not able to study in ${name}, as you answered`, 'later', `Learn ${name}.`);
  if (grewUpWith(code, student.profile)) return levelAsked ? levelNotGiven(code, student) : met(name);
  // Who lives where it is spoken may well know it, and need not be asked before the award is shown.
  if (isSpokenIn(code, student.residenceCountry)) return missing('tests');
  return unsaid(name);
};

/** Not said whether they can study in it: no fact of the profile, but a yes or no of its own. */
const unsaid = (name: string): Assessment => ({
  outcome: 'unknown',
  why: 'profile_missing',
  have: NOT_GIVEN,
  residual: `To settle this, add ${name} to your languages if you can study in it.`,
  fixable: 'now',
});

/** From this level on somebody can study in a language that they left off their list. */
const FLUENT: CefrLevel = 'C1';

/** Who can study in the language of the place. One that was left off the list is hardly wanted, unless a test was taken or it is spoken as one's own. */
const byTeaching = (criterion: LanguageCriterion, student: CompiledStudent): Assessment => {
  const { language: code } = criterion;
  if (student.preferences.languageRequirements.length === 0) return met('no language named');
  const known = knownCefr(student, code);
  const isTested = (student.profile.tests ?? []).some(({ test }) => languageOfTest(test) === code);
  const isAble = known !== undefined && compareCefr(known, isTested ? STUDY_LEVEL : FLUENT) >= 0;
  const name = languageName(code) ?? code;
  if (isAble) return met(`${name} ${known}`);
  const settled = listed(student, code) || student.profile.claims?.[languageQuestion(code)] === 'no';
  // Whoever grew up with it and named another language alone means that one.
  return settled || student.unresolvedLanguages.length > 0
    ? byListedLanguages(criterion, student)
    : unsaid(name);
};

/** What is taught in a language is no demand of the award: whoever can study in it gains nothing by it. */
export const isTaughtIn = (criterion: Criterion): boolean =>
  criterion.kind === 'language' && criterion.taught === true;

/** Whether a language is asked for of which the student has not spoken at all: it is no matter of a level, and for few. */
export const asksForUnsaidLanguage = (criterion: Criterion, { why, fact }: Verdict): boolean =>
  criterion.kind === 'language' && why === 'profile_missing' && fact === undefined;

/** "IELTS 6.5 in English", "German at C1" */
export const languageProof = ({ language: code, test, min, cefr }: LanguageCriterion): string => {
  const name = languageName(code) ?? code;
  if (test === undefined) return cefr === undefined ? name : `${name} at ${cefr}`;
  return `${test}${min === undefined ? '' : ` ${min}`} in ${name}`;
};

const levelNotGiven = (code: string, student: CompiledStudent): Assessment => {
  const have = `${languageName(code) ?? code}, level not given`;
  return grewUpWith(code, student.profile)
    ? unsettled('not_comparable', have, 'Ask whether your schooling in the language is proof enough.')
    : missing('tests', have);
};

/** Countries whose citizens, pupils and graduates are mostly taken to know the language without a test. */
const SPOKEN_IN: Readonly<Record<string, readonly string[]>> = {
  ar: 'AE BH DZ EG IQ JO KW LB LY MA MR OM PS QA SA SD SY TN YE'.split(' '),
  bg: ['BG'],
  cs: ['CZ'],
  da: ['DK'],
  de: ['AT', 'DE', 'LI'],
  el: ['CY', 'GR'],
  en: 'AG AU BB BS BZ CA DM GB GD GY IE JM KN LC MT NZ TT US VC'.split(' '),
  es: 'AR BO CL CO CR CU DO EC ES GT HN MX NI PA PE PY SV UY VE'.split(' '),
  et: ['EE'],
  fi: ['FI'],
  fr: ['FR', 'MC'],
  he: ['IL'],
  hr: ['HR'],
  hu: ['HU'],
  id: ['ID'],
  is: ['IS'],
  it: ['IT', 'SM'],
  ja: ['JP'],
  ko: ['KR'],
  lt: ['LT'],
  lv: ['LV'],
  nl: ['NL'],
  no: ['NO'],
  pl: ['PL'],
  pt: ['BR', 'PT'],
  ro: ['MD', 'RO'],
  ru: ['RU'],
  sk: ['SK'],
  sl: ['SI'],
  sv: ['SE'],
  th: ['TH'],
  tr: ['TR'],
  uk: ['UA'],
  vi: ['VN'],
  zh: ['CN', 'TW'],
};

const isSpokenIn = (language: string, country: string | undefined): boolean =>
  country !== undefined && SPOKEN_IN[language]?.includes(country) === true;

/** Whether a test of the language is nothing to advise: the student grew up with it, or was taught in it at school or university. */
export const grewUpWith = (
  language: string,
  { citizenships = [], schooling = [], degrees = [], languages = [] }: Profile,
): boolean => {
  const places = [
    ...citizenships,
    ...schooling.map(({ place }) => place.slice(0, 2)),
    ...degrees.map(({ country }) => country ?? ''),
  ];
  return (
    places.some((place) => SPOKEN_IN[language]?.includes(place)) ||
    languages.some((each) => each.language === language && each.cefr === 'C2')
  );
};

const listed = (student: CompiledStudent, code: string): boolean => {
  return (
    student.languages.some((each) => each.code === code) ||
    student.profile.claims?.[languageQuestion(code)] === 'yes'
  );
};

/** Tests whose smaller number is the higher level (JLPT N1 is above N2). */
const DESCENDING: ReadonlySet<LanguageTest> = new Set(['JLPT']);

/**
 * The student's best score in one test, on the scale of `min` when given; undefined when there is none or the test is not
 * in the language asked for.
 */
const bestScore = (
  student: CompiledStudent,
  test: LanguageTest,
  { language, min }: { language: string; min?: number },
): number | undefined => {
  if (languageOfTest(test) !== language) return undefined;
  const scores = (student.profile.tests ?? [])
    .filter((each) => testOf(each.test) === test)
    .map((each) => each.score)
    .filter((score) => min === undefined || edition(test, score) === edition(test, min));
  if (scores.length === 0) return undefined;
  return DESCENDING.has(test) ? Math.min(...scores) : Math.max(...scores);
};

const reaches = (test: LanguageTest, score: number, min: number): boolean => {
  return DESCENDING.has(test) ? score <= min : score >= min;
};

/**
 * The scale a score is on. TOEFL has had three: bands of 1 to 6 (since 2026), internet-based 0 to 120, paper-based 310 to
 * 677. DSH results are levels 1 to 3 or per cent.
 */
const edition = (test: LanguageTest, score: number): string => {
  if (test === 'DSH') return score <= 3 ? 'level' : 'percent';
  if (test !== 'TOEFL') return '';
  return score <= 6 ? 'bands' : score <= 120 ? 'internet' : 'paper';
};

/** The highest level in a language that the profile states or a test shows. */
const knownCefr = (student: CompiledStudent, language: string): CefrLevel | undefined => {
  const stated = (student.profile.languages ?? [])
    .filter((each) => each.language === language)
    .map((each) => each.cefr);
  const shown = (student.profile.tests ?? []).flatMap(({ test, score }) =>
    languageOfTest(test) === language ? (toCefr(test, score) ?? []) : [],
  );
  return [...stated, ...shown].sort((a, b) => compareCefr(b, a))[0];
};

const testOf = (name: string): LanguageTest | undefined => {
  const upper = name.trim().toUpperCase();
  return LANGUAGE_TESTS.find((test) => upper === test || upper.startsWith(`${test} `));
};
