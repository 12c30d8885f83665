// Written by tooling/compile-vocabulary.ts from phrases.yaml: change that file.
import { numberWord } from '../text/numbers.generated.ts';

export const awardNoun =
  "(?:(?:awards?" +
  "|scholarships?" +
  "|grants?" +
  "|bursar(?:y|ies)" +
  "|fellowships?" +
  "|prizes?" +
  "|winners?" +
  "|recipients?" +
  "|places" +
  "|positions?" +
  "|stipendien" +
  "|stipendium" +
  "|fellows" +
  "|becas" +
  "|bourses" +
  "|bolsas))";

const PLAIN_COUNT_approx = "(?:approx(?:imately|\\.)?|about|around|etwa|rund|ca\\.?)";

const PLAIN_COUNT_numberword = "(?:\\d{1,3}(?:[.,]\\d{3})|\\d{1,5}|" + numberWord + ")";

const PLAIN_COUNT_to = "(?:\\s*[-–|/%]|\\s*(?:to|bis)\\b)";

const PLAIN_COUNT_partial = "(?:full |partial |annual |new )";

const PLAIN_COUNT_per =
  "(?:(?:per|a|each|every|pro|/)\\s*(?:year|jahr|annum|round|cycle)|annually|yearly|jährlich)";

export const PLAIN_COUNT = /* @__PURE__ */ new RegExp(
  "^" +
  PLAIN_COUNT_approx +
  "?\\s*(" +
  PLAIN_COUNT_numberword +
  ")(?!" +
  PLAIN_COUNT_to +
  ")\\s*(?:approx\\.?|in total|total)?\\s*" +
  PLAIN_COUNT_partial +
  "?" +
  awardNoun +
  "?\\s*" +
  PLAIN_COUNT_per +
  "?\\.?$", "i");

export const COUNT_IN_AMOUNT = /* @__PURE__ */ new RegExp(
  "\\b(\\d{1,3}|" +
  numberWord +
  ")\\s+(?:\\w+\\s+)?" +
  awardNoun +
  "\\s+(?:of|at|worth|each|valued)\\b", "i");

const UP_TO_upto =
  "(?:(?:up to" +
  "|upto" +
  "|maximum(?: value| amount)?(?: of)?" +
  "|max\\.?" +
  "|not (?:to )?exceed(?:ing)?" +
  "|no more than" +
  "|as much as" +
  "|bis zu(?: einer Höhe von)?" +
  "|hasta" +
  "|jusqu['’]à" +
  "|até" +
  "|höchstens" +
  "|under" +
  "|less than" +
  "|None-))";

const UP_TO_up = "(?:\\b" + UP_TO_upto + "\\s*(?:approximately |about |US\\s?)?)";

export const UP_TO = /* @__PURE__ */ new RegExp(UP_TO_up + "$", "i");

export const CAPPED = /* @__PURE__ */ new RegExp("^[^.;,\\d]{0,30}\\b(?:begrenzt|maximum|at most|max\\.)(?!\\p{L})", "iu");

const AT_LEAST_minimum =
  "(?:(?:at least" +
  "|minimum(?: of)?" +
  "|min\\.?" +
  "|from" +
  "|starting (?:at|from)" +
  "|no less than" +
  "|more than" +
  "|over" +
  "|mindestens" +
  "|ab" +
  "|desde" +
  "|à partir de" +
  "|a partir de))";

const AT_LEAST_at = "(?:\\b" + AT_LEAST_minimum + "\\s*)";

export const AT_LEAST = /* @__PURE__ */ new RegExp(AT_LEAST_at + "$", "i");

const NOT_MONEY_AFTER_any =
  "(?:(?:%" +
  "|per ?cent" +
  "|prozent" +
  "|awards?\\b" +
  "|scholarships?\\b" +
  "|grants?\\b" +
  "|bursar" +
  "|fellowships?\\b" +
  "|students?\\b" +
  "|places?\\b" +
  "|positions?\\b" +
  "|months?\\b" +
  "|monat" +
  "|years?\\b" +
  "|jahre" +
  "|weeks?\\b" +
  "|days?\\b" +
  "|semesters?\\b" +
  "|terms?\\b" +
  "|winners?\\b" +
  "|recipients?\\b" +
  "|credits?\\b" +
  "|hours?\\b" +
  "|x\\b" +
  "|countries" +
  "|stipendien" +
  "|st\\b" +
  "|nd\\b" +
  "|rd\\b" +
  "|th\\b))";

