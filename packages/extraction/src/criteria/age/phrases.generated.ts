// Written by tooling/compile-vocabulary.ts from phrases.yaml: change that file.
import { wholeNumber } from '../../text/numbers.generated.ts';

export const BORN = /* @__PURE__ */ new RegExp(
  "\\bborn\\s+(?<on>on or\\s+)?(?<side>after|before|since|prior to|no (?:earlier|later) than)\\s+" +
  "(?<rest>[^.;)]{4,40})", "gi");

export const EARLIEST_BIRTH = /* @__PURE__ */ new RegExp("after|since|earlier", "i");

const FOREIGN_AGE_FORMS_tuoi = "(?:tuổi|ans|a[ñn]os|jahren?)";

export const FOREIGN_AGE_FORMS = [
  {
    bounds: "below",
    pattern: /* @__PURE__ */ new RegExp("\\b(?:jünger als|unter)\\s+(\\d{2})\\s+jahren?\\b", "giu"),
  },
  {
    bounds: "at most",
    pattern: /* @__PURE__ */ new RegExp(
  "\\b(?:nicht älter als|höchstens|maximal)\\s+(\\d{2})(?=\\s+(?:jahre|sein|sind|ist)\\b|\\s*[.,;]|" +
  "$)", "giu"),
  },
  {
    bounds: "at most",
    pattern: /* @__PURE__ */ new RegExp("\\bbis (?:zu )?(\\d{2}) jahren?\\b(?!\\s+(?:nach|seit|vor|lang|berufs|im|in)\\p{Ll}*)", "giu"),
  },
  {
    bounds: "below",
    pattern: /* @__PURE__ */ new RegExp("\\bmoins de (\\d{2}) ans\\b|\\bmenor(?:es)? de (\\d{2}) a[ñn]os\\b", "giu"),
  },
  {
    bounds: "at most",
    pattern: /* @__PURE__ */ new RegExp("\\bm[aá]ximo (?:de )?(\\d{2}) (?:a[ñn]os|anos)\\b", "giu"),
  },
  {
    bounds: "between",
    pattern: /* @__PURE__ */ new RegExp(
  "(?<!\\p{L})(?:từ|entre|zwischen)\\s+(\\d{2})(?:\\s+tuổi)?\\s+(?:đến|tới|et|y|e|und)\\s+(\\d{2})\\s" +
  "+" +
  FOREIGN_AGE_FORMS_tuoi +
  "(?!\\p{L})", "giu"),
  },
  { bounds: "below", pattern: /* @__PURE__ */ new RegExp("(?<!\\p{L})dưới\\s+(\\d{2})\\s+tuổi", "giu") },
  {
    bounds: "at most",
    pattern: /* @__PURE__ */ new RegExp("(?<!\\p{L})không quá\\s+(\\d{2})\\s+tuổi", "giu"),
  },
  {
    bounds: "at least",
    pattern: /* @__PURE__ */ new RegExp("(?<!\\p{L})(?:trên|từ|đủ)\\s+(\\d{2})\\s+tuổi", "giu"),
  },
] as const;

export const number = "(?:(?<![\\d.,])(" + wholeNumber + ")(?!\\d|[.,]\\d))";

export const years = "(?:\\s*(?:\\(\\d{2}\\)\\s*)?(?:years?|yrs?\\.?))";

export const ofAge = "(?:(?:" + years + "(?:\\s*(?:old|of age))?|\\s*(?:of age))?)";

const AGE_FORMS_aged = "(?:aged?s?|between(?: the)? ages?(?: of)?|age (?:range|group|limit|bracket)s?|ages?)";

const AGE_FORMS_to = "(?:-to-|-|–|—|to|and|through)";

const AGE_FORMS_older = "(?:older than|more than|over|above|exceed(?:ing)?|have (?:exceeded|passed))";

