import {
  type Criterion,
  type EducationLevel,
  emptyPreferences,
  type Profile,
  type Round,
} from '@laurel/domain';
import { describe, expect, it } from 'vitest';
import { compileStudent } from '../student/compile-student.ts';
import { timingOf, timingText } from './timing.ts';

const TODAY = '2026-11-22';
const student = (intendedStart?: string) =>
  compileStudent(
    { preferences: emptyPreferences('masters'), profile: intendedStart ? { intendedStart } : {} },
    TODAY,
  );
const closing = (day: string, state: Round['state'] = 'probably_closed'): Round => ({
  state,
  closes: { first: day, last: day },
});
const deadline = { kind: 'yearly' as const, dates: [], text: '' };
const ANY = { criteria: [], deadline, hostCountries: [] };
const FOR_ENROLLED = {
  hostCountries: [],
  deadline,
  criteria: [
    {
      id: 'one',
      kind: 'enrolment' as const,
      strength: 'hard' as const,
      anyOf: ['enrolled' as const],
      evidence: [],
    },
  ],
};

const FOR_PUPILS = {
  hostCountries: [],
  deadline,
  criteria: [
    {
      id: 'one',
      kind: 'stage' as const,
      strength: 'hard' as const,
      now: ['secondary' as const],
      evidence: [],
    },
  ],
};

