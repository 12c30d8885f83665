import type { Preferences, Profile, ScholarshipRecord } from '@laurel/domain';
import { describe, expect, it } from 'vitest';
import { PLAIN_PREFERENCES, toRecord } from '../../cases/read-cases.ts';
import { compileStudent, evaluate, explain } from '../index.ts';

type Written = Parameters<typeof toRecord>[0];

const PROFILE: Profile = { citizenships: ['KE'], dateOfBirth: '2001-05-17' };
const PREFERENCES: Partial<Preferences> = {
  preferredCountries: ['Germany'],
  fieldsOfStudy: ['Public Health'],
  budgetRange: 'full',
};
const RECORD: Written = {
  hostCountries: ['DE'],
  location: 'Germany',
  award: { kind: 'full', text: 'Stipend and tuition' },
  deadline: { kind: 'date', dates: ['2027-01-02'], text: '2 January 2027' },
  documents: ['CV', 'Two references', 'Degree certificates'],
  selection: ['Academic record', 'Motivation'],
  criteria: [
    { kind: 'citizenship', anyOf: ['KE', 'UG'] } as never,
    { kind: 'level', anyOf: ['masters'] } as never,
    { kind: 'field', anyOf: ['0988'] } as never,
    { kind: 'language', language: 'en', test: 'IELTS', min: 6.5 } as never,
    { kind: 'other', text: 'Shows leadership in the community.' } as never,
  ],
};

const explained = (
  written: Written = RECORD,
  preferences: Partial<Preferences> = PREFERENCES,
  profile = PROFILE,
) => {
  const record: ScholarshipRecord = toRecord(written);
  const student = compileStudent(
    { profile, preferences: { ...PLAIN_PREFERENCES, ...preferences } },
    '2026-11-21',
  );
  const { reasons, tips, gaps } = explain(record, student, evaluate(record, student));
  return { record, reasons, tips, gaps, texts: (facts: { text: string }[]) => facts.map(({ text }) => text) };
};