const AGE_FORMS_for =
  "(?:" +
  years +
  "\\s*(?:old|of age)|\\s*(?:[.,;)]|$|on|at|by|as of|for|\\()|" +
  years +
  "\\s*(?:[.,;)]|$|on|at|by|as of))";

const AGE_FORMS_max =
  "(?:max(?:imum|\\.)?\\s+age(?:\\s+(?:limit|requirement))?|age\\s+limit|upper age limit|altersgr" +
  "enze)";

const AGE_FORMS_years2 = "(?:" + years + "\\s+of\\s+(?!age))";

const AGE_FORMS_reached = "(?:reached|passed|attained|celebrated)";

const AGE_FORMS_under = "(?:under|below|younger than|not (?:yet )?(?:have )?(?:reached|attained|turned))";

const AGE_FORMS_when =
  "(?:(?:" +
  years +
  "|\\s*(?:\\(|[.,;|)]|$|on\\b|at\\b|by\\b|as of\\b|when|unless|except|if\\b|and\\b|or\\b|who\\b|(?:are" +
  "|is|will|may|can|receive)\\b)))";

const AGE_FORMS_years3 = "(?:" + years + "\\s+(?:of\\s+)?(?!age|old)(?:work|experience|study|professional))";

const AGE_FORMS_and =
  "(?:" +
  years +
  "\\s*(?:old\\s+|of age\\s+)?(?:or|and)\\s+(?:older|over|above|up|more)|\\s+(?:or|and)\\s+older)";

const AGE_FORMS_st = "(?:(?:st|nd|rd|th)\\b|\\s*(?:%|points))";

