// Written by tooling/compile-vocabulary.ts from phrases.yaml: change that file.

export const test =
  "(?:(?:SAT" +
  "|ACT" +
  "|ATAR" +
  "|GRE" +
  "|GMAT" +
  "|UTME" +
  "|ENEM" +
  "|PSAT" +
  "|LSAT" +
  "|MCAT))";

const LEAST_of = "(?:(?:(?:composite |total |combined )?scores? )?of (?:at least |a minimum of ))";

const LEAST_score = "(?:(?<score>\\d{1,2},?\\d{3}|\\d{2,3}(?:\\.\\d{1,2})?))";

const LEAST_least = "(?:(?:[Mm]inimum|at least an?))";

const LEAST_kind = "(?:(?:combined |composite |total )?)";

export const LEAST = /* @__PURE__ */ new RegExp(
  "(?:\\b(?<before>" +
  test +
  ") " +
  LEAST_of +
  LEAST_score +
  "(?![\\d%.]*\\d|%)" +
  "|\\b" +
  LEAST_least +
  " " +
  LEAST_kind +
  "(?<after>" +
  test +
  ") (?:composite )?(?:score )?of " +
  LEAST_score +
  "(?![\\d%.]*\\d|%))", "");

export const BESIDE = /* @__PURE__ */ new RegExp(
  "\\b(?:or|and\\/or|either|GPA|grade point|equivalent|per section|percentile|mathematics|verba" +
  "l|math)\\b", "i");

export const PROBE = /* @__PURE__ */ new RegExp("SAT|ACT|ATAR|GRE|GMAT|UTME|ENEM|LSAT|MCAT", "");
