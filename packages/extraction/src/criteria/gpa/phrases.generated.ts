// Written by tooling/compile-vocabulary.ts from phrases.yaml: change that file.

const gpa_cumulative =
  "(?:cumulative |overall |weighted |unweighted |minimum |high school |college |current |unde" +
  "rgraduate |academic )";

export const gpa =
  "(?:" +
  gpa_cumulative +
  "*(?:C?GPAs?|G\\.P\\.A\\.?|QPA|grade[- ]point[- ]averages?|grade averages?|CPI))";

export const value = "(?:(?<v>\\d{1,2}(?:[.,]\\d{1,2})?|100))";

const scale_out = "(?:\\/|out of|on (?:a|the|an)|in (?:a|the)|\\(?\\s?of)";

const scale_point = "(?:[- ]?(?:point|pt\\.?)?(?: grading)? ?(?:scale|system)?)";

export const scale =
  "(?:(?:\\s*" +
  scale_out +
  "\\s*(?:an? )?(?<s>4\\.00?|4|four|5\\.0|5|6|7|10(?:\\.0)?|12|20|100)(?!\\d|[.,]\\d)" +
  scale_point +
  "?)?)";

const between_minimum =
  "(?:(?:minimum" +
  "|at least" +
  "|least" +
  "|above" +
  "|over" +
  "|greater than" +
  "|more than" +
  "|higher than" +
  "|no less than" +
  "|not less than" +
  "|not lower than" +
  "|no lower than" +
  "|or above" +
  "|the minimum" +
  "|exceeding" +
  "|equal to))";

const between_of =
  "(?:\\s+(?:of|is|be|should be|must be|score of|average of|that is|at or|between|in|to be))";

const between_must =
  "(?:(?:(?:(?:must |should )?not (?:be )?(?:below|less than|lower than|under)\\s*)" +
  "|(?:a |an )?" +
  between_minimum +
  "(?: of| or)?\\s*))";

export const between =
  "(?:(?:\\s+(?:trung bình|của bạn|ở trung học|tối thiểu|phải|đạt|là|từ))*" +
  between_of +
  "*\\s*[:=≥>]*\\s*" +
  between_must +
  "*(?:a |an )?)";

export const AFTER_WORD = /* @__PURE__ */ new RegExp("(?:\\b|(?<=\\bmin_))" + gpa + between + value + "(?<p>\\s?%)?" + scale, "gi");

const BEFORE_WORD_or = "(?:(?:or|and) (?:higher|above|better|greater)\\s*)";

const BEFORE_WORD_minimum = "(?:minimum |in (?:their |your )?)";

const BEFORE_WORD_piece = "(?:[0-4]\\.\\d{1,2}|[2-4](?=\\+))";

const BEFORE_WORD_or2 =
  "(?:" +
  BEFORE_WORD_or +
  "?" +
  BEFORE_WORD_minimum +
  "?(?:" +
  gpa +
  ")\\b(?:\\s*(?:on an?|\\()\\s*(?<t>4\\.00?|4|5\\.0|10(?:\\.0)?)(?:[- ]point)? scale)?)";

export const BEFORE_WORD = /* @__PURE__ */ new RegExp(
  "(?<![\\d.$€£/])(?<v>" +
  BEFORE_WORD_piece +
  ")(?<p>\\s?%)?\\+?(?:\\s*\\/\\s*(?<q>4\\.00?|5\\.0))?\\s*(?:\\((?:on an? )?(?<s>4\\.00?|5\\.0|10(?:\\.0" +
  ")?)(?: scale)?\\)\\s*)?" +
  BEFORE_WORD_or2, "gi");

export const mark =
  "(?:marks?|grades?|aggregate|averages?|scores?|percentage|result|overall|academic standing)";

const PERCENT_any = "(?:at least|minimum(?: of)?|above|over|more than|not less than)";

const PERCENT_or = "(?:or (?:above|higher|more)\\s+)";

