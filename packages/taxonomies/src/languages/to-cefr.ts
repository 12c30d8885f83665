import { CEFR_LEVELS, type CefrLevel } from '@laurel/domain';
import { CEFR_SCALES, LEVEL_CERTIFICATES } from './cefr-bands.ts';

const NAMED_LEVEL = /\b([abc][12])\b/;

/**
 * The CEFR level that a test score shows at least. `test` is a name such as "IELTS", "TOEFL iBT" or "DELF B2" (case ignored);
 * `score` is in the test's own units: TOEFL iBT 0 to 120 or, since 2026, 1 to 6; ITP 310 to 677; JLPT N1 to N5 as 1 to 5; DSH 1 to
 * 3 or per cent; certificates of one level in points of 100. Undefined when test or score is unknown or below every band.
 */
export const toCefr = (test: string, score: number): CefrLevel | undefined => {
  const name = test.toLowerCase();
  const certificate = LEVEL_CERTIFICATES.find((each) => each.name.test(name));
  if (certificate) {
    const level = NAMED_LEVEL.exec(name)?.[1]?.toUpperCase();
    return score >= certificate.pass && score <= 100 ? CEFR_LEVELS.find((each) => each === level) : undefined;
  }
  const scale = CEFR_SCALES.find((each) => each.name.test(name) && score >= each.min && score <= each.max);
  return scale?.bands.find((band) => score >= band.min)?.level;
};

/** ISO 639-1 code of the language a test examines ("IELTS" -> `en`, "DELF B2" -> `fr`); undefined for an unknown test. */
export const languageOfTest = (test: string): string | undefined => {
  const name = test.toLowerCase();
  return [...LEVEL_CERTIFICATES, ...CEFR_SCALES].find((each) => each.name.test(name))?.language;
};

/** Negative when `a` is the lower level, 0 when equal, positive when `a` is the higher one. */
export const compareCefr = (a: CefrLevel, b: CefrLevel): number =>
  CEFR_LEVELS.indexOf(a) - CEFR_LEVELS.indexOf(b);
