// Written by tooling/compile-vocabulary.ts from phrases.yaml: change that file.

export const EXCLUDED_AFTER = /* @__PURE__ */ new RegExp("^\\s*(?:citizens?\\s+|nationals?\\s+)?(?:are|is|may|can|cannot)\\b", "i");

const STATUS_TAIL_permanent =
  "(?:(?:permanent(?: legal)? residen(?:ts?|ce|cy)" +
  "|green[- ]?card(?: holders?)?" +
  "|DACA(?: recipients?)?" +
  "|refugees?" +
  "|eligible non-?citizens?))";

export const STATUS_TAIL = /* @__PURE__ */ new RegExp("^[^.;]{0,40}?\\b(?:or|and|/)\\b[^.;]{0,60}?" + STATUS_TAIL_permanent + "\\b", "i");

const MEANT_FOR_an =
  "(?:(?:an?" +
  "|all" +
  "|any" +
  "|the" +
  "|one" +
  "|two" +
  "|three" +
  "|four" +
  "|five" +
  "|ten" +
  "|\\d+" +
  "|new" +
  "|incoming" +
  "|full[- ]time" +
  "|first[- ]year" +
  "|outstanding" +
  "|talented" +
  "|qualified" +
  "|high[- ]achieving" +
  "|prospective" +
  "|current" +
  "|eligible" +
  "|enrolled" +
  "|registered" +
  "|admitted" +
  "|accepted" +
  "|continuing" +
  "|returning" +
  "|exceptional" +
  "|excellent" +
  "|academically" +
  "|gifted" +
  "|deserving" +
  "|bright" +
  "|promising" +
  "|self-funded" +
  "|needy" +
  "|fee[- ]paying" +
  "|degree[- ]seeking" +
  "|undergraduate" +
  "|postgraduate" +
  "|graduate" +
  "|master['’]?s" +
  "|phd" +
  "|doctoral" +
  "|bachelor" +
  "|freshman" +
  "|female" +
  "|women" +
  "|and" +
  "|or" +
  "|high[- ]\\w+" +
  "|highly" +
  "|-\\w+" +
  "|well" +
  "|top" +
  "|best" +
  "|\\w+ing" +
  "|\\w+ly" +
  "|,))";

const MEANT_FOR_available =
  "(?:(?:open(?: only| exclusively)? to" +
  "|available(?: only)? (?:to|for)" +
  "|only" +
  "|exclusively" +
  "|restricted to" +
  "|limited to" +
  "|reserved for" +
  "|must be" +
  "|should be" +
  "|be" +
  "|are you" +
  "|for" +
  "|to" +
  "|towards?" +
  "|(?:classified|assessed|studying (?:[\\w’-]+ ){0,4})as" +
  "|targeted at" +
  "|aimed at" +
  "|eligible:?" +
  "|supports?" +
  "|helps?" +
  "|assists?" +
  "|encourages?" +
  "|invites?" +
  "|enables?" +
  "|attracts?" +
  "|allows?" +
  "|recruits?" +
  "|(?:admitted|enrolled|accepted) (?:to|at|in) [\\w ]{2,40} as))";

const MEANT_FOR_open = "(?:(?:\\b" + MEANT_FOR_available + "|^))";

const MEANT_FOR_any = "(?:" + MEANT_FOR_an + "\\s*)";

export const MEANT_FOR = /* @__PURE__ */ new RegExp(MEANT_FOR_open + "\\s*:?\\s*" + MEANT_FOR_any + "{0,7}$", "i");

export const SHUT_OUT_AFTER = /* @__PURE__ */ new RegExp(
  "^\\s*(?:(?:are|is) (?:not |in)eligible|(?:may|can) ?not apply|do not qualify)\\s*\\.?\\s*$", "i");

export const NAMED_SCHOOL = /* @__PURE__ */ new RegExp("\\b(?:for|to|provide|gives?|offers?)\\s+(?:(?:\\p{Lu}[\\p{L}.&’'-]*|of)\\s+){1,5}$", "u");

const HOME_BEFORE_domestic =
  "(?:(?:domestic" +
  "|local" +
  "|home" +
  "|national" +
  "|u\\.?s\\.?" +
  "|american" +
  "|eu" +
  "|uk" +
  "|resident" +
  "|citizens?" +
  "|in-state" +
  "|canadian" +
  "|australian" +
  "|native" +
  "|both" +
  "|all students" +
  "|german" +
  "|italian" +
  "|japanese" +
  "|swedish" +
  "|\\w+(?:ese|ian|ish)))";

