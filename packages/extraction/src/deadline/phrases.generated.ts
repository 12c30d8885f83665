// Written by tooling/compile-vocabulary.ts from phrases.yaml: change that file.

export const SHORT_MONTH_WORDS = /* @__PURE__ */ new RegExp("^(?:may|mar|sep|dec|jan|jun|jul|nov|set|marco|mars|mai)\\.?$", "");

export const VERB_AFTER_MAY = /* @__PURE__ */ new RegExp("^\\s+(?:be|have|not|also|apply|vary|differ)\\b", "i");

export const NO_DEADLINE = /* @__PURE__ */ new RegExp(
  "^(?:none|no (?:fixed |application |set )?deadlines?|keine frist|sin fecha límite|sem prazo" +
  "|aucune)\\b", "i");

const ROLLING_going =
  "(?:(?:rolling" +
  "|on-?going" +
  "|open (?:all year|year[- ]round|until|continuously)" +
  "|(?:all )?year[- ]round" +
  "|all year(?: long| round)?" +
  "|any ?time" +
  "|at any time" +
  "|throughout the year" +
  "|continuous(?:ly)?" +
  "|no (?:specific |fixed )?deadline" +
  "|jederzeit" +
  "|laufend" +
  "|ganzjährig" +
  "|durchgehend" +
  "|keine fristen" +
  "|en todo momento" +
  "|todo el año" +
  "|abierta? permanentemente" +
  "|toute l[’']année" +
  "|à tout moment" +
  "|fluxo contínuo" +
  "|o ano todo))";

export const ROLLING = /* @__PURE__ */ new RegExp("(?:\\b" + ROLLING_going + "\\b" + "|^open$)", "i");

const NOT_CLOSING_open =
  "(?:(?:\\bopen(?:s|ed|ing)?(?: date| on| in| from| (?:at|by) the)?" +
  "|\\bstart(?:s|ing|ed)?(?: date)?(?: on| in| from)?" +
  "|\\b(?:finden|findet) im" +
  "|\\btagt(?: jeden)?" +
  "|\\b(?:programmbeginn|aufnahme zum|vergabe)" +
  "|\\bbegin(?:s|ning)?(?: on| in)?" +
  "|\\bcommenc(?:es|ing)(?: in| on)?" +
  "|\\bintakes? (?:in|of)" +
  "|\\b(?:announced|published|notified|notification|posted)(?: (?:by|in|on|around|at))?" +
  "|\\b(?:results?|interviews?|winners?)[\\w ]{0,20}(?:by|in|on)" +
  "|\\bapplying before" +
  "|\\b(?:updated|checked)(?: on)?" +
  "|\\bavailable (?:in|from|on)" +
  "|\\blive(?: on| from)?" +
  "|\\bmeist im" +
  "|\\bab(?: dem| 1\\.)?" +
  "|\\bveröffentlicht(?: im)?" +
  "|\\b(?:beginn(?:t|end)?|startet?)(?: \\p{L}+){0,2}" +
  "|\\bapertura(?: el| en)?" +
  "|\\bpartir d[eu]" +
  "|\\ba partir de" +
  "|\\bdesde(?: el)?" +
  "|\\bfrom))";

export const NOT_CLOSING = /* @__PURE__ */ new RegExp(NOT_CLOSING_open + "\\s*:?\\s*(?:the\\s+|about\\s+|around\\s+|early\\s+|mid-?\\s?)?$", "iu");

export const NOT_CLOSING_AFTER = /* @__PURE__ */ new RegExp(
  "^\\s*(?:\\([^)]{0,40}\\)\\s*)?(?:veröffentlicht|announce|publish|opens?\\b|opening|\\S{0,12}\\s*s" +
  "tatt\\b)", "i");

const RANGE_LINK_to = "(?:-|–|—|to|until|till|through|thru|bis(?: zum)?|hasta(?: el)?|al|a|au|até|jusqu['’]au)";

const RANGE_LINK_any =
  "(?:(?:\\s*(?:\\d{4})?\\s*" +
  RANGE_LINK_to +
  "\\s*(?:the\\s+|early\\s+|mid-?\\s?|late\\s+|end of\\s+)?" +
  "|\\s*(?:[,;]?\\s*(?:and|to|until|–|-)?\\s*)(?:close[sd]?|closing|end[s]?|due)(?: date)?\\s*(?:" +
  "on|in|:)?\\s*))";

export const RANGE_LINK = /* @__PURE__ */ new RegExp("^" + RANGE_LINK_any + "$", "iu");

