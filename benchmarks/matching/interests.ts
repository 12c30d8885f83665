/**
 * Whether interests move the list: how many of the first ten change when what a student wrote is erased, how many places of the first ten
 * hold another award, and how far the lists of students lie apart who differ in their interests alone. A list of few matches can't change
 * by more than the matches that it has beyond ten.
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
/** How many of the first ten ought to change. */
const AIM = 3;
/** Four kinds of artificial intelligence, otherwise one student. */
const FOUR = [
  'natural language processing for African languages',
  'computer vision for medical imaging and cancer diagnosis',
  'robotics and control of autonomous vehicles',
  'machine learning for climate and weather forecasts',
];

const columns = createColumns(loadCatalogue().records);
const listOf = (student: Student) => matchColumns(columns, compileStudent(student, TODAY)).matches;
const firstTen = (student: Student): string[] =>
  listOf(student)
    .slice(0, TOP)
    .map(({ scholarshipId }) => scholarshipId);
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
  const [written, erased] = [firstTen(student), firstTen({ ...student, preferences })];
  const count = changed(written, erased);
  const places = written.filter((award, at) => award !== erased[at]).length;
  const beyond = Math.max(0, listOf(student).length - TOP);
  console.log(
    `${id.padEnd(26)} ${count} of the first ${TOP} change when interests and goals are erased, ${places} places hold another; ${beyond} matches beyond`,
  );
  return { count, places, isWide: beyond >= AIM };
});
const mean = (values: readonly { count: number; places: number }[]): string =>
  `${meanOf(values.map(({ count }) => count)).toFixed(1)} change, ${meanOf(values.map(({ places }) => places)).toFixed(1)} places hold another`;
const wide = moved.filter(({ isWide }) => isWide);
console.log(`mean of ${writers.length} students who wrote some: ${mean(moved)}`);
console.log(
  `of the ${wide.length} of them with ${AIM} matches or more beyond the first ${TOP}: ${mean(wide)}`,
);

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
