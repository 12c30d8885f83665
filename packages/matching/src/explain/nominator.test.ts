import { describe, expect, it } from 'vitest';
import { toRecord } from '../../cases/read-cases.ts';
import { nominatorOf } from './nominator.ts';

describe('who nominates', () => {
  it.each([
    ['Nominated by the university; students don’t apply themselves.', '', 'university'],
    ['The university must nominate the candidate.', '', 'university'],
    ['The school must nominate the student; high schools have one nominee a year.', '', 'school'],
    ['The college must nominate the student through its campus representative.', '', 'college'],
    ['Faculties nominate; no application of one’s own is needed.', '', 'university'],
    [
      '',
      'Usually 28 February for nominations; universities close weeks earlier, their own dates are in January',
      'university',
    ],
    ['', 'Universities nominate by about 1 February; their internal dates come before', 'university'],
  ])('is told where somebody must: %s %s', (eligibility, text, nominator) => {
    expect(
      nominatorOf(toRecord({ eligibility, deadline: { kind: 'yearly', dates: ['--02-28'], text } })),
    ).toBe(nominator);
  });

  it.each([
    'A school nominates the student or supports the application.',
    'In past rounds the dean’s office of the medical school had to nominate the student.',
    'Candidates whom their own state nominates come first.',
    'Nominated by a member of Congress or another authorised source.',
    'For students of a university.',
  ])('is left open elsewhere: %s', (eligibility) => {
    expect(nominatorOf(toRecord({ eligibility }))).toBeUndefined();
  });
});