export const PERIOD_LEAD = /* @__PURE__ */ new RegExp("\\b(?:between|from|zwischen|entre|vom)\\s*(?:the\\s+)?$", "i");

export const VARIES_FIRST = /* @__PURE__ */ new RegExp(
  "^(?:it )?(?:var(?:y|ies|ied|iable|ying)|depend(?:s|ing|ent)|differs?|unterschiedlich|hängt" +
  ")\\b", "i");

export const BOUNDED = /* @__PURE__ */ new RegExp("\\buntil\\b|\\bthrough\\b|\\bup to\\b|\\bbis\\b|\\bhasta\\b", "i");

export const ZONES = [
  {
    zone: "America/New_York",
    pattern: /* @__PURE__ */ new RegExp("\\b(?:Eastern(?: Standard| Daylight)?(?: Time)|EST|EDT|E\\.S\\.T\\.)\\b|\\bET\\b", ""),
  },
  {
    zone: "America/Los_Angeles",
    pattern: /* @__PURE__ */ new RegExp("\\b(?:Pacific(?: Standard| Daylight)? Time|PST|PDT)\\b|\\bPT\\b", ""),
  },
  {
    zone: "America/Denver",
    pattern: /* @__PURE__ */ new RegExp("\\b(?:Mountain(?: Standard| Daylight)? Time|MST|MDT)\\b", ""),
  },
  {
    zone: "America/Chicago",
    pattern: /* @__PURE__ */ new RegExp("\\b(?:Central(?: Standard| Daylight) Time|US Central Time)\\b", ""),
  },
  { zone: "+02:00", pattern: /* @__PURE__ */ new RegExp("\\bCEST\\b", "") },
  {
    zone: "+01:00",
    pattern: /* @__PURE__ */ new RegExp("\\b(?:CET|MEZ)\\b|\\bCentral European Time\\b", ""),
  },
  {
    zone: "Europe/London",
    pattern: /* @__PURE__ */ new RegExp("\\b(?:BST|(?:UK|London|British|GB) time)\\b", "i"),
  },
  { zone: "Europe/Rome", pattern: /* @__PURE__ */ new RegExp("\\b(?:Italian|Italy|Rome) time\\b", "i") },
  { zone: "Europe/Berlin", pattern: /* @__PURE__ */ new RegExp("\\b(?:German|Germany|Berlin) time\\b", "i") },
  { zone: "Europe/Paris", pattern: /* @__PURE__ */ new RegExp("\\b(?:French|France|Paris) time\\b", "i") },
  { zone: "Europe/Brussels", pattern: /* @__PURE__ */ new RegExp("\\b(?:Brussels|Belgian) time\\b", "i") },
  { zone: "Europe/Zurich", pattern: /* @__PURE__ */ new RegExp("\\b(?:Swiss|Zurich|Geneva) time\\b", "i") },
  { zone: "Europe/Amsterdam", pattern: /* @__PURE__ */ new RegExp("\\b(?:Dutch|Amsterdam) time\\b", "i") },
  { zone: "Europe/Madrid", pattern: /* @__PURE__ */ new RegExp("\\b(?:Madrid|Spanish) time\\b", "i") },
  { zone: "Europe/Stockholm", pattern: /* @__PURE__ */ new RegExp("\\b(?:Swedish|Stockholm) time\\b", "i") },
  { zone: "Asia/Hong_Kong", pattern: /* @__PURE__ */ new RegExp("\\b(?:Hong Kong|HK) time\\b", "i") },
  { zone: "Asia/Shanghai", pattern: /* @__PURE__ */ new RegExp("\\b(?:Beijing|China|Chinese) time\\b", "i") },
  {
    zone: "Asia/Tokyo",
    pattern: /* @__PURE__ */ new RegExp("\\bJST\\b|\\bJapan(?:ese)? (?:Standard )?Time\\b", "i"),
  },
  {
    zone: "Asia/Seoul",
    pattern: /* @__PURE__ */ new RegExp("\\bKST\\b|\\bKorea[n]? (?:Standard )?Time\\b", "i"),
  },
  { zone: "Asia/Singapore", pattern: /* @__PURE__ */ new RegExp("\\b(?:Singapore|SG) time\\b", "i") },
  { zone: "Australia/Sydney", pattern: /* @__PURE__ */ new RegExp("\\b(?:AEST|AEDT|Sydney time)\\b", "i") },
  {
    zone: "Pacific/Auckland",
    pattern: /* @__PURE__ */ new RegExp("\\b(?:NZST|NZDT|New Zealand time)\\b", "i"),
  },
] as const;
