import type { CatalogueQuestion, ProfileRequest } from '@laurel/contract';
import {
  ANSWER_NAMES,
  ANSWERS,
  BACKGROUND_NAMES,
  backgroundFacts,
  dayInEnglish,
  FACTS,
  isFactName,
  monthInEnglish,
  NONE,
  type Profile,
  type QuestionTheme,
  statusLabel,
  withAnswer,
} from '@laurel/domain';
import { countryInSentence, heritageName, languageName, REGIONS } from '@laurel/taxonomies';
import { lowerFirst, upperFirst } from '@laurel/text';
import {
  DEGREE_OPTIONS,
  ENROLMENT_OPTIONS,
  FINER_LEVEL_OPTIONS,
  GENDER_OPTIONS,
  labelIn,
  PURPOSE_OPTIONS,
  SCALE_OPTIONS,
  STAGE_OPTIONS,
} from './profile-labels.ts';

export type FactChange = NonNullable<ProfileRequest['profile']>;

/** One fact as the student reads it, and what takes it back. */
export interface ToldFact {
  label: string;
  withdraw: (facts: Profile) => FactChange;
}

interface Theme {
  title: string;
  why: string;
  sensitive?: true;
}

/** What the facts of a profile are about, and why Laurel asks. */
export const THEMES = {
  origin: {
    title: 'Where you are from',
    why: 'Most awards name the citizens or residents they are meant for.',
  },
  studies: {
    title: 'Your studies',
    why: 'Awards take people in at one stage, and some ask for a degree or a school.',
  },
  results: {
    title: 'Grades, tests and languages',
    why: 'Settles minimum grades, scores and language rules.',
  },
  work: { title: 'Work and memberships', why: 'Employers, professions and societies fund their own.' },
  person: { title: 'About you', why: 'Settles age limits and yes or no questions.', sensitive: true },
  heritage: {
    title: 'Heritage and community',
    why: 'Some awards are for one community only.',
    sensitive: true,
  },
  family: {
    title: 'Family and household',
    why: 'Some awards are for one kind of family, or up to an income.',
    sensitive: true,
  },
  health: {
    title: 'Health',
    why: 'Some awards are for people with one illness or disability.',
    sensitive: true,
  },
  faith: { title: 'Faith', why: 'Some awards are for members of one faith.', sensitive: true },
  declined: { title: 'Not asked again', why: 'Questions that you would rather not answer.' },
} as const satisfies Record<string, Theme>;
export type ThemeName = keyof typeof THEMES;
const THEME_NAMES = Object.keys(THEMES) as ThemeName[];

export const themeFacts = (name: ThemeName): Theme => THEMES[name];

/** Where a question of the catalogue stands. */
const THEME_OF: Readonly<Record<QuestionTheme, ThemeName>> = {
  heritage: 'heritage',
  family: 'family',
  faith: 'faith',
  health: 'health',
  membership: 'work',
  work: 'work',
  schooling: 'studies',
  life: 'person',
};

const placeLabel = (code: string): string =>
  REGIONS.find((region) => region.code === code)?.name ?? countryInSentence(code);

export const statusText = (status: string): string => {
  const [name = '', country] = status.split(':');
  return upperFirst(statusLabel(name, country && placeLabel(country)));
};

const groupText = (group: string): string => heritageName(group) ?? upperFirst(group.replaceAll('-', ' '));

type ListName =
  | 'citizenships'
  | 'statuses'
  | 'groups'
  | 'minorityGroups'
  | 'disabilities'
  | 'illnesses'
  | 'memberships'
  | 'parents'
  | 'purposes';

/** The entries of a list, each of which can be taken out. */
const entries = (facts: Profile, name: ListName, label: (entry: string) => string): ToldFact[] =>
  (facts[name] ?? []).map((entry) => ({
    label: entry === NONE ? `${upperFirst(name)}: none` : label(entry),
    withdraw: (now) => ({ [name]: orNull((now[name] ?? []).filter((each) => each !== entry)) }),
  }));

