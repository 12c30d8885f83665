import {
  BUDGET_RANGES,
  CEFR_LEVELS,
  type Criterion,
  DEADLINE_PREFERENCES,
  DEGREES,
  EDUCATION_LEVELS,
  ENROLMENTS,
  ENTRY_POINTS,
  FINER_LEVELS,
  GENDERS,
  PACES,
  type Preferences,
  type Profile,
  PURPOSES,
  type ScholarshipRecord,
  STAGES,
  STRENGTHS,
  STUDY_LEVELS,
  type Student,
  YES_NO,
} from '@laurel/domain';
import * as fc from 'fast-check';

/** Runs of a property that compares two engines: a quarter of them in every test run, all with THOROUGH=1. */
export const runs = (all: number) => ({ numRuns: process.env.THOROUGH === '1' ? all : all / 4 });

/** Few values each, so that students and scholarships meet often. */
const COUNTRIES = ['KE', 'DE', 'US', 'BR', 'NG'];
const PLACES = [...COUNTRIES, 'group:eu', 'group:africa', 'group:international', 'US-TX'];
const FIELDS = ['09', '091', '0912', '0421', '07', '0613'];
const BACKGROUND_VALUES = {
  membership: ['SPIE', 'OWWA'],
  employer: ['Boeing', 'Airbus'],
  occupation: ['nurse', 'teacher'],
  religion: ['catholic', 'christian', 'jewish'],
  illness: ['cancer', 'blood-cancer', 'diabetes'],
};
const some = <T>(values: readonly T[], max = 3) =>
  fc.uniqueArray(fc.constantFrom(...values), { minLength: 1, maxLength: max });
const places = some(PLACES);
const optional = <T extends object>(model: { [K in keyof T]: fc.Arbitrary<T[K]> }) =>
  fc.record(model, { requiredKeys: [] });

export const profile: fc.Arbitrary<Profile> = optional({
  citizenships: some(COUNTRIES, 2),
  countryOfResidence: fc.constantFrom(...COUNTRIES),
  regionOfResidence: fc.constantFrom('US-TX', 'US-CA'),
  dateOfBirth: fc.constantFrom('1980-02-29', '1992-03-15', '2001-05-17', '2009-11-22'),
  gender: fc.constantFrom(...GENDERS),
  currentDegree: fc.constantFrom(...DEGREES),
  enrolment: fc.constantFrom(...ENROLMENTS),
  institution: fc.constantFrom('Makerere University', 'University of Nairobi'),
  intendedStart: fc.constantFrom('2026-01', '2027-01', '2027-09'),
  stage: fc.record(
    {
      now: fc.constantFrom(...STAGES),
      transferring: fc.boolean(),
      year: fc.constantFrom(1, 2, 3),
      finishes: fc.constantFrom('2026-06', '2027-06', '2029-06'),
    },
    { requiredKeys: ['now'] },
  ),
  degrees: fc.array(
    fc.record(
      {
        level: fc.constantFrom('bachelor', 'master', 'doctorate'),
        field: fc.constantFrom('Medicine', 'Law', 'Zorbology'),
        country: fc.constantFrom(...COUNTRIES),
        awarded: fc.constantFrom('2015-06', '2023-11', '2024-03', '2027-06'),
        grade: fc.constantFrom(
          { value: 3.4, scale: '4.0' as const },
          { value: 2.1, scale: 'uk-class' as const },
        ),
      },
      { requiredKeys: ['level'] },
    ),
    { maxLength: 2 },
  ),
  schooling: fc.array(fc.record({ place: fc.constantFrom('US', 'US-TX', 'KE') }), { maxLength: 2 }),
  household: fc.record(
    {
      income: fc.record(
        {
          amount: fc.constantFrom(20_000, 80_000),
          currency: fc.constantFrom('USD', 'INR'),
          year: fc.constantFrom(2020, 2025),
        },
        { requiredKeys: ['amount', 'currency'] },
      ),
      size: fc.constantFrom(2, 4, 6),
    },
    { requiredKeys: [] },
  ),
  exams: fc.array(
    fc.record(
      {
        name: fc.constantFrom('SAT', 'ACT'),
        score: fc.constantFrom(20, 1400),
        rank: fc.constantFrom(10, 5000),
      },
      { requiredKeys: ['name'] },
    ),
    { maxLength: 2 },
  ),
  purposes: fc.subarray([...PURPOSES]),
  memberships: some(['SPIE', 'OWWA', 'none'], 2),
  parents: some(['OWWA', 'Boeing', 'none'], 2),
  employer: fc.constantFrom('Boeing', 'Makerere University'),
  occupation: fc.constantFrom('Nurse', 'Zorbist'),
  religion: fc.constantFrom('Catholic', 'Christian', 'Jewish', 'Zorbism', 'none'),
  illnesses: some(['Leukaemia', 'Diabetes', 'Zorbitis', 'none'], 2),
  statuses: some(['refugee', 'refugee:DE', 'stateless', 'veteran', 'permanent-resident:US', 'full-time']),
  minorityGroups: some(['hispanic', 'lgbtq', 'asian']),
  claims: fc.dictionary(
    fc.constantFrom(
      'armenian-descent',
      'member-of-union',
      'group:hispanic',
      'group:lgbtq',
      'status:refugee',
      'status:veteran',
      'membership:SPIE',
      'parents-membership:OWWA',
    ),
    fc.constantFrom(...YES_NO),
  ),
  declined: some(['armenian-descent', 'group:hispanic', 'citizenships']),
  disabilities: some(['Blind', 'Autism', 'Zorbitis'], 2),
  answers: optional({
    financialNeed: fc.constantFrom(...YES_NO),
    firstGeneration: fc.constantFrom(...YES_NO),
    minority: fc.constantFrom(...YES_NO),
    disability: fc.constantFrom(...YES_NO),
    workExperience: fc.constantFrom(...YES_NO),
  }),
  tests: fc.array(
    fc.record({ test: fc.constantFrom('IELTS', 'TOEFL'), score: fc.constantFrom(5, 6.5, 8, 100) }),
    {
      maxLength: 2,
    },
  ),
  languages: fc.array(
    fc.record({ language: fc.constantFrom('en', 'de'), cefr: fc.constantFrom(...CEFR_LEVELS) }),
    {
      maxLength: 2,
    },
  ),
});

