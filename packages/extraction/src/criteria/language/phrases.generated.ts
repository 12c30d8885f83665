// Written by tooling/compile-vocabulary.ts from phrases.yaml: change that file.

const GERMAN_ASKED_deutschsprachige =
  "(?:(?:\\bdeutschsprachige[nr]?\\b" +
  "|\\b(?:ausreichende |gute |sehr gute |fundierte )?(?:deutsche sprachkenntnisse|deutschkennt" +
  "nisse)\\b(?![^.]{0,40}\\bnicht\\b)))";

export const GERMAN_ASKED = /* @__PURE__ */ new RegExp("(?<!keine |nicht )" + GERMAN_ASKED_deutschsprachige, "i");

export const REASON = /* @__PURE__ */ new RegExp(",\\s*(?:as|because|since)\\b.*$", "i");

export const PART_BEFORE = /* @__PURE__ */ new RegExp("\\b(?:no|each|every|any|sub|individual)\\s+(?:\\w+\\s){0,2}$", "i");

const link_internet =
  "(?:(?:\\((?:iBT|academic|internet[- ]based|overall|general)[^)]{0,20}\\)" +
  "|iBT" +
  "|internet[- ]based(?: test)?" +
  "|academic" +
  "|overall" +
  "|band" +
  "|total" +
  "|for UKVI" +
  "|certificat(?:ion|e)s?" +
  "|minimum" +
  "|min\\.?" +
  "|test" +
  "|exam" +
  "|result" +
  "|scores?" +
  "|points?" +
  "|level" +
  "|grade" +
  "|of" +
  "|is" +
  "|with" +
  "|a" +
  "|an" +
  "|at" +
  "|least" +
  "|above" +
  "|or" +
  "|:" +
  "|=" +
  "|≥" +
  "|>" +
  "|," +
  "|over" +
  "|required" +
  "|should" +
  "|be" +
  "|not" +
  "|less" +
  "|lower" +
  "|than" +
  "|average" +
  "|the" +
  "|in" +
  "|English" +
  "|requirement))";

const link_ibt = "(?:\\s*" + link_internet + ")";

export const link = "(?:" + link_ibt + "{0,9}\\s*)";

const TESTS_or = "(?:\\s+(?:or (?:above|higher|more)|overall|in|on|score|band|minimum|for|the))";

const TESTS_or2 = "(?:\\s+(?:or (?:above|higher|more)|overall|in|on|score|points))";

export const TESTS = [
  {
    test: "IELTS",
    language: "en",
    low: 4,
    high: 9,
    pattern: /* @__PURE__ */ new RegExp("\\bIELTS" + link + "(?<v>[4-9](?:[.,](?:0|5|25|75))?)(?![\\d.]*\\d)", "gi"),
  },
  {
    test: "IELTS",
    language: "en",
    low: 4,
    high: 9,
    pattern: /* @__PURE__ */ new RegExp(
  "(?<![\\d.])(?<v>[4-9](?:[.,][05])?)" +
  TESTS_or +
  "{0,4}\\s+(?:in |on |for )?(?:the )?IELTS\\b(?!\\s*(?:score|of|:|\\d))", "gi"),
  },
  {
    test: "TOEFL",
    language: "en",
    low: 30,
    high: 120,
    pattern: /* @__PURE__ */ new RegExp("\\bTO(?:EFL|FEL)" + link + "(?<v>\\d{2,3})(?!\\d|[.,]\\d)", "gi"),
  },
  {
    test: "TOEFL",
    language: "en",
    low: 30,
    high: 120,
    pattern: /* @__PURE__ */ new RegExp(
  "(?<![\\d.])(?<v>[6-9]\\d|1[01]\\d|120)" +
  TESTS_or2 +
  "{0,3}\\s+(?:in |on )?(?:the )?TOEFL\\b(?!\\s*(?:score|of|:|\\d))", "gi"),
  },
  {
    test: "PTE",
    language: "en",
    low: 30,
    high: 90,
    pattern: /* @__PURE__ */ new RegExp("\\bPTE(?: Academic)?" + link + "(?<v>\\d{2})(?!\\d)", "gi"),
  },
  {
    test: "DUOLINGO",
    language: "en",
    low: 60,
    high: 160,
    pattern: /* @__PURE__ */ new RegExp("\\b(?:Duolingo|DET)(?: English Test)?" + link + "(?<v>\\d{2,3})(?!\\d)", "gi"),
  },
  {
    test: "CAMBRIDGE",
    language: "en",
    low: 140,
    high: 230,
    pattern: /* @__PURE__ */ new RegExp(
  "\\b(?:Cambridge(?: English)?(?: Advanced| Proficiency| C1 Advanced)?|CAE|CPE)" +
  link +
  "(?<v>1[4-9]\\d|2[0-3]\\d)(?!\\d)", "gi"),
  },
  {
    test: "TESTDAF",
    language: "de",
    low: 3,
    high: 5,
    pattern: /* @__PURE__ */ new RegExp("\\bTestDaF\\b[^.;\\d]{0,24}?(?:TDN\\s*)?(?<v>[345])(?!\\d)", "gi"),
  },
  {
    test: "DSH",
    language: "de",
    low: 1,
    high: 3,
    pattern: /* @__PURE__ */ new RegExp("\\bDSH[- ]?(?<v>[123])(?!\\d)", "g"),
  },
  {
    test: "JLPT",
    language: "ja",
    low: 1,
    high: 5,
    pattern: /* @__PURE__ */ new RegExp(
  "\\bJLPT\\b[^.;\\d]{0,16}?N?(?<v>[1-5])(?!\\d)|\\bN(?<w>[1-5]) (?:level )?(?:of |in )?(?:the )?(" +
  "?:JLPT|Japanese)", "gi"),
  },
  {
    test: "TOPIK",
    language: "ko",
    low: 1,
    high: 6,
    pattern: /* @__PURE__ */ new RegExp("\\bTOPIK\\b[^.;\\d]{0,16}?(?<v>[1-6])(?!\\d)", "gi"),
  },
  {
    test: "HSK",
    language: "zh",
    low: 1,
    high: 6,
    pattern: /* @__PURE__ */ new RegExp("\\bHSK\\b[^.;\\d]{0,16}?(?<v>[1-6])(?!\\d)", "gi"),
  },
] as const;

