import type { LanguageTest } from '@laurel/domain';

const LINK = String.raw`(?:\s*(?:\((?:iBT|academic|internet[- ]based|overall|general)[^)]{0,20}\)|iBT|internet[- ]based(?: test)?|academic|overall|band|total|for UKVI|certificat(?:ion|e)s?|minimum|min\.?|test|exam|result|scores?|points?|level|grade|of|is|with|a|an|at|least|above|or|:|=|≥|>|,|over|required|should|be|not|less|lower|than|average|the|in|English|requirement)){0,9}\s*`;

export interface TestForm {
  test: LanguageTest;
  language: string;
  pattern: RegExp;
  /** Scores the test can give; others are misread or of an older form of the test. */
  low: number;
  high: number;
}

/** Score ranges as the test owners publish them. */
export const TESTS: readonly TestForm[] = [
  {
    test: 'IELTS',
    language: 'en',
    pattern: new RegExp(String.raw`\bIELTS${LINK}(?<v>[4-9](?:[.,](?:0|5|25|75))?)(?![\d.]*\d)`, 'gi'),
    low: 4,
    high: 9,
  },
  {
    test: 'IELTS',
    language: 'en',
    pattern:
      /(?<![\d.])(?<v>[4-9](?:[.,][05])?)(?:\s+(?:or (?:above|higher|more)|overall|in|on|score|band|minimum|for|the)){0,4}\s+(?:in |on |for )?(?:the )?IELTS\b(?!\s*(?:score|of|:|\d))/gi,
    low: 4,
    high: 9,
  },
  {
    test: 'TOEFL',
    language: 'en',
    pattern: new RegExp(String.raw`\bTO(?:EFL|FEL)${LINK}(?<v>\d{2,3})(?!\d|[.,]\d)`, 'gi'),
    low: 30,
    high: 120,
  },
  {
    test: 'TOEFL',
    language: 'en',
    pattern:
      /(?<![\d.])(?<v>[6-9]\d|1[01]\d|120)(?:\s+(?:or (?:above|higher|more)|overall|in|on|score|points)){0,3}\s+(?:in |on )?(?:the )?TOEFL\b(?!\s*(?:score|of|:|\d))/gi,
    low: 30,
    high: 120,
  },
  {
    test: 'PTE',
    language: 'en',
    pattern: new RegExp(String.raw`\bPTE(?: Academic)?${LINK}(?<v>\d{2})(?!\d)`, 'gi'),
    low: 30,
    high: 90,
  },
  {
    test: 'DUOLINGO',
    language: 'en',
    pattern: new RegExp(String.raw`\b(?:Duolingo|DET)(?: English Test)?${LINK}(?<v>\d{2,3})(?!\d)`, 'gi'),
    low: 60,
    high: 160,
  },
  {
    test: 'CAMBRIDGE',
    language: 'en',
    pattern: new RegExp(
      String.raw`\b(?:Cambridge(?: English)?(?: Advanced| Proficiency| C1 Advanced)?|CAE|CPE)${LINK}(?<v>1[4-9]\d|2[0-3]\d)(?!\d)`,
      'gi',
    ),
    low: 140,
    high: 230,
  },
  {
    test: 'TESTDAF',
    language: 'de',
    pattern: /\bTestDaF\b[^.;\d]{0,24}?(?:TDN\s*)?(?<v>[345])(?!\d)/gi,
    low: 3,
    high: 5,
  },
  { test: 'DSH', language: 'de', pattern: /\bDSH[- ]?(?<v>[123])(?!\d)/g, low: 1, high: 3 },
  {
    test: 'JLPT',
    language: 'ja',
    pattern:
      /\bJLPT\b[^.;\d]{0,16}?N?(?<v>[1-5])(?!\d)|\bN(?<w>[1-5]) (?:level )?(?:of |in )?(?:the )?(?:JLPT|Japanese)/gi,
    low: 1,
    high: 5,
  },
  { test: 'TOPIK', language: 'ko', pattern: /\bTOPIK\b[^.;\d]{0,16}?(?<v>[1-6])(?!\d)/gi, low: 1, high: 6 },
  { test: 'HSK', language: 'zh', pattern: /\bHSK\b[^.;\d]{0,16}?(?<v>[1-6])(?!\d)/gi, low: 1, high: 6 },
];
export const BY_CEFR: readonly (readonly [LanguageTest, string, RegExp])[] = [
  ['DELF', 'fr', /\b(?:DELF|DALF|TCF)\b[^.;\d]{0,12}?(?<c>[ABC][12])(?!\d)/gi],
  ['DELE', 'es', /\b(?:DELE|SIELE)\b[^.;\d]{0,12}?(?<c>[ABC][12])(?!\d)/gi],
];

