import type { CriterionKind, LanguageTest, Student } from '@laurel/domain';
import { counted } from '@laurel/text';
import { grewUpWith } from '../criteria/language.ts';
import { type CompiledStudent, compileStudent } from '../student/compile-student.ts';
import { scan } from './scan.ts';
import type { Scan } from './scan-result.ts';
import { recompileTables } from './tables.ts';
import { STATE } from './words.ts';

/** One thing a student could change, and what it would do to all scholarships together. */
export interface PossibleChange {
  change: 'language_test' | 'gpa' | 'work';
  /** What is changed, as a phrase: "an IELTS score of 7". */
  what: string;
  /** Scholarships that are closed to the student now and would be matches. */
  opens: number;
  /** Matches with an open condition that would have none left. */
  settles: number;
}

interface Step {
  change: PossibleChange['change'];
  what: string;
  /** The kinds of criteria that the change touches: only these are judged again. */
  kinds: readonly CriterionKind[];
  student: Student;
}

const ENGLISH_TEST: { test: LanguageTest; score: number } = { test: 'IELTS', score: 7 };
const GPA_STEP = 0.2;
const BEST_GPA = 4;

/** What each of a few steps would open, those that open the most first; steps without effect are left out. */
export const possibleChanges = (before: Scan): PossibleChange[] => {
  const { columns, tables } = before;
  return stepsOf(tables.student)
    .map(({ change, what, kinds, student }) => {
      const changed = compileStudent(student, tables.student.today);
      const after = scan(columns, recompileTables(tables, columns, changed, kinds));
      return { change, what, ...difference(before.state, after.state) };
    })
    .filter(({ opens, settles }) => opens + settles > 0)
    .sort((a, b) => b.opens - a.opens || b.settles - a.settles);
};

const stepsOf = (student: CompiledStudent): Step[] => {
  return [oneMoreYear(student), betterGrade(student), languageTest(student)].flatMap((step) => step ?? []);
};

/** Of experience that was said: nobody knows what one more than nothing said is. */
const oneMoreYear = ({ preferences, profile, workYears }: CompiledStudent): Step | undefined => {
  if (workYears === undefined) return undefined;
  const workExperience = workYears + 1;
  return {
    change: 'work',
    what: `${counted(workExperience, 'year')} of work experience`,
    kinds: ['work'],
    student: { profile, preferences: { ...preferences, workExperience } },
  };
};

const betterGrade = ({ preferences, profile }: CompiledStudent): Step | undefined => {
  const { gpa } = preferences;
  if (gpa === null || gpa === undefined || gpa >= BEST_GPA) return undefined;
  const better = Math.min(BEST_GPA, Math.round((gpa + GPA_STEP) * 100) / 100);
  return {
    change: 'gpa',
    what: `a grade average of ${better} on the 4.0 scale`,
    kinds: ['gpa'],
    student: { profile, preferences: { ...preferences, gpa: better } },
  };
};

/** A score that most programmes in English accept; nothing for a student who has it or grew up with the language. */
const languageTest = ({ preferences, profile }: CompiledStudent): Step | undefined => {
  const { test, score } = ENGLISH_TEST;
  const tests = profile.tests ?? [];
  const hasScore = tests.some((each) => each.test === test && each.score >= score);
  if (hasScore || grewUpWith('en', profile)) return undefined;
  return {
    change: 'language_test',
    what: `an ${test} score of ${score}`,
    kinds: ['language'],
    student: { preferences, profile: { ...profile, tests: [...tests, ENGLISH_TEST] } },
  };
};

const difference = (before: Uint8Array, after: Uint8Array): { opens: number; settles: number } => {
  let [opens, settles] = [0, 0];
  for (let row = 0; row < before.length; row += 1) {
    const [was, is] = [before[row], after[row]];
    if (was === STATE.notEligible && (is === STATE.unknown || is === STATE.met)) opens += 1;
    if (was === STATE.unknown && is === STATE.met) settles += 1;
  }
  return { opens, settles };
};