export const preferences: fc.Arbitrary<Preferences> = fc.record({
  preferredCountries: fc.subarray(['Germany', 'Kenya', 'United States', 'Atlantis']),
  educationLevel: fc.constantFrom(...EDUCATION_LEVELS),
  fieldsOfStudy: fc.subarray(['Medicine', 'Law', 'Engineering', 'Zorbology']),
  gpa: fc.constantFrom(null, 2, 3, 3.5, 4),
  budgetRange: fc.constantFrom(...BUDGET_RANGES),
  applicationDeadlinePreference: fc.constantFrom(...DEADLINE_PREFERENCES),
  languageRequirements: fc.subarray(['English', 'German', 'Zorbish'], { minLength: 1 }),
  workExperience: fc.nat(5),
  researchInterests: fc.constantFrom('', 'malaria vaccines in rural clinics'),
  careerGoals: fc.constantFrom('', 'epidemiology'),
  hasDisability: fc.boolean(),
  isFirstGeneration: fc.boolean(),
  isMinority: fc.boolean(),
  needBasedOnly: fc.boolean(),
  pace: fc.constantFrom(undefined, ...PACES),
  studyLevel: fc.constantFrom(undefined, ...FINER_LEVELS),
});

export const student: fc.Arbitrary<Student> = fc.record(
  { preferences, profile, dismissed: some(['example-0', 'example-2', 'long-gone']) },
  { requiredKeys: ['preferences', 'profile'] },
);

