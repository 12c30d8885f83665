// Written by tooling/compile-vocabulary.ts from phrases.yaml: change that file.
import { wholeNumber } from '../../text/numbers.generated.ts';

const RESIDENT_OF_legal = "(?:(?:legal|lawful|current|full-time|bona fide|continuous|official|temporary)\\s+)";

const RESIDENT_OF_county = "(?:(?:[\\w.'’-]+\\s+){1,3}(?:county|counties|parish),?\\s+(?:in\\s+)?)";

const RESIDENT_OF_state = "(?:state|province|commonwealth|territory)";

export const RESIDENT_OF = /* @__PURE__ */ new RegExp(
  "\\b" +
  RESIDENT_OF_legal +
  "*residen(?:ts?|cy|ce)\\s+(?:of|in|within|:)\\s+(?:the\\s+)?" +
  RESIDENT_OF_county +
  "?" +
  RESIDENT_OF_state +
  "?\\s*(?:of\\s+)?", "gi");

const LIVING_IN_resid =
  "(?:(?:resid(?:e|es|ed|ing)" +
  "|resident" +
  "|liv(?:e|es|ed|ing)" +
  "|domiciled" +
  "|ordinarily resident" +
  "|normally resident" +
  "|(?:permanent|home|main) address(?: is)?" +
  "|(?<=\\b(?:applicants?|students?|candidates?|be|are|is|residing or|living or) )based))";

const LIVING_IN_permanently = "(?:permanently |legally |currently |normally |ordinarily )";

export const LIVING_IN = /* @__PURE__ */ new RegExp(
  "\\b" +
  LIVING_IN_resid +
  "\\s+" +
  LIVING_IN_permanently +
  "?(?:in|within)\\s+(?:the\\s+)?(?:state\\s+of\\s+)?", "gi");

const FROM_STATE_students = "(?:students?|applicants?|candidates?|seniors|graduates|women|individuals)";

export const FROM_STATE = /* @__PURE__ */ new RegExp(
  "\\b" +
  FROM_STATE_students +
  "\\s+(?:who are |coming )?from\\s+(?:the (?:state|province) of\\s+)?", "gi");

export const RESIDENT_NOUN = /* @__PURE__ */ new RegExp("^\\s*(?:state\\s+)?residents?\\b(?!\\s+(?:or|and)\\s+citizens)", "i");

const LATER_any =
  "(?:(?:willing" +
  "|able" +
  "|commit\\w*" +
  "|will" +
  "|agree" +
  "|plan\\w*" +
  "|opportunity" +
  "|intend\\w*" +
  "|expected" +
  "|must then" +
  "|while" +
  "|during" +
  "|fellows?" +
  "|scholars" +
  "|required to (?:live|reside)" +
  "|chance" +
  "|wish\\w*" +
  "|hope" +
  "|experience" +
  "|allow\\w*" +
  "|visa" +
  "|legally" +
  "|obtain" +
  "|travel\\w*))";

export const LATER = /* @__PURE__ */ new RegExp("\\b" + LATER_any + "\\b[^.;]{0,40}$", "i");

export const SOMEONE_ELSE = /* @__PURE__ */ new RegExp(
  "\\b(?:parents?|father|mother|spouse|famil(?:y|ies)|guardian|supervisor|children)\\b[^.;]{0,3" +
  "0}$", "i");

const YEARS_for = "(?:for|minimum of|at least|past|last|previous|preceding)";

const YEARS_minimum = "(?:(?:minimum of|at least|last|past|previous|preceding)\\s+)";

const YEARS_consecutive = "(?:consecutive |continuous |full |calendar )";

const YEARS_old = "(?:\\s+(?:old|of age))";

export const YEARS = /* @__PURE__ */ new RegExp(
  "\\b" +
  YEARS_for +
  "\\s+(?:(?:a|the)\\s+)?" +
  YEARS_minimum +
  "?(" +
  wholeNumber +
  ")\\s*(?:\\(\\d+\\)\\s*)?(?:or more\\s+)?" +
  YEARS_consecutive +
  "?(year|month)s?(?!" +
  YEARS_old +
  ")", "i");

export const OUTSIDE_BEFORE = /* @__PURE__ */ new RegExp("\\b(?:outside|non)[-\\s](?:be |a |an |of |the )*$", "i");

export const NOT_BEFORE = /* @__PURE__ */ new RegExp("\\bnot (?:be |a |an |of |the )*$", "i");

const FORBIDS_may = "(?:must|may|should|shall|can|could)";

export const FORBIDS = /* @__PURE__ */ new RegExp(
  "\\b(?:(?:" +
  FORBIDS_may +
  ") ?(?:not|never)|(?:have|has) (?:not|never)|never)\\s+(?:(?:have|be|been)\\s+)*$", "i");

const STAY_LIMIT_turn =
  "(?:,?\\s(?:and|but|or) (?:must|should|may|be|have|hold|are|is|they|you)\\b|,\\s(?:must|should" +
  ")\\b)";

export const STAY_LIMIT = /* @__PURE__ */ new RegExp(
  "^(?:(?!" +
  STAY_LIMIT_turn +
  ")[^.;])*?\\b(?:days?|weeks?|months?|years?)\\b(?:(?!" +
  STAY_LIMIT_turn +
  ")[^.;])*", "i");

export const PROBE = /* @__PURE__ */ new RegExp("address|resid|liv(?:e|ing)|domiciled|based|from", "i");
