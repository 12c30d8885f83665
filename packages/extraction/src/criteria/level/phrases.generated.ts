// Written by tooling/compile-vocabulary.ts from phrases.yaml: change that file.

export const IN_BRACKETS = /* @__PURE__ */ new RegExp("^\\s*\\+?\\s*(?:years?(?: old| of age)?\\s*)?\\(([^)]{2,40})\\)", "i");

export const FOR_LEVEL = /* @__PURE__ */ new RegExp("^[^,;.|(]{0,14}?\\bfor (?:an? |the )?([^,;.|]{3,40})", "i");

export const LEVEL_LEAD = /* @__PURE__ */ new RegExp("(?:^|[,;|(]\\s*)(?:for )?([^,;|(:]{2,40}):\\s*(?:min(?:imum)?\\s*)?$", "i");

export const SERVICE_TO_PUPILS = /* @__PURE__ */ new RegExp("\\b(?:teach|mentor|tutor|help|inspire|work(?:ing)? with|for|to)\\w*\\s+$", "i");

export const CONTEST = /* @__PURE__ */ new RegExp("\\b(?:open|scholarship|award|contest|competition)\\b", "i");

export const MARK_IN_GRADE = /* @__PURE__ */ new RegExp("(?:%|\\bper ?cent|\\bmarks?|\\bgrades?|\\bGPA)[^.;]*\\b(?:in|from)\\s+(?:the\\s+)?$", "i");

const COLLEGE_TOO_any =
  "(?:(?:enrolled" +
  "|(?:college|university) (?:students?|freshm\\w+|sophomores?|juniors?|seniors?)" +
  "|(?:two|four)[\\s-]year(?! (?:scholarships?|awards?|grants?|fellowships?|programs? of suppo" +
  "rt))))";

export const COLLEGE_TOO = /* @__PURE__ */ new RegExp("\\b" + COLLEGE_TOO_any + "\\b", "i");

export const LAST_YEAR = /* @__PURE__ */ new RegExp("senior|grade 12|graduating|college-bound|year 12", "i");

export const COLLEGE_AHEAD = /* @__PURE__ */ new RegExp("\\b(?:plan|attend|enter|pursu|accept|admi|bound|going|enroll?|appl)\\w*", "i");

export const SHUT_OUT_AFTER = /* @__PURE__ */ new RegExp(
  "^\\s*(?:students?|applicants?)?\\s*(?:(?:(?:are|is) (?:not |in)eligible|(?:may|can) ?not app" +
  "ly)\\s*)?\\.?\\s*$", "i");

const HELD_distinctions =
  "(?:(?:distinctions? in" +
  "|(?:first|second|upper second)[- ]class in" +
  "|hold(?:s|ing|ers? of)?" +
  "|have" +
  "|has" +
  "|having" +
  "|had" +
  "|with an?" +
  "|possess\\w*" +
  "|complet(?:e|ed|ion of|ing)" +
  "|obtained" +
  "|earned" +
  "|received" +
  "|expect(?:s|ing)? to (?:obtain|earn|receive|hold|complete)" +
  "|finish(?:ed)?" +
  "|got" +
  "|gained" +
  "|awarded" +
  "|achieved" +
  "|graduated (?:from|with)" +
  "|graduates? (?:of|with|from)" +
  "|passed" +
  "|recently" +
  "|acquired" +
  "|conferred" +
  "|minimum(?: of)?" +
  "|at least" +
  "|equivalent to" +
  "|attained" +
  "|fulfilled" +
  "|requirements? for" +
  "|require[sd]?" +
  "|since" +
  "|after))";

const HELD_already = "(?:already\\s+|received\\s+|completed\\s+|earned\\s+|obtained\\s+|successfully\\s+)";

export const HELD = /* @__PURE__ */ new RegExp(
  "\\b" +
  HELD_distinctions +
  ":?\\s+" +
  HELD_already +
  "*(?:[\\w’'./-]+\\s+){0,4}?(?:\\(|or\\s+)?$", "i");

