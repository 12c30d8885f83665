import { OWN_LISTING_LIMITS, roundOf } from '@laurel/domain';
import { describe, expect, it } from 'vitest';
import { ownRecord, readOwnListing } from './index.ts';

describe('a scholarship that a student pastes', () => {
  it('takes the only sum of a text for the award where it stands alone, unless a fee is spoken of', () => {
    const amountOf = (text: string) => readOwnListing({ text }).amount;
    expect(amountOf('Jones Scholarship\n$4,000.\nFor students of nursing.')).toBe('$4,000.');
    expect(amountOf('Jones Scholarship\nUp to $4,000.\nFor students of nursing.')).toBe('Up to $4,000.');
    expect(amountOf('Jones Scholarship\n$4,000.\n$50.\nFor students of nursing.')).toBe('');
    expect(amountOf('Jones Scholarship\nApplication fee\n$40.\nFor students of nursing.')).toBe('');
  });

  it('is read into fields by its labels, headings and sentences', () => {
    const listing = readOwnListing({
      text: `Home
Malaria Futures Scholarship
Open to citizens of Kenya. The award pays £1,200 per month.
Who can apply
• Applicants must be under 35 years old
At least two years of work experience
How to apply
Send your CV and a transcript. Applications close on 31 March 2027.
Level: Master's`,
    });
    expect(listing).toMatchObject({
      title: 'Malaria Futures Scholarship',
      amount: 'The award pays £1,200 per month.',
      deadline: 'Applications close on 31 March 2027.',
      documents: 'Transcript\nCV',
    });
    expect(listing.eligibility.split('\n')).toEqual([
      "Level: Master's",
      'Applicants must be under 35 years old',
      'At least two years of work experience',
      'Open to citizens of Kenya.',
    ]);
    const record = ownRecord('own~1', listing);
    expect(record.criteria.map(({ kind }) => kind).toSorted()).toEqual([
      'age',
      'citizenship',
      'level',
      'work',
    ]);
    for (const { evidence } of record.criteria)
      for (const { field, start, end, quote } of evidence)
        expect(record.texts[field]?.slice(start, end)).toBe(quote);
  });

  it('is read from the line below its name, whether or not that one ends with a full stop', () => {
    const text = 'Lake Award\nOpen to citizens of Nigeria and Ghana. It pays £1,200 per month.';
    expect(readOwnListing({ text }).eligibility).toBe('Open to citizens of Nigeria and Ghana.');
  });

  it('loses no condition beside another one, and keeps what it can’t judge as a condition to check', () => {
    const listing = readOwnListing({
      text: `Lagoon Scholarship
Open to Nigerian citizens resident in Lagos State. It pays NGN 500,000 a year.
Indigenes of the riverine area may apply before others. The fund was established by residents of Ikeja.`,
    });
    expect(listing.eligibility.split('\n')).toEqual([
      'Open to Nigerian citizens resident in Lagos State.',
      'Indigenes of the riverine area may apply before others.',
    ]);
    const { criteria } = ownRecord('own~1', listing);
    expect(criteria.map(({ id: _, evidence: __, strength: ___, ...predicate }) => predicate)).toEqual([
      { kind: 'citizenship', anyOf: ['NG'] },
      { kind: 'residence', anyOf: ['NG-LA'] },
      expect.objectContaining({ kind: 'other' }),
    ]);
  });

  it('says what a line asks for where only its other conditions could be read', () => {
    const { eligibility } = readOwnListing({
      text: 'Hill Award\nOpen to residents of Travis, Hays or Blanco County who are high school seniors.',
    });
    const { criteria } = ownRecord('own~1', { ...readOwnListing({ text: 'Hill Award' }), eligibility });
    expect(criteria.filter(({ kind }) => kind === 'other')).toMatchObject([{ text: eligibility }]);
    expect(criteria.map(({ kind }) => kind)).toContain('level');
  });

  it.each([
    ["Applicants should have completed a master's degree.", true],
    ['Candidates must be at most 30.', true],
    ['Applicants should note that places are few.', false],
    ['You must upload a transcript.', false],
    ['For high school seniors who will attend an accredited nursing program.', true],
    ['You hold a bachelor’s degree in nursing.', true],
    ['You have until March to read the guidelines.', false],
  ])('tells what is asked of who applies from how to apply: %s', (sentence, isCondition) => {
    expect(readOwnListing({ text: `Hill Award\n${sentence}` }).eligibility).toBe(isCondition ? sentence : '');
  });

  it('takes an open door for no condition', () => {
    const listing = readOwnListing({ text: 'Hill Award\nStudents of any nationality may apply.' });
    expect(ownRecord('own~1', listing).criteria).toEqual([]);
  });

  it('finds no list of papers below a line without end', () => {
    const lead = `Please submit ${'x'.repeat(400)}:`;
    expect(readOwnListing({ text: `Hill Award\n${lead}\ndegree certificate` }).documents).toBe('');
  });

  it('takes what is to be sent, and when, for no condition', () => {
    const text =
      'Hill Award\nEligibility\nYou must be Nigerian.\nWhat to send\nA transcript.\nDates\nOpening date: 01.12.2026';
    expect(readOwnListing({ text }).eligibility).toBe('You must be Nigerian.');
  });

  it.each([
    ['Two references are required.', 'Two references'],
    ['Send the names of two referees and a CV.', 'Two referees\nCV'],
    [
      'Send the application form, your transcript, two references and a statement of 800 words.',
      'Application form\nTranscript\nTwo references\nStatement',
    ],
    ['Attach an 800-word statement and your last bank statement.', 'Statement'],
    [
      'A letter from a teacher, an essay of 500 words and a transcript.',
      'Transcript\nLetter of recommendation\nEssay',
    ],
    ['You need an essay and two recommendations.', 'Two recommendations\nEssay'],
    [
      'Two letters of recommendation and a research proposal.',
      'Two letters of recommendation\nResearch proposal',
    ],
    ['The winner of the essay contest speaks at the dinner.', ''],
    [
      `Please submit:
- a certified copy of your degree certificate
- academic transcripts
- a curriculum vitae of two pages
- a personal statement of 800 words
- three letters of reference, at least two of them academic
The essay contest is in June.`,
      'Transcript\nThree letters of reference\nDegree certificate\nCV\nPersonal statement',
    ],
    ['What to send\nCurriculum vitae\nTranscript\nProof of English', 'Transcript\nCV\nProof of language'],
    [
      'Send two academic references and one from your employer.',
      'Two academic references and one from your employer',
    ],
    ['Send two academic and one professional reference.', 'Two academic and one professional reference'],
    ['Send three references, at least two academic references among them.', 'Three references'],
  ])('finds what is to be sent: %s', (text, documents) => {
    expect(readOwnListing({ text: `Hill Award\n${text}` }).documents).toBe(documents);
  });

  it('is at the place of study that its conditions name', () => {
    const listing = readOwnListing({
      text: 'Hill Award\nFor a master’s at a university in the United Kingdom.',
    });
    expect(ownRecord('own~1', listing).location).toBe('United Kingdom');
  });

  it.each([
    ['PhD positions at the University of Example (Germany), fully funded', 'Germany'],
    ['Tuition grants of the University of Bergen, Norway', 'Norway'],
    ['Award of the Example Foundation (Germany)', ''],
  ])('is at the country that follows its university: %s', (title, location) => {
    expect(readOwnListing({ text: `${title}\nApplicants must be at most 30.` }).location).toBe(location);
  });

  it.each([
    ['The Okonjo Family Trust offers three scholarships of GBP 12,000 each.', 'Okonjo Family Trust'],
    ['The University of Lagos invites applications.', 'University of Lagos'],
    ['The award offers three scholarships.', ''],
    ['The Award Committee Chair offers advice.', ''],
  ])('is from the organiser that its text begins a sentence with: %s', (sentence, organization) => {
    expect(readOwnListing({ text: `Hill Award\n${sentence}` }).organization).toBe(organization);
  });

  const criteriaOf = (sentence: string) =>
    ownRecord('own~1', readOwnListing({ text: `Hill Award\n${sentence}` })).criteria.map(
      ({ id: _, evidence, strength: __, ...predicate }) => ({ ...predicate, quote: evidence[0]?.quote }),
    );

  it.each([
    ["Applicants must have completed a bachelor's degree.", ['bachelor']],
    ["Applicants must hold a master's degree.", ['master', 'doctorate']],
  ])('asks for a degree that is held where its text does: %s', (sentence, anyOf) => {
    expect(criteriaOf(sentence)).toMatchObject([{ kind: 'degree', anyOf }]);
  });

  it.each([
    "Applicants must hold a bachelor's degree or be in their final year.",
    "Applicants must be studying for a bachelor's degree.",
  ])('leaves a degree in progress where its text does: %s', (sentence) => {
    expect(criteriaOf(sentence).map(({ kind }) => kind)).not.toContain('degree');
  });

  it('keeps a limit on the time lived in a country as it is written, in one row', () => {
    const stay = 'must not have lived in Germany for more than 12 months in the last three years';
    expect(
      criteriaOf(
        `Applicants must hold a master's degree in computer science or a related field and ${stay}.`,
      ),
    ).toMatchObject([
      { kind: 'degree', anyOf: ['master', 'doctorate'] },
      { kind: 'field', anyOf: ['0613'] },
      { kind: 'field', text: 'computer science or a related field' },
      { kind: 'other', text: `Applicants ${stay}`, quote: stay },
    ]);
  });

  it('takes the day that is called the closing one, not that of an enrolment', () => {
    const text =
      'Award\nApplicants must be enrolled in a PhD programme by 1 September 2027. Closes 28 February 2027.';
    expect(readOwnListing({ text }).deadline).toBe('Closes 28 February 2027.');
  });

  it('takes no day of a rule on age for the closing one, and reads an hour before it', () => {
    const text =
      'Hill Award\nYou must be under 35 on 1 September 2027. Send the application with a CV, two references and a certified copy of your transcript by 5 p.m. on 12 February 2027.';
    expect(ownRecord('own~1', readOwnListing({ text })).deadline.dates).toEqual(['2027-02-12']);
    const aloneText = 'Hill Award\nApplicants must be under 35 on 1 September 2027.';
    expect(readOwnListing({ text: aloneText }).deadline).toBe('');
  });

  it('is not open before the day on which its text opens it', () => {
    const text =
      'Hill Award\nApplications open January 4, 2027 and close March 1, 2027. $3,000 for one year.';
    const listing = readOwnListing({ text });
    expect(listing.amount).toBe('$3,000 for one year.');
    const { deadline } = ownRecord('own~1', listing);
    expect(deadline).toMatchObject({
      dates: ['2027-03-01'],
      cycles: [{ opens: '2027-01-04', closes: '2027-03-01' }],
    });
    expect(roundOf({ deadline }, '2026-11-24')).toMatchObject({ state: 'opens_later', opens: '2027-01-04' });
  });

  it.each([
    [
      'Lagoon Trust Fellowship for Doctoral Studies 2027 ,, eligibilty: ',
      'Lagoon Trust Fellowship for Doctoral Studies 2027',
    ],
    ['We offer a scholarship, and more: ', ''],
    ['The scholarship is for all, whoever they are: ', ''],
  ])('takes the name that a text of one long line begins with: %s', (lead, title) => {
    expect(readOwnListing({ text: lead + 'citizens of India, below 28 years, '.repeat(8) }).title).toBe(
      title,
    );
  });

  it.each([
    'Online form live from 15.12.2026. Last date 31.01.2027.',
    'The form goes live on 15.12.2026\nLast date: 31.01.2027',
    'Accepting applications from 15.12.2026. Deadline 31.01.2027.',
    'From 15.12.2026 on you can apply. Deadline: 31.01.2027.',
    'Portal goes live on 15 Dec 2026; deadline 31 Jan 2027.',
    'You can apply from 15.12.2026 until 31.01.2027.',
    'Registration starts 15.12.2026, ends 31.01.2027.',
    'The portal opens on 15.12.2026. Apply by 31 January 2027.',
  ])('opens on the day that its text names for it: %s', (said) => {
    const { deadline } = ownRecord('own~1', readOwnListing({ text: `Hill Award\n${said}` }));
    expect(deadline.cycles).toMatchObject([{ opens: '2026-12-15', closes: '2027-01-31' }]);
    expect(roundOf({ deadline }, '2026-11-24').state).toBe('opens_later');
  });

  it.each([
    'Courses start from 15.12.2026. Deadline 31.01.2027.',
    'Open to those who graduate from 15.12.2026 on. Apply by 31.01.2027.',
    'Results go live on 15.12.2026. Apply by 31.01.2027.',
    'Apply by 31.01.2027. The money is paid from 15.12.2026.',
  ])('takes no other day for the opening one: %s', (said) => {
    const { deadline } = ownRecord('own~1', readOwnListing({ text: `Hill Award\n${said}` }));
    expect(deadline.dates).toEqual(['2027-01-31']);
    expect(deadline.cycles).toBeUndefined();
  });

  it('knows full funding, and what is funded', () => {
    const text =
      'Lagoon Fellowship\nThe fellowship fully funds one-year master’s degrees in public health at universities in Germany.';
    const record = ownRecord('own~1', readOwnListing({ text }));
    expect(record.award.kind).toBe('full');
    expect(record.criteria.map(({ kind }) => kind)).toEqual(
      expect.arrayContaining(['level', 'field', 'host']),
    );
  });

  it('tells of a place before those who may apply', () => {
    const { criteria } = ownRecord(
      'own~1',
      readOwnListing({ text: 'Hill Award\nFor Texas high school seniors who plan to study nursing.' }),
    );
    expect(criteria.filter(({ kind }) => kind === 'other')).toHaveLength(1);
  });

  it('keeps a subject that no field was read from as a condition to check', () => {
    const line = 'For high school seniors who will attend an accredited nursing program.';
    expect(criteriaOf(line)).toContainEqual({ kind: 'other', text: line, quote: line });
  });

  it('has no deadline when its text names several days', () => {
    const text = 'Award\nApplications from Kenya close on 1 March 2027. All others are due by 1 May 2027.';
    expect(readOwnListing({ text }).deadline).toBe('');
  });

  it('is warned of like any other, but not for an organiser whom nobody was asked for', () => {
    const warned = readOwnListing({
      text: 'Grand Award\nWho can apply\nYou must pay a processing fee of $50 with the form.',
    });
    expect(ownRecord('own~1', warned).warnings?.map(({ kind }) => kind)).toEqual(['application-fee']);
    expect(ownRecord('own~1', readOwnListing({ text: 'Grand Award' })).warnings).toBeUndefined();
  });

  it.each([
    ['nothing', ''],
    ['one long line', 'a'.repeat(60_000)],
    ['what no database holds', 'Award \u0000 \ud800'],
    ['lines without end', 'Deadline: \n'.repeat(5_000)],
    ['markup', '<script>alert(1)</script>'.repeat(500)],
  ])('is read without harm when it is %s', (_what, text) => {
    for (const source of [{ text }, { html: text, url: 'https://example.org/' }]) {
      const listing = readOwnListing(source);
      for (const [field, limit] of Object.entries(OWN_LISTING_LIMITS)) {
        const value = listing[field as keyof typeof OWN_LISTING_LIMITS];
        expect(value.length).toBeLessThanOrEqual(limit);
        expect(value.isWellFormed() && !value.includes('\u0000')).toBe(true);
      }
      expect(ownRecord('own~1', listing).title).not.toBe('');
    }
  });
});