/** Like `entries`, for entries that are no texts; each is found again by its place. */
const rows = <N extends 'degrees' | 'schooling' | 'tests' | 'languages' | 'exams'>(
  facts: Profile,
  name: N,
  label: (row: NonNullable<Profile[N]>[number]) => string,
): ToldFact[] => {
  const list: readonly NonNullable<Profile[N]>[number][] = facts[name] ?? [];
  return list.map((row, index) => ({
    label: label(row),
    withdraw: (now) => ({ [name]: orNull((now[name] ?? []).filter((_, at) => at !== index)) }) as FactChange,
  }));
};

const orNull = <T>(list: T[]): T[] | null => (list.length === 0 ? null : list);

/** A fact that stands alone. */
const one = (facts: Profile, name: keyof Profile, label: string | false): ToldFact[] =>
  facts[name] === undefined || label === false ? [] : [{ label, withdraw: () => ({ [name]: null }) }];

const stageText = ({ stage }: Profile): string => {
  if (stage === undefined) return '';
  const { now, year, finishes, transferring } = stage;
  return [
    `Now: ${labelIn(STAGE_OPTIONS, now)}`,
    ...(year === undefined ? [] : [`year ${year}`]),
    ...(finishes === undefined ? [] : [`finishes ${monthInEnglish(finishes)}`]),
    ...(transferring ? ['wants to transfer'] : []),
  ].join(', ');
};

const householdText = ({ household }: Profile): string => {
  const { income, size } = household ?? {};
  return [
    ...(income ? [`Household income ${income.currency} ${income.amount.toLocaleString('en')}`] : []),
    ...(size === undefined ? [] : [`${size} in the household`]),
  ].join(', ');
};

/** How a question is named whose id this is. */
const questionLabel = (id: string, questions: readonly CatalogueQuestion[]): string => {
  const known = questions.find((question) => question.id === id);
  if (known) return known.label;
  const [kind = '', ...rest] = id.split(':');
  const name = rest.join(':');
  if (kind === 'status') return statusText(name).replace(/^./, (letter) => letter.toLowerCase());
  if (kind === 'group') return groupText(name);
  if (kind === 'language') return `able to study in ${languageName(name) ?? name}`;
  if (kind === 'gender') return lowerFirst(labelIn(GENDER_OPTIONS, name));
  const of = BACKGROUND_NAMES.find((each) => kind === each || kind === `parents-${each}`);
  if (of !== undefined) return `${backgroundFacts(of).words} ${upperFirst(name)}`;
  return isFactName(id) ? FACTS[id].label : id.replaceAll('-', ' ');
};

const themeOfQuestion = (id: string, questions: readonly CatalogueQuestion[]): ThemeName => {
  const known = questions.find((question) => question.id === id);
  if (known) return THEME_OF[known.theme];
  if (id.startsWith('group:')) return 'heritage';
  if (id.startsWith('status:')) return 'origin';
  if (id.startsWith('religion:')) return 'faith';
  if (id.startsWith('illness:')) return 'health';
  if (id.startsWith('language:')) return 'results';
  if (id.startsWith('gender:')) return 'person';
  return id.startsWith('parents-') ? 'family' : 'work';
};

