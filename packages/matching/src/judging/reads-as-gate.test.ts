import { describe, expect, it } from 'vitest';
import { readsAsGate } from './reads-as-gate.ts';

describe('a line without a predicate', () => {
  it.each([
    'Graduates of an Idaho high school or its equivalent, home school included.',
    'Commitment to a career in public service.',
    'Children are unmarried and not older than 24.',
    'A minimum SAT or ACT score in one sitting.',
    'For members of the institution, of every nationality.',
    'US citizens, permanent residents and foreign students with an eligible visa, such as F-1 or J-1.',
    'Whether a citizenship or residence status is asked for stands in the call.',
    'Very high marks in mathematics at school.',
    'The doctorate was awarded within the years that the guidelines set.',
  ])('is a condition on the person: %s', (line) => {
    expect(readsAsGate(line)).toBe(true);
  });

  it.each([
    'Open to applicants of every nationality.',
    'The school must nominate the student.',
    'The FAFSA form is for US citizens and eligible noncitizens; ask about any other status.',
    'Scholars return within 90 days after the end of study and work in Panama.',
    'Children and grandchildren of employees cannot apply.',
    'Graduates teach in publicly funded schools for three years.',
    'At a university outside Japan.',
    'Members of AISES; students can join when they apply.',
    'A high school diploma or a recognised equivalent is needed.',
    'No separate citizenship rule is stated beside tribal membership.',
    'A Financial Needs Form, filled in by the college, is required; most funds weigh need.',
    'Students keep a grade average of 2.5 or more in college.',
    'There is no limit of age, field of study or university, and no endorsement is needed.',
    'Children of farmers and fisherfolk come first.',
  ])('is none: %s', (line) => {
    expect(readsAsGate(line)).toBe(false);
  });
});