export const HOME_BEFORE = /* @__PURE__ */ new RegExp(
  "\\b" +
  HOME_BEFORE_domestic +
  "\\s*(?:students?\\s*|applicants?\\s*|citizens\\s*)?(?:and|or|&|/|as well as|,)\\s*(?:to |for )?" +
  "(?:\\w+ )?$", "i");

const HOME_AFTER_domestic =
  "(?:(?:domestic" +
  "|local" +
  "|home" +
  "|national" +
  "|citizens?" +
  "|u\\.?s\\.?" +
  "|american" +
  "|eu\\b" +
  "|uk\\b" +
  "|residents?" +
  "|permanent" +
  "|in-state" +
  "|immigrants" +
  "|canadian" +
  "|australian" +
  "|native" +
  "|german" +
  "|nationals))";

export const HOME_AFTER = /* @__PURE__ */ new RegExp(
  "^\\s*(?:\\([^)]*\\)\\s*)?(?:and|or|&|/|as well as|,)\\s*(?:to |for )?(?:all )?(?:\\w+\\s)?" +
  HOME_AFTER_domestic, "i");

export const PERMISSIVE_AFTER = /* @__PURE__ */ new RegExp(
  "(?:^[^.;]{0,30}?\\b(?:are|is)\\s+(?:also|eligible|welcome|encouraged|invited|able|permitted|" +
  "allowed|considered)" +
  "|^[^.;]{0,30}?\\b(?:may|can)\\s+(?:also\\s+)?(?:apply|be))", "i");

export const PERMISSIVE_BEFORE = /* @__PURE__ */ new RegExp(
  "\\b(?:including|also (?:open|available)(?: to)?|even|as well as|along with|plus|whether|wel" +
  "com\\w+)\\b[^.;]{0,30}$", "i");

export const INTERNATIONAL_SUBGROUP = /* @__PURE__ */ new RegExp(
  "(?:^[^.;:]{0,40}:" +
  "|^\\s*(?:[:,]|who (?:do|are not|wish)|(?:must|should|need|will|have to|are required|are exp" +
  "ected)\\b))", "i");

export const AWARD_NOUN_AFTER = /* @__PURE__ */ new RegExp("^['’]?\\s+(?:scholarships?|fellowships?|awards?|grants?|bursar(?:y|ies)|waivers?)\\b", "i");

export const HOME_STUDENTS = /* @__PURE__ */ new RegExp("\\b(?:domestic|U\\.?S\\.? citizens?)\\b", "i");

export const ENDS_IN_PERSON = /* @__PURE__ */ new RegExp(
  "(?:(?:citizens?|nationals?|nationality|students?|applicants?|candidates?|scholars|graduate" +
  "s|women)$" +
  "|\\b(?:citizens?|nationals?)\\b[\\s,])", "i");

export const PERSON_AFTER_NON = /* @__PURE__ */ new RegExp(
  "^\\s*(?:students?|applicants?|candidates?|individuals?|persons?|people|women|graduates?|sch" +
  "olars?)\\b", "i");

const OF_ANOTHER_except = "(?:except(?: for)?|excluding|other than|apart from)";

const OF_ANOTHER_citizens = "(?:citizens?|nationals?|citizenship|nationality|passport(?: holders?)?)";

const OF_ANOTHER_non =
  "(?:(?:non[-–\\s]" +
  "|(?:countr(?:y|ies)|states?|nations?)\\s+(?:other than|outside(?: of)?|except(?: for)?|whic" +
  "h (?:is|are) not)\\s+(?:the\\s+)?))";

export const OF_ANOTHER = /* @__PURE__ */ new RegExp(
  "(?:\\b(?:all|any|every)\\s+(?:nationalit(?:y|ies)|countr(?:y|ies)|nations?)\\b[^.;]{0,20}\\b" +
  OF_ANOTHER_except +
  "\\s+(?:the\\s+)?" +
  "|\\b" +
  OF_ANOTHER_citizens +
  "\\s+(?:of|from)\\s+(?:an?\\s+|any\\s+)?" +
  OF_ANOTHER_non +
  ")", "gi");

export const PLACE_OF_SCHOOL = /* @__PURE__ */ new RegExp("^['’]?s?\\s*(?:-based\\b|based\\b|\\w*\\s?(?:universit|college|school|institut))", "i");

export const PERMANENT_RESIDENT_OF = /* @__PURE__ */ new RegExp("\\b(?:permanent(?: legal)? residents?|lawful permanent residents?)\\s+(?:of|in)\\s+", "gi");

