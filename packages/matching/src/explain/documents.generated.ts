// Written by tooling/compile-vocabulary.ts from documents.yaml: change that file.

export const NUMBER_WORDS: Readonly<Record<string, number>> = {"one":1,"two":2,"three":3,"four":4,"five":5};

const LETTERS_ASKED_letters =
  "(?:(?:letters? of (?:recommendation|reference)" +
  "|recommendation letters?" +
  "|reference letters?" +
  "|recommendations" +
  "|references" +
  "|referees))";

export const LETTERS_ASKED = /* @__PURE__ */ new RegExp(
  "\\b(one|two|three|four|five|[1-5])(?: \\(\\d\\))? (?:[a-z-]+ ){0,3}?" +
  LETTERS_ASKED_letters +
  "\\b", "i");

const ESSAY_text =
  "(?:(?:essays?" +
  "|statements?(?! of (?:income|results|marks|account))" +
  "|motivation" +
  "|letter of intent" +
  "|proposal" +
  "|research plan" +
  "|study plan" +
  "|work plan" +
  "|project))";

export const ESSAY = /* @__PURE__ */ new RegExp("\\b" + ESSAY_text + "\\b", "i");

const TEST_NAME_test =
  "(?:(?:GRE" +
  "|GMAT" +
  "|SAT" +
  "|ACT" +
  "|LSAT" +
  "|MCAT" +
  "|IELTS" +
  "|TOEFL" +
  "|PTE" +
  "|Duolingo" +
  "|TestDaF" +
  "|DSH" +
  "|DELF" +
  "|DALF" +
  "|DELE" +
  "|JLPT" +
  "|HSK" +
  "|TOPIK))";

export const TEST_NAME = /* @__PURE__ */ new RegExp("\\b" + TEST_NAME_test + "\\b", "");

const LANGUAGE_PROOF_language =
  "(?:(?:english" +
  "|french" +
  "|german" +
  "|spanish" +
  "|japanese" +
  "|chinese" +
  "|korean" +
  "|language))";

const LANGUAGE_PROOF_proof = "(?:(?:tests?" + "|certificates?" + "|proficiency" + "|proof" + "|results?" + "|scores?))";

export const LANGUAGE_PROOF = /* @__PURE__ */ new RegExp(
  "(?:\\b" +
  LANGUAGE_PROOF_language +
  "\\b.*\\b" +
  LANGUAGE_PROOF_proof +
  "\\b" +
  "|\\b(?:proof|certificate) of .*\\b(?:english|language)\\b" +
  "|^test (?:scores?|results?)$)", "i");

export const ORDERED = /* @__PURE__ */ new RegExp(
  "(?:transcript|mark ?sheet|diploma|\\bdegree|certificate|\\brecords?\\b|\\bresults?\\b|\\breports" +
  "?\\b|report card|\\bproof\\b" +
  "|\\b(?:income|tax|bank|financial)\\b|\\bstatements? of (?:results|marks|account)\\b" +
  "|medical|physical examination|police|passport|identity|admission|acceptance|\\boffer\\b|enro" +
  "lment)", "i");