const predicate = fc.oneof(
  optional({ anyOf: places, noneOf: places, orStatuses: some(['refugee', 'permanent-resident:US']) }).map(
    (p) => ({ kind: 'citizenship', ...p }),
  ),
  optional({ anyOf: places, noneOf: places, minYears: fc.nat(3) }).map((p) => ({ kind: 'residence', ...p })),
  fc.record({
    kind: fc.constant('level'),
    anyOf: some(STUDY_LEVELS),
    of: fc.constantFrom('target', 'current'),
  }),
  fc.record({ kind: fc.constant('level'), anyOf: some(STUDY_LEVELS), finer: some(FINER_LEVELS) }),
  optional({ anyOf: some(FIELDS), noneOf: some(FIELDS, 1), text: fc.constant('medicine') }).map((p) => ({
    kind: 'field',
    ...p,
  })),
  fc.record({
    kind: fc.constant('field'),
    anyOf: some(FIELDS),
    finer: some(['neuroscience', 'art-history', 'welding'], 2),
  }),
  fc
    .oneof(fc.record({ anyOf: some(FIELDS) }), fc.record({ noneOf: some(FIELDS) }))
    .map((p) => ({ kind: 'teaching', institution: 'Olin College', ...p })),
  fc.record({ kind: fc.constant('purpose'), anyOf: some(PURPOSES) }),
  fc.record({ kind: fc.constant('gpa'), min: fc.constantFrom(2.5, 3.5), scale: fc.constant('4.0') }),
  fc.record({ kind: fc.constant('age'), min: fc.constantFrom(16, 25), max: fc.constantFrom(25, 35) }),
  fc.record({ kind: fc.constant('work'), minYears: fc.nat(4) }),
  fc.record(
    {
      kind: fc.constant('language'),
      language: fc.constantFrom('en', 'de', 'fr'),
      test: fc.constant('IELTS'),
      min: fc.constantFrom(6, 7),
      cefr: fc.constantFrom('A2', 'B2'),
    },
    { requiredKeys: ['kind', 'language'] },
  ),
  fc.record({
    kind: fc.constant('language'),
    language: fc.constantFrom('en', 'fr'),
    taught: fc.constant(true),
  }),
  fc.record({ kind: fc.constant('gender'), anyOf: some(GENDERS, 2) }),
  fc.record(
    {
      kind: fc.constant('need'),
      maxIncome: fc.constant(50_000),
      currency: fc.constant('USD'),
      householdOf: fc.constant(4),
      asOf: fc.constantFrom(2021, 2026),
    },
    { requiredKeys: ['kind', 'maxIncome', 'currency'] },
  ),
  fc.record(
    {
      kind: fc.constant('exam'),
      name: fc.constantFrom('SAT', 'ACT'),
      min: fc.constantFrom(20, 1300),
      maxRank: fc.constant(100),
    },
    { requiredKeys: ['kind', 'name'] },
  ),
  fc.constantFrom({ kind: 'need' }, { kind: 'firstGeneration' }, { kind: 'disability' }),
  fc.record({ kind: fc.constant('minority'), groups: fc.subarray(['hispanic', 'lgbtq']) }),
  fc
    .record(
      {
        countries: some(['DE', 'KE', 'US-TX', 'group:eu']),
        noneOf: some(['DE', 'KE']),
        institutions: fc.constant(['Makerere University']),
        abroad: fc.constant(true),
      },
      { requiredKeys: [] },
    )
    .map((p) => ({ kind: 'host', countries: [], ...p })),
  fc.record(
    {
      kind: fc.constant('enrolment'),
      anyOf: fc.subarray([...ENROLMENTS]),
      fullTime: fc.boolean(),
      distance: fc.boolean(),
    },
    { requiredKeys: ['kind', 'anyOf'] },
  ),
  optional({
    anyOf: some(ENTRY_POINTS, 2),
    now: some(STAGES),
    minYear: fc.constantFrom(1, 2),
    maxYear: fc.constantFrom(2, 3),
    lastYear: fc.boolean(),
  }).map((p) => ({ kind: 'stage', ...p })),
  fc.record(
    {
      kind: fc.constant('degree'),
      anyOf: some(['bachelor', 'master', 'doctorate']),
      held: fc.constant(false),
      orSoon: fc.constant(true),
      fields: some(FIELDS, 2),
      countries: places,
      outside: some(COUNTRIES, 1),
      from: fc.constantFrom('home', 'abroad'),
      withinYears: fc.constantFrom(3, 5),
      extends: fc.constant(true),
      minYears: fc.constantFrom(2, 3),
    },
    { requiredKeys: ['kind', 'anyOf'] },
  ),
  optional({ anyOf: some(['US', 'US-TX', 'DE']), noneOf: some(['KE', 'US-TX']) }).map((p) => ({
    kind: 'schooling',
    ...p,
  })),
  fc.oneof(
    ...(['membership', 'employer', 'occupation', 'religion', 'illness'] as const).map((of) =>
      fc.record(
        {
          kind: fc.constant('background'),
          of: fc.constant(of),
          anyOf: fc.subarray(BACKGROUND_VALUES[of]),
          noneOf: some(BACKGROUND_VALUES[of], 1),
          orParents: fc.constant(true),
        },
        { requiredKeys: ['kind', 'of', 'anyOf'] },
      ),
    ),
  ),
  fc.record(
    {
      kind: fc.constant('claim'),
      question: fc.constantFrom('armenian-descent', 'member-of-union'),
      text: fc.constant('Are you one of them?'),
      label: fc.constant('one of them'),
      theme: fc.constantFrom('heritage', 'faith'),
      yes: fc.constant(['lgbtq']),
      no: fc.constant(['navajo']),
      maybe: fc.constantFrom(['asian'], ['refugee']),
      wide: fc.constant(true),
      step: fc.constant(true),
      answer: fc.constantFrom(...YES_NO),
    },
    { requiredKeys: ['kind', 'question', 'text', 'label', 'theme'] },
  ),
  fc.record(
    {
      kind: fc.constant('other'),
      text: fc.constantFrom('Shows leadership.', 'A member of the union.'),
      status: fc.constantFrom('refugee', 'veteran', 'permanent-resident:US'),
      held: fc.constant(false as const),
    },
    { requiredKeys: ['kind', 'text'] },
  ),
);

const binding = fc.record(
  {
    strength: fc.constantFrom('hard', 'hard', ...STRENGTHS),
    alternative: fc.constantFrom('a', 'b'),
    appliesToLevels: some(STUDY_LEVELS),
    quoted: fc.boolean(),
  },
  { requiredKeys: ['strength'] },
);

