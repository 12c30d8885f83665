import type { Criterion, HeldDegree, ScholarshipRecord, Student } from '@laurel/domain';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compileStudent, matchScholarships, planMilestones, recordTips } from '../index.ts';
import { record, student, TODAY } from './arbitraries.ts';

/** What people and organisations are called. */
const NAMES = [
  'Foundation',
  'Sts. Peter & Paul’s Institute, Inc.',
  'University of Cape Town',
  'مؤسسة الأمل للتعليم',
  'Fundación “Ñandú” (FÑ)',
  'A/B Org; Trust: North',
  'Ω',
  `Society ${'of many words '.repeat(30).trim()}`,
];
/** What an organiser asks for, or looks at. */
const PAPERS = [
  'CV',
  'Online application',
  'FAFSA form',
  'CSS Profile',
  'Two letters of recommendation',
  'Embassy recommendation',
  'Interview',
  'IELTS, TOEFL or its like',
  'Certificate (B.Sc. or M.Sc.)',
  'شهادة',
  `Statement ${'on one thing and another '.repeat(20).trim()}`,
];
const TEXTS = [
  'Only for members.',
  'Or children of members, e.g. of the St. John’s chapter.',
  'Is it open? Ask the office!',
  'للأعضاء فقط.',
  `Applicants ${'who do this and that '.repeat(15).trim()}.`,
];

const quoted = (text: string) => ({
  evidence: [{ field: 'hostile', start: 0, end: text.length, quote: text }],
  text,
});

/** Criteria whose words come from the record. */
const hostile: fc.Arbitrary<Partial<Criterion>> = fc.oneof(
  fc.constantFrom(...TEXTS).map((text) => ({ kind: 'other' as const, ...quoted(text) })),
  fc.record({
    kind: fc.constant('host' as const),
    countries: fc.subarray(['DE', 'US-TX', 'GB']),
    institutions: fc.subarray(NAMES, { minLength: 1 }),
  }),
  fc.record({
    kind: fc.constant('enrolment' as const),
    anyOf: fc.subarray(['enrolled', 'admitted', 'applying'], { minLength: 1 }) as never,
    institutions: fc.subarray(NAMES, { maxLength: 3 }),
  }),
  fc.record({ kind: fc.constant('work' as const), minYears: fc.constantFrom(1, 2, 10) }),
  fc.record({
    kind: fc.constant('minority' as const),
    groups: fc.subarray(['black', 'hispanic', 'Dalit', 'inuit']),
  }),
  fc.record({
    kind: fc.constant('background' as const),
    of: fc.constantFrom('membership' as const, 'employer' as const),
    anyOf: fc.subarray(NAMES, { minLength: 1, maxLength: 3 }),
  }),
  fc.record({
    kind: fc.constant('citizenship' as const),
    anyOf: fc.subarray(['KE', 'group:eu'], { minLength: 1 }),
    orStatuses: fc.subarray(['refugee:DE', 'permanent-resident', 'daca', 'asylum-seeker:GB', 'veteran:US']),
  }),
  fc.record({
    kind: fc.constant('language' as const),
    language: fc.constantFrom('en', 'de'),
    test: fc.constantFrom('IELTS' as const),
    min: fc.constantFrom(6.5, 7),
  }),
  fc.record({
    kind: fc.constant('degree' as const),
    anyOf: fc.subarray(['bachelor', 'master', 'doctorate'], { minLength: 1 }) as never,
    withinYears: fc.constantFrom(1, 5),
  }),
) as fc.Arbitrary<Partial<Criterion>>;

const STRENGTHS = ['hard', 'hard', 'preferred'] as const;

const hostileRecord: fc.Arbitrary<ScholarshipRecord> = fc
  .tuple(
    record,
    fc.array(fc.tuple(hostile, fc.constantFrom(...STRENGTHS), fc.constantFrom(undefined, undefined, 'way')), {
      maxLength: 5,
    }),
    fc.record({
      title: fc.constantFrom(...NAMES),
      organization: fc.constantFrom(...NAMES),
      location: fc.constantFrom('', 'Germany', 'Any country', ...NAMES.slice(3, 6)),
      documents: fc.subarray(PAPERS),
      selection: fc.subarray([...PAPERS.slice(6), 'Academic record', 'Need']),
      awardText: fc.constantFrom('Awards of about $1,000', 'One', 'Stipend.', 'منحة', 'Up to €5; see p. 2'),
      link: fc.constantFrom('', 'https://www.example.org/a', 'not a link'),
    }),
  )
  .map(([base, extra, { awardText, ...parts }]) => ({
    ...base,
    ...parts,
    award: { ...base.award, text: awardText },
    texts: { ...base.texts, hostile: TEXTS.join('\n') },
    criteria: [
      ...base.criteria,
      ...extra.map(([criterion, strength, alternative], at) => {
        const { evidence = base.criteria[0]?.evidence ?? [] } = criterion;
        return {
          ...criterion,
          evidence,
          id: `hostile-${at}`,
          strength,
          ...(alternative ? { alternative } : {}),
        } as Criterion;
      }),
    ],
  }));