export const NOT_MONEY_AFTER = /* @__PURE__ */ new RegExp("^\\s*" + NOT_MONEY_AFTER_any, "i");

const SUPPLEMENT_any =
  "(?:(?:child(?:ren)?" +
  "|spouse" +
  "|family" +
  "|dependents?" +
  "|famili\\p{L}*" +
  "|kind(?:er)?" +
  "|travel" +
  "|airfare" +
  "|flight" +
  "|reise\\p{L}*" +
  "|insurance" +
  "|material\\p{L}*" +
  "|sachmittel" +
  "|books?" +
  "|auslandszulage" +
  "|miete" +
  "|davon" +
  "|housing contribution" +
  "|application fee" +
  "|registration fee" +
  "|relocation" +
  "|settling[- ]in" +
  "|laptop" +
  "|computer))";

export const SUPPLEMENT = /* @__PURE__ */ new RegExp("\\b" + SUPPLEMENT_any + "\\b", "iu");

export const FOR_A_CHILD = /* @__PURE__ */ new RegExp("^\\s*\\((?:bei|je|for|per)\\b[^)]{0,30}(?:kind|child)", "i");

export const OR_MORE = /* @__PURE__ */ new RegExp(
  "^\\s?(?:\\+|(?:USD |EUR |GBP )?(?:minimum|or more|and up|to full (?:tuition|costs?|funding))" +
  "\\b)", "i");

export const NOTHING_BUT_PERIOD = /* @__PURE__ */ new RegExp("^\\s*(?:$|per\\b|/|\\(|each|annual|monthly)", "i");

const PERIOD_AFTER_year = "(?:year|yr\\b|jahr|an\\b|année|año|ano\\b|annum|năm)";

const PERIOD_AFTER_per =
  "(?:(?:/|per|an?|each|pro)\\s*(?:hour|day|week|diem|hr|tag|woche|stunde)\\b|\\b(?:hourly|daily" +
  "|weekly)\\b)";

const PERIOD_AFTER_monthly =
  "(?:(?:(?:/|per|an?|each|pro|par|por|al|je)\\s*(?:calendar )?(?:month|mo\\b|monat|mois|mes\\b|" +
  "mês|tháng)" +
  "|\\b(?:monthly|monatlich\\p{L}*|mensua(?:l|is|les)|mensuels?|pcm)\\b" +
  "|p\\.\\s?m\\.))";

const PERIOD_AFTER_por =
  "(?:(?:/|per|an?|each|pro|par)\\s*(?:academic )?(?:semester|term|trimester|quarter)\\b|\\bpor " +
  "semestre\\b)";

const PERIOD_AFTER_annual =
  "(?:(?:(?:/|per|an?|each|every|pro|par|por|al|je)\\s*(?:academic |school |study |calendar )?" +
  PERIOD_AFTER_year +
  "|\\b(?:annual(?:ly)?|yearly|jährlich|anuales?|anua(?:l|is))\\b" +
  "|p\\.\\s?a\\.))";

const PERIOD_AFTER_two = "(?:\\d+|two|three|four|five|six|nine|ten|twelve|several|entire|whole|full)";

const PERIOD_AFTER_months = "(?:months?|years?|semesters?|program|course|duration)";

export const PERIOD_AFTER = [
  { period: "other", pattern: /* @__PURE__ */ new RegExp("^[^.;,\\d]{0,24}?" + PERIOD_AFTER_per, "i") },
  {
    period: "month",
    pattern: /* @__PURE__ */ new RegExp("^[^.;,\\d]{0,30}?" + PERIOD_AFTER_monthly + "(?!\\s*[\\d€$£])", "iu"),
  },
  { period: "semester", pattern: /* @__PURE__ */ new RegExp("^[^.;,\\d]{0,30}?" + PERIOD_AFTER_por, "i") },
  {
    period: "year",
    pattern: /* @__PURE__ */ new RegExp("^[^.;,\\d]{0,30}?" + PERIOD_AFTER_annual + "(?!\\s*[\\d€$£])", "i"),
  },
  {
    period: "once",
    pattern: /* @__PURE__ */ new RegExp(
  "^[^.;\\d]{0,24}?\\b(?:one[- ](?:time|off)|once|lump sum|einmalig|pago único|single payment)\\" +
  "b", "i"),
  },
  {
    period: "total",
    pattern: /* @__PURE__ */ new RegExp("^[^.;\\d]{0,24}?\\b(?:in total|total|altogether|insgesamt|en total|no total)\\b", "i"),
  },
  {
    period: "total",
    pattern: /* @__PURE__ */ new RegExp(
  "^[^.;,\\d]{0,24}?\\b(?:over|for|across|during)\\s+(?:a period of |up to |the )?" +
  PERIOD_AFTER_two +
  "\\b[^.;]{0,20}?" +
  PERIOD_AFTER_months, "i"),
  },
] as const;

