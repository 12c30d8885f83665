// Written by tooling/compile-vocabulary.ts from phrases.yaml: change that file.

export const upper = "(?:\\p{Lu}[\\p{L}\\p{M}'’.&-]*)";

export const inner = "(?:" + upper + "|of|the|and|for|de|der|für|at|in)";

export const head =
  "(?:(?:University" +
  "|Université" +
  "|Universität" +
  "|Universidad" +
  "|Universidade" +
  "|Università" +
  "|Universiteit" +
  "|College" +
  "|Institute" +
  "|School" +
  "|Academy" +
  "|Polytechnic" +
  "|Conservatory" +
  "|Hochschule" +
  "|École" +
  "|Seminary))";

export const of = "(?:of|for|de|der|di|für|at)";

export const NAME = /* @__PURE__ */ new RegExp(
  "(?:" +
  upper +
  "(?:\\s" +
  inner +
  "){0,4}\\s)?" +
  head +
  "(?:\\s" +
  of +
  "(?:\\s(?:the|and|de|la|" +
  upper +
  ")){1,6}|(?:\\s" +
  upper +
  "){1,2})?", "gu");

const GENERIC_the =
  "(?:(?:The" +
  "|An?" +
  "|Any" +
  "|Your" +
  "|Our" +
  "|Their" +
  "|This" +
  "|Each" +
  "|Every" +
  "|Accredited" +
  "|American" +
  "|Canadian" +
  "|Community" +
  "|High" +
  "|Medical" +
  "|Law" +
  "|Business" +
  "|Graduate" +
  "|State" +
  "|Public" +
  "|Private" +
  "|Junior" +
  "|Secondary" +
  "|Technical" +
  "|Partner" +
  "|Local" +
  "|Senior" +
  "|Middle" +
  "|Elementary" +
  "|Upper" +
  "|Primary" +
  "|Governor['’]?s" +
  "|Home" +
  "|Host" +
  "|U\\.?S\\.?A?" +
  "|UK" +
  "|German" +
  "|Australian" +
  "|British" +
  "|Must" +
  "|Applicants?" +
  "|Students?" +
  "|Currently" +
  "|Enrolled" +
  "|Admission" +
  "|Full-time" +
  "|Accepted" +
  "|Four-Year" +
  "|2-year" +
  "|4-year" +
  "|European" +
  "|Indian" +
  "|Chinese" +
  "|Japanese" +
  "|Vocational" +
  "|Participating" +
  "|Recognized" +
  "|Recognised))";

const GENERIC_any = "(?:" + GENERIC_the + "\\s)";

export const GENERIC = /* @__PURE__ */ new RegExp(
  "^" +
  GENERIC_any +
  "*(?:University|College|Institute|School|Academy|Polytechnic|Seminary)$", "u");

export const LEADING_WORDS = /* @__PURE__ */ new RegExp(
  "^(?:(?:The|An?|Any|At|In|To|For|From|Admission|Admitted|Enrolled|Students?|Applicants?|Mus" +
  "t|Current|Be|Of)\\s)+", "u");

export const AWARD_NAME = /* @__PURE__ */ new RegExp("(?:Scholarships?|Fellowships?|Awards?|Grants?|Foundation|Program(?:me)?)$", "");

const STATES_be =
  "(?:(?:be |been |will be |due to be |about to be |planning to (?:be )?|plan(?:s)? to |accep" +
  "ted |admitted )+)";

const STATES_enrol = "(?:enrol\\w*|for enrol\\w*|to|in|at|by|accepted|admitted)";

const STATES_been =
  "(?:(?:be " +
  "|been " +
  "|have been " +
  "|gained? " +
  "|granted " +
  "|unconditional(?:ly)? " +
  "|conditional(?:ly)? " +
  "|formally " +
  "|fully " +
  "|hold (?:an? )?" +
  "|received? (?:an? )?" +
  "|have (?:an? )?" +
  "|secured? (?:an? )?))";

const STATES_letter =
  "(?:offer of (?:a )?(?:place|admission|study|candidature)|offer (?:from|of|to study)|letter" +
  " of offer|admission offer)";

