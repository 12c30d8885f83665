import { composeRecord } from '@laurel/catalogue';
import type { EditPreview } from '@laurel/contract';
import {
  emptyPreferences,
  nextDeadline,
  type Profile,
  type ProgrammePatch,
  type ScholarshipRecord,
  type Student,
} from '@laurel/domain';
import { compileStudent, evaluate } from '@laurel/matching';

type Wishes = Partial<Student['preferences']>;

const student = (
  level: Student['preferences']['educationLevel'],
  wishes: Wishes,
  profile: Profile,
): Student => ({ preferences: { ...emptyPreferences(level), ...wishes }, profile });

/** Twelve made-up students who differ in what most conditions ask for: an edit is tried on them before it is made. */
const EXAMPLE_STUDENTS: readonly { name: string; student: Student }[] = [
  {
    name: 'Kenyan, master’s in public health, in need',
    student: student(
      'masters',
      { fieldsOfStudy: ['Public Health'], gpa: 3.5, workExperience: 3 },
      {
        citizenships: ['KE'],
        countryOfResidence: 'KE',
        dateOfBirth: '1998-05-17',
        gender: 'female',
        currentDegree: 'undergraduate',
        answers: { financialNeed: 'yes', firstGeneration: 'yes' },
      },
    ),
  },
  {
    name: 'Texan school leaver, computer science',
    student: student(
      'undergraduate',
      { preferredCountries: ['United States'], fieldsOfStudy: ['Computer Science'], gpa: 3.7 },
      {
        citizenships: ['US'],
        countryOfResidence: 'US',
        regionOfResidence: 'US-TX',
        dateOfBirth: '2009-02-03',
        gender: 'male',
        currentDegree: 'secondary',
        minorityGroups: ['hispanic'],
        answers: { financialNeed: 'yes', firstGeneration: 'yes', minority: 'yes' },
      },
    ),
  },
  {
    name: 'Indian, doctorate in engineering',
    student: student(
      'phd',
      { preferredCountries: ['Germany', 'Switzerland'], fieldsOfStudy: ['Mechanical Engineering'], gpa: 3.8 },
      {
        citizenships: ['IN'],
        countryOfResidence: 'IN',
        dateOfBirth: '1999-08-12',
        gender: 'male',
        currentDegree: 'masters',
        tests: [{ test: 'IELTS', score: 7.5 }],
      },
    ),
  },
  {
    name: 'Syrian refugee in Germany, bachelor’s',
    student: student(
      'undergraduate',
      { preferredCountries: ['Germany'], fieldsOfStudy: ['Civil Engineering'] },
      {
        citizenships: ['SY'],
        countryOfResidence: 'DE',
        dateOfBirth: '2004-01-20',
        gender: 'male',
        statuses: ['refugee:DE'],
        answers: { financialNeed: 'yes' },
      },
    ),
  },
  {
    name: 'Brazilian, master’s in law, little said',
    student: student('masters', { fieldsOfStudy: ['Law'] }, { citizenships: ['BR'] }),
  },
  {
    name: 'Italian, postdoc in biology',
    student: student(
      'postdoc',
      { fieldsOfStudy: ['Biology'] },
      { citizenships: ['IT'], countryOfResidence: 'IT', dateOfBirth: '1993-11-02', currentDegree: 'phd' },
    ),
  },
  {
    name: 'Nigerian, master’s in economics, aged 38',
    student: student(
      'masters',
      { preferredCountries: ['United Kingdom'], fieldsOfStudy: ['Economics'], gpa: 3.1, workExperience: 12 },
      { citizenships: ['NG'], countryOfResidence: 'NG', dateOfBirth: '1988-06-30', gender: 'female' },
    ),
  },
  {
    name: 'Chinese, bachelor’s in medicine',
    student: student(
      'undergraduate',
      { fieldsOfStudy: ['Medicine'], gpa: 3.9 },
      {
        citizenships: ['CN'],
        countryOfResidence: 'CN',
        dateOfBirth: '2008-09-09',
        currentDegree: 'secondary',
      },
    ),
  },
  {
    name: 'German, master’s in music, with a disability',
    student: student(
      'masters',
      { preferredCountries: ['Austria', 'Germany'], fieldsOfStudy: ['Music'] },
      {
        citizenships: ['DE'],
        countryOfResidence: 'DE',
        dateOfBirth: '2001-03-14',
        gender: 'nonbinary',
        answers: { disability: 'yes' },
      },
    ),
  },
  {
    name: 'South African, honours in agriculture',
    student: student(
      'undergraduate',
      { preferredCountries: ['South Africa'], fieldsOfStudy: ['Agriculture'], gpa: 2.9 },
      {
        citizenships: ['ZA'],
        countryOfResidence: 'ZA',
        dateOfBirth: '2003-12-01',
        gender: 'female',
        answers: { financialNeed: 'yes' },
      },
    ),
  },
  {
    name: 'Pakistani woman, doctorate in physics',
    student: student(
      'phd',
      { fieldsOfStudy: ['Physics'], gpa: 3.6 },
      {
        citizenships: ['PK'],
        countryOfResidence: 'PK',
        dateOfBirth: '1997-04-25',
        gender: 'female',
        currentDegree: 'masters',
      },
    ),
  },
  {
    name: 'US veteran, master’s in education',
    student: student(
      'masters',
      { preferredCountries: ['United States'], fieldsOfStudy: ['Education'], workExperience: 8 },
      {
        citizenships: ['US'],
        countryOfResidence: 'US',
        regionOfResidence: 'US-CA',
        dateOfBirth: '1990-10-10',
        gender: 'male',
        statuses: ['veteran:US'],
      },
    ),
  },
];

/** A record with an edit over it, which is stored nowhere. */
const withEdit = (record: ScholarshipRecord, patch: ProgrammePatch): ScholarshipRecord =>
  composeRecord({ record, revision: null }, [{ layer: 'edit', patch, over: null, revision: null }])?.record ??
  record;

/** What an edit changes for the example students. @param patch a valid one */
export const previewEdit = (record: ScholarshipRecord, patch: ProgrammePatch, today: string): EditPreview => {
  const edited = withEdit(record, patch);
  const students = EXAMPLE_STUDENTS.map(({ name, student }) => {
    const compiled = compileStudent(student, today);
    const verdictOn = (each: ScholarshipRecord) => {
      const { overall, score, deadline } = evaluate(each, compiled);
      return { eligible: overall !== 'not_met', score: Math.round(score), deadline: deadline.text };
    };
    return { name, before: verdictOn(record), after: verdictOn(edited) };
  });
  const deadline = { before: nextDeadline(record, today).text, after: nextDeadline(edited, today).text };
  return { deadline, students };
};