const HELD_AFTER_from =
  "(?:(?:required" +
  "|from an?" +
  "|or (?:its |an |the )?equivalent" +
  "|completed" +
  "|obtained" +
  "|awarded" +
  "|received" +
  "|conferred" +
  "|with (?:at least|a minimum|first|second|good|honours|very)" +
  "|within (?:the )?(?:past|last)))";

const HELD_AFTER_required = "(?:[^.;]{0,60}?\\b" + HELD_AFTER_from + ")";

export const HELD_AFTER = /* @__PURE__ */ new RegExp(
  "(?:^[\\s’']*(?:s\\b)?\\s*(?:\\([^)]*\\)\\s*)?(?:degrees?|diploma|qualifications?|level qualifica" +
  "tion)\\b" +
  HELD_AFTER_required +
  "|^[’']?s?\\s*(?:degrees?\\s*)?or (?:an? |its |the )?equivalent\\b" +
  "|^[’']?s?\\s*(?:degrees?\\s*)?(?:or\\s+)?(?:an? )?(?:degree of )?[\\w ]{0,24}\\bequivalent\\s*[." +
  ",;)]?$" +
  "|^[’']?s?\\s*(?:degree\\s+)?(?:holders?|graduates?)\\b" +
  "|^\\*?[^.;]{0,80}\\b(?:abschluss|abgeschlossen|diplom|grad)\\b[^.;]{0,60}\\b(?:haben|besitzen)" +
  "\\b)", "i");

const TARGET_any =
  "(?:(?:pursu\\w+" +
  "|enrol\\w*" +
  "|study(?:ing)?" +
  "|stud(?:y|ies) (?:at|for|towards?)" +
  "|working (?:on|towards?)" +
  "|towards?" +
  "|admi\\w+" +
  "|appl(?:y|ying|ication) (?:for|to)" +
  "|accept\\w+" +
  "|seek\\w*" +
  "|commenc\\w*" +
  "|undertak\\w*" +
  "|start\\w*" +
  "|begin\\w*" +
  "|attend\\w*" +
  "|currently" +
  "|complet(?:e|ing) (?:a|an|their|your)" +
  "|candidates? (?:for|in)" +
  "|register\\w*" +
  "|in (?:a|an|the|their|your|its|our|any)" +
  "|into" +
  "|continu\\w*" +
  "|embark\\w*" +
  "|follow\\w*" +
  "|for" +
  "|fully funds" +
  "|do (?:a|an)" +
  "|entering" +
  "|year of))";

export const TARGET = /* @__PURE__ */ new RegExp("\\b" + TARGET_any + "\\s+(?:[\\w’'./-]+\\s+){0,6}?$", "i");

const TARGET_NOUN_level =
  "(?:(?:degrees?" +
  "|level" +
  "|educational" +
  "|research" +
  "|coursework" +
  "|taught" +
  "|medical" +
  "|law" +
  "|engineering" +
  "|business" +
  "|science" +
  "|nursing" +
  "|arts?" +
  "|design" +
  "|music" +
  "|international" +
  "|full-time" +
  "|part-time" +
  "|honours" +
  "|study" +
  "|thesis" +
  "|dissertation" +
  "|fine))";

const TARGET_NOUN_degrees = "(?:" + TARGET_NOUN_level + "\\s+)";

const TARGET_NOUN_students =
  "(?:(?:students?" +
  "|applicants?" +
  "|candidates?" +
  "|programs?" +
  "|programmes?" +
  "|courses?" +
  "|stud(?:y|ies)" +
  "|scholars?" +
  "|scholarships?" +
  "|fellowships?" +
  "|fellows?" +
  "|stud(?:entships?)" +
  "|researchers?" +
  "|levels?" +
  "|education" +
  "|positions?" +
  "|work" +
  "|school" +
  "|participants" +
  "|awards?" +
  "|applications?" +
  "|admission" +
  "|studieng[aä]ng\\w*" +
  "|studium" +
  "|studierende\\w*" +
  "|programm\\w*" +
  "|learners" +
  "|bursar(?:y|ies)" +
  "|intakes?" +
  "|seniors?" +
  "|juniors?))";