const STATES_admitted =
  "(?:(?:admitted" +
  "|accepted" +
  "|(?:letter of )?(?:admission|acceptance)" +
  "|(?:unconditional |conditional |valid |firm )?" +
  STATES_letter +
  "|offer letter))";

const STATES_presently =
  "(?:(?:currently" +
  "|presently" +
  "|already" +
  "|actively" +
  "|officially" +
  "|must be" +
  "|be" +
  "|is" +
  "|are" +
  "|who are" +
  "|students?" +
  "|full[- ]time" +
  "|part[- ]time" +
  "|has been" +
  "|have been" +
  "|being" +
  "|individuals?" +
  "|those" +
  "|and" +
  "|applicants?" +
  "|candidates?" +
  "|citizens?" +
  "|residents?))";

const STATES_full = "(?:full[- ]time |part[- ]time |at least half[- ]time )";

const STATES_college =
  "(?:(?:college|university|undergraduate|graduate|full[- ]time|part[- ]time|law|medical)(?:," +
  "\\s?|\\s(?:or\\s|and\\s)?))";

const STATES_currently =
  "(?:(?:(?:currently |presently |already |actively )?enrol(?:l)?ed(?: or| and|,|/) ?" +
  STATES_be +
  STATES_enrol +
  "?" +
  "|(?:admitted|accepted)(?: to| at| by| into)?,? or (?:be )?(?:currently )?enrolled" +
  "|enrolled(?: or |\\s*\\(or )enroll?(?:ing)?\\b" +
  "|in or starting the (?:admission|enrol\\w+) (?:procedure|process)" +
  "|enrolled or (?:accepted|admitted)" +
  "|(?:current|enrolled) (?:and|or) (?:prospective|incoming|admitted|accepted|newly)" +
  "|incoming (?:and|or) current" +
  "|accepted or (?:currently )?(?:enrolled|attending)" +
  "|attending or (?:accepted|admitted|planning|plan)" +
  "|(?:attend(?:ing)?|enrolled),? or (?:plan|planning|will|intend)\\w*))";

const STATES_plan =
  "(?:(?:plan(?:s|ning)?" +
  "|intend(?:s|ing)?" +
  "|expect(?:s|ing)?" +
  "|wish(?:es|ing)?" +
  "|will be" +
  "|going" +
  "|about" +
  "|due" +
  "|aspir\\w+" +
  "|hop(?:e|ing)" +
  "|interested))";

const STATES_attend =
  "(?:(?:attend\\w*" +
  "|enrol\\w*" +
  "|be(?:ing)? enrol\\w*" +
  "|be(?:ing)? attending" +
  "|enter(?:ing)?" +
  "|starting college" +
  "|begin\\w* (?:college|university|stud\\w+)))";

const STATES_must =
  "(?:(?:(?:must|should) (?:have )?(?:appl(?:y|ied)|be applying) (?:for admission )?(?:to|for" +
  " admission)" +
  "|applying (?:for admission )?to" +
  "|(?:must|should) apply for admission" +
  "|application for admission to" +
  "|applied for admission" +
  "|have applied to an?\\b" +
  "|application for an? (?:[\\w’'-]+ ){1,4}(?:degree|programme?|place|course)\\b" +
  "|(?:university|college|school) applicants only\\b))";

const STATES_offer =
  "(?:(?:" +
  STATES_been +
  "*" +
  STATES_admitted +
  "(?: (?:for|into|to|at|by|from|in|as|of|letter)\\b)" +
  "|\\boffer from\\b" +
  "|\\baccepted an? (?:[\\w-]+ ){0,2}(?:place|offer)\\b" +
  "|\\b(?:un)?conditional offer\\b" +
  "|\\b(?:an?|for|to) admitted (?:[\\w-]+ ){0,2}students?\\b" +
  "|\\bzulassung (?:zu|an|für)\\w*\\b" +
  "|\\bzugelassen (?:sind|ist|wurden?)\\b" +
  "|^\\W*(?:[\\w’']+ )?(?:unconditional |conditional )?(?:offer|admission|acceptance)(?: offer)" +
  "?\\W*$))";

