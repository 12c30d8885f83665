// Written by tooling/compile-vocabulary.ts from phrases.yaml: change that file.

const NEED_demonstrat =
  "(?:demonstrat\\w+|show\\w*|prov\\w+|documented|proven|establish\\w*|evidence of|have|with|in)";

const NEED_an =
  "(?:(?:a\\s+" +
  "|an\\s+" +
  "|of\\s+" +
  "|significant\\s+" +
  "|genuine\\s+" +
  "|clear\\s+" +
  "|exceptional\\s+" +
  "|great(?:est)?\\s+" +
  "|real\\s+" +
  "|serious\\s+" +
  "|strong\\s+" +
  "|unmet\\s+" +
  "|high\\s+" +
  "|substantial\\s+))";

const NEED_hard = "(?:(?:difficult|challenging|adverse|exceptional|disadvantaged|poor) )";

const NEED_weigh = "(?:based (?:up)?on|consider(?:s|ing)?|according to|regard to|account of)";

const NEED_students =
  "(?: (?:students?|famil|background|household|mothers?|women|applicants?|youth|individuals?|" +
  "parents?|,|high))";

const NEED_any =
  "(?:(?:(?:on the )?basis of need\\b" +
  "|" +
  NEED_demonstrat +
  "\\s+" +
  NEED_an +
  "*(?:financial(?:ly)?|economic)\\s+(?:need|hardship|difficult(?:y|ies)|disadvantage)" +
  "|in need of financial (?:support|assistance|aid)" +
  "|financial(?:ly)? need(?:y|s)?" +
  "|\\bneedy (?=(?:\\w+ )?(?:students?|youth|families|undergraduates?))" +
  "|financial (?:hardship|disadvantage)" +
  "|" +
  NEED_hard +
  "financial circumstances" +
  "|(?<=" +
  NEED_weigh +
  " (?:(?:the|their|your|an applicant.s) )?)financial circumstances" +
  "|financial circumstances (?=(?:are|is|will be|may be) (?:taken|considered|assessed|weighed" +
  "))" +
  "|economic(?:ally)? (?:disadvantaged|hardship|need)" +
  "|socio-?economic(?:ally)? disadvantaged?" +
  "|financially disadvantaged" +
  "|(?:low|lower|limited|modest)[- ]income(?=" +
  NEED_students +
  ")" +
  "|from (?:a )?low[- ]income" +
  "|limited financial (?:means|resources)" +
  "|from (?:\\w+ly )?(?:disadvantaged|deprived) backgrounds?" +
  "|pell[- ](?:grant[- ])?eligible" +
  "|need-based" +
  "|finanziell bedürftig" +
  "|besoins financiers" +
  "|necesidad económica))";

export const NEED = /* @__PURE__ */ new RegExp("\\b" + NEED_any, "gi");

const BINDING_any =
  "(?:(?:must" +
  "|required?" +
  "|should" +
  "|have to" +
  "|need to" +
  "|eligible" +
  "|only" +
  "|who (?:have|has|show|demonstrate|are in|need|can)" +
  "|open to" +
  "|for (?:\\w+[- ,]+(?:and )?){0,5}(?:low|financially|economically|needy|students?|youth|moth" +
  "ers|women)" +
  "|demonstrat\\w+" +
  "|with (?:\\w+ )?(?:financial|economic)" +
  "|restricted" +
  "|limited to" +
  "|(?:students?|girls|women|youth|people) from (?:\\w+ly )?(?:disadvantaged|deprived)))";

export const BINDING = /* @__PURE__ */ new RegExp("\\b" + BINDING_any + "\\b", "i");

const WEIGHED_any =
  "(?:(?:based (?:up)?on" +
  "|consider\\w*" +
  "|tak(?:en|ing) into account" +
  "|selection" +
  "|selected" +
  "|criteria (?:include|are)" +
  "|evaluat\\w+" +
  "|factors?" +
  "|merit (?:and|or|and/or)" +
  "|judged" +
  "|may (?:also )?be" +
  "|depending" +
  "|as well as" +
  "|award(?:ed)? (?:on|according)" +
  "|basis of" +
  "|according to" +
  "|degree of" +
  "|regard to))";

export const WEIGHED = /* @__PURE__ */ new RegExp("\\b" + WEIGHED_any + "\\b", "i");

const NEED_DENIED_not = "(?:not|no|without|meet(?:s|ing)?|up to|full|100%|cover\\w*|developing|countries)";

export const NEED_DENIED = /* @__PURE__ */ new RegExp(
  "\\b" +
  NEED_DENIED_not +
  "\\s+(?:of\\s+|your\\s+|their\\s+|the\\s+|any\\s+|demonstrated\\s+)*$", "i");

const INCOME_LIMIT_whose =
  "(?:(?:(?:annual|yearly|gross|total|combined|adjusted gross) )*(?:household|family|parental" +
  "|family’s|family's))";

const INCOME_LIMIT_be = "(?:(?:(?:must |should |may )?(?:be |is |of |that is |not )*))";

const INCOME_LIMIT_below =
  "(?:below|under|less than|(?:not|no) more than|not exceeding|exceed(?:ing)?|up to|at or bel" +
  "ow|a maximum of)";

export const INCOME_LIMIT = /* @__PURE__ */ new RegExp(
  "\\b" +
  INCOME_LIMIT_whose +
  " (?:annual |yearly |gross |adjusted gross |total )*income (?:per annum |per year )?" +
  INCOME_LIMIT_be +
  "(?:" +
  INCOME_LIMIT_below +
  ") (?:the )?", "i");

export const LIMIT_VARIES = /* @__PURE__ */ new RegExp(
  "\\b(?:or|depending|per person|per head|family of|household of|for each|preference|month(?:l" +
  "y)?|unless)\\b", "i");

export const PROBE = /* @__PURE__ */ new RegExp(
  "(?:disadvantaged" +
  "|deprived" +
  "|need" +
  "|income" +
  "|financ" +
  "|econom" +
  "|pell" +
  "|bedürftig" +
  "|besoins" +
  "|necesidad)", "i");
