const GPA = String.raw`(?:(?:cumulative |overall |weighted |unweighted |minimum |high school |college |current |undergraduate |academic )*(?:C?GPAs?|G\.P\.A\.?|QPA|grade[- ]point[- ]averages?|grade averages?|CPI))`;
const VALUE = String.raw`(?<v>\d{1,2}(?:[.,]\d{1,2})?|100)`;
const SCALE = String.raw`(?:\s*(?:\/|out of|on (?:a|the|an)|in (?:a|the)|\(?\s?of)\s*(?:an? )?(?<s>4\.00?|4|four|5\.0|5|6|7|10(?:\.0)?|12|20|100)(?!\d|[.,]\d)(?:[- ]?(?:point|pt\.?)?(?: grading)? ?(?:scale|system)?)?)?`;
const BETWEEN = String.raw`(?:\s+(?:trung bình|của bạn|ở trung học|tối thiểu|phải|đạt|là|từ))*(?:\s+(?:of|is|be|should be|must be|score of|average of|that is|at or|between|in|to be))*\s*[:=≥>]*\s*(?:(?:(?:must |should )?not (?:be )?(?:below|less than|lower than|under)\s*)|(?:a |an )?(?:minimum|at least|least|above|over|greater than|more than|higher than|no less than|not less than|not lower than|or above|the minimum|exceeding|equal to)(?: of| or)?\s*)*(?:a |an )?`;
/** "GPA of at least 3.0 on a 4.0 scale", "GPA: 3.5/4", "[min_gpa=3.0]" */
export const AFTER_WORD = new RegExp(
  String.raw`(?:\b|(?<=\bmin_))${GPA}${BETWEEN}${VALUE}(?<p>\s?%)?${SCALE}`,
  'gi',
);
/** "3.25 (4.0 scale) cumulative GPA", "3.0 or higher GPA" */
export const BEFORE_WORD = new RegExp(
  String.raw`(?<![\d.$€£/])(?<v>[0-4]\.\d{1,2}|[2-4](?=\+))(?<p>\s?%)?\+?(?:\s*\/\s*(?<q>4\.00?|5\.0))?\s*(?:\((?:on an? )?(?<s>4\.00?|5\.0|10(?:\.0)?)(?: scale)?\)\s*)?(?:(?:or|and) (?:higher|above|better|greater)\s*)?(?:minimum |in (?:their |your )?)?(?:${GPA})\b(?:\s*(?:on an?|\()\s*(?<t>4\.00?|4|5\.0|10(?:\.0)?)(?:[- ]point)? scale)?`,
  'gi',
);
const MARK = '(?:marks?|grades?|aggregate|averages?|scores?|percentage|result|overall)';
/** "at least 60% marks", "average of 75%", "minimum 80 percent" */
export const PERCENT = new RegExp(
  String.raw`(?:\b${MARK}\b[^.;%\d]{0,40}?(?<v>\d{2}(?:\.\d+)?)(?:\s?[-–]\s?\d{2})?\s?(?:%|per ?cent)|(?:at least|minimum(?: of)?|above|over|more than|not less than)\s+(?<w>\d{2}(?:\.\d+)?)(?:\s?[-–]\s?\d{2})?\s?(?:%|per ?cent)\s+(?:or (?:above|higher|more)\s+)?(?:of )?(?:in |overall |aggregate )*${MARK}\b|\b(?<x>\d{2}(?:\.\d+)?)\s?(?:%|per ?cent)\s+(?:or (?:higher|above|more|better)\s+)?(?:of |in )?(?:the |their |your )?(?:cumulative |overall |total )*(?:C?GPA|grade[- ]point average|${MARK})\b|\b(?:degree|diploma|qualification|exam\w*)\s+with\s+(?:an? )?(?:overall )?(?:at least|minimum(?: of)?|above)\s+(?<u>\d{2}(?:\.\d+)?)\s?(?:%|per ?cent))`,
  'gi',
);
export const GERMAN =
  /\b(?:notendurchschnitt|abschlussnote|durchschnittsnote|gesamtnote|abiturnote|note)\b[^.;\d]{0,40}?(?<v>[1-4],\d)\b/gi;
export const UK_CLASS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:first[- ]class(?: honou?rs)?|1st class(?: honou?rs)?)(?: (?:degree|honou?rs))?\b/i, 'first'],
  [
    /\b(?:upper second|2:1|2\.1(?=\s*(?:degree|honou?rs|\(|or (?:above|higher|equivalent|better)|in ))|(?<=(?:minimum|at least|least|of|or|a) )2\.1(?![\d.])|2:i|second[- ]class(?: honou?rs)?,? upper|second upper)\b(?: class)?(?: honou?rs)?(?: degree| division)?/i,
    '2:1',
  ],
  [
    /\b(?:lower second|2:2|2\.2(?=\s*(?:degree|honou?rs|\(|or (?:above|higher|equivalent|better)|in ))|(?<=(?:minimum|at least|least|of|or|a) )2\.2(?![\d.])|2:ii|second[- ]class(?: honou?rs)?,? lower)\b(?: class)?(?: honou?rs)?(?: degree| division)?/i,
    '2:2',
  ],
];
export const LETTER =
  /\b(?:(?:minimum|at least|overall|with)\s+(?:an? )?)?(?<![\p{L}])(?<v>[ABC][+-]?)\s+(?:grade )?average\b|\b[Aa]verage(?: grade)? of (?:at least )?(?:an? )?["“]?(?<w>[ABC][+-]?)(?![\p{L}])/u;
