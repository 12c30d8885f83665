// Written by tooling/compile-vocabulary.ts from phrases.yaml: change that file.

const LIST_JOIN_and =
  "(?:(?:and|or|and/or|as well as|studies|sciences?|engineering|the|in|of|related|applied|oth" +
  "er|either)[\\s,;/&()-]*)";

export const LIST_JOIN = /* @__PURE__ */ new RegExp("^[\\s,;/&()•*|–-]*" + LIST_JOIN_and + "{0,4}$", "i");

export const UNKNOWN_ITEM = /* @__PURE__ */ new RegExp("^\\s*[,;/]\\s*(?:and |or )?[\\p{L}][\\p{L}’' -]{2,40}[,;/]\\s*(?:and |or )?$", "u");

export const EVERYDAY = /* @__PURE__ */ new RegExp(
  "^(?:performance|leadership|materials?|building|management|teaching|training|professional d" +
  "evelopment)$", "i");

const ONE_PROGRAMME_sc =
  "(?:m\\.?\\s?sc\\.?|m\\.?\\s?eng\\.?|b\\.?\\s?sc\\.?|ph\\.?\\s?d\\.?|master['’]?s?|bachelor['’]?s?|prog" +
  "ramme|program|course)";

export const ONE_PROGRAMME = /* @__PURE__ */ new RegExp(
  "\\b(?:the|an?|our)\\s+(?:\\w+\\s+){0,3}?" +
  ONE_PROGRAMME_sc +
  "\\s+(?:programme\\s+|program\\s+|degree\\s+)?in\\s+$", "i");

export const TAUGHT_IN = /* @__PURE__ */ new RegExp("^-(?:speaking|medium|taught|language)", "i");

const STUDYING_degrees =
  "(?:(?:degrees?" +
  "|diploma" +
  "|bachelor['’]?s?" +
  "|master['’]?s?" +
  "|ph\\.?d\\.?" +
  "|doctorate" +
  "|m\\.?sc\\.?" +
  "|b\\.?sc\\.?" +
  "|ba" +
  "|ma" +
  "|graduates?" +
  "|undergraduates?" +
  "|postgraduates?" +
  "|programs?" +
  "|programmes?" +
  "|programs? of study" +
  "|studies" +
  "|stud(?:y|ents?)" +
  "|candidates?" +
  "|wom[ae]n" +
  "|juniors" +
  "|seniors" +
  "|majors" +
  "|researchers" +
  "|scientists" +
  "|professionals" +
  "|scholarships?" +
  "|careers?" +
  "|minor" +
  "|research))";

const STUDYING_fields = "(?:fields?|disciplines?|subjects?|areas?|majors?)";

const STUDYING_study =
  "(?:(?:study(?:ing)?" +
  "|major(?:s|ing|ed)?" +
  "|pursu(?:e|es|ing)" +
  "|enrolled in" +
  "|specializ(?:e|ing|ation)" +
  "|specialis(?:e|ing|ation)" +
  "|background in" +
  "|trained in" +
  "|concentrat(?:ing|ion)" +
  "|" +
  STUDYING_degrees +
  "\\s+(?:\\w+\\s+)?(?:in|of)" +
  "|" +
  STUDYING_fields +
  "(?: of (?:study|research|specialization))?\\s*(?:of|in|are|is|include|including|such as)))";

export const STUDYING = /* @__PURE__ */ new RegExp(
  "(?:\\b" +
  STUDYING_study +
  "\\b[^.;]{0,45}?[:(“\"'‘]*\\s*$" +
  "|^\\W*(?:eligible\\s+)?(?:fields?|disciplines?|subjects?|majors?)(?: of study)?\\s*:\\s*$)", "i");

const APPLICANT_any =
  "(?:(?:students?" +
  "|applicants?" +
  "|candidates?" +
  "|those" +
  "|individuals?" +
  "|women" +
  "|men" +
  "|scholars?" +
  "|undergraduates?" +
  "|graduates?" +
  "|seniors?" +
  "|juniors?" +
  "|who" +
  "|awards?" +
  "|scholarships?" +
  "|grants?" +
  "|fellowships?" +
  "|for))";