const NAMES =
  'English|German|French|Spanish|Italian|Portuguese|Dutch|Swedish|Norwegian|Danish|Finnish|Polish|Czech|Hungarian|Russian|Turkish|Arabic|Hebrew|Japanese|Korean|Chinese|Mandarin|Greek|Romanian|Catalan|Ukrainian|Hindi|Indonesian|Malay|Thai|Vietnamese|Persian|Irish|Welsh|Deutsch|Englisch';
/** "English B2", "German (at least B1)", "B2 level in French", "C1 level of German" */
export const CEFR_AFTER = new RegExp(
  String.raw`\b(?<l>${NAMES})(?: language| skills| proficiency| knowledge| level|kenntnisse|:|\s*\(|-kenntnisse| certificate| at| of| minimum| min\.?| least| a| auf| mindestens| Niveau| CEFR| the| is| or| better| to| equivalent| required| an){0,9}[\s:(]*(?<c>[ABC][12])(?![\d\p{L}])`,
  'giu',
);
export const CEFR_BEFORE = new RegExp(
  String.raw`(?<![\p{L}\d])(?<c>[ABC][12])\+?(?: level| certificate| proficiency| or (?:above|higher|better)| \(CEFR\)| CEFR)*\s+(?:of |in |level of |knowledge of |in the )*(?<l>${NAMES})\b`,
  'giu',
);
/** ISO 639-2 codes as tables of requirements use them: "FRA: B2". */
export const BY_CODE: Readonly<Record<string, string>> = {
  ENG: 'en',
  FRA: 'fr',
  GER: 'de',
  DEU: 'de',
  SPA: 'es',
  ITA: 'it',
  POR: 'pt',
  NED: 'nl',
};
export const CEFR_CODE = new RegExp(
  String.raw`\b(?<l>${Object.keys(BY_CODE).join('|')}):\s*(?<c>[ABC][12])(?![\d\p{L}])`,
  'gu',
);
/** "fluent in Spanish", "good command of English", "must speak German" */
export const SPOKEN = new RegExp(
  String.raw`\b(?:fluen(?:t|cy) in(?: both)?|proficien(?:t|cy) (?:in|with)(?: the)?|(?:good|excellent|strong|sufficient|adequate|solid|working|very good|full|advanced|basic|thorough|fair|high)(?: \w+)? (?:command|knowledge|proficiency|mastery|understanding|skills|level) (?:of|in)(?: the)?(?: written and spoken| spoken and written| written| spoken)*|command o[fn](?: the)?|knowledge of(?: the)?|(?:speak|read|understand|communicate in|converse in)(?:s|ing)?(?: and (?:write|read|understand|speak))?(?: fluent)?(?: in)?|proficiency in(?: both| spoken| written)*|competen(?:t|ce|cy) in|ability (?:to (?:speak|communicate in|read)|in)|comfortable (?:with|in|using)(?: written and (?:verbal|spoken|oral)| spoken and written)?)\s+(?:written and spoken |spoken and written |written |spoken |basic |good |fluent )?(?<l>${NAMES})\b|\b(?:good|fluent|excellent|strong|sufficient|adequate) (?<k>${NAMES})(?= (?:is|are|language|skills)\b|\s*[.,;]|\s*$)|\b(?<m>${NAMES})(?:(?: or |\/)(?<o>${NAMES}))?(?: language)? (?:proficiency|fluency|skills|speakers?|speaking|competency|requirements?)\b`,
  'giu',
);
export const MORE_LANGUAGES = new RegExp(
  String.raw`^\s*(?:,\s*(?:or |and )?|or |and |\/|and\/or )\s*(?:in )?(?<l>${NAMES})\b`,
  'iu',
);
export const REQUIRED =
  /\b(?:must|required?|requirement|should|need|have|proof|evidence|demonstrat\w+|minimum|at least|fluent|proficien\w+|fluency|advanced|level of|adequate|sufficient|good|excellent|strong|able|ability|command|applicants?|candidates?)\b/i;
export const NOT_ASKED =
  /\b(?:learn\w*|taught in|teach\w*|courses? (?:in|are)|classes|lessons|native[- ]?(?:speak\w+|english)|mother tongue|exempt\w*|waive[rd]?|not required|(?:written|submitted|completed|essay|documents?|application\w*|translat\w+|letter|abstract|thesis) (?:must be |should be |be |are |is |to be )?in|non-native|first language (?:is|other)|improv\w+|intensive|provided|students of|available in|if (?:not|your)|help with|online)\b/i;
