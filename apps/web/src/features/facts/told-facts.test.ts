import type { CatalogueQuestion } from '@laurel/contract';
import { PROFILE_NAMES, type Profile } from '@laurel/domain';
import { describe, expect, it } from 'vitest';
import { contradictions } from './contradictions.ts';
import { searchFacts } from './search-facts.ts';
import { toldFacts } from './told-facts.ts';

const QUESTIONS: CatalogueQuestion[] = [
  {
    id: 'armenian-descent',
    question: 'Are you of Armenian descent?',
    label: 'of Armenian descent',
    theme: 'heritage',
    awards: 2,
  },
  {
    id: 'golf-caddie',
    question: 'Have you caddied at a golf club?',
    label: 'a golf caddie',
    theme: 'work',
    awards: 1,
  },
];

/** Every fact once. */
const ALL: Required<Profile> = {
  citizenships: ['KE'],
  countryOfResidence: 'US',
  regionOfResidence: 'US-TX',
  dateOfBirth: '2001-05-17',
  gender: 'female',
  currentDegree: 'undergraduate',
  enrolment: 'enrolled',
  institution: 'Makerere University',
  intendedStart: '2027-09',
  statuses: ['veteran:US'],
  minorityGroups: ['hispanic'],
  tests: [{ test: 'IELTS', score: 7 }],
  languages: [{ language: 'en', cefr: 'C1' }],
  homeGpa: { value: 3.4, scale: '4.0' },
  answers: { financialNeed: 'yes' },
  stage: { now: 'undergraduate', year: 3, finishes: '2027-06', transferring: true },
  degrees: [{ level: 'bachelor', field: 'Law', country: 'KE', awarded: '2024-07' }],
  schooling: [{ place: 'US-UT' }],
  groups: ['navajo'],
  religion: 'Jewish',
  disabilities: ['deaf'],
  illnesses: ['cancer'],
  employer: 'Boeing',
  occupation: 'Nurse',
  memberships: ['SPIE'],
  parents: ['teacher'],
  household: { income: { amount: 20000, currency: 'EUR' }, size: 4 },
  exams: [{ name: 'JEE Main', score: 98.2, rank: 120 }],
  purposes: ['exchange'],
  claims: { 'armenian-descent': 'no' },
  declined: ['golf-caddie'],
};

describe('what a student told', () => {
  it('is shown by theme, in words', () => {
    const told = toldFacts(ALL, QUESTIONS).map(({ theme, facts }) => [
      theme,
      facts.map(({ label }) => label),
    ]);
    expect(Object.fromEntries(told)).toEqual({
      origin: [
        'Citizen of Kenya',
        'Lives in the United States',
        'Lives in Texas',
        'A veteran of the armed forces of the United States',
      ],
      studies: [
        'Now: Bachelor’s degree, year 3, finishes June 2027, wants to transfer',
        'Degree held or in progress: Undergraduate degree',
        'Enrolled',
        'At Makerere University',
        'Wants to start in September 2027',
        'Bachelor’s degree, Law, Kenya, 2024-07',
        'Seeks money for: a stay of study at another university',
        'Went to school in Utah',
      ],
      results: ['IELTS 7', 'English C1', 'Grade 3.4, Out of 4.0', 'JEE Main, 98.2, rank 120'],
      work: ['Works for Boeing', 'Works as: Nurse', 'Member of SPIE'],
      person: ['Born on 17 May 2001', 'Female', 'Financial need: yes'],
      heritage: ['Hispanic', 'Navajo', 'Not of Armenian descent'],
      family: ['A parent: teacher', 'Household income EUR 20,000, 4 in the household'],
      health: ['Deaf', 'Cancer'],
      faith: ['Religion: Jewish'],
      declined: ['A golf caddie'],
    });
  });

  it.each(PROFILE_NAMES)('holds %s, and one tap takes it back', (name) => {
    const told = toldFacts({ [name]: ALL[name] }, QUESTIONS).flatMap(({ facts }) => facts);
    expect(told).toHaveLength(1);
    const change = told[0]?.withdraw({ [name]: ALL[name] });
    expect(change).toMatchObject({ [name]: null });
  });

  it('says in words that a language is none to study in', () => {
    expect(toldFacts({ claims: { 'language:de': 'no' } }, [])).toMatchObject([
      { theme: 'results', facts: [{ label: 'Not able to study in German' }] },
    ]);
  });

  it('takes one entry of a list and leaves the others', () => {
    const facts: Profile = {
      tests: [
        { test: 'IELTS', score: 7 },
        { test: 'SAT', score: 1300 },
      ],
    };
    const [first] = toldFacts(facts, []).flatMap((each) => each.facts);
    expect(first?.withdraw(facts)).toEqual({ tests: [{ test: 'SAT', score: 1300 }] });
  });
});