const BACHELOR: HeldDegree[] = [{ level: 'bachelor', awarded: '2026-05', field: 'Physics' }];

const hostileStudent: fc.Arbitrary<Student> = fc
  .tuple(
    student,
    fc.record({
      institution: fc.constantFrom(undefined, ...NAMES),
      degrees: fc.constantFrom(undefined, BACHELOR),
      intendedStart: fc.constantFrom(undefined, '2027-09'),
    }),
    fc.constantFrom([], ['malaria vaccines, and “clinics”'], ['التعلم الآلي']),
  )
  .map(([base, { institution, degrees, intendedStart }, [researchInterests = '']]) => ({
    ...base,
    preferences: { ...base.preferences, researchInterests },
    profile: {
      ...base.profile,
      ...(institution ? { institution } : {}),
      ...(degrees ? { degrees } : {}),
      ...(intendedStart ? { intendedStart } : {}),
    },
  }));

/** What gives a template away. */
const SEAMS: Readonly<Record<string, RegExp>> = {
  'a value that was not there': /undefined|null|NaN|\[object|Infinity/,
  'one of several':
    /\b1 (?:more )?(?:years|days|months|matches|scholarships|documents|referees|letters|conditions)\b/,
  'two stops': /\.\.(?!\.)|[.!?]["”]?\.|[,;:]\.|,,|;;|\. ,/,
  'an empty place': /“”|\(\)|\b(?:of|in|at|to|for|and|or|is|with) [.;:]|[:;,]$|: [.;]|, (?:and|or) ?[.;]/,
  spaces: / {2}|^ | $| [.,;:](?: |$)/,
  'the wrong article':
    /\ba (?:IELTS|[aeio]\w)|\ban (?!hour|honou?r|MBA|MA|MD|MSc|LLM|HB|SA|FAFSA)[bcdfgjklmnpqrstvwxz]/i,
  'a name as it is stored':
    /\bgroup (?:black|hispanic|inuit)|status daca|permanent-resident|asylum-seeker|\b\d{4}-\d{2}\b(?!-)/i,
  'an unknown article': /\b(?:at|to|of) University of\b/,
  'a doubled word': /\b(?:Award: Awards?|the the|a a|of of|degree degree|or or|and and)\b/i,
};
const seamsIn = (text: string): string[] =>
  Object.entries(SEAMS).flatMap(([name, pattern]) => (pattern.test(text) ? [`${name}: ${text}`] : []));

/** Full stops of the organiser's own words are no seam. */
const withoutQuotes = (text: string): string => text.replaceAll(/“[^”]*”|„[^“]*“/g, 'x');

describe('every sentence, whatever stands in the record and in the answers', () => {
  it('shows no seam of its template', () => {
    fc.assert(
      fc.property(fc.array(hostileRecord, { minLength: 1, maxLength: 4 }), hostileStudent, (list, s) => {
        const records = list.map((each, index) => ({ ...each, id: `hostile-${index}` }));
        const result = matchScholarships(records, compileStudent(s, TODAY));
        const all = [...result.matches, ...result.nextRound, ...result.notEligible];
        const sentences = all.flatMap((match) => [
          ...match.matchReasons,
          ...match.applicationTips,
          ...(match.eligibilityGaps ?? []),
          ...match.criteria.flatMap(({ required, have, residual }) => [required, have, residual ?? '']),
          match.round.text,
        ]);
        const others = [
          ...result.generalTips,
          ...result.sharedReasons,
          ...result.onlyForSome.flatMap(({ question, label }) => [question, label]),
          result.openQuestion?.question ?? '',
        ];
        const steps = records.flatMap(({ documents, deadline }) => [
          ...planMilestones(documents, {
            status: 'announced',
            date: deadline.dates[0]?.slice(0, 10) ?? TODAY,
          }).map(({ label }) => label),
        ]);
        const tips = records.flatMap((each) => recordTips(each).map(({ text }) => text));
        const seams = [...sentences, ...others, ...steps, ...tips]
          .filter(Boolean)
          .map(withoutQuotes)
          .flatMap(seamsIn);
        expect([...new Set(seams)]).toEqual([]);
      }),
      { numRuns: 400 },
    );
  });
});
