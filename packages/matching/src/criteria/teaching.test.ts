import type { TeachingCriterion } from '@laurel/domain';
import { expect, it } from 'vitest';
import { PLAIN_PREFERENCES } from '../../cases/read-cases.ts';
import type { MatchContext } from '../judging/assessment.ts';
import { compileStudent } from '../student/compile-student.ts';
import { teaching } from './teaching.ts';

const nurse = compileStudent(
  { preferences: { ...PLAIN_PREFERENCES, fieldsOfStudy: ['Nursing'] }, profile: {} },
  '2026-11-24',
);
const judged = (criterion: Partial<TeachingCriterion>) => {
  const stated: TeachingCriterion = {
    id: 'teaching-1',
    kind: 'teaching',
    strength: 'hard',
    evidence: [],
    institution: 'The University of Example',
    ...criterion,
  };
  const context = { student: nurse } as MatchContext;
  return { required: teaching.required(stated, context), ...teaching.assess(stated, context) };
};

it('says of what no page bears out that it is as far as we know', () => {
  expect(judged({ noneOf: ['0913'] })).toMatchObject({
    required: expect.stringMatching(/^a field other than .+, as far as we know$/),
    residual: 'As far as we know, the University of Example doesn’t teach Nursing.',
  });
});

it('says what a page lists without that', () => {
  const { required, ...rest } = judged({ noneOf: ['0913'], page: 'https://example.org/courses' });
  expect(required).not.toContain('as far as we know');
  expect(rest).toMatchObject({ residual: 'The University of Example doesn’t teach Nursing.' });
});

it('says of what the page leaves out that it is as far as we know', () => {
  const page = 'https://example.org/courses';
  const noneOf = ['0111', '0913'];
  expect(judged({ noneOf, page, onPage: ['0111'] }).residual).toMatch(/^As far as we know/);
  expect(judged({ noneOf, page, onPage: ['0913'] }).residual).toMatch(/^The University/);
});

it('says nothing of the levels that it does not hold for', () => {
  expect(
    judged({ anyOf: ['0411'], appliesToLevels: ['masters'], page: 'https://example.org/courses' }),
  ).toMatchObject({ residual: 'The University of Example doesn’t teach Nursing at your level.' });
});

it('names no list that is too long to read', () => {
  const anyOf = ['0111', '0211', '0311', '0411', '0511', '0611', '0711', '0811', '0911'];
  expect(judged({ anyOf }).required).toBe(
    'a field that the University of Example teaches, as far as we know',
  );
});