export const TARGET_NOUN = /* @__PURE__ */ new RegExp(
  "^['’]?s?[\\s/-]*(?:\\([^)]{1,30}\\)\\s*)?" +
  TARGET_NOUN_degrees +
  "?(?:and |or |/ ?)?" +
  TARGET_NOUN_students +
  "\\b", "i");

export const LATER = /* @__PURE__ */ new RegExp("\\b(?:prepar\\w+|potential|considering|interest(?:ed)? in)\\b[^.;]*$", "i");

const NOT_LEVEL_any =
  "(?:(?:(?:work |research |teaching )?experience\\b" +
  "|work in\\b[^.;]{0,50}\\brequired" +
  "|transcript" +
  "|admissions? office" +
  "|office" +
  "|catalog" +
  "|handbook" +
  "|assistantships? (?:are|may)" +
  "|supervisor" +
  "|transcripts?" +
  "|records?" +
  "|school (?:dean|office)" +
  "|advis[oe]r" +
  "|faculty member" +
  "|coordinator" +
  "|school of))";

export const NOT_LEVEL = /* @__PURE__ */ new RegExp("^['’]?s?\\s+" + NOT_LEVEL_any, "i");

const PEOPLE_any =
  "(?:(?:doktorand\\w*" +
  "|studierende\\w*" +
  "|student\\w*" +
  "|promovierende\\w*" +
  "|undergrads" +
  "|undergraduates" +
  "|postgraduates" +
  "|freshm[ae]n" +
  "|sophomores?" +
  "|juniors?" +
  "|seniors?" +
  "|postdocs?" +
  "|phds" +
  "|postdoktorand\\w*" +
  "|graduates" +
  "|levels? of [\\w ]*stud(?:y|ies)))";

export const PEOPLE = /* @__PURE__ */ new RegExp(PEOPLE_any + "$", "i");

const SOMEONE_any =
  "(?:(?:supervis\\w+" +
  "|taught by" +
  "|teach\\w*" +
  "|mentor\\w*" +
  "|offers?" +
  "|offering" +
  "|provid\\w+" +
  "|programs? (?:include|such)" +
  "|degrees? (?:such|include)" +
  "|rank\\w*" +
  "|our" +
  "|faculty" +
  "|professors?" +
  "|alumni" +
  "|number of" +
  "|thousands of" +
  "|\\d{2,} (?:\\w+ )?(?:students|programs?)))";

export const SOMEONE = /* @__PURE__ */ new RegExp("\\b" + SOMEONE_any + "\\b[^.;:]{0,50}$", "i");

const AWARD_TO_scholarships =
  "(?:(?:scholarships?" +
  "|fellowships?" +
  "|awards?" +
  "|grants?" +
  "|bursar(?:y|ies)" +
  "|stipends?" +
  "|prizes?" +
  "|waivers?" +
  "|assistance" +
  "|aid" +
  "|funding" +
  "|support))";

export const AWARD_TO = /* @__PURE__ */ new RegExp("\\b" + AWARD_TO_scholarships + "\\b[^.;:]{0,40}\\b(?:to|for)\\b[^.;:]{0,40}$", "i");

const HOLDERS_individuals =
  "(?:individuals|applicants|candidates|those|scientists|scholars|researchers|graduates|perso" +
  "ns|people)";

const HOLDERS_hold = "(?:hold(?:ing)?|have|having|with|possess\\w*|earned|completed|received)";

export const HOLDERS = /* @__PURE__ */ new RegExp(
  "\\b(?:for|to)\\s+(?:[\\w-]+\\s+){0,3}?" +
  HOLDERS_individuals +
  "\\s+(?:who\\s+)?(?:already\\s+)?" +
  HOLDERS_hold +
  "\\s+(?:an?\\s+)?$", "i");

export const ANY_STUDENT = /* @__PURE__ */ new RegExp("^(?:studierende|student)", "i");

export const APPLICANT_GROUP = /* @__PURE__ */ new RegExp("^\\W*(?:[\\p{L}’']+\\s+){1,4}(?:applicants?|candidates?)\\s*:\\s*(?=\\S)", "iu");