const PERCENT_in = "(?:in |overall |aggregate )";

const PERCENT_or2 = "(?:or (?:higher|above|more|better)\\s+)";

const PERCENT_cumulative = "(?:cumulative |overall |total )";

const PERCENT_grade = "(?:C?GPA|grade[- ]point average|" + mark + ")";

const PERCENT_degree = "(?:degree|diploma|qualification|exam\\w*)";

const PERCENT_at = "(?:at least|minimum(?: of)?|above)";

export const PERCENT = /* @__PURE__ */ new RegExp(
  "(?:\\b" +
  mark +
  "\\b[^.;%\\d]{0,40}?(?<v>\\d{2}(?:\\.\\d+)?)(?:\\s?[-–]\\s?\\d{2})?\\s?(?:%|per ?cent)" +
  "|" +
  PERCENT_any +
  "\\s+(?<w>\\d{2}(?:\\.\\d+)?)(?:\\s?[-–]\\s?\\d{2})?\\s?(?:%|per ?cent)\\s+" +
  PERCENT_or +
  "?(?:of )?" +
  PERCENT_in +
  "*" +
  mark +
  "\\b" +
  "|\\b(?<x>\\d{2}(?:\\.\\d+)?)\\s?(?:%|per ?cent)\\s+" +
  PERCENT_or2 +
  "?(?:of |in )?(?:the |their |your )?" +
  PERCENT_cumulative +
  "*" +
  PERCENT_grade +
  "\\b" +
  "|\\b" +
  PERCENT_degree +
  "\\s+with\\s+(?:an? )?(?:overall )?" +
  PERCENT_at +
  "\\s+(?<u>\\d{2}(?:\\.\\d+)?)\\s?(?:%|per ?cent))", "gi");

const VALUE_OUT_OF_of = "(?:\\/|out of)";

const VALUE_OUT_OF_top = "(?:4\\.00?|4|5\\.0|5|10|20|100)";

export const VALUE_OUT_OF = /* @__PURE__ */ new RegExp(
  "(?<![\\d.$€£/])(?<v>\\d{1,2}(?:[.,]\\d{1,2})?)\\s*" +
  VALUE_OUT_OF_of +
  "\\s*(?<s>" +
  VALUE_OUT_OF_top +
  ")(?!\\d|[.,]\\d)\\s+" +
  gpa +
  "\\b", "gi");

const GRADE_NAMED_word = "(?:C?GPA|grade[- ]point average)";

export const GRADE_NAMED = /* @__PURE__ */ new RegExp("\\b" + GRADE_NAMED_word + "\\b[^.;]{0,30}\\d|\\d[^;]{0,20}\\b" + GRADE_NAMED_word + "\\b", "i");

const OUT_OF_gradeWord = "(?:average|grade|mark|score|note|moyenne)";

const OUT_OF_mark = "(?:" + OUT_OF_gradeWord + "s?(?: (?:marks?|grades?|scores?))?)";

const OUT_OF_least = "(?:at least |minimum |a minimum of |above )";

export const OUT_OF = /* @__PURE__ */ new RegExp(
  "\\b" +
  OUT_OF_mark +
  "\\s+(?:of |is |: ?)?" +
  OUT_OF_least +
  "?(?<v>\\d{1,2}(?:[.,]\\d{1,2})?)\\s*(?:/|out of)\\s*(?<s>10|20)(?!\\d|[.,]\\d)", "gi");

const GERMAN_any = "(?:notendurchschnitt|abschlussnote|durchschnittsnote|gesamtnote|abiturnote|note)";

export const GERMAN = /* @__PURE__ */ new RegExp("\\b" + GERMAN_any + "\\b[^.;\\d]{0,40}?(?<v>[1-4],\\d)\\b", "gi");

