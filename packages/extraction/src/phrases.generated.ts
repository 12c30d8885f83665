// Written by tooling/compile-vocabulary.ts from phrases.yaml: change that file.

const EVENT_schools =
  "(?:schools?|courses?|camps?|academ(?:y|ies)|institutes?|stud(?:y|ies)|programm?e?s?|terms?" +
  "|fellowships?|research)";

const EVENT_any =
  "(?:(?:(?:summer|winter|spring|autumn) (?:\\w+ ){0,3}" +
  EVENT_schools +
  "|conferences?" +
  "|workshops?" +
  "|symposi(?:um|a)" +
  "|congress" +
  "|seminars?" +
  "|hackathons?" +
  "|internships?" +
  "|exchanges?" +
  "|mobility" +
  "|short courses?" +
  "|language courses?" +
  "|training courses?" +
  "|travel(?:ing)? (?:grants?|awards?|fellowships?)" +
  "|contests?" +
  "|competitions?))";

export const EVENT = /* @__PURE__ */ new RegExp("\\b" + EVENT_any + "\\b", "i");

const OR_any =
  "(?:(?:be|are|is|an?|the|have|has|hold|who|currently|from|in|with|of|demonstrate|identify a" +
  "s|at least|more)\\s+)";

export const OR = /* @__PURE__ */ new RegExp("^[\\s,)]*(?:\\bor\\b|\\boder\\b|\\band/or\\b|/)\\s*" + OR_any + "{0,4}$", "i");

const UNREAD_OR_non =
  "(?:(?:non-?binary" +
  "|gender" +
  "|above" +
  "|higher" +
  "|better" +
  "|more" +
  "|greater" +
  "|equivalent" +
  "|its" +
  "|the equivalent" +
  "|(?:an? )?[\\w ]{0,40}equivalent" +
  "|comparable" +
  "|older" +
  "|over" +
  "|younger" +
  "|up\\b" +
  "|under" +
  "|part-?time" +
  "|their" +
  "|permanent" +
  "|legal" +
  "|lawful" +
  "|green" +
  "|PR\\b" +
  "|similar" +
  "|related" +
  "|national" +
  "|citizens?" +
  "|college" +
  "|university" +
  "|graduate" +
  "|undergraduate" +
  "|postgraduate" +
  "|otherwise" +
  "|students?" +
  "|resident" +
  "|lower" +
  "|below" +
  "|less" +
  "|a related" +
  "|in an?y?" +
  "|at" +
  "|on a))";

export const UNREAD_OR = /* @__PURE__ */ new RegExp("^[\\s,)(]*(?:degrees?\\s+)?(?:\\bor\\b|hoặc)\\s+(?!" + UNREAD_OR_non + ")\\p{L}", "iu");

export const UNREAD_BEFORE = /* @__PURE__ */ new RegExp(
  "\\b(?:SAT|ACT|ATAR|IB|top \\d+\\s?%)[^.;]{0,80}(?:\\bor\\b|hoặc)\\s*(?:an?\\s|minimum\\s|cumulativ" +
  "e\\s){0,2}$", "iu");

export const UNLESS = /* @__PURE__ */ new RegExp(
  "\\b(?:unless|except (?:where|when|if|in)|(?:can|may) be waived|exceptions? (?:may|can|will)" +
  ")\\b", "i");