const PURSUED_any =
  "(?:pursu\\w+|enrol\\w*|towards?|working on|to complete|admi(?:tted|ssion)|accepted|apply\\w*)";

export const PURSUED = /* @__PURE__ */ new RegExp("\\b" + PURSUED_any + "\\s+(?:[\\w’'.-]+\\s+){0,5}$", "i");

export const NOT_YET = /* @__PURE__ */ new RegExp("\\b(?:application|not yet|may be|after|before|until)\\b[^.;]{0,40}$", "i");

export const BARE_DEGREE = /* @__PURE__ */ new RegExp(
  "^['’]?s?(?:\\s+or (?:an? )?master['’]?s?)?\\s+degrees?\\b(?! (?:students?|programs?|programme" +
  "s?|studies|candidates?)|\\s*:)", "i");

export const GERMAN_TARGET = /* @__PURE__ */ new RegExp("^(?:promotions|zur promotion|masterstudi|masterprogramm)", "i");

export const LEVEL_LABEL = /* @__PURE__ */ new RegExp(
  "^\\W*(?:(?:open to|for|(?:study |degree |academic )?level(?: of study)?:?|any|all)\\s+)?$", "i");

const LISTED_any = "(?:,|and|or|/|and/or|&|-|und|oder|sowie|bzw\\.?|als auch|\\s)";

export const LISTED = /* @__PURE__ */ new RegExp("^['’]?s?\\s*(?:degrees?\\s*)?(?:\\([^)]{1,20}\\)\\s*)?" + LISTED_any + "+(?:an?\\s+)?$", "i");

const LEVEL_WORDS_stud =
  "(?:(?:students?" +
  "|stud(?:y|ies)" +
  "|programs?" +
  "|programmes?" +
  "|degrees?" +
  "|level" +
  "|school" +
  "|scholarships?" +
  "|fellowships?" +
  "|applicants?" +
  "|education" +
  "|or (?:under|professional|post)" +
  "|and (?:under|professional|post)" +
  "|assistant" +
  "|research))";

const LEVEL_WORDS_higher =
  "(?:(?:higher degrees? by research" +
  "|HDR" +
  "|research higher degrees?" +
  "|graduate research" +
  "|postgraduate research" +
  "|research postgraduates?" +
  "|research training (?:program(?:me)?s?|schemes?|scholarships?|places?|awards?|students?)))";

const LEVEL_WORDS_non =
  "(?:(?:non-?degree" +
  "|short courses?" +
  "|summer schools?" +
  "|vocational" +
  "|certificate" +
  "|diploma" +
  "|foundation (?:program|course|year)\\w*" +
  "|exchange (?:students?|program\\w*)" +
  "|TAFE" +
  "|trade schools?" +
  "|technical (?:school|college)s?" +
  "|apprentice\\w*" +
  "|professional development (?:program\\w*|courses?)))";

const LEVEL_WORDS_high = "(?:(?:high|secondary)[- ]school |high-school )";

const LEVEL_WORDS_students = "(?: " + LEVEL_WORDS_stud + ")";

