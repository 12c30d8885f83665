// Written by tooling/compile-vocabulary.ts from phrases.yaml: change that file.

const FIRST_GENERATION_college =
  "(?:(?:college" +
  "|university" +
  "|in (?:their|your|his|her) famil(?:y|ies)" +
  "|undergraduate" +
  "|higher education" +
  "|scholars?" +
  "|students?" +
  "|low-income" +
  "|applicants?" +
  "|graduates?))";

const FIRST_GENERATION_to = "(?:\\s+(?:to\\s+)?" + FIRST_GENERATION_college + ")";

const FIRST_GENERATION_person = "(?:person |member |one |generation )";

const FIRST_GENERATION_their = "(?:(?:their|your|his|her|his/her|the|my) )";

export const FIRST_GENERATION = /* @__PURE__ */ new RegExp(
  "(?:\\bfirst[- ]gen(?:eration)?" +
  FIRST_GENERATION_to +
  "+" +
  "|\\b(?:the )?first " +
  FIRST_GENERATION_person +
  "?(?:in|of) " +
  FIRST_GENERATION_their +
  "?(?:immediate )?famil(?:y|ies) (?:to|who)\\b" +
  "|\\bneither (?:of (?:their|your|his|her) )?parents? (?:has|have|hold|holds|attended|complet" +
  "ed|graduated)" +
  "|\\bparents? (?:did|have|has) not (?:attend|complete|graduate|earn|receive)\\w*)", "gi");

export const OTHER = /* @__PURE__ */ new RegExp("\\bfirst[- ]generation (?:immigrants?|americans?|of immigrants)", "i");

export const EXAMPLE_BEFORE = /* @__PURE__ */ new RegExp("\\b(?:including|such as|like|e\\.g\\.)\\s+(?:\\w+[\\s,]+){0,6}$", "i");

export const PROBE = /* @__PURE__ */ new RegExp("first|parents?", "i");
