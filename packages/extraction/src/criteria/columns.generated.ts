// Written by tooling/compile-vocabulary.ts from columns.yaml: change that file.

const SILENT_any =
  "(?:(?:unrestricted" +
  "|false" +
  "|true" +
  "|no" +
  "|yes" +
  "|n/?\\s?a" +
  "|none" +
  "|null" +
  "|undefined" +
  "|nan" +
  "|nil" +
  "|unknown" +
  "|other" +
  "|all" +
  "|any" +
  "|every" +
  "|both" +
  "|open" +
  "|world(?:wide)?" +
  "|global" +
  "|everyone" +
  "|no[nt]?[- ]?specif\\w*" +
  "|unspecified" +
  "|no (?:restrictions?|limits?|specified)" +
  "|var(?:ies|ious|iable|ied)" +
  "|multiple" +
  "|several" +
  "|many" +
  "|different" +
  "|tba" +
  "|tbd" +
  "|international" +
  "|depends" +
  "|all (?:nationalities|countries|levels?|genders?|majors?|fields?|disciplines?|programs?|ms" +
  "c programs)" +
  "|any (?:nationality|country|level|field|gender)" +
  "|see .*" +
  "|check .*))";

export const SILENT = /* @__PURE__ */ new RegExp("^\\W*" + SILENT_any + "\\W*$", "i");

export const GENDER_WORDS = [
  { gender: "female", pattern: /* @__PURE__ */ new RegExp("\\b(?:wom[ae]n|females?|girls?|f)\\b", "i") },
  { gender: "male", pattern: /* @__PURE__ */ new RegExp("\\b(?:men|man|males?|boys?|m)\\b", "i") },
  { gender: "nonbinary", pattern: /* @__PURE__ */ new RegExp("\\bnon-?binary\\b", "i") },
] as const;

export const ALL_BUT = /* @__PURE__ */ new RegExp("\\b(?:non|not|except|excluding|outside)[\\s-]+(?:the )?$", "i");

const WORDS_OF_NAMES_any =
  "(?:(?:and" +
  "|or" +
  "|the" +
  "|of" +
  "|citizens?" +
  "|nationals?" +
  "|only" +
  "|countries" +
  "|metropolitan" +
  "|federated" +
  "|states" +
  "|republic" +
  "|democratic" +
  "|islands?" +
  "|city" +
  "|vatican" +
  "|holy" +
  "|south" +
  "|north" +
  "|students?" +
  "|SAR))";

export const WORDS_OF_NAMES = /* @__PURE__ */ new RegExp("\\b" + WORDS_OF_NAMES_any + "\\b", "gi");

export const LEVEL_ITEMS = [
  { levels: ["masters","phd"], pattern: /* @__PURE__ */ new RegExp("^graduates?$", "i") },
  { levels: ["secondary"], pattern: /* @__PURE__ */ new RegExp("\\b(?:high|secondary) school\\b", "i") },
  {
    levels: ["undergraduate","masters","phd"],
    pattern: /* @__PURE__ */ new RegExp("^universit(?:y|ies)$", "i"),
  },
  { levels: ["undergraduate","other"], pattern: /* @__PURE__ */ new RegExp("^colleges?$", "i") },
] as const;