describe('reasons', () => {
  it('name facts of both sides, the telling ones first', () => {
    const { reasons, texts } = explained();
    expect(texts(reasons)).toEqual([
      'Open to citizens of Kenya',
      "Funds Master's study in Public Health, your field",
      'In Germany, one of your countries',
      'Full funding, as you asked',
      'Deadline in 42 days',
    ]);
  });

  it('do not put an award that is somewhere in Europe into the country asked for', () => {
    const { reasons, texts } = explained({ ...RECORD, hostCountries: ['group:europe'] });
    expect(texts(reasons)).toContain('In Europe, which includes Germany, one of your countries');
    const named = explained({ ...RECORD, hostCountries: ['group:europe', 'DE'] });
    expect(texts(named.reasons)).toContain('In Germany, one of your countries');
  });

  it('tell of two rules on citizenship the one for the fewest, and all degrees of a university in one word', () => {
    const criteria = [
      { kind: 'citizenship', anyOf: ['group:oecd-dac'] } as never,
      { kind: 'citizenship', anyOf: ['KE', 'UG'] } as never,
      { kind: 'degree', anyOf: ['bachelor', 'professional', 'master', 'doctorate'], held: false } as never,
    ];
    const { reasons, texts } = explained({ ...RECORD, criteria }, {}, { ...PROFILE, degrees: [] });
    expect(texts(reasons).filter((text) => /Open to|degree/.test(text))).toEqual([
      'Open to citizens of Kenya',
      "You hold no Bachelor's or higher degree, as it asks",
    ]);
  });

  it('leave out whom an award turns away where another rule names the student', () => {
    const criteria = [
      { kind: 'citizenship', anyOf: ['KE', 'UG'] } as never,
      { kind: 'citizenship', noneOf: ['TR'] } as never,
    ];
    expect(
      explained({ ...RECORD, criteria }).reasons.filter(({ text }) => text.startsWith('Open to')),
    ).toEqual([expect.objectContaining({ text: 'Open to citizens of Kenya' })]);
    const open = explained({ ...RECORD, criteria: criteria.slice(1) });
    expect(open.texts(open.reasons)[0]).toMatch(/^Open to .*Türkiye|^Open to .*Turkey/);
  });

  it('name the themes of what the student wrote about where no words are shared', () => {
    const award = { ...RECORD, description: 'For research on the weather.' };
    const { reasons, texts } = explained(award, { researchInterests: 'glacier melt' });
    expect(texts(reasons)).toContain('Near your interests and goals: climate');
    expect(texts(explained(award, { researchInterests: 'theatre' }).reasons).join()).not.toContain(
      'interests',
    );
  });

  it('each point at a criterion or a part of the record', () => {
    const { reasons, record } = explained();
    const ids = record.criteria.map(({ id }) => id);
    for (const { criterionId, field } of reasons) {
      if (field === 'criteria') expect(ids).toContain(criterionId);
      else expect(['hostCountries', 'award', 'deadline']).toContain(field);
    }
  });

  it('name the group that admits the student', () => {
    const { reasons } = explained(
      { criteria: [{ kind: 'citizenship', anyOf: ['group:eu'] } as never] },
      {},
      {
        citizenships: ['FR'],
      },
    );
    expect(reasons[0]?.text).toBe('Open to citizens of the EU; you are a citizen of France');
  });

  it('never say that nothing rules out what is ruled out', () => {
    const criteria = [{ kind: 'citizenship', anyOf: ['UG'] } as never];
    expect(explained({ criteria }, {}).reasons).toEqual([]);
  });

  it('say so when there is nothing but silence', () => {
    expect(explained({}, {}, {}).reasons).toMatchObject([
      { text: 'Nothing it states rules you out', field: 'record' },
    ]);
  });

  it('come taken apart into fixed words and the facts between them', () => {
    const { reasons } = explained();
    expect(reasons.slice(0, 2).map(({ sentence }) => sentence)).toEqual([
      { parts: ['Open to citizens of ', ''], values: ['Kenya'] },
      { parts: ['Funds ', ' study in ', ', your field'], values: ["Master's", 'Public Health'] },
    ]);
  });

  it('give no part of a sensitive answer away as a fact to word around', () => {
    const { reasons } = explained(
      {
        criteria: [
          { kind: 'disability' },
          { kind: 'firstGeneration' },
          { kind: 'need' },
          { kind: 'minority', groups: ['roma'] },
          { kind: 'citizenship', orStatuses: ['refugee'] },
          { kind: 'background', of: 'religion', anyOf: ['jewish'] },
          { kind: 'background', of: 'illness', anyOf: ['cancer'] },
          { kind: 'background', of: 'membership', anyOf: ['OWWA'], orParents: true },
        ] as never,
      },
      { hasDisability: true, isFirstGeneration: true, isMinority: true },
      {
        statuses: ['refugee'],
        minorityGroups: ['roma'],
        answers: { financialNeed: 'yes' },
        religion: 'Jewish',
        illnesses: ['Leukaemia'],
        parents: ['OWWA'],
      },
    );
    const sensitive = reasons.filter(({ field }) => field === 'criteria');
    expect(sensitive.map(({ text }) => text).join(' ')).toContain('refugee');
    expect(sensitive).toHaveLength(8);
    expect(sensitive.flatMap(({ sentence }) => sentence?.values ?? [])).toEqual([]);
  });
});