export const APPLICANT = /* @__PURE__ */ new RegExp("\\b" + APPLICANT_any + "\\b[^.;]{0,90}$", "i");

const AFTER_FIELD_or = "(?:or (?:a )?(?:closely )?related (?:field|discipline|subject|area)s?\\s*)";

const AFTER_FIELD_degree = "(?:(?:degree|undergraduate|graduate|master['’]?s|phd|bachelor['’]?s|doctoral)\\s+)";

const AFTER_FIELD_any =
  "(?:students?|majors?|graduates?|undergraduates?|postgraduates?|degree (?:students?|program" +
  "\\w*))";

export const AFTER_FIELD = /* @__PURE__ */ new RegExp(
  "^\\s*(?:\\([^)]{1,20}\\)\\s*)?" +
  AFTER_FIELD_or +
  "?" +
  AFTER_FIELD_degree +
  "?" +
  AFTER_FIELD_any +
  "\\b", "i");

export const AFTER_IN_LIST = /* @__PURE__ */ new RegExp(
  "^\\s*(?:or (?:a )?(?:closely )?related )?(?:degrees?|programs?|programmes?|fields?|discipli" +
  "nes?|curriculum)\\b", "i");

const OPEN_LIST_any =
  "(?:(?:such as" +
  "|e\\.g\\." +
  "|for example" +
  "|including" +
  "|like" +
  "|etc\\b" +
  "|related" +
  "|similar" +
  "|and other" +
  "|or other" +
  "|but not limited" +
  "|equivalent" +
  "|relevant" +
  "|among others" +
  "|allied" +
  "|associated" +
  "|interdisciplinary" +
  "|not limited))";

export const OPEN_LIST = /* @__PURE__ */ new RegExp("\\b" + OPEN_LIST_any + "\\b", "i");

const ELSEWHERE_any =
  "(?:(?:interest(?:ed|s)? in" +
  "|passion\\w*" +
  "|essay" +
  "|write" +
  "|writing" +
  "|experience" +
  "|skills?" +
  "|knowledge" +
  "|understand\\w*" +
  "|topic" +
  "|question" +
  "|impact" +
  "|courses in" +
  "|(?:programm?e?s?|courses?|degrees?) (?:available|include\\w*|offered|are)" +
  "|masters? of" +
  "|solution" +
  "|community" +
  "|advance" +
  "|promote" +
  "|contribut\\w+" +
  "|excellence in" +
  "|achievement in" +
  "|leader in" +
  "|leadership" +
  "|awareness" +
  "|cost" +
  "|tuition" +
  "|career in" +
  "|courses? (?:in|of) (?:high|the)" +
  "|marks? in" +
  "|grades? in" +
  "|score" +
  "|test" +
  "|exam" +
  "|founded" +
  "|company" +
  "|firm" +
  "|known for" +
  "|offers?" +
  "|provides?" +
  "|specializ\\w+ in" +
  "|universit\\w+ (?:is|has|offers)))";

export const ELSEWHERE = /* @__PURE__ */ new RegExp("\\b" + ELSEWHERE_any + "\\b[^.;]{0,45}$", "i");

const ANY_all = "(?:any|all|every|no matter(?: the)?|whatever|various|open|most|other)";

const ANY_fields = "(?:fields?|majors?|disciplines?|subjects?|programs?|programmes?|courses?|areas?)";

const ANY_of =
  "(?: (?:of|in) (?:engineering|science|stem|art|medicine|business|health|natural|social|tech" +
  "nolog|design))";

export const ANY = /* @__PURE__ */ new RegExp(
  "\\b" +
  ANY_all +
  "\\s+(?:academic |study |accredited |degree )?" +
  ANY_fields +
  "\\b(?!" +
  ANY_of +
  ")", "i");

export const PROGRAMME = /* @__PURE__ */ new RegExp(
  "^\\W*(?:M\\.?\\s?Sc|B\\.?\\s?Sc|M\\.?\\s?A|Ph\\.?\\s?D|Master|Bachelor)\\b[^,;]{0,12}\\s+in\\s+", "i");