export const FOREIGNERS_TOO = /* @__PURE__ */ new RegExp(
  "^[^.;]{0,70}?\\b(?:or|and|as well as) (?:an? )?(?:international|foreign|foreigners|overseas" +
  ")\\b", "i");

export const FOREIGNERS_BEFORE = /* @__PURE__ */ new RegExp(
  "(?:\\b(?:international|foreign|overseas)\\s+(?:students?\\s+)?(?:and|or|&)\\s+$" +
  "|\\b(?:international|foreign|overseas) (?:students?|applicants?|candidates?)\\b[^.;]{0,60}\\b" +
  "with (?:the )?$)", "i");

export const EXAMPLES_BEFORE = /* @__PURE__ */ new RegExp(
  "\\b(?:such as|e\\.g\\.|for example|like|including(?: but not limited to)?|not limited to)\\s*\\" +
  "(?[^.;]{0,30}$", "i");

export const award =
  "(?:scholarships?|fellowships?|grants?|awards?|bursar(?:y|ies)|studentships?|waivers?|prize" +
  "s?)";

export const AWARD_BEFORE = /* @__PURE__ */ new RegExp("\\b" + award + "\\s+(?:for\\s+)?$", "i");

export const AWARD_AFTER = /* @__PURE__ */ new RegExp("^[^.;:]{0,40}?\\b" + award, "i");

export const BODY_AFTER = /* @__PURE__ */ new RegExp(
  "^\\s+(?:Foundation|Association|Society|Institute|Academy|Council|Federation|League|Union)\\b", "i");

const NAMED_AFTER_house =
  "(?:(?:house" +
  "|voice" +
  "|exchange" +
  "|loans?" +
  "|insurance" +
  "|identity" +
  "|office" +
  "|cent(?:er|re)" +
  "|services?" +
  "|network" +
  "|magazine" +
  "|association" +
  "|organi[sz]ation" +
  "|union" +
  "|society))";

const NAMED_AFTER_any = "(?:(?:(?:'s|’s)?\\s*" + NAMED_AFTER_house + "\\b" + "|\\.\\w))";

export const NAMED_AFTER = /* @__PURE__ */ new RegExp("^\\s*" + NAMED_AFTER_any, "i");

const COMMONWEALTH_any = "(?:(?:shared|phd|master['’]?s|split-site|distance learning|rutherford|professional)\\s+)";

export const COMMONWEALTH = /* @__PURE__ */ new RegExp("\\bCommonwealth\\s+" + COMMONWEALTH_any + "*(?:scholarships?|fellowships?)\\b", "i");

const CITIZEN_OF_citizens = "(?:citizens?|nationals?|residents?|permanent residents?|passport holders?)";

const CITIZEN_OF_nationals = "(?:citizens?|nationals?|citizenship|nationality|passport(?: holders?)?)";

const CITIZEN_OF_and =
  "(?:\\s*(?:and|or|/|and/or)\\s*(?:a |an )?(?:lawful |legal |permanent |current |\\(?non-citize" +
  "n\\)? )*" +
  CITIZEN_OF_citizens +
  ")";

export const CITIZEN_OF = /* @__PURE__ */ new RegExp(
  "(?:\\b" +
  CITIZEN_OF_nationals +
  CITIZEN_OF_and +
  "?\\s*(?:\\([^)]{0,20}\\)\\s*)?(?:(?:of|from|in)(?:\\s*:)?|:|is|are|must be|being)\\s+" +
  "|\\beligible (?:countries|nationalities)\\s*(?:are|:)\\s*" +
  "|\\bcountry of (?:origin|citizenship|nationality)\\s*(?:must be|should be|is|:)?\\s*(?:in|fro" +
  "m|one of)?\\s+)", "gi");

const CITIZEN_NOUN_born =
  "(?:(?:born|and permanent|or permanent|dual|country|member|state|natural(?:ised|ized)?)\\s+)";

const CITIZEN_NOUN_any =
  "(?:citizens?|nationals?|citizenship|nationality|nationalities|passports?|(?:permanent )?re" +
  "sidents? or citizens?)";

export const CITIZEN_NOUN = /* @__PURE__ */ new RegExp(
  "^['’]?s?[\\s-]*(?:\\([^)]{1,25}\\)\\s*)?" +
  CITIZEN_NOUN_born +
  "{0,2}" +
  CITIZEN_NOUN_any +
  "\\b", "i");