export const BY_CEFR = [
  {
    test: "DELF",
    language: "fr",
    pattern: /* @__PURE__ */ new RegExp("\\b(?:DELF|DALF|TCF)\\b[^.;\\d]{0,12}?(?<c>[ABC][12])(?!\\d)", "gi"),
  },
  {
    test: "DELE",
    language: "es",
    pattern: /* @__PURE__ */ new RegExp("\\b(?:DELE|SIELE)\\b[^.;\\d]{0,12}?(?<c>[ABC][12])(?!\\d)", "gi"),
  },
] as const;

export const names =
  "(?:(?:English" +
  "|German" +
  "|French" +
  "|Spanish" +
  "|Italian" +
  "|Portuguese" +
  "|Dutch" +
  "|Swedish" +
  "|Norwegian" +
  "|Danish" +
  "|Finnish" +
  "|Polish" +
  "|Czech" +
  "|Hungarian" +
  "|Russian" +
  "|Turkish" +
  "|Arabic" +
  "|Hebrew" +
  "|Japanese" +
  "|Korean" +
  "|Chinese" +
  "|Mandarin" +
  "|Greek" +
  "|Romanian" +
  "|Catalan" +
  "|Ukrainian" +
  "|Hindi" +
  "|Indonesian" +
  "|Malay" +
  "|Thai" +
  "|Vietnamese" +
  "|Persian" +
  "|Irish" +
  "|Welsh" +
  "|Deutsch" +
  "|Englisch))";

const CEFR_AFTER_any =
  "(?:(?: language" +
  "| skills" +
  "| proficiency" +
  "| knowledge" +
  "| level" +
  "|kenntnisse" +
  "|:" +
  "|\\s*\\(" +
  "|-kenntnisse" +
  "| certificate" +
  "| at" +
  "| of" +
  "| minimum" +
  "| min\\.?" +
  "| least" +
  "| a" +
  "| auf" +
  "| mindestens" +
  "| Niveau" +
  "| CEFR" +
  "| the" +
  "| is" +
  "| or" +
  "| better" +
  "| to" +
  "| equivalent" +
  "| required" +
  "| an))";

export const CEFR_AFTER = /* @__PURE__ */ new RegExp("\\b(?<l>" + names + ")" + CEFR_AFTER_any + "{0,9}[\\s:(]*(?<c>[ABC][12])(?![\\d\\p{L}])", "giu");

const CEFR_BEFORE_level = "(?: level| certificate| proficiency| or (?:above|higher|better)| \\(CEFR\\)| CEFR)";

export const CEFR_BEFORE = /* @__PURE__ */ new RegExp(
  "(?<![\\p{L}\\d])(?<c>[ABC][12])\\+?" +
  CEFR_BEFORE_level +
  "*\\s+(?:of |in |level of |knowledge of |in the )*(?<l>" +
  names +
  ")\\b", "giu");

const SPOKEN_good =
  "(?:good|excellent|strong|sufficient|adequate|solid|working|very good|full|advanced|basic|t" +
  "horough|fair|high)";

const SPOKEN_command = "(?:command|knowledge|proficiency|mastery|understanding|skills|level)";

