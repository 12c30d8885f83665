// Written by tooling/compile-vocabulary.ts from phrases.yaml: change that file.

const CONTINENTALS_students = "(?:students?|applicants?|candidates?|graduates?|women|scholars|researchers|youth)";

const CONTINENTALS_applicants = "(?:students?|applicants?|candidates?|graduates?|women|scholars|professionals)";

const CONTINENTALS_postgraduates =
  "(?:(?:undergraduates?" +
  "|postgraduates?" +
  "|graduates?" +
  "|master['’]?s" +
  "|ph\\.?d\\.?" +
  "|doctoral" +
  "|freshm[ae]n" +
  "|first-year" +
  "|transfer" +
  "|female" +
  "|women" +
  "|language" +
  "|exchange" +
  "|visiting" +
  "|research" +
  "|business" +
  "|medical" +
  "|law" +
  "|engineering))";

const CONTINENTALS_and =
  "(?: (?:(?:and|or) (?:Asian|Latin American|Caribbean|Pacific) )?" +
  CONTINENTALS_students +
  ")";

const CONTINENTALS_and2 = "(?: (?:(?:and|or) African |mid-career |early-career )?" + CONTINENTALS_applicants + ")";

const CONTINENTALS_undergraduates =
  "(?:(?:" +
  CONTINENTALS_postgraduates +
  "(?: (?:and|or) (?:undergraduate|graduate|postgraduate))? (?:students?|applicants?|candidat" +
  "es?)" +
  "|undergraduates" +
  "|postgraduates" +
  "|freshm[ae]n\\b))";

const CONTINENTALS_women =
  "(?:students?|women|scholars?|applicants?|candidates?|researchers?|scientists?|graduates?)";

export const CONTINENTALS = [
  {
    code: "group:europe",
    pattern: /* @__PURE__ */ new RegExp("\\bEuropean(?= (?:Union )?(?:students?|applicants?|candidates?|graduates?))", "g"),
  },
  {
    code: "group:africa",
    pattern: /* @__PURE__ */ new RegExp("\\bAfrican(?=" + CONTINENTALS_and + ")", "gi"),
  },
  { code: "group:asia", pattern: /* @__PURE__ */ new RegExp("\\bAsian(?=" + CONTINENTALS_and2 + ")", "gi") },
  {
    code: "group:international",
    pattern: /* @__PURE__ */ new RegExp("\\binternational " + CONTINENTALS_undergraduates, "gi"),
  },
  {
    code: "group:international",
    pattern: /* @__PURE__ */ new RegExp(
  "\\bforeign (?:researchers?|scholars?|scientists?|graduates?|academics|nationals?|citizens?)" +
  "\\b", "gi"),
  },
  {
    code: "group:international",
    pattern: /* @__PURE__ */ new RegExp("\\b" + CONTINENTALS_women + " from (?:other countries|abroad|overseas)\\b", "gi"),
  },
  { code: "group:eea", pattern: /* @__PURE__ */ new RegExp("\\bEER\\b", "g") },
  {
    code: "group:latin-america",
    pattern: /* @__PURE__ */ new RegExp("\\bLatin American(?= (?:students?|applicants?|candidates?|graduates?|women|scholars))", "g"),
  },
] as const;

export const filler =
  "(?:(?:the" +
  "|a" +
  "|an" +
  "|any" +
  "|one" +
  "|all" +
  "|fifty" +
  "|\\d\\d" +
  "|residence" +
  "|origin" +
  "|home" +
  "|either" +
  "|both" +
  "|each" +
  "|of" +
  "|in" +
  "|from" +
  "|to" +
  "|outside" +
  "|following" +
  "|eligible" +
  "|participating" +
  "|selected" +
  "|certain" +
  "|other" +
  "|another" +
  "|list(?:ed)?" +
  "|below" +
  "|country" +
  "|countries" +
  "|nations?" +
  "|states?" +
  "|state of" +
  "|member" +
  "|partner" +
  "|territor(?:y|ies)" +
  "|regions?" +
  "|its" +
  "|their" +
  "|these" +
  "|those" +
  "|mainland" +
  "|rural" +
  "|commonwealth" +
  "|republic" +
  "|kingdom" +
  "|federal" +
  "|people['’]s" +
  "|independent" +
  "|namely" +
  "|is" +
  "|are" +
  "|be" +
  "|include" +
  "|including" +
  "|i\\.e\\." +
  "|such as))";

