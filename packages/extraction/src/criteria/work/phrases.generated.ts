// Written by tooling/compile-vocabulary.ts from phrases.yaml: change that file.
import { wholeNumber } from '../../text/numbers.generated.ts';

export const count = "(?:(" + wholeNumber + "))";

export const unit =
  "(?:\\s*(?:\\(\\d+\\)\\s*)?(?:\\+\\s*)?(?:or more\\s+|plus\\s+)?(?:full |consecutive )?(years?|yrs?|" +
  "months?)['’]?\\s*)";

const qualifier_post =
  "(?:(?:of" +
  "|post[- ]?graduat\\w+" +
  "|post[- ]?qualification" +
  "|full[- ]?time" +
  "|part[- ]?time" +
  "|relevant" +
  "|professional" +
  "|work" +
  "|working" +
  "|job" +
  "|practical" +
  "|industry" +
  "|industrial" +
  "|teaching" +
  "|research" +
  "|managerial" +
  "|management" +
  "|leadership" +
  "|clinical" +
  "|paid" +
  "|prior" +
  "|previous" +
  "|proven" +
  "|field" +
  "|related" +
  "|practice" +
  "|business" +
  "|significant" +
  "|continuous" +
  "|employment" +
  "|and\\/or" +
  "|and" +
  "|or" +
  "|\\/" +
  "|in the field" +
  "|post" +
  "|nursing" +
  "|policy" +
  "|volunteer" +
  "|voluntary" +
  "|the" +
  "|a" +
  "|their" +
  "|as an? \\w+))";

const qualifier_of = "(?:" + qualifier_post + "[\\s,/-]+)";

export const qualifier =
  "(?:" +
  qualifier_of +
  "*(?:(?!(?:stud|school|college|univers|degree|educat|experience|and|or)\\w*)[\\w-]+[\\s,/-]+){" +
  "0,2}?)";

const experience_working =
  "(?:(?:work" +
  "|working" +
  "|job" +
  "|professional" +
  "|employment" +
  "|industry" +
  "|practical" +
  "|teaching" +
  "|research" +
  "|management" +
  "|managerial" +
  "|leadership" +
  "|clinical))";

const experience_work = "(?:" + experience_working + "[\\s-]+)";

export const experience = "(?:(?:employment in" + "|" + experience_work + "?(?:life )?experiences?))";

export const YEARS_FIRST = /* @__PURE__ */ new RegExp(
  "\\b" +
  count +
  "(?:\\s*(?:-|–|to)\\s*" +
  wholeNumber +
  ")?" +
  unit +
  qualifier +
  experience +
  "\\b", "gi");

const YEARS_LAST_work = "(?:work|working|professional|job|relevant|industry|practical)";

const YEARS_LAST_at = "(?:at least|a minimum of|minimum(?: of)?|more than|over)";

const YEARS_LAST_to = "(?:\\s*(?:-|–|to)\\s*" + wholeNumber + ")";

export const YEARS_LAST = /* @__PURE__ */ new RegExp(
  "\\b" +
  YEARS_LAST_work +
  "(?:[\\s-]+\\w+)?[\\s-]+experience\\s*(?:\\(|:|of|for|is|should be|,)*\\s*" +
  YEARS_LAST_at +
  "?\\s*(?:of\\s+)?" +
  count +
  YEARS_LAST_to +
  "?" +
  unit, "gi");

const WORKED_in = "(?:in [\\w\\s]{3,30}\\s+|as [\\w\\s]{3,30}\\s+)";

const WORKED_at = "(?:at least|a minimum of|more than|over)";

export const WORKED = /* @__PURE__ */ new RegExp(
  "\\b(?:have|has)\\s+(?:been\\s+)?work(?:ed|ing)\\s+(?:full[- ]time\\s+)?" +
  WORKED_in +
  "?for\\s+" +
  WORKED_at +
  "\\s+" +
  count +
  unit, "gi");

export const HOURS = /* @__PURE__ */ new RegExp(
  "(?<![\\d.,])(?<hours>\\d{1,2}[.,]?\\d{3})\\+?\\s*hours?['’]?(?: of)?\\s*" +
  qualifier +
  experience +
  "\\b", "gi");

export const NAM = /* @__PURE__ */ new RegExp("(?<!\\d)" + count + "(?<unit>\\s*năm)\\s+(?:kinh nghiệm|làm việc|đi làm)", "giu");

const CEILING_not =
  "(?:(?:(?:not|cannot) (?:have )?more than" +
  "|no more than" +
  "|not more than" +
  "|less than" +
  "|fewer than" +
  "|up to" +
  "|maximum(?: of)?" +
  "|at most" +
  "|under" +
  "|within" +
  "|nicht mehr als))";

export const CEILING = /* @__PURE__ */ new RegExp("\\b" + CEILING_not + "\\s*(?:the )?(?:last |past )?$", "i");

export const SUBSTITUTE = /* @__PURE__ */ new RegExp("\\b(?:in lieu|instead of|may substitute|waive|(?:may|can|will) be considered)", "i");

export const APPLICANT_GROUP = /* @__PURE__ */ new RegExp(
  "(?:^|[.;\\n]\\s*|\\s)((?:[\\p{L}’'.]+\\s+){1,2}(?:applicants?|candidates?|students?))\\s*:\\s*(?:" +
  "\\p{L}+\\s+){0,3}$", "iu");

export const OTHERS_YEARS = /* @__PURE__ */ new RegExp(
  "\\b(?:company|firm|we|our|its|institution|with over|foundation|gain|provid\\w+|offer\\w*)\\b[^" +
  ".;]{0,30}$", "i");

export const PROBE = /* @__PURE__ */ new RegExp("experience|work|employment|năm", "i");