const UK_CLASS_upper =
  "(?:(?:upper second" +
  "|2:1" +
  "|2\\.1(?=\\s*(?:degree|honou?rs|\\(|or (?:above|higher|equivalent|better)|in ))" +
  "|(?<=(?:minimum|at least|least|of|or|a) )2\\.1(?![\\d.])" +
  "|2:i" +
  "|second[- ]class(?: honou?rs)?,? upper" +
  "|second upper))";

const UK_CLASS_lower =
  "(?:(?:lower second" +
  "|2:2" +
  "|2\\.2(?=\\s*(?:degree|honou?rs|\\(|or (?:above|higher|equivalent|better)|in ))" +
  "|(?<=(?:minimum|at least|least|of|or|a) )2\\.2(?![\\d.])" +
  "|2:ii" +
  "|second[- ]class(?: honou?rs)?,? lower))";

export const UK_CLASS = [
  {
    name: "first",
    pattern: /* @__PURE__ */ new RegExp("\\b(?:first[- ]class(?: honou?rs)?|1st class(?: honou?rs)?)(?: (?:degree|honou?rs))?\\b", "i"),
  },
  {
    name: "2:1",
    pattern: /* @__PURE__ */ new RegExp("\\b" + UK_CLASS_upper + "\\b(?: class)?(?: honou?rs)?(?: degree| division)?", "i"),
  },
  {
    name: "2:2",
    pattern: /* @__PURE__ */ new RegExp("\\b" + UK_CLASS_lower + "\\b(?: class)?(?: honou?rs)?(?: degree| division)?", "i"),
  },
] as const;

export const LETTER = /* @__PURE__ */ new RegExp(
  "(?:\\b(?:(?:minimum|at least|overall|with)\\s+(?:an? )?)?(?<![\\p{L}])(?<v>[ABC][+-]?)\\s+(?:g" +
  "rade )?average\\b" +
  "|\\b[Aa]verage(?: grade)? of (?:at least )?(?:an? )?[\"“]?(?<w>[ABC][+-]?)(?![\\p{L}]))", "u");

const OTHER_SCORE_any =
  "(?:(?:tuition" +
  "|fees?" +
  "|IELTS" +
  "|TOEFL" +
  "|GRE" +
  "|GMAT" +
  "|SAT" +
  "|ACT" +
  "|discount" +
  "|waiver" +
  "|attendance" +
  "|disab\\w+" +
  "|english" +
  "|income" +
  "|essay" +
  "|evaluation" +
  "|judg\\w+" +
  "|weight\\w*" +
  "|effort" +
  "|time))";

export const OTHER_SCORE = /* @__PURE__ */ new RegExp("\\b" + OTHER_SCORE_any + "\\b[^.;]{0,30}$", "i");

export const OTHER_CLASS = /* @__PURE__ */ new RegExp("\\bclass (?:student|mail|ticket|flight|airfare)", "i");

export const DEGREE_CLASS = /* @__PURE__ */ new RegExp("\\b(?:degree|honou?rs|equivalent|class|minimum|at least|2[:.][12])\\b", "i");

export const OR_ON_SCALE = /* @__PURE__ */ new RegExp("^\\s*(?:or|/)\\s*(\\d{1,2}(?:[.,]\\d{1,2})?)\\s*/\\s*(4\\.0|5\\.0|10|20|100)(?!\\d)", "i");

export const OR_PERCENT = /* @__PURE__ */ new RegExp("^\\s*(?:(?:US )?GPA )?or (?:approximately |about |at least )?(\\d{2})\\s?%", "i");

export const PROBE = /* @__PURE__ */ new RegExp(
  "(?:gpa" +
  "|g\\.p\\.a" +
  "|qpa" +
  "|cpi" +
  "|average" +
  "|mark" +
  "|grade" +
  "|aggregate" +
  "|score" +
  "|percent" +
  "|%" +
  "|class" +
  "|note" +
  "|upper" +
  "|lower" +
  "|2[:.][12]" +
  "|honou?rs)", "i");