/** All that a student told, by theme; themes without a fact are left out. */
export const toldFacts = (
  facts: Profile,
  questions: readonly CatalogueQuestion[],
): { theme: ThemeName; facts: ToldFact[] }[] => {
  const { tests: _, countryOfResidence, regionOfResidence, dateOfBirth, gender, homeGpa } = facts;
  const byTheme: Record<ThemeName, ToldFact[]> = {
    origin: [
      ...entries(facts, 'citizenships', (code) => `Citizen of ${placeLabel(code)}`),
      ...one(
        facts,
        'countryOfResidence',
        countryOfResidence !== undefined && `Lives in ${placeLabel(countryOfResidence)}`,
      ),
      ...one(
        facts,
        'regionOfResidence',
        regionOfResidence !== undefined && `Lives in ${placeLabel(regionOfResidence)}`,
      ),
      ...entries(facts, 'statuses', statusText),
    ],
    studies: [
      ...one(facts, 'stage', stageText(facts)),
      ...one(
        facts,
        'currentDegree',
        `Degree held or in progress: ${labelIn(DEGREE_OPTIONS, facts.currentDegree ?? '')}`,
      ),
      ...one(facts, 'enrolment', labelIn(ENROLMENT_OPTIONS, facts.enrolment ?? '')),
      ...one(facts, 'institution', `At ${facts.institution}`),
      ...one(facts, 'intendedStart', `Wants to start in ${monthInEnglish(facts.intendedStart ?? '')}`),
      ...one(facts, 'degrees', facts.degrees?.length === 0 && 'No degree held'),
      ...rows(facts, 'degrees', ({ level, field, country, awarded }) =>
        [labelIn(FINER_LEVEL_OPTIONS, level), field, country && placeLabel(country), awarded]
          .filter(Boolean)
          .join(', '),
      ),
      ...entries(
        facts,
        'purposes',
        (name) => `Seeks money for: ${lowerFirst(labelIn(PURPOSE_OPTIONS, name))}`,
      ),
      ...rows(facts, 'schooling', ({ place }) => `Went to school in ${placeLabel(place)}`),
    ],
    results: [
      ...rows(facts, 'tests', ({ test, score }) => `${test} ${score}`),
      ...rows(facts, 'languages', ({ language, cefr }) => `${languageName(language) ?? language} ${cefr}`),
      ...one(
        facts,
        'homeGpa',
        homeGpa !== undefined && `Grade ${homeGpa.value}, ${labelIn(SCALE_OPTIONS, homeGpa.scale)}`,
      ),
      ...rows(facts, 'exams', ({ name, score, rank }) =>
        [name, score, rank && `rank ${rank}`].filter((part) => part !== undefined).join(', '),
      ),
    ],
    work: [
      ...one(facts, 'employer', `Works for ${facts.employer}`),
      ...one(facts, 'occupation', `Works as: ${facts.occupation}`),
      ...entries(facts, 'memberships', (name) => `Member of ${name}`),
    ],
    person: [
      ...one(facts, 'dateOfBirth', dateOfBirth !== undefined && `Born on ${dayInEnglish(dateOfBirth)}`),
      ...one(facts, 'gender', labelIn(GENDER_OPTIONS, gender ?? '')),
      ...ANSWER_NAMES.flatMap((name): ToldFact[] => {
        const said = facts.answers?.[name];
        return said === undefined
          ? []
          : [
              {
                label: `${ANSWERS[name].title}: ${said}`,
                withdraw: (now) => withAnswer(now, name, undefined),
              },
            ];
      }),
    ],
    heritage: [...entries(facts, 'minorityGroups', groupText), ...entries(facts, 'groups', groupText)],
    family: [
      ...entries(facts, 'parents', (name) => `A parent: ${name}`),
      ...one(facts, 'household', householdText(facts)),
    ],
    health: [...entries(facts, 'disabilities', upperFirst), ...entries(facts, 'illnesses', upperFirst)],
    faith: one(facts, 'religion', `Religion: ${upperFirst(facts.religion ?? '')}`),
    declined: (facts.declined ?? []).map((id) => ({
      label: upperFirst(questionLabel(id, questions)),
      withdraw: (now) => ({ declined: orNull((now.declined ?? []).filter((each) => each !== id)) }),
    })),
  };
  for (const [id, said] of Object.entries(facts.claims ?? {})) {
    const label = questionLabel(id, questions);
    byTheme[themeOfQuestion(id, questions)].push({
      label: said === 'yes' ? upperFirst(label) : `Not ${label}`,
      withdraw: (now) => withAnswer(now, id, undefined),
    });
  }
  return THEME_NAMES.map((theme) => ({ theme, facts: byTheme[theme] })).filter(
    (each) => each.facts.length > 0,
  );
};
