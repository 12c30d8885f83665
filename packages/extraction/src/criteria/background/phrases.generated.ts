// Written by tooling/compile-vocabulary.ts from phrases.yaml: change that file.

export const person =
  "(?:(?:students?" +
  "|applicants?" +
  "|candidates?" +
  "|people" +
  "|persons?" +
  "|individuals?" +
  "|young people" +
  "|those" +
  "|undergraduates?" +
  "|survivors?" +
  "|patients?))";

const FAITHS_named =
  "(?:(?:Catholic" +
  "|Roman Catholic" +
  "|Christian" +
  "|Protestant" +
  "|Jewish" +
  "|Muslim" +
  "|Hindu" +
  "|Buddhist" +
  "|Sikh" +
  "|Jain" +
  "|Lutheran" +
  "|Methodist" +
  "|Baptist" +
  "|Presbyterian" +
  "|Mennonite" +
  "|Episcopal))";

const FAITHS_faith = "(?:(?<name>" + FAITHS_named + "))";

const FAITHS_faiths = "(?:" + FAITHS_faith + "(?: faith)?)";

export const FAITHS = /* @__PURE__ */ new RegExp(
  "(?:\\b[Mm]ust be (?:an? |of the |practicing |practising |a practicing )*" +
  FAITHS_faiths +
  "(?=[.,;]|$)" +
  "|\\b[Oo]pen (?:only |exclusively )?to " +
  FAITHS_faith +
  " " +
  person +
  "(?=[ .,;]|$)" +
  "|\\b[Ff]or " +
  FAITHS_faith +
  " " +
  person +
  "(?= (?:who|studying|pursuing|enrolled)|[.,;]|$))", "");

const ILLNESSES_illnesses =
  "(?:(?:type 1 diabetes" +
  "|diabetes" +
  "|cystic fibrosis" +
  "|cancer" +
  "|childhood cancer" +
  "|leukemia" +
  "|lymphoma" +
  "|brain tumou?r" +
  "|breast cancer" +
  "|epilepsy" +
  "|ha?emophilia" +
  "|bleeding disorder" +
  "|sickle cell disease" +
  "|sickle cell" +
  "|lupus" +
  "|multiple sclerosis" +
  "|inflammatory bowel disease" +
  "|crohn['’]s disease" +
  "|ulcerative colitis" +
  "|kidney disease" +
  "|spina bifida" +
  "|narcolepsy" +
  "|psoriasis" +
  "|arthritis))";

const ILLNESSES_have =
  "(?:(?:with" +
  "|who have" +
  "|who has" +
  "|living with" +
  "|diagnosed with" +
  "|who have been diagnosed with" +
  "|who has been diagnosed with))";

const ILLNESSES_an = "(?:(?:an? |inherited |chronic |documented )*)";

const ILLNESSES_illness = "(?:(?<name>" + ILLNESSES_illnesses + "))";

export const ILLNESSES = /* @__PURE__ */ new RegExp(
  "(?:\\b" +
  person +
  "\\s+" +
  ILLNESSES_have +
  "\\s+" +
  ILLNESSES_an +
  ILLNESSES_illness +
  "s?(?=[\\s.,;]|$)" +
  "|\\bmust (?:have|have been diagnosed with|be diagnosed with|be living with)\\s+" +
  ILLNESSES_an +
  ILLNESSES_illness +
  "s?(?=[\\s.,;]|$)" +
  "|\\bmust be an?\\s+" +
  ILLNESSES_illness +
  "\\s+(?:survivor|patient)s?\\b" +
  "|\\b(?:open to|for)\\s+" +
  ILLNESSES_illness +
  "\\s+(?:survivors|patients)\\b)", "i");

const MEMBERS_kind = "(?:(?:active |current |student |paid |full |dues-paying )*)";

const MEMBERS_name =
  "(?:(?<name>[A-Z][\\w&.’'-]*(?: (?:of|the|for|and|in) (?=[\\w ]*[A-Z])| [A-Z][\\w&.’'-]*)*))";

export const MEMBERS = /* @__PURE__ */ new RegExp(
  "\\b(?:[Aa]pplicants?|[Cc]andidates?|[Ss]tudents?|[Yy]ou) must be (?:an? )?" +
  MEMBERS_kind +
  "members? of (?:the )?" +
  MEMBERS_name +
  "(?=[.;]|$)", "");

export const ABOUT_OTHERS = /* @__PURE__ */ new RegExp(
  "\\b(?:work(?:ing)? with|help\\w*|serv\\w+|research (?:on|into)|treat\\w*|car(?:e|ing) (?:of|fo" +
  "r)|advocat\\w+|parents? of|access for|lives of)\\b[^.;]{0,30}$", "i");

export const RELATIVES = /* @__PURE__ */ new RegExp(
  "\\b(?:children|child|sons?|daughters?|parents?|family|families|spouses?|siblings?|dependant" +
  "s?|dependents?|or)\\b[^.;]{0,40}$", "i");

export const BESIDE = /* @__PURE__ */ new RegExp(
  "^\\s*(?:,|/|and|or|and/or)\\s*(?:an?\\s)?(?:\\w+\\s){0,4}(?:their|children|family|families|dise" +
  "ase|survivors?|parents?|spouses?|other|siblings?|[a-z]+s?\\b)", "i");

export const PROBE = /* @__PURE__ */ new RegExp("must|open|for|with|who|students?|patients?|survivors?", "i");
