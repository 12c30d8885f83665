import { type CefrLevel, LANGUAGE_TESTS, type LanguageTest } from '@laurel/domain';
import { compareCefr, toCefr } from '@laurel/taxonomies';
import type { CompiledStudent } from './compile-student.ts';

/** ISO 639-1 code of the language each test is in. */
const TEST_LANGUAGE: Record<LanguageTest, string> = {
  IELTS: 'en',
  TOEFL: 'en',
  PTE: 'en',
  CAMBRIDGE: 'en',
  DUOLINGO: 'en',
  TESTDAF: 'de',
  DSH: 'de',
  DELF: 'fr',
  DELE: 'es',
  JLPT: 'ja',
  TOPIK: 'ko',
  HSK: 'zh',
};

/** The best score in one test, when that test is in the language asked for. */
export function bestScore(student: CompiledStudent, test: LanguageTest, language: string): number | undefined {
  if (TEST_LANGUAGE[test] !== language) return undefined;
  const scores = (student.profile.tests ?? []).filter((each) => testOf(each.test) === test).map((each) => each.score);
  return scores.length === 0 ? undefined : Math.max(...scores);
}

/** The highest level in a language that the profile states or a test shows. */
export function knownCefr(student: CompiledStudent, language: string): CefrLevel | undefined {
  const stated = (student.profile.languages ?? []).filter((each) => each.language === language).map((each) => each.cefr);
  const shown = (student.profile.tests ?? []).flatMap(({ test, score }) => {
    const known = testOf(test);
    if (known === undefined || TEST_LANGUAGE[known] !== language) return [];
    return toCefr(known, score) ?? [];
  });
  return [...stated, ...shown].sort((a, b) => compareCefr(b, a))[0];
}

function testOf(name: string): LanguageTest | undefined {
  const upper = name.trim().toUpperCase();
  return LANGUAGE_TESTS.find((test) => upper === test || upper.startsWith(`${test} `));
}