export const person =
  "(?:(?:students?" +
  "|applicants?" +
  "|candidates?" +
  "|graduates?" +
  "|postgraduates?" +
  "|undergraduates?" +
  "|scholars?" +
  "|researchers?" +
  "|scientists?" +
  "|women" +
  "|girls" +
  "|youths?" +
  "|young people" +
  "|people" +
  "|persons?" +
  "|individuals?" +
  "|learners?" +
  "|professionals?" +
  "|females?" +
  "|teachers?" +
  "|academics?" +
  "|journalists?" +
  "|engineers?" +
  "|artists?" +
  "|fellows?" +
  "|leaders?" +
  "|entrepreneurs?" +
  "|pupils?" +
  "|writers?" +
  "|lawyers?" +
  "|doctors?" +
  "|nurses?" +
  "|those" +
  "|you" +
  "|participants?" +
  "|freshmen" +
  "|graduands))";

const PERSON_NOUN_international =
  "(?:(?:and international" +
  "|international" +
  "|undergraduate" +
  "|postgraduate" +
  "|graduate" +
  "|master['’]?s?" +
  "|phd" +
  "|doctoral" +
  "|female" +
  "|male" +
  "|women" +
  "|young" +
  "|high school" +
  "|college" +
  "|university" +
  "|talented" +
  "|outstanding" +
  "|qualified" +
  "|citizen" +
  "|prospective" +
  "|current" +
  "|new" +
  "|full-time" +
  "|early[- ]career" +
  "|mid[- ]career))";

const PERSON_NOUN_and = "(?:" + PERSON_NOUN_international + "\\s+(?:and |or )?)";

export const PERSON_NOUN = /* @__PURE__ */ new RegExp("^['’]?s?\\s+" + PERSON_NOUN_and + "{0,3}" + person + "\\b", "i");

const PERSON_FROM_selected = "(?:selected |chosen |coming |originating |hailing |recruited |originally )";

const PERSON_FROM_from = "(?:(?:from|native to|of)\\s+(?:non[-–\\s])?|(?=outside\\s))";

export const PERSON_FROM = /* @__PURE__ */ new RegExp(
  "\\b" +
  person +
  "\\s+(?:who (?:are |come )?)?(?:(?:must|should|have to|need to) (?:be|come) )?" +
  PERSON_FROM_selected +
  "?" +
  PERSON_FROM_from, "gi");

export const BE = /* @__PURE__ */ new RegExp("\\b(?:must|should|have to|to) be (?:an? )?$", "i");

export const OTHER_BEFORE = /* @__PURE__ */ new RegExp(
  "(?:\\bnon[-–\\s]?|\\b(?:outside(?: of)?|other than|except(?: for)?|excluding|any(?:where)? bu" +
  "t)\\s+(?:the )?)$", "i");

const DENIED_BEFORE_any =
  "(?:(?:not (?:be |currently be |a |an |from |citizens? of |nationals? of |already )*(?:the " +
  "|a |an )?" +
  "|neither (?:a |an )?))";

export const DENIED_BEFORE = /* @__PURE__ */ new RegExp("\\b" + DENIED_BEFORE_any + "$", "i");

export const WHO_ARE_NOT = /* @__PURE__ */ new RegExp("\\bwho (?:are|is) not (?:an? |the )?$", "i");

const SOMEONE_ELSES_PLACE_any =
  "(?:(?:parents?" +
  "|father" +
  "|mother" +
  "|grandparents?" +
  "|spouse" +
  "|partner" +
  "|children" +
  "|famil(?:y|ies)" +
  "|supervisors?" +
  "|advis[oe]rs?" +
  "|referees?" +
  "|compan(?:y|ies)" +
  "|employers?" +
  "|host" +
  "|institutions?" +
  "|universit(?:y|ies)" +
  "|colleges?(?!,?\\s+(?:students?|or|and|graduates?|seniors?|juniors?)\\b)" +
  "|teams?" +
  "|members?hip" +
  "|work(?:ing|ed)? with" +
  "|collaborat\\w+" +
  "|relations?" +
  "|exchange between" +
  "|contacts? (?:of|with)" +
  "|exposure" +
  "|stud(?:y|ies) in" +
  "|faculty" +
  "|alumni" +
  "|donors?))";

export const SOMEONE_ELSES_PLACE = /* @__PURE__ */ new RegExp("\\b" + SOMEONE_ELSES_PLACE_any + "\\b[^.;]{0,40}$", "i");