export const LEVEL_WORDS = [
  {
    levels: ["phd","postdoc"],
    pattern: /* @__PURE__ */ new RegExp("\\bpre-? (?:or|and) post-?\\s?doctoral\\b", "gi"),
  },
  {
    levels: ["postdoc"],
    pattern: /* @__PURE__ */ new RegExp("\\bpost-?\\s?doc(?:s|toral|torate|torates)?\\b|\\bpostdoktorand\\w*|\\bpost-?phd\\b", "gi"),
  },
  { levels: ["phd"], pattern: /* @__PURE__ */ new RegExp("\\bpre-?\\s?doctoral\\b", "gi") },
  {
    levels: ["phd"],
    pattern: /* @__PURE__ */ new RegExp(
  "(?:\\bpromotions(?:vorhaben|studi\\w+|stud\\w+|plätze?|stellen?)\\b" +
  "|\\bzur promotion\\b" +
  "|\\bpromovierte[nr]?\\b" +
  "|\\bdoktorand(?:en|innen|in)?\\b" +
  "|\\bpromovierende[nr]?\\b" +
  "|\\bpromotionsstipendi\\w+)", "gi"),
  },
  {
    levels: ["phd"],
    pattern: /* @__PURE__ */ new RegExp(
  "(?:\\b(?:ph\\.?\\s?d\\.?s?|d\\.?\\s?phil)(?![\\p{L}])" +
  "|\\bdoctora(?:l|te|tes|nd)\\b" +
  "|\\bdoctor of philosophy\\b" +
  "|\\bdoutorado\\b" +
  "|\\bdoctorado\\b" +
  "|\\bdoctorat\\b)", "giu"),
  },
  {
    levels: ["masters","phd"],
    pattern: /* @__PURE__ */ new RegExp("\\b" + LEVEL_WORDS_higher + "\\b", "gi"),
  },
  {
    levels: ["masters"],
    pattern: /* @__PURE__ */ new RegExp("\\b(?:master['’]?s?|masters) (?:degree )?by research\\b|\\bM\\.?\\s?Phil\\b|\\bMRes\\b", "gi"),
  },
  { levels: ["other"], pattern: /* @__PURE__ */ new RegExp("\\bpre-?master['’]?s?\\b", "gi") },
  {
    levels: ["other"],
    pattern: /* @__PURE__ */ new RegExp(
  "\\b(?:juris doctor|J\\.?D\\.?|M\\.?D\\.?|D\\.?D\\.?S|D\\.?V\\.?M|Pharm\\.?D)(?= (?:program|student|d" +
  "egree|candidate))", "g"),
  },
  {
    levels: ["masters"],
    pattern: /* @__PURE__ */ new RegExp(
  "(?:\\b(?:master['’]?s|masters|master)(?=\\W|$)" +
  "|\\bM\\.?\\s?B\\.?A\\.?(?![\\p{L}])" +
  "|\\bM\\.?\\s?Sc\\.?(?![\\p{L}])" +
  "|\\bLL\\.?M\\.?\\b" +
  "|\\bM\\.?Eng\\b" +
  "|\\bMPA\\b" +
  "|\\bMPH\\b" +
  "|\\bMFA\\b" +
  "|\\bMPP\\b" +
  "|\\bM\\.A\\.(?![\\p{L}])" +
  "|\\bmaster(?:studi|programm|abschl|niveau)\\w+" +
  "|\\bmasterstudent\\w*" +
  "|\\bmestrado\\b" +
  "|\\bmaestr[ií]as?\\b" +
  "|\\bmagist(?:er|rale)\\b)", "giu"),
  },
  { levels: ["other"], pattern: /* @__PURE__ */ new RegExp("\\b" + LEVEL_WORDS_non + "\\b", "gi") },
  {
    levels: ["undergraduate"],
    pattern: /* @__PURE__ */ new RegExp(
  "(?:\\bundergrad(?:uate)?s?\\b" +
  "|\\bbachelor['’]?s?\\b" +
  "|(?<!\\binternational |\\bIB )\\bbaccalaureate\\b(?! diploma)" +
  "|\\bB\\.?\\s?Sc\\.?(?![\\p{L}])" +
  "|\\bB\\.A\\.(?![\\p{L}])" +
  "|\\bLL\\.?B\\.?\\b" +
  "|\\bB\\.?Eng\\b" +
  "|\\bB\\.?Tech\\b" +
  "|\\bfirst degrees?\\b" +
  "|\\bhonou?rs (?:degree|program\\w*|year|students?|stud(?:y|ies)|project)\\b" +
  "|(?<=^\\W{0,3})honou?rs(?= or (?:an? )?master)" +
  "|\\bassociate['’]?s?(?: degree)\\b" +
  "|\\bbachelor(?:studi|abschl)\\w+" +
  "|\\bgrado\\b" +
  "|\\blicenciatura\\b" +
  "|\\blicence\\b(?= )" +
  "|\\bgraduação\\b)", "giu"),
  },
  {
    levels: ["undergraduate"],
    pattern: /* @__PURE__ */ new RegExp(
  "(?:\\bcommunity college\\b" +
  "|\\b(?:two|2|four|4)-?\\s?year (?:college|university|institution|degree|program)s?\\b" +
  "|\\bcollege (?:freshm[ae]n|sophomores?|juniors?|seniors?)\\b" +
  "|\\bfreshm[ae]n\\b" +
  "|\\bsophomores?\\b" +
  "|\\bfirst-year students?\\b)", "gi"),
  },
  {
    levels: ["undergraduate"],
    pattern: /* @__PURE__ */ new RegExp("\\bcollege(?= (?:or|and|&) graduate students?\\b)", "gi"),
  },
  {
    levels: ["undergraduate"],
    pattern: /* @__PURE__ */ new RegExp(
  "(?<!" +
  LEVEL_WORDS_high +
  ")\\bjuniors?(?:,| and| or|/) ?(?:and |or )?seniors?\\b(?! (?:in|at) (?:high|secondary))", "gi"),
  },
  {
    levels: ["masters","phd"],
    pattern: /* @__PURE__ */ new RegExp(
  "(?:\\bpost-?\\s?grad(?:uate)?s?\\b" +
  "|\\bgraduate(?=" +
  LEVEL_WORDS_students +
  ")" +
  "|\\bgrad (?:students?|school)\\b" +
  "|(?<=\\bundergraduate(?:s| students?)? (?:and|or|&|/) )graduates?\\b" +
  "|(?<=undergraduate ?/ ?|undergraduate, (?:or |and )?)graduate\\b)", "gi"),
  },
  {
    levels: ["undergraduate","masters"],
    pattern: /* @__PURE__ */ new RegExp("\\b(?:studierende[nr]?|student(?:en|innen))\\b", "gi"),
  },
  { levels: ["masters","phd"], pattern: /* @__PURE__ */ new RegExp("\\bgraduierte[nr]?\\b", "gi") },
  {
    levels: ["undergraduate","masters","phd","other"],
    pattern: /* @__PURE__ */ new RegExp("\\b(?:any|all) (?:academic |degree )?levels? of (?:university )?stud(?:y|ies)\\b", "gi"),
  },
  {
    levels: ["undergraduate"],
    pattern: /* @__PURE__ */ new RegExp("\\b(?:BS|B\\.S\\.|BA)(?= (?:or|and|in|degrees?|holders?)\\b)", "g"),
  },
  {
    levels: ["masters"],
    pattern: /* @__PURE__ */ new RegExp(
  "\\b(?:MS|M\\.S\\.|MA)(?= (?:(?:in|degrees?|programs?|students?)\\b|or Ph|and Ph))|^M[AS](?= \\p" +
  "{Lu}\\p{Ll})", "gu"),
  },
  {
    levels: ["undergraduate"],
    pattern: /* @__PURE__ */ new RegExp("\\b(?:erste[nrs]? |abgeschlossene[ns]? )(?:Hochschulabschluss|Hochschulstudium)\\b", "gi"),
  },
  { levels: ["undergraduate"], pattern: /* @__PURE__ */ new RegExp("\\bUG\\b", "g") },
  { levels: ["masters","phd"], pattern: /* @__PURE__ */ new RegExp("\\bPG\\b", "g") },
] as const;

const PUPIL_WORDS_seniors = "(?:seniors?|students?|juniors?|sophomores?|graduating seniors?|pupils?)";

const PUPIL_WORDS_any =
  "(?:(?:(?:graduating |rising |current |college-bound )*(?:high|secondary)[- ]school " +
  PUPIL_WORDS_seniors +
  "|graduating seniors?" +
  "|high schoolers" +
  "|college-bound (?:seniors?|students?)" +
  "|year 12 students?" +
  "|(?:(?:9|10|11)th (?:or|and|to|through|-) )?(?:9|10|11|12)th (?:grades?|graders?)" +
  "|grades? (?:9|10|11|12|7|8)\\b(?:\\s?(?:-|–|to|through)\\s?(?:10|11|12))?" +
  "|schülerinnen" +
  "|schüler))";

export const PUPIL_WORDS = /* @__PURE__ */ new RegExp("\\b" + PUPIL_WORDS_any + "\\b", "i");

export const PROBE = /* @__PURE__ */ new RegExp("[a-z]", "i");
