// Written by tooling/compile-vocabulary.ts from phrases.yaml: change that file.

export const DENIED = /* @__PURE__ */ new RegExp("(?<!\\p{L})(?:ne|pas|non|no|não|sauf|excepto|exceto)\\s+(?:\\p{L}+\\s+){0,3}$", "iu");

export const ANOTHER_NATIONALITY = /* @__PURE__ */ new RegExp(
  "^\\s*(?:,|/|et|ou|y|o|e)\\s+(?!(?:menor|mayor|maior|tener|ter|estar|avoir|être|âgé|moins|con" +
  "|com|avec)(?!\\p{L}))", "u");

const CITIZENS_citizen =
  "(?:(?:nationalité" +
  "|nacionalidad" +
  "|nacionalidade" +
  "|ciudadan[oa]s?" +
  "|cidadãos?" +
  "|cidadãs?" +
  "|citoyen(?:ne)?s?" +
  "|ressortissant(?:e)?s?" +
  "|ser" +
  "|être))";

const CITIZENS_of =
  "(?:(?<!\\p{L})" +
  CITIZENS_citizen +
  "\\s+(?:de\\s+la\\s+|de\\s+l['’]|de\\s+|du\\s+|da\\s+|do\\s+)?)";

export const CITIZENS = [
  { code: "AR", pattern: /* @__PURE__ */ new RegExp(CITIZENS_of + "argentin\\p{L}*", "iu") },
  { code: "BE", pattern: /* @__PURE__ */ new RegExp(CITIZENS_of + "(?:belge|belgique)\\p{L}*", "iu") },
  { code: "BO", pattern: /* @__PURE__ */ new RegExp(CITIZENS_of + "bolivi\\p{L}*", "iu") },
  { code: "BR", pattern: /* @__PURE__ */ new RegExp(CITIZENS_of + "(?:brasil|brésil)\\p{L}*", "iu") },
  { code: "CA", pattern: /* @__PURE__ */ new RegExp(CITIZENS_of + "canad\\p{L}*", "iu") },
  { code: "CL", pattern: /* @__PURE__ */ new RegExp(CITIZENS_of + "chile\\p{L}*", "iu") },
  { code: "CO", pattern: /* @__PURE__ */ new RegExp(CITIZENS_of + "colombia\\p{L}*", "iu") },
  { code: "CR", pattern: /* @__PURE__ */ new RegExp(CITIZENS_of + "(?:costarric|costa rica)\\p{L}*", "iu") },
  { code: "DZ", pattern: /* @__PURE__ */ new RegExp(CITIZENS_of + "algéri\\p{L}*", "iu") },
  { code: "EC", pattern: /* @__PURE__ */ new RegExp(CITIZENS_of + "(?:ecuator|ecuador)\\p{L}*", "iu") },
  { code: "ES", pattern: /* @__PURE__ */ new RegExp(CITIZENS_of + "(?:españ|espagn|espanh)\\p{L}*", "iu") },
  {
    code: "FR",
    pattern: /* @__PURE__ */ new RegExp(CITIZENS_of + "(?:françai|france|frances)\\p{L}*", "iu"),
  },
  { code: "GT", pattern: /* @__PURE__ */ new RegExp(CITIZENS_of + "guatemal\\p{L}*", "iu") },
  { code: "HT", pattern: /* @__PURE__ */ new RegExp(CITIZENS_of + "haïti\\p{L}*", "iu") },
  { code: "MA", pattern: /* @__PURE__ */ new RegExp(CITIZENS_of + "maroc\\p{L}*", "iu") },
  { code: "MX", pattern: /* @__PURE__ */ new RegExp(CITIZENS_of + "(?:méxic|mexic)\\p{L}*", "iu") },
  { code: "PE", pattern: /* @__PURE__ */ new RegExp(CITIZENS_of + "(?:perú|peru)\\p{L}*", "iu") },
  { code: "PT", pattern: /* @__PURE__ */ new RegExp(CITIZENS_of + "portug\\p{L}*", "iu") },
  { code: "SN", pattern: /* @__PURE__ */ new RegExp(CITIZENS_of + "sénégal\\p{L}*", "iu") },
  { code: "TN", pattern: /* @__PURE__ */ new RegExp(CITIZENS_of + "tunisi\\p{L}*", "iu") },
  { code: "UY", pattern: /* @__PURE__ */ new RegExp(CITIZENS_of + "urugua\\p{L}*", "iu") },
  { code: "VE", pattern: /* @__PURE__ */ new RegExp(CITIZENS_of + "venez\\p{L}*", "iu") },
] as const;

export const PROBE = /* @__PURE__ */ new RegExp(
  "(?:nacional" +
  "|nationalité" +
  "|ciudadan" +
  "|cidad" +
  "|citoyen" +
  "|ressortissant" +
  "|ser\\s" +
  "|être\\s)", "iu");
