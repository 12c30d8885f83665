// Written by tooling/compile-vocabulary.ts from phrases.yaml: change that file.

const STUDY_IN_stud =
  "(?:(?:stud(?:y|ies|ying)" +
  "|research" +
  "|degrees?" +
  "|programs?" +
  "|programmes?" +
  "|courses?" +
  "|universit(?:y|ies)" +
  "|colleges?" +
  "|institutions?" +
  "|schools?" +
  "|education" +
  "|(?:master|bachelor)['’]?s?" +
  "|ph\\.?d\\.?" +
  "|enrolled" +
  "|attending))";

const STUDY_IN_full =
  "(?:(?:full-time\\s+" +
  "|abroad\\s+" +
  "|located\\s+" +
  "|anywhere\\s+" +
  "|based\\s+" +
  "|only\\s+" +
  "|program\\s+" +
  "|degree\\s+" +
  "|levels?\\s+" +
  "|studies\\s+" +
  "|or university\\s+" +
  "|or college\\s+))";

export const STUDY_IN = /* @__PURE__ */ new RegExp("\\b" + STUDY_IN_stud + "\\s+" + STUDY_IN_full + "*(?:with)?in\\s+(?:the\\s+)?", "gi");

const ADJECTIVE_SCHOOL_based =
  "(?:(?:based" +
  "|accredited" +
  "|public" +
  "|state" +
  "|recognized" +
  "|recognised" +
  "|higher education" +
  "|post-?secondary" +
  "|two" +
  "|four" +
  "|2" +
  "|4" +
  "|-" +
  "|year" +
  "|or" +
  "|and" +
  "|/))";

const ADJECTIVE_SCHOOL_any = "(?:" + ADJECTIVE_SCHOOL_based + "\\s*)";

export const ADJECTIVE_SCHOOL = /* @__PURE__ */ new RegExp(
  "^\\s*" +
  ADJECTIVE_SCHOOL_any +
  "*(?:universit(?:y|ies)|colleges?|institutions?|schools?|institutes?)\\b", "i");

const BINDING_any =
  "(?:(?:must" +
  "|enrolled" +
  "|attend\\w*" +
  "|study\\w*" +
  "|admitted" +
  "|accepted" +
  "|admission" +
  "|pursu\\w+" +
  "|eligible" +
  "|only" +
  "|open to" +
  "|for" +
  "|apply\\w*" +
  "|registered" +
  "|undertak\\w+" +
  "|tenable" +
  "|taken up" +
  "|to" +
  "|at" +
  "|plan\\w*" +
  "|students?))";

export const BINDING = /* @__PURE__ */ new RegExp("\\b" + BINDING_any + "\\b", "i");

const PAST_any =
  "(?:(?:graduated?" +
  "|graduates? (?:of|from)" +
  "|complet(?:ed|ion)" +
  "|hold(?:s|ing)?" +
  "|holders?" +
  "|obtained" +
  "|degree from" +
  "|earned" +
  "|received" +
  "|previous\\w*" +
  "|former" +
  "|alumni" +
  "|have (?:a|an|not|never|studied)" +
  "|from (?:an?|the)" +
  "|professors?" +
  "|faculty" +
  "|equivalent" +
  "|comparable))";

export const PAST = /* @__PURE__ */ new RegExp("\\b" + PAST_any + "\\b[^.;]{0,60}$", "i");

export const NOT_HOST = /* @__PURE__ */ new RegExp("\\b(?:not|outside|other than|except|excluding|non)[-\\s](?:in |of |the |a |an |at )*$", "i");

export const PROBE = /* @__PURE__ */ new RegExp(
  "(?:universit" +
  "|college" +
  "|institution" +
  "|school" +
  "|stud" +
  "|degree" +
  "|program" +
  "|course" +
  "|education" +
  "|research" +
  "|institute)", "i");