describe('the timing of an award', () => {
  it('is too late when the next round closes after the first day of the studies, and in time on that day', () => {
    expect(timingOf(ANY, closing('2027-09-02'), student('2027-09'))).toBe('too_late');
    expect(timingOf(ANY, closing('2027-09-01', 'opens_later'), student('2027-09'))).toBe('opens_later');
  });

  it('is too late when a round closes at some time in the month in which the studies begin', () => {
    const inSeptember = {
      state: 'opens_later' as const,
      closes: { first: '2027-09-01', last: '2027-09-30' },
    };
    expect(timingOf(ANY, inSeptember, student('2027-09'))).toBe('too_late');
    expect(timingOf(ANY, inSeptember, student('2027-10'))).toBe('opens_later');
  });

  it('is too late when the months that close in turn go on after the start', () => {
    const inTurn = (...dates: string[]) => ({
      criteria: [],
      hostCountries: [],
      deadline: { ...deadline, kind: 'multiple' as const, dates },
    });
    const inAugust: Round = { state: 'opens_later', closes: { first: '2027-08-01', last: '2027-08-31' } };
    const timing = (...dates: string[]) => timingOf(inTurn(...dates), inAugust, student('2027-09'));
    expect(timing('--08', '--09', '--10')).toBe('too_late');
    expect(timing('--08', '--09')).toBe('too_late');
    // Rounds of their own, or of months before.
    expect(timing('--08', '--10')).toBe('opens_later');
    expect(timing('--07', '--08')).toBe('opens_later');
    expect(timing('--06', '--07', '--08', '--09', '--10')).toBe('opens_later');
    expect(timingText('too_late', inTurn('--08', '--09', '--10'), inAugust, student('2027-09'))).toBe(
      'Too late for a start in September 2027: the next round closes between 1 August 2027 and 31 October 2027.',
    );
  });

  it('goes over the turn of the year', () => {
    const turn = {
      criteria: [],
      hostCountries: [],
      deadline: { ...deadline, kind: 'multiple' as const, dates: ['--12', '--01'] },
    };
    const december: Round = { state: 'opens_later', closes: { first: '2026-12-01', last: '2026-12-31' } };
    expect(timingOf(turn, december, student('2027-09'))).toBe('opens_later');
    expect(timingOf(turn, december, student('2027-01'))).toBe('too_late');
  });

  it('is not too late for students who are enrolled', () => {
    expect(timingOf(FOR_ENROLLED, closing('2027-10-01'), student('2027-09'))).toBe('probably_closed');
  });

  it('is not too late where students of the level that is paid for can ask, nor where those in the middle can', () => {
    const of = (stage: object, level = 'undergraduate') => ({
      deadline,
      hostCountries: [],
      criteria: [
        { id: 'one', kind: 'level', strength: 'hard', anyOf: [level], evidence: [] },
        { id: 'two', kind: 'stage', strength: 'hard', evidence: [], ...stage },
      ] as Criterion[],
    });
    const later = closing('2027-10-01', 'open');
    expect(timingOf(of({ now: ['secondary', 'undergraduate'] }), later, student('2027-09'))).toBe('open');
    expect(timingOf(of({ anyOf: ['entrant', 'continuing'] }), later, student('2027-09'))).toBe('open');
    expect(timingOf(of({ now: ['secondary'] }, 'other'), later, student('2027-09'))).toBe('too_late');
    expect(timingOf(of({ now: ['undergraduate'] }, 'masters'), later, student('2027-09'))).toBe('too_late');
    expect(timingOf(of({ anyOf: ['entrant'] }), later, student('2027-09'))).toBe('too_late');
  });

  describe('of aid in the country where the student goes on studying', () => {
    const entrant: Criterion = { id: 'e', kind: 'stage', strength: 'hard', anyOf: ['entrant'], evidence: [] };
    const AID = { criteria: [], deadline, hostCountries: ['US'] };
    const spring = closing('2027-03-01', 'opens_later');
    const goingOn = (profile: Profile, level: EducationLevel = 'undergraduate') =>
      compileStudent(
        {
          preferences: emptyPreferences(level),
          profile: { countryOfResidence: 'US', intendedStart: '2027-01', ...profile },
        },
        TODAY,
      );
    const enrolled = { enrolment: 'enrolled' as const, stage: { now: 'undergraduate' as const } };

    it('is not too late for the next year of the same studies', () => {
      expect(timingOf(AID, spring, goingOn(enrolled))).toBe('opens_later');
      expect(timingOf(AID, spring, goingOn({ enrolment: 'admitted' }))).toBe('opens_later');
      expect(timingOf(AID, spring, goingOn({ enrolment: 'applying' }))).toBe('too_late');
      expect(timingOf(AID, spring, goingOn({ enrolment: 'admitted' }, 'masters'))).toBe('too_late');
    });

    it('is too late once the studies end before the round does', () => {
      const until = (finishes: string) =>
        goingOn({ ...enrolled, stage: { now: 'undergraduate' as const, finishes } });
      expect(timingOf(AID, spring, until('2027-02'))).toBe('too_late');
      expect(timingOf(AID, spring, until('2027-03'))).toBe('opens_later');
    });

    it('is too late for other studies, for a stay, in another country and for those who begin', () => {
      const stage = { now: 'undergraduate' as const };
      const other = { enrolment: 'enrolled' as const, stage };
      expect(timingOf(AID, spring, goingOn(other, 'masters'))).toBe('too_late');
      expect(timingOf(AID, spring, goingOn({ ...enrolled, purposes: ['exchange'] }))).toBe('too_late');
      expect(timingOf(AID, spring, goingOn({ ...enrolled, stage: { ...stage, transferring: true } }))).toBe(
        'too_late',
      );
      expect(timingOf({ ...AID, hostCountries: ['CA'] }, spring, goingOn(enrolled))).toBe('too_late');
      expect(timingOf({ ...AID, criteria: [entrant] }, spring, goingOn(enrolled))).toBe('too_late');
    });
  });

  it('of a round that is over is that of the next one while it closes before the start', () => {
    expect(timingOf(ANY, closing('2027-10-07'), student('2028-09'))).toBe('opens_later');
    expect(timingOf(ANY, closing('2027-10-07'), student())).toBe('probably_closed');
  });

  it('is too late for a pupil who has left school when the next round of an award for pupils closes', () => {
    const pupil = (finishes?: string) =>
      compileStudent(
        {
          preferences: emptyPreferences('undergraduate'),
          profile: { stage: { now: 'secondary', ...(finishes ? { finishes } : {}) } },
        },
        TODAY,
      );
    const october = closing('2027-10-01', 'opens_later');
    expect(timingOf(FOR_PUPILS, october, pupil('2027-06'))).toBe('too_late');
    expect(timingOf(FOR_PUPILS, october, pupil('2028-06'))).toBe('opens_later');
    expect(timingOf(FOR_PUPILS, october, pupil())).toBe('opens_later');
    expect(timingOf(ANY, october, pupil('2027-06'))).toBe('opens_later');
    expect(timingText('too_late', ANY, october, pupil('2027-06'))).toBe(
      'Only for pupils, and you leave school in June 2027: the next round closes around 1 October 2027.',
    );
  });

  it('asks nothing of a start that lies behind', () => {
    expect(timingOf(ANY, closing('2027-02-01', 'open'), student('2026-09'))).toBe('open');
  });
});

describe('its sentence', () => {
  it('names the month of the start and the day or the window in words', () => {
    expect(timingText('too_late', ANY, closing('2027-10-07'), student('2027-09'))).toBe(
      'Too late for a start in September 2027: the next round closes around 7 October 2027.',
    );
    const month: Round = { state: 'probably_closed', closes: { first: '2027-10-01', last: '2027-10-31' } };
    expect(timingText('probably_closed', ANY, month, student())).toBe(
      'This round has probably closed; the next one closes between 1 October 2027 and 31 October 2027.',
    );
  });

  it('says of a month that has begun that it may still be open', () => {
    const month: Round = { state: 'open', closes: { first: '2026-11-01', last: '2026-11-30' } };
    expect(timingText('open', ANY, month, student())).toBe(
      'By the rounds known it may still be open: it closes between 1 November 2026 and 30 November 2026.',
    );
  });
});