export const PERIOD_BEFORE = [
  {
    period: "month",
    pattern: /* @__PURE__ */ new RegExp(
  "\\b(?:monthly|monatlich\\p{L}*|monatl\\.|mensual|mensuelle?|mensal)(?!\\p{L})(?:[^.;,\\d]|appro" +
  "x\\.|ca\\.){0,50}$", "iu"),
  },
  {
    period: "year",
    pattern: /* @__PURE__ */ new RegExp("\\b(?:annual(?:ly)?|yearly|jährlich\\p{L}*|anual|annuelle?)\\b[^.;,\\d]{0,60}$", "iu"),
  },
  {
    period: "once",
    pattern: /* @__PURE__ */ new RegExp("\\b(?:one[- ](?:time|off)|einmalig\\p{L}*|lump sum)\\b[^.;,\\d]{0,40}$", "iu"),
  },
  {
    period: "semester",
    pattern: /* @__PURE__ */ new RegExp("\\b(?:per|each) semester\\b[^.;,\\d]{0,20}$", "iu"),
  },
  {
    period: "total",
    pattern: /* @__PURE__ */ new RegExp("\\b(?:total(?:l?ing)?(?: value| amount)?(?: of)?|insgesamt)\\b[^.;,\\d]{0,20}$", "iu"),
  },
] as const;

export const FULL = /* @__PURE__ */ new RegExp(
  "(?:\\bfull[- ]?(?:y[- ]?)?[- ]?(?:funded|funding|sponsored|paid)\\b" +
  "|\\bfully funds\\b" +
  "|\\bfull[- ](?:ride|scholarships?|fellowships?|financial (?:support|aid)|cost|coverage|supp" +
  "ort|stud(?:y|ent)ship)\\b" +
  "|\\b(?:covers?|covering|pays?) (?:all|full|the full|100%)(?: of)?(?: the| your| their)? (?:" +
  "costs?|expenses|funding)" +
  "|\\ball (?:costs|expenses)(?: (?:are|is))? (?:covered|paid)" +
  "|\\ball[- ]expenses[- ]paid\\b" +
  "|\\b100% (?:fund|scholarship cover|of (?:all )?(?:costs|expenses))" +
  "|\\bvollstipendium" +
  "|\\bbecas? completas?\\b" +
  "|\\bbourses? complètes?\\b" +
  "|\\bbolsas? (?:integra(?:l|is)|completas?)\\b)", "i");

export const LESS_THAN_FULL = /* @__PURE__ */ new RegExp(
  "(?:\\b(?:nearly|almost|partial|half to|up to(?! \\d)|part of|or partial|teil)\\b[\\w\\s-]{0,14}" +
  "(?:full|scholarship|stipend|tuition)" +
  "|\\bfull\\b[\\w\\s]{0,20}\\b(?:for|only for) (?:the )?(?:phd|doctoral|masters?|master['’]s|bach" +
  "elor|selected|some|top|best)\\b" +
  "|\\bfull or (?:substantial|partial|part)" +
  "|less than 50%" +
  "|(?<!\\d)(?:[1-9]\\d?)(?:\\.\\d+)?\\s?%" +
  "|\\bpartial(?:ly)?\\b)", "i");

export const TUITION = /* @__PURE__ */ new RegExp(
  "(?:\\btuition\\b" +
  "|\\b(?:university |school |course |programme? |study )?fees?\\b" +
  "|\\bstudiengebühren\\b" +
  "|\\bmatr[ií]cula\\b" +
  "|\\bfrais de (?:scolarité|formation)\\b" +
  "|\\bpropinas\\b)", "i");

export const NO_TUITION = /* @__PURE__ */ new RegExp(
  "(?:\\b(?:not|no|without|excluding|except)\\b[\\w\\s,]{0,24}\\b(?:tuition|fees?)\\b" +
  "|\\btuition[\\w\\s:]{0,12}\\b(?:not (?:covered|included)|none))", "i");