export const EVERYONE = /* @__PURE__ */ new RegExp(
  "(?:\\b(?:all|any|every|of whatever|other)\\s+(?:\\w+\\s+)?(?:nationalit(?:y|ies)|citizenships?" +
  "|countr(?:y|ies)|nations?)\\b" +
  "|\\bworld[- ]?wide\\b" +
  "|\\b(?:around|all over|across|throughout|anywhere in|from) the (?:world|globe)\\b" +
  "|\\bany ?where in the world\\b" +
  "|\\bglobally\\b)", "i");

const SUBGROUP_RULE_any =
  "(?:(?:must" +
  "|should" +
  "|need(?:s)? to" +
  "|have to" +
  "|are required to" +
  "|are (?:asked|advised|expected) to" +
  "|will (?:be )?(?:need|have to|required|considered|receive|also)" +
  "|may also" +
  "|can also" +
  "|please" +
  "|pay" +
  "|who (?:do|wish|want|apply|are applying|need|require)))";

export const SUBGROUP_RULE = /* @__PURE__ */ new RegExp("^\\W*(?:\\w+\\s){0,3}" + SUBGROUP_RULE_any + "\\b", "i");

export const PERMISSION_AFTER = /* @__PURE__ */ new RegExp(
  "(?:^[^.;]{0,50}?\\b(?:are|is)\\s+(?:also|both|all|equally|most) (?:eligible|welcome|invited)" +
  "|^[^.;]{0,40}?\\b(?:may|can) also\\b" +
  "|^[^.;]{0,40}?\\b(?:are|is) (?:welcome|invited)\\b)", "i");

const PERMANENT_RESIDENT_permanent =
  "(?:(?:permanent(?:,? legal)? residen(?:ts?|ce|cy)" +
  "|(?:citizens?|nationals?),?(?: or| and|/)? (?:a )?legal residents?" +
  "|lawful permanent" +
  "|legal permanent" +
  "|green[- ]?card" +
  "|PR (?:status|holders?)))";

export const PERMANENT_RESIDENT = /* @__PURE__ */ new RegExp("(?:\\b" + PERMANENT_RESIDENT_permanent + "\\b" + "|\\bPRs?\\b)", "i");

export const STATUSES = [
  {
    status: "daca",
    pattern: /* @__PURE__ */ new RegExp("\\bDACA\\b|\\bDeferred Action for Childhood|\\bDreamers?\\b|\\bundocumented\\b", "i"),
  },
  {
    status: "refugee",
    pattern: /* @__PURE__ */ new RegExp("\\brefugees?\\b|\\basylees?\\b|\\basylum\\b|\\bhumanitarian (?:visa|protection)", "i"),
  },
  {
    status: "eligible-noncitizen:US",
    pattern: /* @__PURE__ */ new RegExp("\\beligible non-?citizens?\\b", "i"),
  },
  { status: "student-visa", pattern: /* @__PURE__ */ new RegExp("\\bstudent visa holders?\\b", "i") },
  {
    status: "settled:GB",
    pattern: /* @__PURE__ */ new RegExp("\\bindefinite leave to remain\\b|\\bsettled status\\b", "i"),
  },
] as const;

export const PROBE = /* @__PURE__ */ new RegExp(
  "(?:citizen" +
  "|national" +
  "|passport" +
  "|resident" +
  "|student" +
  "|applicant" +
  "|candidate" +
  "|graduate" +
  "|scholar" +
  "|research" +
  "|scien" +
  "|wom[ae]n" +
  "|girl" +
  "|youth" +
  "|people" +
  "|person" +
  "|individual" +
  "|learner" +
  "|professional" +
  "|teacher" +
  "|foreign" +
  "|overseas" +
  "|from" +
  "|be " +
  "|commonwealth" +
  "|scholarship" +
  "|staats" +
  "|ierende" +
  "|graduiert" +
  "|bewerber" +
  "|kandidat" +
  "|wissenschaft" +
  "|absolvent" +
  "|doktorand" +
  "|promovier" +
  "|hochschul" +
  "|bürger" +
  "|sinh viên" +
  "|học sinh" +
  "|ứng viên" +
  "|thí sinh" +
  "|học viên" +
  "|công dân" +
  "|quốc tịch" +
  "|người" +
  "|eligible" +
  "|country" +
  "|nacional" +
  "|ciudadan" +
  "|cidad" +
  "|citoyen" +
  "|ressortissant" +
  "|être" +
  "|ser )", "i");

export const BEFORE_AWARD = /* @__PURE__ */ new RegExp("^\\s+(?:\\w+\\s+)?" + award, "i");