const STATES_einschreibung =
  "(?:(?:" +
  STATES_presently +
  " (?:or full[- ]time |or half[- ]time )?" +
  STATES_full +
  "?(?:enrolled|registered|matriculated)" +
  "|\\beinschreibung an\\b" +
  "|\\b(?:eingeschrieben|immatrikuliert)\\b" +
  "|^\\W*(?:currently )?(?:enrolled|attending)\\b" +
  "|(?:for|open to|to) (?:[\\w-]+ ){0,3}students (?:at|of) (?:[\\w.-]+ ){0,3}(?:universities|co" +
  "lleges)\\b" +
  "|(?:currently|presently|must be|be|is|are|who are|individuals|students?|athletes|seniors|w" +
  "omen) attending" +
  "|current,? " +
  STATES_college +
  "*students?" +
  "|be an? (?:full[- ]time )(?:\\w+ )?students?" +
  "|enrolment in" +
  "|enrollment (?:in|at)" +
  "|attendance at(?= (?:the )?(?:[\\w’'.-]+ ){0,5}(?:university|college|school|institute)\\b)))";

export const STATES = [
  {
    states: ["enrolled","admitted","applying"],
    pattern: /* @__PURE__ */ new RegExp("\\b" + STATES_currently, "i"),
  },
  {
    states: ["enrolled","admitted","applying"],
    pattern: /* @__PURE__ */ new RegExp(
  "(?:\\b" +
  STATES_plan +
  " (?:to |on |in )?" +
  STATES_attend +
  "\\b" +
  "|\\bmust (?:also |then )?(?:enrol|enroll|matriculate) (?:at|in)\\b" +
  "|\\bwill be attending\\b" +
  "|\\b(?:plan(?:s|ning)?|intend(?:s|ing)?) to study at\\b" +
  "|\\bwho (?:will )?matriculate at\\b" +
  "|\\bcollege-bound\\b" +
  "|\\benrolled\\b[^.;]{0,80}\\bas well as (?:future|prospective|incoming|new)\\b)", "i"),
  },
  {
    states: ["applying","admitted","enrolled"],
    pattern: /* @__PURE__ */ new RegExp("\\b" + STATES_must + "\\b", "i"),
  },
  { states: ["admitted","enrolled"], pattern: /* @__PURE__ */ new RegExp("\\b" + STATES_offer, "i") },
  { states: ["enrolled"], pattern: /* @__PURE__ */ new RegExp("\\b" + STATES_einschreibung + "\\b", "i") },
] as const;

export const NOW = /* @__PURE__ */ new RegExp(
  "\\b(?:currently|presently|already|current|at the time of appl\\w+|when applying|actively)\\b", "i");

export const TELLING_PROSE = /* @__PURE__ */ new RegExp(
  "(?:^\\W*(?:have applied|be (?:currently )?(?:enrolled|admitted|accepted))\\b" +
  "|\\b(?:who (?:are|is|will be)|students?|those|individuals|student-athletes|citizens?|reside" +
  "nts?)\\b)", "i");

export const FULL_TIME = /* @__PURE__ */ new RegExp("\\bfull[- ]?time\\b", "i");

export const PART_TIME = /* @__PURE__ */ new RegExp("\\b(?:part|half)[- ]?time\\b", "i");

const NEVER_ENROLLED_enrolled =
  "(?:enrolled|registered|attending|accepted|admitted|a (?:current |registered |full-time )*s" +
  "tudent)";

export const NEVER_ENROLLED = /* @__PURE__ */ new RegExp(
  "\\bnot (?:currently |already |yet |be |been |have been )*" +
  NEVER_ENROLLED_enrolled +
  "\\b", "i");

const OTHER_THING_nurses =
  "(?:(?:nurses?" +
  "|nurse practitioners?" +
  "|charit\\w+" +
  "|non-?profits?" +
  "|compan\\w+" +
  "|Medicaid" +
  "|insurance" +
  "|health plan" +
  "|military" +
  "|ROTC" +
  "|service" +
  "|armed" +
  "|by (?:the )?(?:deadline|committee)" +
  "|as (?:an? )?(?:alternative|substitute|proof)" +
  "|applications? (?:are|is)" +
  "|into law" +
  "|payment" +
  "|(?:documents?|essays?|entries|submissions?)))";