const WANTS_DEGREE_students = "(?:students?|applicants?|candidates?|graduates?|those|individuals)";

const WANTS_DEGREE_study = "(?:study|pursue|take|complete)";

const WANTS_DEGREE_sc =
  "(?:M\\.?Sc\\.?|M\\.?A\\.?|Ph\\.?D\\.?|B\\.?Sc\\.?|master['’]?s?(?: degree)?|bachelor['’]?s?(?: deg" +
  "ree)?)";

export const WANTS_DEGREE = /* @__PURE__ */ new RegExp(
  "\\b" +
  WANTS_DEGREE_students +
  "\\s+who\\s+(?:want|wish|plan|intend)\\s+to\\s+" +
  WANTS_DEGREE_study +
  "\\s+(?:the|an?|our|their)\\s+" +
  WANTS_DEGREE_sc +
  "\\s+in\\s+$", "i");

const HELD_IN_sc = "(?:B\\.?Sc\\.?|B\\.A\\.|bachelor['’]?s?|first|undergraduate)";

export const HELD_IN = /* @__PURE__ */ new RegExp("^\\W*(?:an? |the )?(?:completed )?" + HELD_IN_sc + "(?: degree)?s?(?:\\s+in)+\\s+$", "i");

export const FACTORS = /* @__PURE__ */ new RegExp("\\b(?:considers?|factors?|weighs?|recommendations?)\\b[^.;]*$", "i");

const CERTAIN_PROSE_students =
  "(?:students?|applicants?|candidates?|women|those|individuals|seniors?|undergraduates?|grad" +
  "uates?)";

const CERTAIN_PROSE_majoring = "(?:majoring|studying|pursuing|enrolled|specializing)";

export const CERTAIN_PROSE = /* @__PURE__ */ new RegExp(
  "\\b" +
  CERTAIN_PROSE_students +
  "\\s+(?:who (?:are|is|plan to)\\s+)?(?:\\w+\\s+){0,3}" +
  CERTAIN_PROSE_majoring +
  "\\b[^.;]{0,50}$", "i");

export const TRAILING_ITEM = /* @__PURE__ */ new RegExp("^\\s*,\\s*(?:and |or )?\\p{L}[\\p{L}’' -]{2,30}(?:,|\\.|$)", "u");

export const TRAILING_WORD = /* @__PURE__ */ new RegExp(
  "^\\s*(?:,\\s*)?(?:and|or)\\s+(?!related|closely|who|are|have|must|be |a |an |the |in |at |wit" +
  "h |to |other)\\p{L}{4,}", "iu");

export const NEGATED = /* @__PURE__ */ new RegExp(
  "\\b(?:not|except|excluding|other than)\\s(?:for |in |be )?(?:the |a |any )?(?:\\w+ ){0,3}$|\\b" +
  "non[\\s-]$", "i");

export const SOUGHT_BEFORE = /* @__PURE__ */ new RegExp(
  "\\b(?:enrol\\w*|pursu\\w+|study\\w*|in|admitted|accepted|obtain|earn|complete|seeking)\\s+(?:[\\" +
  "w’-]+\\s+){0,5}$", "i");

export const STUDY_AFTER_ALL = /* @__PURE__ */ new RegExp(
  "\\b(?:degree|major|study|studying|program|programme|enrolled|scholarships)\\b[^.;]{0,30}$", "i");

const ALL_EXCEPT_fields = "(?:fields?|disciplines?|subjects?|courses?|majors?|programm?e?s?)";

export const ALL_EXCEPT = /* @__PURE__ */ new RegExp(
  "\\b(?:all|any|every)\\s+(?:\\w+\\s+)?" +
  ALL_EXCEPT_fields +
  "\\b[^.;]{0,30}\\b(?:except(?: for)?|excluding|other than|apart from)\\s+", "i");