export const LEAD = /* @__PURE__ */ new RegExp("^[\\s:,'’\"(\\[-]*(?:" + filler + "(?![\\p{L}])[\\s:,()\\[\\]-]*){0,9}$", "iu");

const JOIN_und =
  "(?:(?:and/or" +
  "|and" +
  "|or" +
  "|und" +
  "|oder" +
  "|as well as" +
  "|plus" +
  "|the" +
  "|of" +
  "|from" +
  "|in" +
  "|a" +
  "|an" +
  "|citizens?" +
  "|nationals?" +
  "|both" +
  "|either" +
  "|also" +
  "|country" +
  "|countries" +
  "|states?" +
  "|nationality" +
  "|islands?" +
  "|residents? of" +
  "|\\(?(?:SAR|incl\\.?|including|R\\.O\\.C\\.?|ROC|PRC|mainland|south|north|republic(?: of)?|form" +
  "er)))";

const JOIN_and = "(?:" + JOIN_und + "(?![\\p{L}])[\\s,;/&()-]*)";

export const JOIN = /* @__PURE__ */ new RegExp("^['’]?s?[\\s,;/&()•*·|–\\n-]*" + JOIN_and + "{0,4}$", "iu");

const UNKNOWN_ITEM_and = "(?:[,;/]\\s*(?:and |or )?|\\s(?:and|or)\\s)";

export const UNKNOWN_ITEM = /* @__PURE__ */ new RegExp(
  "^\\s*[,;/]\\s*(?:and |or )?\\p{Lu}[\\p{L}'’.-]*(?: \\p{L}[\\p{L}'’.-]*){0,3}\\s*" +
  UNKNOWN_ITEM_and +
  "$", "u");

const TRAILING_UNKNOWN_must =
  "(?:(?:Must" +
  "|Applicants?" +
  "|Students?" +
  "|Candidates?" +
  "|Be " +
  "|Have " +
  "|Hold" +
  "|Who" +
  "|Are" +
  "|Is" +
  "|You" +
  "|The " +
  "|For" +
  "|In " +
  "|At " +
  "|By " +
  "|With" +
  "|Only" +
  "|Should" +
  "|Will" +
  "|Preference" +
  "|Minimum" +
  "|GPA" +
  "|IELTS" +
  "|TOEFL" +
  "|English" +
  "|PhD" +
  "|Master" +
  "|Bachelor" +
  "|Master's" +
  "|Permanent" +
  "|Green" +
  "|PR\\b" +
  "|Lawful" +
  "|DACA" +
  "|Academic" +
  "|Excellent" +
  "|CGPA" +
  "|GRE" +
  "|GMAT" +
  "|SAT\\b" +
  "|ACT\\b" +
  "|CV\\b))";

export const TRAILING_UNKNOWN = /* @__PURE__ */ new RegExp(
  "^\\s*(?:,\\s*(?:and |or )?|\\s(?:and|or|y|e|et|und|&) |/\\s?)(?:the )?(?!" +
  TRAILING_UNKNOWN_must +
  ")\\p{Lu}\\p{L}{2,}", "u");

export const OPEN_END = /* @__PURE__ */ new RegExp("^[\\s,(]*(?:etc\\b|and other|or other|and (?:many )?others|among others|and more)", "i");

const EXCEPTION_any =
  "(?:except(?:ing)?(?: for)?|excluding|exclusive of|with the exception of|other than|but not" +
  "|apart from|not including)";

export const EXCEPTION = /* @__PURE__ */ new RegExp("^[\\s,(]*" + EXCEPTION_any + "\\b", "i");