export const OTHER_THING = /* @__PURE__ */ new RegExp("^\\W*(?:in|as|by|with)?\\s*(?:the )?" + OTHER_THING_nurses, "i");

export const ASIDE = /* @__PURE__ */ new RegExp(
  "(?:\\b(?:in|with|on|upon|after|before|during|by)\\s+(?:their|your|the|its|our)?\\s*$" +
  "|\\b(?:notified|offered|sent|receive)\\b[^.;]{0,40}$" +
  "|\\bapplication for\\s+$" +
  "|\\b(?:criteria|requirements?|conditions?|standards?|qualif\\w+) for\\s+$" +
  "|\\bprocess of\\s+$)", "i");

const BARE_NAME_of2 = "(?:\\p{Lu}[\\p{L}\\p{M}.&’'-]+(?:\\s(?:of\\s)?\\p{Lu}[\\p{L}\\p{M}.&’'-]*){0,3})";

export const BARE_NAME = /* @__PURE__ */ new RegExp("^\\s*(?:the\\s+)?(?<n>" + BARE_NAME_of2 + ")(?=\\s*(?:[,;.)|]|$|'s\\b|’s\\b))", "u");

const NO_SCHOOL_master =
  "(?:(?:Master" +
  "|Bachelor" +
  "|Ph\\.?D" +
  "|MSc" +
  "|MBA" +
  "|Doctoral" +
  "|Undergraduate" +
  "|Graduate" +
  "|Postgraduate" +
  "|Study" +
  "|Studies" +
  "|University" +
  "|College" +
  "|School" +
  "|Year" +
  "|Grade" +
  "|Fall" +
  "|Spring" +
  "|Program" +
  "|Programme" +
  "|Degree" +
  "|Full" +
  "|Part" +
  "|English" +
  "|Medicine" +
  "|Law))";

const NO_SCHOOL_any =
  "(?:(?:" +
  NO_SCHOOL_master +
  "\\b" +
  "|(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)))";

export const NO_SCHOOL = /* @__PURE__ */ new RegExp("^" + NO_SCHOOL_any, "");

export const LINK_TO_NAME = /* @__PURE__ */ new RegExp("\\b(?:at|to|by|from|of|in|attending|a|the|or|and|into|for|,)\\b[^.;]{0,70}$", "i");

const THING_BEFORE_any =
  "(?:(?:program\\w*(?: of study)?" +
  "|fellowships?" +
  "|awards?" +
  "|scholarships?" +
  "|grants?" +
  "|proposal" +
  "|project" +
  "|application" +
  "|paper" +
  "|documents?" +
  "|essays?" +
  "|entries))";

export const THING_BEFORE = /* @__PURE__ */ new RegExp(
  "\\b" +
  THING_BEFORE_any +
  "\\s+(?:(?!(?:you|must|should|who|applicants?|students?)\\b)\\w+\\s+){0,3}$", "i");

export const FULL_TIME_WORK = /* @__PURE__ */ new RegExp("full[- ]?time (?:work|employ|job|experience|professional)", "i");

export const STUDENTS_AT = /* @__PURE__ */ new RegExp(
  "\\b(?:[Ss]tudents?|[Uu]ndergraduates?|[Aa]ttend(?:ing)?)\\s+(?:at|of)?\\s*(?:the\\s+)?(?=\\p{Lu" +
  "})", "u");

export const PROSE_BINDS = /* @__PURE__ */ new RegExp("\\b(?:must|eligible|open to|only|required|applicants?|currently)\\b", "i");

export const PROBE = /* @__PURE__ */ new RegExp(
  "(?:enrol" +
  "|admi(?:t|ssion)" +
  "|accept" +
  "|attend" +
  "|student" +
  "|offer" +
  "|appl(?:y|ied)" +
  "|matriculated" +
  "|registered" +
  "|undergraduate" +
  "|entering" +
  "|college" +
  "|einschreib" +
  "|immatrikul" +
  "|zulassung" +
  "|zugelassen" +
  "|eingeschrieben)", "i");
