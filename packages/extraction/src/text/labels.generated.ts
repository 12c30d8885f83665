// Written by tooling/compile-vocabulary.ts from labels.yaml: change that file.

export const at = "(?:(?<=^|\\s))";

export const value = "(?:(?=\\s*:?\\s+[\"“(]?[\\p{Lu}\\d£$€]))";

export const LABELS = [
  {
    column: "nationality",
    pattern: /* @__PURE__ */ new RegExp(at + "(?:Eligible )?(?:Nationalit(?:y|ies)|Citizenships?)" + value, "gu"),
  },
  {
    column: "level",
    pattern: /* @__PURE__ */ new RegExp(at + "(?:(?:Study|Course|Education|Academic) )?Levels?(?: of [Ss]tudy)?" + value, "gu"),
  },
  {
    column: "field",
    pattern: /* @__PURE__ */ new RegExp(
  at +
  "(?:Disciplines?|Subjects?(?: [Aa]reas?)?|Fields? of [Ss]tudy|Study [Aa]reas?)" +
  value, "gu"),
  },
  { column: "gender", pattern: /* @__PURE__ */ new RegExp(at + "Gender" + value, "gu") },
  {
    column: "none",
    pattern: /* @__PURE__ */ new RegExp(at + "(?:Study |Host )?(?:Locations?|Country)" + value, "gu"),
  },
  {
    column: "none",
    pattern: /* @__PURE__ */ new RegExp(
  at +
  "(?:Deadline|(?:Closing|Opening) [Dd]ate|Amount|Value|Duration|Provider|Number of [Aa]wards" +
  "|Funding)" +
  value, "gu"),
  },
] as const;

export const RULE_LABEL = /* @__PURE__ */ new RegExp("Nationalit|Citizenship|Level|Discipline|Subject|Field|Study|Gender", "");
