// Written by tooling/compile-vocabulary.ts from phrases.yaml: change that file.

const CONFERENCE_money = "(?:(?:grants?|awards?|bursar(?:y|ies)|scholarships?|stipends?|funding))";

const CONFERENCE_pays = "(?:(?:(?:is|are) )?(?:for|to|covers?|pays? for|supports?|funds?|towards?))";

const CONFERENCE_who =
  "(?:(?:(?:doctoral |graduate |young )?(?:students?|researchers?) )?(?:to )?(?:the costs? of" +
  " )?)";

const CONFERENCE_part =
  "(?:(?:attend(?:ing|ance at)?|tak(?:e|ing) part in|participat(?:e|ing|ion) in|present(?:ing" +
  ")? at))";

export const CONFERENCE = /* @__PURE__ */ new RegExp(
  "\\b" +
  CONFERENCE_money +
  " " +
  CONFERENCE_pays +
  " " +
  CONFERENCE_who +
  CONFERENCE_part +
  " (?:[a-z]+ ){0,4}(?:conferences?|congress(?:es)?)\\b", "i");

export const CONFERENCE_TITLE = /* @__PURE__ */ new RegExp(
  "\\b(?:conference|congress) (?:travel |attendance |participation )?(?:grants?|awards?|bursar" +
  "(?:y|ies)|support)\\b", "i");

const LANGUAGE_COURSE_money = "(?:(?:grants?|awards?|bursar(?:y|ies)|scholarships?|stipends?|funding))";

const LANGUAGE_COURSE_pays = "(?:(?:(?:is|are) )?(?:for|covers?|pays? for|supports?|funds?))";

export const LANGUAGE_COURSE = /* @__PURE__ */ new RegExp(
  "\\b" +
  LANGUAGE_COURSE_money +
  " " +
  LANGUAGE_COURSE_pays +
  " (?:an? )?(?:[a-z]+ ){0,3}language courses?\\b", "i");

export const LANGUAGE_COURSE_TITLE = /* @__PURE__ */ new RegExp("\\blanguage course (?:grants?|awards?|bursar(?:y|ies)|scholarships?)\\b", "i");

export const OTHERWISE = /* @__PURE__ */ new RegExp(
  "\\b(?:degree|tuition|bachelor\\S*|master\\S*|doctora\\w+|phd|also|in addition|as well as|inclu" +
  "ding|or)\\b", "i");

export const PROBE = /* @__PURE__ */ new RegExp("conference|congress|language course", "i");
