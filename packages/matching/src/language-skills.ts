import { type CefrLevel, LANGUAGE_TESTS, type LanguageTest } from '@laurel/domain';
import { compareCefr, languageOfTest, toCefr } from '@laurel/taxonomies';
import type { CompiledStudent } from './compile-student.ts';

/** Tests whose smaller number is the higher level (JLPT N1 is above N2). */
const DESCENDING: ReadonlySet<LanguageTest> = new Set(['JLPT']);

/**
 * The student's best score in one test, on the scale of `min` when given; undefined when there is none or the test is not
 * in the language asked for.
 */
export function bestScore(
  student: CompiledStudent,
  test: LanguageTest,
  { language, min }: { language: string; min?: number },
): number | undefined {
  if (languageOfTest(test) !== language) return undefined;
  const scores = (student.profile.tests ?? [])
    .filter((each) => testOf(each.test) === test)
    .map((each) => each.score)
    .filter((score) => min === undefined || edition(test, score) === edition(test, min));
  if (scores.length === 0) return undefined;
  return DESCENDING.has(test) ? Math.min(...scores) : Math.max(...scores);
}

export function reaches(test: LanguageTest, score: number, min: number): boolean {
  return DESCENDING.has(test) ? score <= min : score >= min;
}

/**
 * The scale a score is on. TOEFL has had three: bands of 1 to 6 (since 2026), internet-based 0 to 120, paper-based 310 to
 * 677. DSH results are levels 1 to 3 or per cent.
 */
function edition(test: LanguageTest, score: number): string {
  if (test === 'DSH') return score <= 3 ? 'level' : 'percent';
  if (test !== 'TOEFL') return '';
  return score <= 6 ? 'bands' : score <= 120 ? 'internet' : 'paper';
}

/** The highest level in a language that the profile states or a test shows. */
export function knownCefr(student: CompiledStudent, language: string): CefrLevel | undefined {
  const stated = (student.profile.languages ?? [])
    .filter((each) => each.language === language)
    .map((each) => each.cefr);
  const shown = (student.profile.tests ?? []).flatMap(({ test, score }) =>
    languageOfTest(test) === language ? (toCefr(test, score) ?? []) : [],
  );
  return [...stated, ...shown].sort((a, b) => compareCefr(b, a))[0];
}

function testOf(name: string): LanguageTest | undefined {
  const upper = name.trim().toUpperCase();
  return LANGUAGE_TESTS.find((test) => upper === test || upper.startsWith(`${test} `));
}