const ELIGIBILITY = 'The conditions of this award.';

export const criterion: fc.Arbitrary<Criterion> = fc
  .tuple(predicate, binding)
  .map(([values, { quoted = true, ...rest }]) => {
    const evidence = quoted
      ? [{ field: 'eligibility', start: 0, end: ELIGIBILITY.length, quote: ELIGIBILITY }]
      : [];
    // Each branch above has the keys of its kind; the union of records can't show it.
    return { id: 'criterion', ...rest, ...values, evidence } as Criterion;
  });

export const TODAY = '2026-11-21';

const deadline = fc.constantFrom<ScholarshipRecord['deadline']>(
  { kind: 'yearly', dates: ['--03-01'], text: '', window: { from: '--03-01', to: '--04-10' } },
  { kind: 'date', dates: ['2027-01-15'], text: '15 January 2027' },
  { kind: 'date', dates: ['2026-11-20'], text: '20 November 2026' },
  { kind: 'yearly', dates: ['--03-01'], text: '1 March' },
  { kind: 'month', dates: ['--03'], text: 'March' },
  { kind: 'rolling', dates: [], text: 'Rolling' },
  { kind: 'unknown', dates: [], text: '' },
);

/** A record; give it an id of its own where several are used. */
export const record: fc.Arbitrary<ScholarshipRecord> = fc
  .record({
    criteria: fc.array(criterion, { maxLength: 6 }),
    hostCountries: fc.subarray(['DE', 'KE', 'group:eu']),
    awardKind: fc.constantFrom<ScholarshipRecord['award']['kind']>('full', 'partial', 'amount', 'unknown'),
    deadline,
    parsedFully: fc.boolean(),
    life: fc.oneof(
      { weight: 5, arbitrary: fc.constant({}) },
      { weight: 1, arbitrary: fc.constant({ ended: { since: '2023' } }) },
    ),
  })
  .map(({ criteria, awardKind, life, ...rest }) => ({
    id: 'example',
    title: 'Example Scholarship',
    organization: 'Example Foundation',
    description: 'For work on malaria and epidemiology.',
    eligibility: ELIGIBILITY,
    location: '',
    link: 'https://example.org/scholarship',
    award: { kind: awardKind, text: 'See the page' },
    documents: [],
    selection: [],
    benefits: [],
    tags: [],
    texts: { eligibility: ELIGIBILITY },
    provenance: { source: 'laurel', confidence: 'high', method: 'human' },
    ...rest,
    ...life,
    criteria: criteria.map((each, index) => ({ ...each, id: `criterion-${index}` })),
  }));

export const records: fc.Arbitrary<ScholarshipRecord[]> = fc
  .array(record, { minLength: 1, maxLength: 8 })
  .map((list) => list.map((each, index) => ({ ...each, id: `example-${index}` })));

const TEXTS = [
  'For work on malaria in clinics.',
  'Epidemiology of malaria; vaccines, rural clinics.',
  'Law.',
];

const WAIVERS = { id: 'waivers', name: 'tuition waivers' };

/** Records that also differ in texts, places, documents, source and length: some have more criteria than the kernel adds up. */
export const variedRecords: fc.Arbitrary<ScholarshipRecord[]> = fc
  .array(
    fc
      .tuple(
        record,
        fc.record({
          title: fc.constantFrom('Example Scholarship', 'Another Scholarship', 'Malaria Vaccine Award'),
          description: fc.constantFrom(...TEXTS),
          location: fc.constantFrom(
            '',
            'Germany',
            'Any country',
            'Any country except Kenya',
            'Germany, Mars',
          ),
          documents: fc.constantFrom<string[]>([], ['Two letters of recommendation'], ['Transcript']),
          tags: fc.subarray(['vaccines', 'clinic']),
          organization: fc.constantFrom('Example Foundation', 'Another Foundation'),
          family: fc.constantFrom(undefined, WAIVERS, WAIVERS),
          provenance: fc.constantFrom<ScholarshipRecord['provenance']>(
            { source: 'laurel', confidence: 'high', method: 'human' },
            { source: 'import', confidence: 'low', method: 'rule' },
          ),
        }),
        fc.oneof(
          { weight: 9, arbitrary: fc.constant([]) },
          fc.array(criterion, { minLength: 12, maxLength: 24 }),
        ),
      )
      .map(([base, { family, ...changes }, more]): ScholarshipRecord => {
        const criteria = [...base.criteria, ...more].map((each, index) => ({
          ...each,
          id: `criterion-${index}`,
        }));
        return { ...base, ...changes, ...(family ? { family } : {}), criteria };
      }),
    { maxLength: 10 },
  )
  .map((list) => list.map((each, index) => ({ ...each, id: `example-${index}` })));