export const AGE_FORMS = [
  {
    bounds: "between",
    pattern: /* @__PURE__ */ new RegExp(
  "\\b" +
  AGE_FORMS_aged +
  "\\s*(?:of|is|are|:|from|between)?\\s*" +
  number +
  ofAge +
  "\\s*" +
  AGE_FORMS_to +
  "\\s*" +
  number +
  ofAge +
  "(?!\\s*(?:%|\\d))", "gi"),
  },
  {
    bounds: "between",
    pattern: /* @__PURE__ */ new RegExp(
  "\\b(?:(?:be|between|from)\\s+)?" +
  number +
  ofAge +
  "\\s*(?:-to-|-|–|—|to|and)\\s*" +
  number +
  years +
  "\\s*(?:old|of age)\\b", "gi"),
  },
  {
    bounds: "between and below",
    pattern: /* @__PURE__ */ new RegExp(
  "\\b(?:over|above|older than)\\s+" +
  number +
  "\\s+(?:and|but)\\s+(?:under|below|younger than|less than)\\s+" +
  number +
  "\\b", "gi"),
  },
  {
    bounds: "between",
    pattern: /* @__PURE__ */ new RegExp(
  "\\b(?:be|are|aged)\\s+between\\s+" +
  number +
  "\\s*(?:-|–|—|and|to)\\s*" +
  number +
  years +
  "(?!\\s+of\\s+(?!age))", "gi"),
  },
  {
    bounds: "at most",
    pattern: /* @__PURE__ */ new RegExp(
  "\\b(?:not|no|nor)\\s+(?:be\\s+)?" +
  AGE_FORMS_older +
  "\\s+(?:the age of\\s+|age\\s+)?" +
  number +
  "(?=" +
  AGE_FORMS_for +
  ")", "gi"),
  },
  {
    bounds: "at most",
    pattern: /* @__PURE__ */ new RegExp(
  "\\b" +
  AGE_FORMS_max +
  "\\s*(?:(?:for [\\w ]{3,30})?\\s*(?:is|of|:|=|at|liegt bei))?\\s*" +
  number +
  "\\b", "gi"),
  },
  {
    bounds: "at most",
    pattern: /* @__PURE__ */ new RegExp("\\bmax(?:imum|\\.)?(?:\\s+of)?\\s+" + number + years + "\\s*(?:old|of age)\\b", "gi"),
  },
  {
    bounds: "at most",
    pattern: /* @__PURE__ */ new RegExp(
  "\\bup to\\s+(?:the age of\\s+|age\\s+)" +
  number +
  "\\b|\\bup to\\s+" +
  number +
  years +
  "\\s*(?:old|of age)\\b", "gi"),
  },
  {
    bounds: "at most",
    pattern: /* @__PURE__ */ new RegExp(
  "\\b" +
  number +
  years +
  "?\\s*(?:old\\s+|of age\\s+)?(?:or|and)\\s+(?:younger|under|below)\\b", "gi"),
  },
  {
    bounds: "at least",
    pattern: /* @__PURE__ */ new RegExp(
  "\\b(?:no|not)\\s+(?:be\\s+)?(?:younger|less|under)\\s+(?:than\\s+)?(?:the age of\\s+|age\\s+)?" +
  number +
  "(?!" +
  AGE_FORMS_years2 +
  ")", "gi"),
  },
  {
    bounds: "below",
    pattern: /* @__PURE__ */ new RegExp(
  "\\bnot (?:have )?(?:yet )?" +
  AGE_FORMS_reached +
  " (?:(?:his/her|their|his|her|the) )?(\\d{2})(?:st|nd|rd|th) birthday\\b", "gi"),
  },
  {
    bounds: "below",
    pattern: /* @__PURE__ */ new RegExp(
  "\\b" +
  AGE_FORMS_under +
  "\\s+(?:the age of\\s+|age\\s+)?" +
  number +
  "(?=" +
  AGE_FORMS_when +
  ")(?!" +
  AGE_FORMS_years3 +
  ")", "gi"),
  },
  {
    bounds: "below",
    pattern: /* @__PURE__ */ new RegExp(
  "(?:\\bless than\\s+" +
  number +
  years +
  "\\s*(?:old|of age)\\b" +
  "|\\bunder\\s+the\\s+age\\s+of\\s+" +
  number +
  "\\b" +
  "|\\baged?\\s+(?:under|below|less than)\\s+" +
  number +
  "\\b" +
  "|\\bage\\s*<\\s*" +
  number +
  "\\b)", "gi"),
  },
  {
    bounds: "at least",
    pattern: /* @__PURE__ */ new RegExp(
  "(?:\\b(?:(?:at )?least|min(?:imum|\\.)?(?:\\s+of)?)\\s+" +
  number +
  years +
  "\\s*(?:old|of age)\\b" +
  "|\\bat least\\s+(?:age\\s+)?" +
  number +
  "\\s+(?:by|on|at|when|as of)\\b)", "gi"),
  },
  {
    bounds: "at least",
    pattern: /* @__PURE__ */ new RegExp(
  "(?:\\b(?:min(?:imum|\\.)?\\s+age(?:\\s+(?:limit|requirement))?)\\s*(?:is|of|:|=)?\\s*" +
  number +
  "\\b" +
  "|\\bat least\\s+" +
  number +
  "(?=\\s*[.,;)]|$))", "gi"),
  },
  {
    bounds: "at least",
    pattern: /* @__PURE__ */ new RegExp("\\b" + number + AGE_FORMS_and + "\\b(?!\\s+\\d)", "gi"),
  },
  {
    bounds: "at least",
    pattern: /* @__PURE__ */ new RegExp(
  "(?:\\b(?:over|above|older than)\\s+(?:the age of\\s+|age\\s+)?" +
  number +
  "(?=" +
  years +
  "|\\s*(?:[.,;)]|$|at the time|on\\b|by\\b|when\\b|as of))" +
  "|\\b" +
  number +
  "\\+?" +
  years +
  "\\s*(?:old|of age)\\s*(?:and|or)\\s*(?:above|over|older))", "gi"),
  },
  {
    bounds: "at least",
    pattern: /* @__PURE__ */ new RegExp(
  "(?:\\baged?\\s+" +
  number +
  "\\s+(?:and|or)\\s+(?:over|above|older|up)\\b" +
  "|\\baged?\\s+(?:over|above)\\s+" +
  number +
  "\\b" +
  "|\\b(?:over|above)\\s+the\\s+age\\s+of\\s+" +
  number +
  "\\b)", "gi"),
  },
  {
    bounds: "at least",
    pattern: /* @__PURE__ */ new RegExp(
  "\\b(?:attained|reached|turned)\\s+(?:the age of\\s+)?" +
  number +
  "(?:" +
  years +
  "\\s+of\\s+age)?(?!" +
  AGE_FORMS_st +
  ")", "gi"),
  },
  {
    bounds: "at least",
    pattern: /* @__PURE__ */ new RegExp("\\b(?:age[ds]?:?|be|are)\\s+(\\d{2})\\+(?!\\s*(?:years? of|%|\\d))", "gi"),
  },
] as const;