const LIVING_any =
  "(?:(?:stipends?" +
  "|living (?:costs?|expenses|allowances?|stipend)" +
  "|maintenance" +
  "|subsistence" +
  "|monthly allowance" +
  "|allowances?" +
  "|accommodation" +
  "|housing" +
  "|room (?:and|&) board" +
  "|(?:full )?room, board" +
  "|lodging" +
  "|salary" +
  "|lebenshaltung\\w*" +
  "|unterkunft" +
  "|manutenci[oó]n" +
  "|alojamiento" +
  "|logement" +
  "|hébergement" +
  "|alojamento))";

export const LIVING = /* @__PURE__ */ new RegExp("\\b" + LIVING_any + "\\b", "i");

export const NO_LIVING = /* @__PURE__ */ new RegExp(
  "(?:\\bstipend: ?(?:none|not|no\\b|n/a|varies)" +
  "|\\b(?:not cover|no|without|exclud\\w+|except)\\b[\\w\\s,]{0,24}\\b(?:stipend|living|accommodati" +
  "on|housing|allowance))", "i");

const PART_waivers =
  "(?:(?:waivers?" +
  "|remission" +
  "|discounts?" +
  "|reduction" +
  "|rebate" +
  "|subsid(?:y|ies)" +
  "|reduced" +
  "|partial" +
  "|nearly full" +
  "|half" +
  "|one[- ]?third" +
  "|one[- ]?quarter" +
  "|two[- ]?thirds" +
  "|full or substantial" +
  "|teilstipendium" +
  "|beca parcial" +
  "|bourse partielle" +
  "|bolsa parcial))";

export const PART = /* @__PURE__ */ new RegExp("(?:\\b" + PART_waivers + "\\b" + "|%)", "i");

const FREE_TUITION_PART_any =
  "(?:(?:partial" +
  "|some" +
  "|part of" +
  "|reduction" +
  "|reduced" +
  "|discount" +
  "|half" +
  "|one[- ]?third" +
  "|subsid" +
  "|contribution" +
  "|towards?" +
  "|(?<!\\d)\\d{1,2}\\s?%))";

export const FREE_TUITION_PART = /* @__PURE__ */ new RegExp("\\b" + FREE_TUITION_PART_any, "i");

export const WORKLOAD = /* @__PURE__ */ new RegExp("^\\W*\\d+\\s?%\\s+(?:employment|position|workload)", "i");

const EMPTY_any =
  "(?:(?:0" +
  "|-" +
  "|–" +
  "|n/?a\\.?" +
  "|none" +
  "|false" +
  "|null" +
  "|unknown" +
  "|tba" +
  "|tbd" +
  "|varia(?:ble|es)" +
  "|varies" +
  "|varied" +
  "|various" +
  "|see (?:website|above|below|link)" +
  "|not (?:specified|available|stated|disclosed)" +
  "|depends?" +
  "|unspecified" +
  "|please (?:see|visit|check)[^.]*\\.?" +
  "|die jeweils aktuelle[^.]*\\.?))";

export const EMPTY = /* @__PURE__ */ new RegExp("^" + EMPTY_any + "$", "i");

export const SPENDING = /* @__PURE__ */ new RegExp("\\b(?:towards?|applied|used?|spent|portion|part|or)\\b", "i");

export const multiplierPattern =
  "(?:(?:\\s?(?:k|K)(?![\\p{L}])" +
  "|\\s?(?:m|M|mn|million|millionen|Mio\\.?|milli[oó]n(?:es)?|milh(?:ão|ões))(?![\\p{L}])" +
  "|\\s?(?:lakhs?|lacs?)(?![\\p{L}])" +
  "|\\s?(?:thousand|tausend)(?![\\p{L}])" +
  "|\\s?(?:crores?)(?![\\p{L}])))";

export const MULTIPLIERS = [
  { times: 1000, pattern: /* @__PURE__ */ new RegExp("^k$", "i") },
  { times: 1000, pattern: /* @__PURE__ */ new RegExp("^(?:thousand|tausend)$", "i") },
  { times: 100000, pattern: /* @__PURE__ */ new RegExp("^(?:lakhs?|lacs?)$", "i") },
  { times: 10000000, pattern: /* @__PURE__ */ new RegExp("^crores?$", "i") },
  { times: 1000000, pattern: /* @__PURE__ */ new RegExp("^(?:m|mn|mio\\.?|mill\\S*|milh\\S*)$", "i") },
] as const;

export const to =
  "(?:(?:-" +
  "|–" +
  "|—" +
  "|to" +
  "|and up to" +
  "|bis(?: zu)?" +
  "|bis" +
  "|until" +
  "|à" +
  "|hasta" +
  "|a" +
  "|até))";