export const titleDegree =
  "(?:(?:ph\\.?\\s?d\\.?s?" +
  "|doctora\\w+" +
  "|post-?doc\\w*" +
  "|master['’]?s?" +
  "|masters" +
  "|m\\.?\\s?sc\\.?" +
  "|m\\.?\\s?eng" +
  "|mphil" +
  "|b\\.?\\s?sc\\.?" +
  "|bachelor['’]?s?" +
  "|degrees?" +
  "|diplomas?))";

export const titleAward =
  "(?:scholarships?|fellowships?|studentships?|bursar(?:y|ies)|grants?|positions?|assistantsh" +
  "ips?)";

const TITLE_BEFORE_titledegree =
  "(?:" +
  titleDegree +
  "|" +
  titleAward +
  "|program(?:me)?s?|students?|wom[ae]n|careers?|study|studies)";

const TITLE_BEFORE_titleaward = "(?:\\s+(?:" + titleAward + "|degrees?|stud(?:y|ies)|program(?:me)?s?|courses?|research))";

const TITLE_BEFORE_any =
  "(?:(?:\\b" +
  TITLE_BEFORE_titledegree +
  TITLE_BEFORE_titleaward +
  "?\\s+(?:in|of)\\s+(?:the\\s+)?(?:fields?\\s+of\\s+)?(?:\\w+\\s+)?" +
  "|\\b(?:m\\.?sc\\.?|b\\.?sc\\.?|ph\\.?d\\.?|MS|post-?\\s?doctoral|doctoral|(?:under|post)?graduate)" +
  "\\s+))";

export const TITLE_BEFORE = /* @__PURE__ */ new RegExp(TITLE_BEFORE_any + "$", "i");

const TITLE_AFTER_any =
  "(?:(?:students?" +
  "|majors?" +
  "|graduates?" +
  "|undergraduates?" +
  "|postgraduates?" +
  "|(?:summer\\s+)?(?:courses?|schools?|programm?e?s?)" +
  "|" +
  titleDegree +
  "))";

export const TITLE_AFTER = /* @__PURE__ */ new RegExp("^\\s+" + TITLE_AFTER_any + "\\b(?! exchange)", "i");

export const NAMED_DEGREE = /* @__PURE__ */ new RegExp(
  "^(?:M\\.?B\\.?A\\.?|LL\\.?M\\.?|LL\\.?B\\.?|M\\.?P\\.?H\\.?|M\\.?P\\.?A\\.?|Master of .+|Bachelor of .+" +
  ")$", "");

export const TITLE_OPEN = /* @__PURE__ */ new RegExp(
  "^\\s*(?:,|&|/|and\\b|or\\b)\\s*\\p{L}{3}|\\b(?:related|other|such as|including|etc)\\b|^\\s*[-–]?\\" +
  "s*(?:related|based)\\b", "iu");

const LONGER_NAME_students =
  "(?:(?:Students?" +
  "|Majors?" +
  "|Graduates?" +
  "|Under" +
  "|Post" +
  "|Summer" +
  "|Courses?" +
  "|Schools?" +
  "|Program" +
  "|Degree" +
  "|Scholar" +
  "|Fellow" +
  "|Award" +
  "|Grant" +
  "|Burs" +
  "|Prize" +
  "|Position" +
  "|At" +
  "|For" +
  "|In" +
  "|By" +
  "|From" +
  "|With" +
  "|On" +
  "|To" +
  "|Of" +
  "|The" +
  "|And" +
  "|Ph" +
  "|Master" +
  "|Doctor" +
  "|Bachelor" +
  "|M" +
  "|B))";

const LONGER_NAME_any =
  "(?:(?:" +
  LONGER_NAME_students +
  "\\b" +
  "|(?:Program|Degree|Scholar|Fellow|Award|Grant|Burs|Position|Doctor|Bachelor|Master)\\p{Ll})" +
  ")";

export const LONGER_NAME = /* @__PURE__ */ new RegExp("^\\s+(?!" + LONGER_NAME_any + ")\\p{Lu}\\p{Ll}+", "u");