const OTHER_YEARS_experience =
  "(?:(?:experience" +
  "|study" +
  "|service" +
  "|employment" +
  "|residen" +
  "|schooling" +
  "|education" +
  "|research" +
  "|work" +
  "|practice" +
  "|credits?" +
  "|hours" +
  "|units" +
  "|words" +
  "|pages" +
  "|countries" +
  "|months))";

export const OTHER_YEARS = /* @__PURE__ */ new RegExp(
  "(?:^\\s*,?\\s*years? (?:into|since|after)\\b" +
  "|^\\s*(?:years?)?\\s*(?:of )?(?:\\w+ )?" +
  OTHER_YEARS_experience +
  ")", "i");

export const CONSENT = /* @__PURE__ */ new RegExp("\\b(?:parent\\w*|guardian\\w*|consent|permission|minors?|if you are|those under)\\b", "i");

export const OTHER_MEASURE = /* @__PURE__ */ new RegExp(
  "\\b(?:(?:sub-?)?scores?|bands?|sections?|components?|marks?|grades?|points|GPA|IELTS|TOEFL)" +
  "\\b[^.;]{0,40}$", "i");

export const OTHER_PERSON = /* @__PURE__ */ new RegExp(
  "\\b(?:children|child|parents?|sibling|daughter|son|founded|for|every|past|last|years ago)\\s" +
  "*$", "i");

export const DAY_LEAD = /* @__PURE__ */ new RegExp("^[^.;]{0,30}?\\b(?:on|as of|by|as at|before)\\s+", "i");

export const EXCEPTION_TO = /* @__PURE__ */ new RegExp("^\\s*\\(?(?:with )?exceptions? (?:up )?to (\\d{2})\\b", "i");

const SHUT_OUT_verb = "(?:(?:are" + "|is" + "|will" + "|may" + "|cannot" + "|can))";

export const SHUT_OUT = /* @__PURE__ */ new RegExp(
  "\\b(?:(?<over>over|above|older than)|under|below|younger than)\\s+(?:the age of\\s+|age\\s+)?" +
  number +
  "(?=" +
  years +
  "|\\s+" +
  SHUT_OUT_verb +
  "\\b)", "i");

export const PROBE = /* @__PURE__ */ new RegExp(
  "(?:\\d\\+" +
  "|at least" +
  "|\\bage" +
  "|\\bold" +
  "|years?" +
  "|under" +
  "|below" +
  "|over" +
  "|above" +
  "|young" +
  "|altersgrenze" +
  "|between" +
  "|born" +
  "|attained" +
  "|reached" +
  "|turned" +
  "|jünger" +
  "|älter" +
  "|höchstens" +
  "|maximal" +
  "|unter" +
  "|bis" +
  "|zwischen" +
  "|entre" +
  "|moins" +
  "|menor" +
  "|m[aá]ximo" +
  "|tuổi)", "i");
