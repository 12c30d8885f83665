import { describe, expect, test } from 'vitest';
import { proseGates, proseProblems, staleDecisions } from './prose-gates.ts';
import { exampleProgramme, programmeWith, readFile } from './testing/example-programme.ts';

const lines = exampleProgramme.eligibility as object[];

const read = (changes: Record<string, unknown>) => {
  const { files, problems } = readFile([programmeWith(changes)]);
  expect(problems).toEqual([]);
  return files.flatMap(({ content }) => content.programmes);
};
const found = (changes: Record<string, unknown>) => read(changes).flatMap(proseGates);

const FOR_WOMEN =
  'Funds a degree in public health at universities in Germany for women from other countries.';

describe('prose that names something about a person', () => {
  test('is no problem where it names nothing', () => {
    expect(found({})).toEqual([]);
  });

  test.each([
    [{ description: FOR_WOMEN }, /^prose names gender \(women\)/],
    [{ award: { kind: 'full', text: 'Everything, for poor families' } }, /^prose names income/],
    [{ tags: ['Refugees'] }, /^prose names status/],
    [{ award: { kind: 'full', text: 'Everything, for people under 30' } }, /^prose names age \(under 30\)/],
    [{ documents: ['Application form in Japanese'] }, /^prose names language/],
    [{ title: 'Example Scholarship for Final-year Students' }, /^prose names year/],
    [
      { eligibility: [...lines, { line: 'Staff of the bank apply, too.', none: {} }] },
      /^prose names employer/,
    ],
  ])('is told while no condition carries it: %j', (changes, message) => {
    expect(found(changes)).toEqual([expect.stringMatching(message)]);
  });

  test('is none once a line carries it, unless that only remarks on it', () => {
    const eligibility = [...lines, { line: 'Applicants are women.', gender: { anyOf: ['female'] } }];
    expect(found({ description: FOR_WOMEN, eligibility })).toEqual([]);
    const remark = {
      line: 'A part of it is kept for women.',
      strength: 'info',
      gender: { anyOf: ['female'] },
    };
    expect(found({ description: FOR_WOMEN, eligibility: [...lines, remark] })).toHaveLength(1);
  });

  test('is none where it was decided on, nor of an award that has ended', () => {
    expect(found({ id: 'wai-scholarships', description: FOR_WOMEN })).toEqual([]);
    expect(found({ description: FOR_WOMEN, deadline: undefined, ended: { since: '2020' } })).toEqual([]);
  });
});

test('undecided prose is a problem of its file, and so is a decision that is needed no more', () => {
  const { files } = readFile([programmeWith({ description: FOR_WOMEN })]);
  const problems = proseProblems(files);
  expect(problems[0]).toEqual({
    file: 'europe/example.yaml',
    programme: 'example-public-health',
    message: expect.stringMatching(/^prose names gender/),
  });
  expect(problems.slice(1).every(({ file }) => file === 'prose-decided.yaml')).toBe(true);
  expect(problems.length).toBeGreaterThan(1);
});

test('a decision on prose that is not there any more is told', () => {
  expect(staleDecisions(read({ id: 'wai-scholarships' }))).toContain(
    'gender: wai-scholarships needs no decision any more: take it away',
  );
  expect(staleDecisions(read({ id: 'wai-scholarships', description: FOR_WOMEN }))).not.toContain(
    'gender: wai-scholarships needs no decision any more: take it away',
  );
});