describe('tips', () => {
  it('tell the admission that has to come first, and no reason claims it', () => {
    const admission = { kind: 'enrolment', anyOf: ['admitted'], institutions: ['Makerere University'] };
    const { reasons, tips, gaps, texts } = explained(
      { criteria: [admission as never] },
      {},
      { enrolment: 'not_enrolled' },
    );
    expect(texts(tips)).toContain('First be admitted to Makerere University.');
    expect([...texts(reasons), ...texts(gaps)].join(' ')).not.toContain('Makerere');
  });

  it('ask an applicant who has not said where, and tell the admission that has to come first', () => {
    const admission = { kind: 'enrolment', anyOf: ['admitted'], institutions: ['Makerere University'] };
    const { gaps, texts } = explained({ criteria: [admission as never] }, {}, { enrolment: 'applying' });
    expect(texts(gaps).join(' ')).toContain(
      'First be admitted to Makerere University. To settle this, add where you apply.',
    );
  });

  it('send a student to whoever nominates before the day of the nomination', () => {
    const text = 'Usually 28 February for nominations; universities close weeks earlier';
    const deadline = { kind: 'yearly' as const, dates: ['--02-28'], text };
    const { tips, texts } = explained({ ...RECORD, deadline });
    expect(texts(tips)[0]).toMatch(/closes earlier: ask for that date first\. Usually 28 February/);
    expect(texts(tips).join(' ')).not.toMatch(/what other years suggest/);
  });

  it('do not speak of somebody who puts forward where each place only has a date of its own', () => {
    const text = 'Each school has its own deadline, many between September and January';
    const { tips, texts } = explained({ ...RECORD, deadline: { kind: 'unknown', dates: [], text } });
    expect(texts(tips)[0]).toBe(
      'There is no single date: find the one that is yours before you plan. Each school has its own deadline, many between September and January.',
    );
  });

  it('come from the documents, tests and dates of the record', () => {
    const { tips, texts } = explained();
    expect(texts(tips)).toEqual([
      'Plan backwards: 42 days left until 2 January 2027 for 3 documents.',
      'Ask two referees now: the application asks for “Two references”.',
      'Add your test result, or book a test: IELTS 6.5 in English is asked for.',
      'Gather CV and degree certificates.',
      'Show in your application what the committee looks at: academic record and motivation.',
    ]);
  });

  const asking = (documents: string[], deadline = RECORD.deadline, profile: Profile = PROFILE) =>
    explained({ ...RECORD, documents, ...(deadline ? { deadline } : {}) }, PREFERENCES, profile);

  it('ask for nothing while no round can be applied for', () => {
    const far = { kind: 'yearly', dates: ['--10-15'], text: '15 October' } as const;
    const { tips, texts } = asking(['Two references', 'Application form'], { ...far, dates: [...far.dates] });
    expect(texts(tips).join(' ')).not.toMatch(/\bnow\b/);
    expect(texts(tips)).toContain(
      'Choose two referees, to ask when the round opens: the application asks for “Two references”.',
    );
  });

  it('know the way of aid in the United States', () => {
    const { tips, texts } = asking(['FAFSA form', 'CSS Profile']);
    expect(texts(tips).slice(1, 3)).toEqual([
      'File the FAFSA as soon as you can: it opens every 1 October, and some aid of states and colleges goes to those who file first.',
      'Fill in the CSS Profile by the day your college sets for aid, which may come before its deadline for admission.',
    ]);
    expect(texts(tips).join(' ')).not.toContain('Gather');
  });

  it.each<[string, Profile]>([
    ['grew up with English', { citizenships: ['JM'] }],
    ['went to school in English', { citizenships: ['KE'], schooling: [{ place: 'US-TX' }] }],
    ['took a degree in English', { citizenships: ['KE'], degrees: [{ level: 'bachelor', country: 'GB' }] }],
  ])('name no test to somebody who %s', (_, profile) => {
    const { tips, gaps, texts } = asking([], undefined, profile);
    expect([...texts(tips), ...texts(gaps)].join(' ')).not.toMatch(/book a test|test result/);
    expect(texts(tips)).toContain(
      'Ask whether your schooling is proof enough in place of IELTS 6.5 in English.',
    );
  });

  it('leave out what nobody can show or get ready', () => {
    const { tips, texts } = explained({
      documents: ['Online application', 'CV', 'Interview'],
      selection: ['Interview', 'Eligibility', 'Motivation'],
    });
    expect(texts(tips)).toContain('Begin the online application and gather CV.');
    expect(texts(tips)).toContain('Show in your application what the committee looks at: motivation.');
  });

  it('say to start now within thirty days, and to plan beyond', () => {
    const at = (date: string) =>
      explained({ deadline: { kind: 'date', dates: [date], text: date } }).tips[0]?.text.slice(0, 9);
    expect(at('2026-12-21')).toBe('Start now');
    expect(at('2026-12-22')).toBe('Plan back');
  });

  it('for a record without documents say that it lists none', () => {
    const { tips, texts } = explained({}, {}, {});
    expect(texts(tips)).toEqual([
      'We don’t know the deadline: look it up on the official page before you plan.',
      'Look up on example.org which documents are needed: this record lists none.',
    ]);
  });
});

describe('gaps', () => {
  it('name the open conditions and what would settle them', () => {
    const { gaps, texts } = explained();
    expect(texts(gaps)).toEqual([
      'Language not known yet: English: IELTS 6.5; you: English, level not given. To settle this, add your language test results.',
      'Condition to check: Shows leadership in the community. Check this yourself: only you can say.',
    ]);
  });

  it('name wishes that are not known to be as asked', () => {
    const { gaps, texts } = explained(
      { award: { kind: 'partial', text: 'Tuition waiver' } },
      {
        ...PREFERENCES,
        applicationDeadlinePreference: '3months',
      },
    );
    expect(texts(gaps)).toEqual([
      'Place of study: not stated; you asked for Germany.',
      'Funding: partial; you asked for full funding.',
      'Deadline: not known to us; you asked for one within a set time.',
    ]);
  });

  it('put what rejects before what is open', () => {
    const criteria = [
      { kind: 'gender', anyOf: ['female'] } as never,
      { kind: 'citizenship', anyOf: ['UG'] } as never,
    ];
    const { gaps } = explained({ hostCountries: ['DE'], criteria }, { budgetRange: 'any' });
    expect(gaps.map(({ criterionId }) => criterionId)).toEqual(['citizenship-1', 'gender-1']);
  });
});