const SPOKEN_fluen =
  "(?:(?:fluen(?:t|cy) in(?: both)?" +
  "|proficien(?:t|cy) (?:in|with)(?: the)?" +
  "|" +
  SPOKEN_good +
  "(?: \\w+)? " +
  SPOKEN_command +
  " (?:of|in)(?: the)?(?: written and spoken| spoken and written| written| spoken)*" +
  "|command o[fn](?: the)?" +
  "|knowledge of(?: the)?" +
  "|(?:speak|read|understand|communicate in|converse in)(?:s|ing)?(?: and (?:write|read|under" +
  "stand|speak))?(?: fluent)?(?: in)?" +
  "|proficiency in(?: both| spoken| written)*" +
  "|competen(?:t|ce|cy) in" +
  "|ability (?:to (?:speak|communicate in|read)|in)" +
  "|comfortable (?:with|in|using)(?: written and (?:verbal|spoken|oral)| spoken and written)?" +
  "))";

const SPOKEN_proficiency = "(?:proficiency|fluency|skills|speakers?|speaking|competency|requirements?)";

export const SPOKEN = /* @__PURE__ */ new RegExp(
  "(?:\\b" +
  SPOKEN_fluen +
  "\\s+(?:written and spoken |spoken and written |written |spoken |basic |good |fluent )?(?<l>" +
  names +
  ")\\b" +
  "|\\b(?:good|fluent|excellent|strong|sufficient|adequate) (?<k>" +
  names +
  ")(?= (?:is|are|language|skills)\\b|\\s*[.,;]|\\s*$)" +
  "|\\b(?<m>" +
  names +
  ")(?:(?: or |\\/)(?<o>" +
  names +
  "))?(?: language)? " +
  SPOKEN_proficiency +
  "\\b)", "giu");

export const MORE_LANGUAGES = /* @__PURE__ */ new RegExp("^\\s*(?:,\\s*(?:or |and )?|or |and |\\/|and\\/or )\\s*(?:in )?(?<l>" + names + ")\\b", "iu");

const REQUIRED_any =
  "(?:(?:must" +
  "|required?" +
  "|requirement" +
  "|should" +
  "|need" +
  "|have" +
  "|proof" +
  "|evidence" +
  "|demonstrat\\w+" +
  "|minimum" +
  "|at least" +
  "|fluent" +
  "|proficien\\w+" +
  "|fluency" +
  "|advanced" +
  "|level of" +
  "|adequate" +
  "|sufficient" +
  "|good" +
  "|excellent" +
  "|strong" +
  "|able" +
  "|ability" +
  "|command" +
  "|applicants?" +
  "|candidates?))";

export const REQUIRED = /* @__PURE__ */ new RegExp("\\b" + REQUIRED_any + "\\b", "i");

const NOT_ASKED_written =
  "(?:written|submitted|completed|essay|documents?|application\\w*|translat\\w+|letter|abstract" +
  "|thesis)";

const NOT_ASKED_any =
  "(?:(?:learn\\w*" +
  "|taught in" +
  "|teach\\w*" +
  "|courses? (?:in|are)" +
  "|classes" +
  "|lessons" +
  "|native[- ]?(?:speak\\w+|english)" +
  "|mother tongue" +
  "|exempt\\w*" +
  "|waive[rd]?" +
  "|not required" +
  "|" +
  NOT_ASKED_written +
  " (?:must be |should be |be |are |is |to be )?in" +
  "|non-native" +
  "|first language (?:is|other)" +
  "|improv\\w+" +
  "|intensive" +
  "|provided" +
  "|students of" +
  "|available in" +
  "|if (?:not|your)" +
  "|help with" +
  "|online))";

export const NOT_ASKED = /* @__PURE__ */ new RegExp("\\b" + NOT_ASKED_any + "\\b", "i");

export const CODES: Readonly<Record<string, string>> = {"ENG":"en","FRA":"fr","GER":"de","DEU":"de","SPA":"es","ITA":"it","POR":"pt","NED":"nl"};

export const CEFR_CODE = /* @__PURE__ */ new RegExp("\\b(?<l>ENG|FRA|GER|DEU|SPA|ITA|POR|NED):\\s*(?<c>[ABC][12])(?![\\d\\p{L}])", "gu");

export const PROBE = /* @__PURE__ */ new RegExp(
  "(?:english" +
  "|german" +
  "|french" +
  "|spanish" +
  "|language" +
  "|ielts" +
  "|to(?:efl|fel)" +
  "|pte" +
  "|duolingo" +
  "|jlpt" +
  "|topik" +
  "|hsk" +
  "|dsh" +
  "|testdaf" +
  "|del[fe]" +
  "|dalf" +
  "|fluen" +
  "|proficien" +
  "|command" +
  "|comfortable" +
  "|speak" +
  "|deutsch" +
  "|[abc][12]\\b" +
  "|cambridge" +
  "|\\bN[1-5]\\b)", "i");
