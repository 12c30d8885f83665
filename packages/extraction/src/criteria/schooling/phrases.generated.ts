// Written by tooling/compile-vocabulary.ts from phrases.yaml: change that file.

const SCHOOL_IN_graduated =
  "(?:(?:graduates? of" +
  "|graduated from" +
  "|graduate from" +
  "|graduating from" +
  "|diploma from))";

const SCHOOL_IN_a = "(?:(?:an? |any )?(?:accredited |public |private |eligible |approved )*)";

export const SCHOOL_IN = /* @__PURE__ */ new RegExp(
  "\\b" +
  SCHOOL_IN_graduated +
  " " +
  SCHOOL_IN_a +
  "(?:high|secondary) schools? (?:located )?in\\s+", "gi");

export const SCHOOL_AFTER = /* @__PURE__ */ new RegExp("^\\s+(?:public |accredited )?(?:high|secondary) schools?\\b", "i");

export const AHEAD = /* @__PURE__ */ new RegExp(
  "(?:\\b(?:children|parents?|if|unless|for example|such as|or|will|plan\\w*|expect\\w*)\\b" +
  "|\\bto\\s*$)", "i");

export const OTHERWISE = /* @__PURE__ */ new RegExp("^[^.;]*\\b(?:or|GED|home[- ]?school\\w*|equivalent)\\b", "i");

export const PROBE = /* @__PURE__ */ new RegExp("(?:high|secondary) school", "i");