describe('the search for a fact', () => {
  const found = (text: string, facts: Profile = {}) => searchFacts(text, QUESTIONS, facts);

  it.each<[string, string, object]>([
    ['veteran', 'A veteran of the armed forces', { statuses: ['veteran'] }],
    ['Navajo', 'Navajo', { groups: ['navajo'] }],
    ['deaf', 'Deaf', { disabilities: ['Deaf'] }],
    ['my mother is a nurse', 'A parent: nurse', { parents: ['nurse'] }],
    ['My father works for Boeing', 'A parent: Boeing', { parents: ['Boeing'] }],
    ['armen', 'Of Armenian descent', { claims: { 'armenian-descent': 'yes' } }],
    ['kenya', 'Citizen of Kenya', { citizenships: ['KE'] }],
    ['Jewish', 'Jewish', { religion: 'Jewish' }],
    ['Phi Theta Kappa', 'Member of “Phi Theta Kappa”', { memberships: ['Phi Theta Kappa'] }],
  ])('understands “%s”', (text, label, change) => {
    const suggestion = found(text).find((each) => each.label === label && isSame(each.change({}), change));
    expect(suggestion?.label).toBe(label);
  });

  const isSame = (one: object, other: object) =>
    Object.entries(other).every(
      ([name, value]) => JSON.stringify((one as Record<string, unknown>)[name]) === JSON.stringify(value),
    );

  it('gives a status the country in which the student lives', () => {
    const [first] = found('refugee', { countryOfResidence: 'DE' });
    expect(first?.change({ statuses: ['orphan'] })).toEqual({ statuses: ['orphan', 'refugee:DE'] });
  });

  it('finds nothing for nothing typed', () => {
    expect(found('  ')).toEqual([]);
  });
});

describe('answers that do not go together', () => {
  const TODAY = '2026-11-22';
  it.each<[string, Profile, string | undefined, RegExp]>([
    [
      'a doctorate at 19',
      { dateOfBirth: '2007-05-01', currentDegree: 'phd' },
      undefined,
      /doctorate and an age of 19/,
    ],
    ['a doctorate sought at 19', { dateOfBirth: '2007-05-01' }, 'phd', /look for a doctorate and are 19/],
    ['a doctorate sought after school', { currentDegree: 'secondary' }, 'phd', /ask for a degree first/],
    ['a start in 2019', { intendedStart: '2019-09' }, undefined, /2019-09, has passed/],
    [
      'an end in the past',
      { stage: { now: 'masters', finishes: '2025-06' } },
      undefined,
      /Do you still study/,
    ],
    [
      'a degree before it could be',
      { dateOfBirth: '2001-01-01', degrees: [{ level: 'bachelor', awarded: '2010-06' }] },
      undefined,
      /do not go together/,
    ],
  ])('%s is told kindly', (_, facts, seeks, sentence) => {
    const found = contradictions(facts, seeks, TODAY);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatch(sentence);
  });

  it.each<[string, Profile, string | undefined]>([
    ['a doctorate at 21', { dateOfBirth: '2005-11-22', currentDegree: 'phd' }, 'phd'],
    ['a start in this month', { intendedStart: '2026-11' }, undefined],
    ['an end in this month', { stage: { now: 'masters', finishes: '2026-11' } }, undefined],
    [
      'a degree at 17',
      { dateOfBirth: '2001-01-01', degrees: [{ level: 'bachelor', awarded: '2018-06' }] },
      undefined,
    ],
    ['nothing said', {}, 'phd'],
  ])('%s is none', (_, facts, seeks) => {
    expect(contradictions(facts, seeks, TODAY)).toEqual([]);
  });
});
