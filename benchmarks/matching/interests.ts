/**
 * Whether interests move the list: how many of the first ten change when what a student wrote is erased, and how far the lists of students
 * lie apart who differ in their interests alone.
 *
 *   node benchmarks/matching/interests.ts
 */
import { readFileSync } from 'node:fs';
import { loadCatalogue } from '@laurel/catalogue';
import { emptyPreferences, type Student } from '@laurel/domain';
import { compileStudent, createColumns, matchColumns } from '@laurel/matching';
import { meanOf } from './ranking-measures.ts';

const TODAY = '2026-11-22';
const TOP = 10;
/** Four kinds of artificial intelligence, otherwise one student. */
const FOUR = [
  'natural language processing for African languages',
  'computer vision for medical imaging and cancer diagnosis',
  'robotics and control of autonomous vehicles',
  'machine learning for climate and weather forecasts',
];

const columns = createColumns(loadCatalogue().records);
const firstTen = (student: Student): string[] =>
  matchColumns(columns, compileStudent(student, TODAY), { limit: TOP }).matches.map(
    ({ scholarshipId }) => scholarshipId,
  );
const changed = (one: readonly string[], other: readonly string[]): number =>
  one.filter((id) => !other.includes(id)).length;

const students: { id: string; student: Student }[] = JSON.parse(
  readFileSync(new URL('quality/students.json', import.meta.url), 'utf8'),
);
const writers = students.filter(
  ({ student: { preferences } }) =>
    `${preferences.researchInterests}${preferences.careerGoals}`.trim() !== '',
);
const moved = writers.map(({ id, student }) => {
  const preferences = { ...student.preferences, researchInterests: '', careerGoals: '' };
  const count = changed(firstTen(student), firstTen({ ...student, preferences }));
  console.log(`${id.padEnd(26)} ${count} of the first ${TOP} change when interests and goals are erased`);
  return count;
});
console.log(`mean of ${writers.length} students who wrote some: ${meanOf(moved).toFixed(1)}`);

const lists = FOUR.map((researchInterests) =>
  firstTen({
    preferences: {
      ...emptyPreferences('phd'),
      fieldsOfStudy: ['Artificial Intelligence'],
      researchInterests,
    },
    profile: {},
  }),
);
const pairs = lists.flatMap((one, at) => lists.slice(at + 1).map((other) => changed(one, other)));
console.log(
  `four interests in artificial intelligence: ${pairs.join(', ')} of ${TOP} differ between two of them`,
);
