// Written by tooling/compile-vocabulary.ts from phrases.yaml: change that file.

export const STANDINGS = [
  {
    minYear: 2,
    pattern: /* @__PURE__ */ new RegExp("\\bat least (?:an? )?[“\"]?sophomore[”\"]? (?:status|standing|level|year)\\b", "i"),
  },
  {
    minYear: 3,
    pattern: /* @__PURE__ */ new RegExp("\\bat least (?:an? )?[“\"]?junior[”\"]? (?:status|standing|level|year)\\b", "i"),
  },
  {
    minYear: 4,
    pattern: /* @__PURE__ */ new RegExp("\\bat least (?:an? )?[“\"]?senior[”\"]? (?:status|standing|level|year)\\b", "i"),
  },
] as const;

export const TRANSFERS = /* @__PURE__ */ new RegExp(
  "(?:\\bmust (?:be|apply as) (?:an? )?(?:new |incoming )?transfer (?:students?|applicants?)\\b" +
  "|\\bopen (?:only )?to (?:new |incoming )?transfer (?:students|applicants)(?= (?:from|only)|" +
  "[.]|$))", "i");

export const BESIDE = /* @__PURE__ */ new RegExp(
  "\\b(?:first[- ]years?|freshm[ae]n|graduate students?|high school|or transfer|and transfer)\\" +
  "b", "i");

export const PROBE = /* @__PURE__ */ new RegExp("transfer|standing|status|level|year", "i");