export const TITLE_JOIN = /* @__PURE__ */ new RegExp("^[\\s,;/&()-]*(?:(?:and|or|in|of|applied|studies|sciences?)[\\s,;/&()-]*){0,3}$", "i");

const INSTITUTION_school =
  "(?:(?:school" +
  "|institute" +
  "|faculty" +
  "|department" +
  "|college" +
  "|universit\\w+" +
  "|academy" +
  "|foundation" +
  "|society" +
  "|association" +
  "|cent(?:er|re)" +
  "|ministry))";

export const INSTITUTION = /* @__PURE__ */ new RegExp("\\b" + INSTITUTION_school + "\\s+(?:of|for)\\s+(?:[\\w&,]+\\s+){0,6}$", "i");

const TITLE_UNKNOWN_titledegree =
  "(?:(?:" +
  titleDegree +
  "(?:\\s+(?:" +
  titleAward +
  "|degrees?|stud(?:y|ies)|program(?:me)?s?))?\\s+in\\s+(?!(?:the|a|an|any|one|our)\\b)" +
  "|in\\s+the\\s+study\\s+of\\s+))";

export const TITLE_UNKNOWN = /* @__PURE__ */ new RegExp(
  "\\b" +
  TITLE_UNKNOWN_titledegree +
  "(\\p{Lu}[\\p{L}’'& -]{4,60}?)(?=\\s+(?:at|for|by|from|in|with)\\s|\\s*[(\\d,:–]|\\s-\\s|$)", "iu");

const TOPIC_dissertations = "(?:dissertations?|thes[ie]s|research|projects?|study|studies|work)";

const TOPIC_on = "(?:on|in|about|within|addressing)";

const TOPIC_an = "(?:an?|the|any|one of the)";

const TOPIC_topics = "(?:topics?|themes?|subjects?|issues?|areas?|fields?)";

const TOPIC_of =
  "(?:of|on|in|about|related to|relating to|connected (?:to|with)|(?:which|that) (?:falls?|li" +
  "es|is) (?:with)?in)";

const TOPIC_themes = "(?:themes?\\s+|areas?\\s+of\\s+)";

export const TOPIC = /* @__PURE__ */ new RegExp(
  "\\b" +
  TOPIC_dissertations +
  "\\b[^.;:]{0,30}?\\b" +
  TOPIC_on +
  "\\s+" +
  TOPIC_an +
  "?\\s*(?:\\w+\\s+)?" +
  TOPIC_topics +
  "\\s+" +
  TOPIC_of +
  "\\s+(?:the\\s+)?" +
  TOPIC_themes +
  "?(?=[\"“‘'\\p{L}])([^.;\\n]{4,90})", "iu");

export const FREE = /* @__PURE__ */ new RegExp(
  "^(?:your|their|his|her|interest|choice|study\\b|research\\b|any|all|the applicant|specialty|" +
  "expertise)", "i");

export const PROBE = /* @__PURE__ */ new RegExp(
  "(?:stud" +
  "|background" +
  "|trained" +
  "|major" +
  "|pursu" +
  "|degree" +
  "|diploma" +
  "|program" +
  "|field" +
  "|disciplin" +
  "|subject" +
  "|area" +
  "|career" +
  "|special" +
  "|concentrat" +
  "|research" +
  "|bachelor" +
  "|master" +
  "|ph\\.?d" +
  "|doctora" +
  "|m\\.?sc" +
  "|graduat" +
  "|school" +
  "|course" +
  "|scholarship" +
  "|fellowship" +
  "|bursar" +
  "|grant" +
  "|wom[ae]n" +
  "|bewerber" +
  "|promovierende" +
  "|doktorand" +
  "|absolvent" +
  "|wissenschaftler" +
  "|graduierte" +
  "|fach" +
  "|thes[ie]s" +
  "|project" +
  "|mba" +
  "|ll\\.?[mb]" +
  "|mp[ah])", "i");

export const AWARD_IN = /* @__PURE__ */ new RegExp("^\\W*(?:[\\w.’'-]+\\s+){0,3}(?:scholarships?|fellowships?|studentships?)\\s+in\\s+$", "i");
