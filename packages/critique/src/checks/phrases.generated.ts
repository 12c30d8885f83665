// Written by tooling/compile-vocabulary.ts from phrases.yaml: change that file.
import { word, rest, year, upToTwo } from '../text/parts.generated.ts';

const NAMED_AWARD_kind =
  "(?:(?:Scholarship|Scholarships|Fellowship|Bursary|Foundation|Award|Grant|Programme|Program" +
  "))";

export const NAMED_AWARD = /* @__PURE__ */ new RegExp("(?:\\p{Lu}[\\p{L}’'-]+(?: (?:of|for|the|and|de|in) | )){1,8}" + NAMED_AWARD_kind + "\\b", "gu");

export const ASKS_FOR = /* @__PURE__ */ new RegExp(
  "(?<![\\p{L}\\p{N}])(?:(?:apply(?:(?:ing))?" +
  "|application(?:(?:s))?" +
  "|deserve" +
  "|candidate\\s+for" +
  "|select(?:ed" +
  "|ion)\\s+for" +
  "|grant\\s+me" +
  "|become\\s+a(?:(?:n))?" +
  "|support\\s+(?:of" +
  "|by)" +
  "|help\\s+of))(?![\\p{L}\\p{N}])", "iu");

export const GIVES_MORE = /* @__PURE__ */ new RegExp("(?:Foundation|Award|Grant|Programme|Program)$", "iu");

export const NOT_APPLIED_FOR = /* @__PURE__ */ new RegExp(
  "(?<![\\p{L}\\p{N}])(?:(?:won" +
  "|received" +
  "|was\\s+awarded" +
  "|got" +
  "|had" +
  "|previous(?:(?:ly))?" +
  "|earlier" +
  "|in\\s+" +
  year +
  "|work(?:(?:s" +
  "|ed" +
  "|ing))?\\s+(?:for" +
  "|with" +
  "|at)" +
  "|job" +
  "|internship" +
  "|volunteer" +
  rest +
  "))(?![\\p{L}\\p{N}])", "iu");

const APPLIES_FOR_wanted =
  "(?:(?:want|hope|wish|would like|dream|aim|plan|(?:writing to )?apply|applying|am excited|l" +
  "ook forward))";

export const APPLIES_FOR = /* @__PURE__ */ new RegExp(
  "(?:\\bI(?: am|’m|'m)? ?(?:\\w+ly |also )?" +
  APPLIES_FOR_wanted +
  "\\b" +
  "|\\b(?:become|be|join) (?:an? |the |one of )" +
  "|\\b(?:my application|grant me|support me|help me|allow me|enable me|choose me|select me|se" +
  "lected|considered)\\b)", "iu");

const AIMS_TO_STUDY_study =
  "(?:(?:study|studying|studies|enrol(?:l|ling)?|degree|master(?:[’']?s)?|Ph\\.?D\\.?|doctorate" +
  "|admission))";

const AIMS_TO_STUDY_join = "(?:(?:apply|applying|application|admission|join|joining))";

export const AIMS_TO_STUDY = /* @__PURE__ */ new RegExp(
  "\\b(?:" +
  AIMS_TO_STUDY_study +
  "\\b[^.?!;]{0,60}\\b(?:in|at)|" +
  AIMS_TO_STUDY_join +
  "\\b[^.?!;]{0,30}\\b(?:to|at|in)|join(?:ing)?) (?:the )?$", "i");

const APPLIES_AT_wish = "(?:(?:want|hope|wish|would like|plan|intend|dream|aim|am eager|am excited|look forward))";

const APPLIES_AT_study =
  "(?:(?:study\\w*|degree|master\\S*|Ph\\.?D|doctorate|studies|place|join|attend|enrol\\w*|admi\\w" +
  "+))";

export const APPLIES_AT = /* @__PURE__ */ new RegExp(
  "(?:\\bI(?: am|’m|'m)? ?(?:also |hereby |therefore |now |writing to )*(?:apply|applying)\\b[^" +
  ".?!;]{0,60}\\b(?:to|at) (?:the )?$" +
  "|\\bI(?: am|’m|'m)? ?(?:\\w+ly |also )?" +
  APPLIES_AT_wish +
  "\\b[^.?!;]{0,30}\\b" +
  APPLIES_AT_study +
  "\\b[^.?!;]{0,60}\\b(?:at|to|join|attend) (?:the )?$" +
  "|\\b[Mm]y application (?:to|for admission (?:to|at)|for a place at) (?:the )?$" +
  "|\\bI (?:have (?:therefore |also )?(?:chosen|selected)|choose|am choosing) (?:to study at )" +
  "?(?:the )?$)", "iu");

export const WOULD_AT = /* @__PURE__ */ new RegExp("^ (?:would|will|could|can) (?:let|help|allow|give|enable|teach|prepare|make|be)\\b", "iu");

export const ELSEWHERE = /* @__PURE__ */ new RegExp(
  "\\b(?:joint|consorti\\w+|mobility|erasmus|partners?|exchange|second year|semester|also appli" +
  "ed|applied|rejected|visit\\w*|summer|instead of|rather than|than)\\b", "i");

const GENERAL_EFFORT_through = "(?:(?:with|through|thanks to|by))";

const GENERAL_EFFORT_much = "(?:(?:a lot of |much |sheer |great |constant |my |our |pure )?)";

const GENERAL_EFFORT_effort =
  "(?:(?:hard work|dedication|determination|perseverance|resilience|commitment|persistence|ef" +
  "fort|a positive (?:attitude|mindset)))";

const GENERAL_EFFORT_managed =
  "(?:(?:was able to|were able to|managed to|could (?:finally )?|overcame|succeeded|pulled th" +
  "rough|pushed through|got through))";

export const GENERAL_EFFORT = /* @__PURE__ */ new RegExp(
  "(?:\\b" +
  GENERAL_EFFORT_through +
  " " +
  GENERAL_EFFORT_much +
  GENERAL_EFFORT_effort +
  "\\b[^.?!]{0,80}\\b(?:I|we) " +
  GENERAL_EFFORT_managed +
  "\\b" +
  "|\\b(?:I|we) " +
  GENERAL_EFFORT_managed +
  "\\b[^.?!]{0,60}\\b" +
  GENERAL_EFFORT_through +
  " " +
  GENERAL_EFFORT_much +
  GENERAL_EFFORT_effort +
  "\\b)", "i");

const IS_THE_PLACE_sure = "(?:(?:know|believe|feel|sure|certain|convinced|confident))";

const IS_THE_PLACE_name = "(?:(\\p{Lu}[\\p{L}’'-]{2,}(?: (?:of |and )?\\p{Lu}[\\p{L}’'-]+){0,3}))";

export const IS_THE_PLACE = /* @__PURE__ */ new RegExp(
  "\\b" +
  IS_THE_PLACE_sure +
  " (?:that )?" +
  IS_THE_PLACE_name +
  " (?:is|will be|would be) (?:the|a) (?:place|right|perfect|ideal|best)\\b", "u");

const CHOSEN_COURSE_name = "(?:((?:\\p{Lu}[\\p{L}’'-]*\\p{Lu}[\\p{L}’'-]*)))";

export const CHOSEN_COURSE = /* @__PURE__ */ new RegExp(
  "\\bI (?:choose|have chosen|apply (?:for|to)|am applying (?:for|to)) (?:the |your )?" +
  CHOSEN_COURSE_name +
  " (?:[Pp]rogramme?|[Mm]aster\\p{L}*|[Cc]ourse|[Ss]cholarship)\\b", "u");

const COURSE_APPLIED_FOR_degree =
  "(?:(?:MSc|MA|MPhil|MPH|PhD|Master(?:[’']?s)?(?: of Science| of Arts)?|BSc|[Pp]rogramme?|[M" +
  "m]aster(?:[’']?s)?(?: degree| programme?)?))";

const COURSE_APPLIED_FOR_name = "(?:(\\p{Lu}[\\p{L}’'-]+(?: (?:and |of |& )?\\p{Lu}[\\p{L}’'-]+){0,6}))";

export const COURSE_APPLIED_FOR = /* @__PURE__ */ new RegExp(
  "\\bI (?:am (?:writing to )?apply(?:ing)?|apply|wish to apply|would like to apply|have chose" +
  "n|choose) (?:for|to)? ?(?:the |your )?" +
  COURSE_APPLIED_FOR_degree +
  " in " +
  COURSE_APPLIED_FOR_name, "u");

const THEY_OFFER_has = "(?:(?:has|offers|provides|is known for|would (?:let|allow|give|enable|help)))";

const THEY_OFFER_mine =
  "(?:(?:I (?:need|want|would|could|am)|let me|my (?:plans?|research|studies|career|goals?)))";

export const THEY_OFFER = /* @__PURE__ */ new RegExp("^[^.?!]{0,12}\\b" + THEY_OFFER_has + "\\b[^.?!]*\\b" + THEY_OFFER_mine + "\\b", "iu");

export const AIMS_TO_LIVE = /* @__PURE__ */ new RegExp(
  "\\b(?:study|studying|live|living|move|moving|cycle|cycling|walk|walking|life|years?)\\b[^.?!" +
  ";]{0,40}\\b(?:in|to|of) (?:the )?$", "i");

export const CHOSE_COUNTRY = /* @__PURE__ */ new RegExp(
  "\\bI (?:have )?(?:chose|choose|chosen|selected|picked|prefer(?:red)?) (?:to study in )?(?:t" +
  "he )?$", "iu");

const PRAISED_COUNTRY_praise =
  "(?:(?:heart of" +
  "|rich history" +
  "|rich culture" +
  "|hospitality" +
  "|hospitable" +
  "|friendly" +
  "|cost of living" +
  "|safe(?:st)?" +
  "|quality education" +
  "|quality of (?:education|life)" +
  "|education systems?" +
  "|higher education" +
  "|universities" +
  "|leaders? in" +
  "|leading" +
  "|developed" +
  "|advanced technolog\\w+))";

export const PRAISED_COUNTRY = /* @__PURE__ */ new RegExp(
  "^ (?:people |culture )?(?:is|are|has|have|offers?|provides?)\\b[^.?!]{0,80}\\b" +
  PRAISED_COUNTRY_praise +
  "\\b", "i");

export const LATER = /* @__PURE__ */ new RegExp(
  "(?<![\\p{L}\\p{N}])(?:(?:after" +
  "|afterwards" +
  "|later" +
  "|then" +
  "|eventually" +
  "|next" +
  "|one\\s+day" +
  "|like\\s+(?:in" +
  "|at" +
  "|the)" +
  "|unlike" +
  "|than" +
  "|such\\s+as" +
  "|compar" +
  word +
  "|visit" +
  "|exchange" +
  "|partner(?:(?:s))?" +
  "|collaborat" +
  word +
  "|used\\s+to))(?![\\p{L}\\p{N}])", "iu");

const HOST_word = "(?:\\p{Lu}[\\p{L}’'-]+)";

export const HOST = /* @__PURE__ */ new RegExp(
  "(?:" +
  HOST_word +
  " ){0,4}(?:University|Institute|College|Polytechnic)(?: of(?: the)?(?: " +
  HOST_word +
  "){1,4})?", "gu");

const WRITTEN_IN_text = "(?:(?:essay|letter|statement|text|answers?|application|documents?))";

const WRITTEN_IN_language = "(?:(?:English|French|German|Spanish|Portuguese|Italian))";

export const WRITTEN_IN = /* @__PURE__ */ new RegExp(
  "\\b" +
  WRITTEN_IN_text +
  "\\b[^.?!]{0,30}\\bin (" +
  WRITTEN_IN_language +
  "(?:(?:, | or |/)" +
  WRITTEN_IN_language +
  ")*)(?![^.?!]{0,10}\\b(?:literature|culture)\\b)", "i");

export const GENERIC_AWARD_WORDS: readonly string[] = [
  "scholarship", "scholarships", "fellowship", "bursary", "foundation", "award", "grant", "programme",
  "program", "university", "international", "excellence", "number", "value", "apply", "applications",
  "graduate", "postgraduate", "undergraduate", "doctoral", "masters", "research", "study", "student",
  "students", "tuition", "fee", "waiver", "partial", "full", "merit", "need", "government", "leadership",
  "young", "leaders", "best",
];

const FLATTERY_praise =
  "(?:(?:prestigious" +
  "|esteemed" +
  "|renowned" +
  "|reputable" +
  "|reputed" +
  "|world[- ]class" +
  "|well[- ]known" +
  "|famous" +
  "|respected" +
  "|honou?rable" +
  "|noble" +
  "|great" +
  "|wonderful" +
  "|amazing" +
  "|excellent))";

const FLATTERY_giver =
  "(?:(?:scholarship" +
  "|university" +
  "|institution" +
  "|foundation" +
  "|organi[sz]ation" +
  "|program(?:me)?" +
  "|committee" +
  "|college" +
  "|school" +
  "|award" +
  "|fellowship))";

export const FLATTERY = /* @__PURE__ */ new RegExp(
  "(?<![\\p{L}\\p{N}])(?:(?:(?:your" +
  "|this" +
  "|the" +
  "|such\\s+a(?:(?:n))?" +
  "|a(?:(?:n))?)\\s+" +
  upToTwo +
  FLATTERY_praise +
  "\\s+(?:(?:and\\s+" +
  word +
  ")\\s+)?" +
  upToTwo +
  FLATTERY_giver +
  "|one\\s+of\\s+the\\s+(?:best" +
  "|top" +
  "|leading" +
  "|most\\s+" +
  word +
  ")\\s+" +
  upToTwo +
  "(?:universities" +
  "|colleges" +
  "|schools" +
  "|programmes" +
  "|programs" +
  "|institutions" +
  "|scholarships)" +
  "|(?:excellent" +
  "|outstanding" +
  "|great" +
  "|good)\\s+reputation" +
  "|(?:(?:an)\\s+)?international\\s+environment" +
  "|(?:expert" +
  "|experienced" +
  "|highly\\s+qualified" +
  "|qualified" +
  "|renowned" +
  "|distinguished)\\s+(?:professors" +
  "|faculty" +
  "|teachers" +
  "|lecturers)" +
  "|(?:known" +
  "|renowned" +
  "|famous" +
  "|recogni(?:s" +
  "|z)ed)\\s+(?:worldwide" +
  "|globally" +
  "|internationally" +
  "|all\\s+over\\s+the\\s+world" +
  "|around\\s+the\\s+world)" +
  "|open(?:(?:s))?\\s+many\\s+doors" +
  "|diverse\\s+student\\s+(?:community" +
  "|body)" +
  "|(?:perfectly" +
  "|ideally)\\s+(?:aligned" +
  "|suited" +
  "|matched)\\s+(?:with" +
  "|to)\\s+my\\s+(?:interests" +
  "|goals" +
  "|profile)" +
  "|(?:ideal" +
  "|perfect" +
  "|right)\\s+place\\s+for\\s+me" +
  "|your\\s+(?:university" +
  "|school" +
  "|college" +
  "|institution)\\s+(?:has" +
  "|is)\\s+" +
  upToTwo +
  "(?:history" +
  "|reputation" +
  "|famous" +
  "|suitable" +
  "|best" +
  "|well-known)" +
  "|(?:a" +
  "|the" +
  "|its)\\s+world-famous\\s+reputation" +
  "|(?:first-class" +
  "|first\\s+class)\\s+(?:facilities" +
  "|faculty" +
  "|education" +
  "|research)" +
  "|(?:world-class" +
  "|state-of-the-art" +
  "|world\\s+class)\\s+(?:faculty" +
  "|facilities" +
  "|laborator(?:y" +
  "|ies)" +
  "|education" +
  "|professors" +
  "|research" +
  "|infrastructure)))(?![\\p{L}\\p{N}])", "iu");

export const NEED_STATED = /* @__PURE__ */ new RegExp(
  "(?<![\\p{L}\\p{N}])(?:(?:(?:can(?:not" +
  "|['’]t)" +
  "|could(?:\\s+not" +
  "|n['’]t)" +
  "|unable\\s+to" +
  "|hard\\s+to" +
  "|difficult\\s+to" +
  "|struggl" +
  word +
  "\\s+to" +
  "|not\\s+able\\s+to)\\s+" +
  upToTwo +
  "(?:afford" +
  "|pay" +
  "|cover" +
  "|finance" +
  "|fund" +
  "|raise" +
  "|meet" +
  "|provide)" +
  "|financial\\s+(?:burden" +
  "|problem(?:(?:s))?" +
  "|difficult" +
  word +
  "|constraint(?:(?:s))?" +
  "|hardship(?:(?:s))?" +
  "|struggle(?:(?:s))?" +
  "|situation)" +
  "|low\\s+income" +
  "|low-income" +
  "|poor\\s+family))(?![\\p{L}\\p{N}])", "iu");

const WE_DID_achieved =
  "(?:(?:persuaded" +
  "|convinced" +
  "|built" +
  "|created" +
  "|organi[sz]ed" +
  "|raised" +
  "|founded" +
  "|started" +
  "|launched" +
  "|designed" +
  "|developed" +
  "|won" +
  "|collected" +
  "|measured" +
  "|trained" +
  "|taught" +
  "|planted" +
  "|repaired" +
  "|opened" +
  "|wrote" +
  "|made" +
  "|set up" +
  "|ran" +
  "|reached" +
  "|managed" +
  "|agreed" +
  "|decided" +
  "|presented" +
  "|changed" +
  "|cut" +
  "|reduced" +
  "|solved" +
  "|introduced" +
  "|improved" +
  "|increased))";

export const WE_DID = /* @__PURE__ */ new RegExp(
  "(?<![\\p{L}\\p{N}])(?:we\\s+(?:(?:" +
  word +
  "ly" +
  "|also" +
  "|then)\\s+)?" +
  WE_DID_achieved +
  ")(?![\\p{L}\\p{N}])", "iu");

const REACHED_who = "(?:(?:I|we|it|that|which|project|campaign|initiative|club))";

const REACHED_did = "(?:(?:impacted|touched|changed|transformed|inspired|benefit(?:t)?ed|reached|empowered))";

const REACHED_whom =
  "(?:(?:lives|people|persons|children|kids|students|families|youths?|women|girls|learners|pu" +
  "pils))";

export const REACHED = /* @__PURE__ */ new RegExp(
  "\\b" +
  REACHED_who +
  "\\b[^.?!]{0,40}\\b" +
  REACHED_did +
  "\\b[^.?!]{0,30}\\b" +
  REACHED_whom +
  "\\b", "i");

const THEIR_PLACE_place =
  "(?:(?:universit\\p{L}+|school|college|institut\\p{L}+|programme?|course|department|faculty|h" +
  "ouse of studies|foundation))";

export const THEIR_PLACE = /* @__PURE__ */ new RegExp("\\byour (?:\\p{L}+ ){0,2}" + THEIR_PLACE_place + "\\b|\\bstudy (?:with|at) (?:you|us)\\b", "iu");

const LESSON_TOLD_learned = "(?:(?:learn(?:ed|t)|reali[sz]ed|understood))";

export const LESSON_TOLD = /* @__PURE__ */ new RegExp(
  "\\bI (?:have |also |have also )?" +
  LESSON_TOLD_learned +
  "\\b|\\b(?:taught|showed) me\\b|\\bmade me (?:understand|reali[sz]e)\\b", "i");

export const LESSON_WORDS: readonly string[] = [
  "teamwork", "communication", "communicate", "communicating", "perseverance", "persevere", "patience",
  "patient", "humility", "humble", "responsibility", "responsible", "honesty", "honest", "organized",
  "organised", "organization", "determination", "determined", "courage", "integrity", "service", "kindness",
  "kind", "empathy", "resilience", "resilient", "discipline", "disciplined", "confident", "respect",
  "nothing", "impossible", "possible", "everything", "everyone", "anything", "happens", "reason", "yourself",
  "ourselves", "importance", "value", "hard", "small", "act", "action", "actions", "effect", "ripple",
  "attitude", "attitudes", "overcome", "pressure", "conflict", "conflicts", "unity", "strength", "protect",
  "memories", "lifetime", "long", "effort", "efforts", "mistake", "mistakes", "error", "errors", "fall",
  "stand", "never", "always", "trust", "adapt", "flexible", "flexibility", "project", "realized", "realised",
  "learnt", "taught", "effectively", "difficult", "difficulties", "obstacles", "matter", "cooperation",
  "collaboration", "collaborate", "dedication", "commitment", "sacrifice", "gratitude", "listen", "listening",
  "weakness", "failure", "failing",
];

const INTERESTS_noun = "(?:(?:interests?|questions?|topics?|areas?|directions?|subjects?))";

export const INTERESTS = /* @__PURE__ */ new RegExp(
  "(?:\\b(?:my|the|main|these) (?!special|personal|other)(?:[\\w-]+ ){0,2}" +
  INTERESTS_noun +
  "(?: (?:of|that|which|in)\\b[^.:;]{0,40}?)? (?:are|is|include|lie in)\\b:?" +
  "|\\b(?:I am|I[’']m) (?:very |mainly |especially |also )?interested in\\b:?" +
  "|\\bwork on (?:problems|questions|topics) (?:in|of|on|such as)\\b)", "i");

const POINT_IN_TIME_day = "(?:(?:Mon|Tues|Wednes|Thurs|Fri|Satur|Sun)day)";

const POINT_IN_TIME_month =
  "(?:(?:January|February|March|April|May|June|July|August|September|October|November|Decembe" +
  "r))";

const POINT_IN_TIME_unit = "(?:(?:day|night|morning|evening|afternoon|week|time|summer))";

export const POINT_IN_TIME = /* @__PURE__ */ new RegExp(
  "(?:\\b" +
  POINT_IN_TIME_day +
  "\\b|\\bin " +
  POINT_IN_TIME_month +
  "\\b|\\b(?:one|that|the next|the following|last|the first) " +
  POINT_IN_TIME_unit +
  "\\b" +
  "|\\b\\d{1,2}(?::\\d\\d| ?[ap]\\.?m)\\b|\\b(?:yesterday|suddenly|at (?:midnight|noon|dawn))\\b)", "i");

const LESSON_ofLife =
  "(?:(?:hard work" +
  "|team ?work" +
  "|working (?:hard|together|in a team)" +
  "|patience" +
  "|perseverance" +
  "|time" +
  "|discipline" +
  "|friendship" +
  "|family" +
  "|community" +
  "|helping" +
  "|giving" +
  "|sharing" +
  "|kindness" +
  "|unity" +
  "|leadership" +
  "|planning" +
  "|life" +
  "|never giving up" +
  "|service" +
  "|responsibility" +
  "|respect" +
  "|empathy" +
  "|resilience" +
  "|determination" +
  "|collaboration" +
  "|cooperation" +
  "|honesty" +
  "|education" +
  "|effort" +
  "|trust" +
  "|commitment" +
  "|humility" +
  "|diversity" +
  "|being))";

const LESSON_saying =
  "(?:(?:(?:with )?hard work" +
  "|nothing is impossible" +
  "|everything is possible" +
  "|anything is possible" +
  "|we should never" +
  "|you should never" +
  "|failure is" +
  "|success" +
  "|one should" +
  "|never giv" +
  "|unity is" +
  "|no matter how" +
  "|(?:you|we|one|people|everyone) (?:can|could) (?:achieve|do|overcome)" +
  "|you have to keep" +
  "|(?:small|little) (?:actions|things|steps)" +
  "|together (?:we|people)" +
  "|when people (?:work|come) together" +
  "|every(?:one|body) (?:is|has|can)))";

const LESSON_good = "(?:(?:patient|responsible|a (?:good |better )?(?:leader|person)|strong|grateful))";

const LESSON_learned =
  "(?:(?:taught me|I (?:have |also |have also )?(?:learn(?:ed|t)|reali[sz]ed)|showed me|made " +
  "me (?:realise|realize|understand)))";

const LESSON_valueOf =
  "(?:(?:the )?(?:true |real )?(?:value|importance|meaning|power) of (?:\\p{L}+ )?" +
  LESSON_ofLife +
  ")";

const LESSON_truth = "(?:that " + LESSON_saying + "[\\p{L}, ’'-]{0,60})";

const LESSON_skill =
  "(?:(?:how )?to (?:work (?:hard|in a team|with others|under pressure)|be " +
  LESSON_good +
  "|manage (?:my )?time))";

const LESSON_many =
  "(?:(?:many|a lot of|lots of|valuable|important|so many|several) (?:\\w+ )?(?:things|lessons" +
  "|skills))";

const LESSON_virtue =
  "(?:(?:team ?work|leadership|patience|discipline|responsibility|perseverance|time managemen" +
  "t|humility|resilience|determination)\\b)";

export const LESSON = /* @__PURE__ */ new RegExp(
  "(?:\\b" +
  LESSON_learned +
  "\\b[^.?!]{0,20}\\bhow important (?:it is to )?(?:believe|work|help|be\\b|never|have|keep|educ" +
  "ation|famil|team|communit|friend)\\p{L}*" +
  "|\\bI (?:have |also )?learn(?:ed|t) (?:a lot|so much|many things)\\b" +
  "|\\b" +
  LESSON_learned +
  "\\b[^.?!]{0,30}\\b(?:" +
  LESSON_valueOf +
  "|" +
  LESSON_truth +
  "|to never give up|never to give up|" +
  LESSON_skill +
  "|" +
  LESSON_many +
  "|" +
  LESSON_virtue +
  "))", "iu");

const CONNECTOR_signpost =
  "(?:(?:firstly" +
  "|secondly" +
  "|thirdly" +
  "|first of all" +
  "|moreover" +
  "|furthermore" +
  "|additionally" +
  "|in addition" +
  "|besides" +
  "|consequently" +
  "|therefore" +
  "|thus" +
  "|hence" +
  "|lastly" +
  "|finally" +
  "|in conclusion" +
  "|to conclude" +
  "|to sum up" +
  "|all in all" +
  "|on the other hand" +
  "|last but not least))";

export const CONNECTOR = /* @__PURE__ */ new RegExp("^\\W*(" + CONNECTOR_signpost + ")\\b", "iu");

export const greatNoun =
  "(?:(?:education" +
  "|success" +
  "|life" +
  "|leadership" +
  "|knowledge" +
  "|science" +
  "|technology" +
  "|medicine" +
  "|hard work" +
  "|dreams?" +
  "|passion" +
  "|learning" +
  "|peace" +
  "|justice))";

export const OPENINGS = [
  {
    fault: "greets the reader; an essay can begin with its first fact",
    pattern: /* @__PURE__ */ new RegExp("^\\W*(?:hello|hi|greetings|dear|to whom)\\b", "i"),
  },
  {
    fault: "gives your name, which is on the form already",
    pattern: /* @__PURE__ */ new RegExp("(?:\\b[Mm]y name is \\p{Lu}" + "|^\\W*I(?: am|’m|'m) [A-Z]\\p{Ll}+(?: [A-Z]\\p{Ll}+)+,)", "u"),
  },
  {
    fault: "announces the essay instead of beginning it",
    pattern: /* @__PURE__ */ new RegExp(
  "(?:\\bI am (?:writing|applying|submitting|pleased|honou?red|excited|delighted)\\b" +
  "|^\\W*it is with (?:great|much|immense|deep) \\w+" +
  "|\\bexpress my (?:\\w+ )?(?:interest|enthusiasm|desire)\\b" +
  "|\\bthis essay\\b" +
  "|\\b(?:in|with|by|through) this (?:essay|letter|statement)\\b)", "i"),
  },
  {
    fault: "begins with a definition, not with you",
    pattern: /* @__PURE__ */ new RegExp("\\b(?:dictionary|is defined as|defines? \\w+ as|the definition of)\\b", "i"),
  },
  {
    fault: "begins in early childhood, as many essays do",
    pattern: /* @__PURE__ */ new RegExp(
  "(?:^\\W*(?:ever )?since (?:I was (?:a (?:little |young |small )?(?:child|kid|girl|boy)|youn" +
  "g|little|small)|(?:my )?(?:early )?childhood)" +
  "|^\\W*(?:from|at) (?:a|an|my) (?:very )?(?:young|early|tender) age" +
  "|^\\W*(?:as|when I was) (?:a )?(?:little |young |small )?(?:child|kid|girl|boy|young|little" +
  ")\\b,? (?:I|my dream)" +
  "|\\b(?:passionate|fascinated|interested|in love)\\b[^.]{0,40}\\bsince (?:primary|elementary|k" +
  "indergarten|childhood|I was)\\b)", "i"),
  },
  {
    fault: "is a line that many applicants write",
    pattern: /* @__PURE__ */ new RegExp(
  "(?:^\\W*I(?: have|’ve|'ve) always (?:been (?:fascinated|passionate|interested)|dream\\w+|wan" +
  "ted to be(?:come)?)\\b" +
  "|^\\W*(?:for )?as long as I can remember\\b" +
  "|\\b(?:has|have) always been (?:my|a) (?:\\w+ )?(?:dream|passion)\\b|\\b(?:is|are) the languag" +
  "e of the universe\\b)", "i"),
  },
  {
    fault: "speaks of the whole world before the reader has met you",
    pattern: /* @__PURE__ */ new RegExp(
  "(?:^\\W*in (?:today|this modern|the modern|our modern|the current|the (?:21st|twenty-first)" +
  " century)" +
  "|^\\W*(?:nowadays|these days|throughout history|all over the world|everyone|everybody|peopl" +
  "e (?:say|always)))", "i"),
  },
  {
    fault: "begins with somebody else’s words",
    pattern: /* @__PURE__ */ new RegExp(
  "(?:^\\W*[“\"«].{8,200}[”\"»].{0,60}(?:said|says|once|by|[-–—])" +
  "|\\bonce (?:said|wrote)\\b" +
  "|\\b(?:quote|saying|proverb)\\b)", "i"),
  },
  {
    fault: "is true for everybody",
    pattern: /* @__PURE__ */ new RegExp(
  "(?:^\\W*(?:" +
  greatNoun +
  ")\\b[^.?!]{0,40}\\b(?:is|are|has|plays)\\b" +
  "|^\\W*[a-z]+(?: [a-z]+)? (?:is|are) one of the (?:biggest|greatest|largest|main|major|most)" +
  " (?!in\\b)" +
  "|^\\W*[a-z]+(?: [a-z]+)? (?:is|are) the (?:soul|key|backbone|heart|foundation|mother|root|e" +
  "ngine|bedrock|cornerstone|most powerful)\\b" +
  "|^\\W*[a-z]+(?: and [a-z]+)? (?:is|are) (?:not the absence|everywhere|all around us|life\\b|" +
  "(?:a |an )?(?:very |most )?(?:important|essential|vital)\\b))", "i"),
  },
] as const;

export const decide =
  "(?:(?:you" +
  "|consider" +
  "|select" +
  "|choose" +
  "|chosen" +
  "|accept" +
  "|chance" +
  "|opportunity" +
  "|committee" +
  "|application))";

export const notSome = "(?:(?! (?:on|in|of|from|at|who|whose|there|here|near|around|like|with)\\b))";

export const CLOSINGS = [
  {
    fault: "spends the last words on a plea that every application makes",
    pattern: /* @__PURE__ */ new RegExp(
  "(?:\\b(?:I hope|please|kindly|I (?:beg|ask|request))\\b[^.?!]{0,60}\\b(?:" +
  decide +
  ")\\b" +
  "|\\bif (?:I am )?(?:given|granted|selected|chosen)\\b" +
  "|\\blook(?:ing)? forward\\b" +
  "|\\bnot (?:disappoint|let you down)\\b)", "i"),
  },
  {
    fault: "announces a summary",
    pattern: /* @__PURE__ */ new RegExp(
  "^\\W*(?:in conclusion|to conclude|to sum up|in summary|all in all|overall|finally,? I|lastl" +
  "y)\\b", "i"),
  },
  {
    fault: "leaves the last word to somebody else",
    pattern: /* @__PURE__ */ new RegExp("\\bonce said\\b|[“\"][^”\"]{10,160}[”\"]\\s*(?:[-–—]|by\\b)", "i"),
  },
  {
    fault: "is true for everybody",
    pattern: /* @__PURE__ */ new RegExp(
  "^\\W*(?:I (?:truly |strongly )?believe (?:that )?)?(?:everyone|everybody|we all|all of us|p" +
  "eople" +
  notSome +
  ")\\b[^.?!]{0,60}\\b(?:should|must|can|need)\\b", "i"),
  },
  {
    fault: "closes on a saying",
    pattern: /* @__PURE__ */ new RegExp(
  "(?:^(?!\\W*I\\b)[^.?!]*\\bdreams (?:do |can |will )?come true\\b" +
  "|\\b(?:sky is the limit|never give up|anything is possible|rest is history)\\b" +
  "|\\bbelieve in (?:yourself|my ?self)\\b" +
  "|\\bfollow (?:my|your) dreams?\\b" +
  "|\\bthere(?: is|[’']s) (?:always )?(?:an? )?(?:light|hope) at the end\\b" +
  "|\\b(?:even|also) in the darkest (?:night|hour|moment|time)s?\\b[^.?!]*\\b(?:light|star|hope)" +
  "\\b)", "i"),
  },
] as const;

const CV_LINE_office =
  "(?:(?:an? |the |also )?(?:\\w+ )?(?:captain|member|president|secretary|treasurer|leader|hea" +
  "d|prefect|volunteer|representative|ambassador|organi[sz]er))";

const CV_LINE_then =
  "(?:(?:in \\S+(?: \\S+)?,? |at (?:the )?(?:\\S+ ){1,8}|then,? |also,? |later,? |after that,? |" +
  "moreover,? |furthermore,? |additionally,? |during \\S+(?: \\S+){0,3},? ))";

const CV_LINE_activity =
  "(?:(?:was " +
  CV_LINE_office +
  "|have been " +
  CV_LINE_office +
  "|was (?:awarded|selected|elected|chosen|appointed)" +
  "|participated" +
  "|took part" +
  "|joined" +
  "|won" +
  "|received" +
  "|attended" +
  "|volunteered" +
  "|served" +
  "|worked" +
  "|became" +
  "|completed" +
  "|got" +
  "|obtained" +
  "|earned" +
  "|did an? internship" +
  "|held" +
  "|played" +
  "|represented" +
  "|took courses))";

export const CV_LINE = /* @__PURE__ */ new RegExp("^\\W*" + CV_LINE_then + "?I (?:also |have also |have |then )?" + CV_LINE_activity + "\\b", "i");

const CV_RETOLD_also = "(?:(?: also| currently| now| then| recently)?)";

const CV_RETOLD_is = "(?:(?: am|’m|'m| was| have been| serve as| served as))";

const CV_RETOLD_post =
  "(?:(?:captain" +
  "|(?:vice[- ])?president" +
  "|\\w*secretary" +
  "|treasurer" +
  "|(?:certified )?member" +
  "|prefect" +
  "|ambassador" +
  "|representative" +
  "|editor" +
  "|coordinator" +
  "|scout" +
  "|head (?:boy|girl)" +
  "|leader" +
  "|tutor" +
  "|student of" +
  "|year student" +
  "|volunteer" +
  "|black belt" +
  "|good cook" +
  "|best student))";

const CV_RETOLD_ranked =
  "(?:(?:rank(?:ed)?|placed|earned|received|won|came (?:first|second|third)|graduated|hold an" +
  "?|speak \\w+ languages?|represented))";

const CV_RETOLD_named =
  "(?:(?:was|have been) (?:\\w+ )?(?:named|chosen|awarded|promoted|commended|selected|elected|" +
  "appointed))";

const CV_RETOLD_done =
  "(?:(?:taken" +
  "|completed" +
  "|attended" +
  "|shadowed" +
  "|participated" +
  "|volunteered" +
  "|organi[sz]ed" +
  "|interned" +
  "|served" +
  "|played" +
  "|represented" +
  "|received" +
  "|earned" +
  "|done" +
  "|worked (?:for|as|at)))";

export const CV_RETOLD = /* @__PURE__ */ new RegExp(
  "(?:\\bI" +
  CV_RETOLD_also +
  CV_RETOLD_is +
  CV_RETOLD_also +
  " (?:(?:an?|the|one of the) )?(?:[\\w-]+ ){0,4}?" +
  CV_RETOLD_post +
  "\\b" +
  "|\\bI" +
  CV_RETOLD_also +
  " (?:" +
  CV_RETOLD_ranked +
  "|" +
  CV_RETOLD_named +
  "|have" +
  CV_RETOLD_also +
  " " +
  CV_RETOLD_done +
  "|completed|finished \\w+ school)\\b" +
  "|\\bI" +
  CV_RETOLD_also +
  " (?:founded|play) (?:an?|the) \\w+|\\bwhere I serve as\\b)", "i");

export const CV_FACT = /* @__PURE__ */ new RegExp(
  "(?:\\bI (?:also )?studied (?!how|why|what|which|the|it|them|for)\\w+|\\bI finished (?:in|with" +
  "|my|school|secondary)\\b|\\b\\d+ (?:points )?(?:of|out of) 100\\b" +
  "|\\b(?:GPA|CGPA|bachelor\\S*|master(?:[’']?s)?|degree|graduat\\w+|certif\\w+|diploma|courses?|" +
  "thesis|worked (?:for|as|in|at)|intern\\w*)\\b)", "i");

export const THEIR_WORK = /* @__PURE__ */ new RegExp(
  "(?:\\b(?:courses?|modules?|curricul\\w+|semester project|professors?|prof\\.|dr\\.|lab(?:s|ora" +
  "tory)?|research group|group of|institutes?|archives?)\\b" +
  "|\\b(?:semester in|seminars?)\\b" +
  "|\\b(?:project|fellows|alumni|supervisors?|clinic|field station|collection|workshop|studio|" +
  "track|specialisation|specialization)\\b" +
  "|\\b(?:papers? (?:of|by|from|on)|(?:your|his|her|their) papers?)\\b)", "i");

export const OWN_STUDIES = /* @__PURE__ */ new RegExp(
  "(?:\\bI (?:\\w+ )?(?:took|take|taken|completed?|finished|attended|passed|enjoyed|enjoy|studi" +
  "ed|graduated|worked|was graduated)\\b" +
  "|\\bmy (?:\\w+ ){0,3}(?:bachelor\\S*|thesis|undergraduate|studies|supervisor|professor|projec" +
  "t|course|school|lab)\\b)", "i");

export const LEFTOVER = /* @__PURE__ */ new RegExp(
  "(?:\\[[^\\]\\n]{2,60}\\]" +
  "|<(?:insert|your|name|university|scholarship)[^>\\n]{0,40}>" +
  "|\\{[^}\\n]{2,40}\\}" +
  "|\\b(?:XYZ|XXX+|ABC) (?:university|college|scholarship|school|company|foundation)\\b" +
  "|\\blorem ipsum\\b" +
  "|\\b(?:TODO|TBD|FIXME)\\b" +
  "|_{4,})", "gi");

const VIRTUES_IN_A_ROW_virtue =
  "(?:(?:hard-?working" +
  "|hard working" +
  "|dedicated" +
  "|passionate" +
  "|motivated" +
  "|self-motivated" +
  "|determined" +
  "|ambitious" +
  "|responsible" +
  "|honest" +
  "|creative" +
  "|curious" +
  "|kind" +
  "|caring" +
  "|compassionate" +
  "|resilient" +
  "|disciplined" +
  "|organi[sz]ed" +
  "|reliable" +
  "|driven" +
  "|enthusiastic" +
  "|committed" +
  "|confident" +
  "|focused" +
  "|intelligent" +
  "|optimistic" +
  "|sincere" +
  "|god[- ]fearing" +
  "|positive" +
  "|friendly" +
  "|patient" +
  "|loyal" +
  "|humble" +
  "|diligent" +
  "|innovative" +
  "|talented" +
  "|strong" +
  "|independent" +
  "|open-minded" +
  "|adaptable" +
  "|flexible" +
  "|empathetic" +
  "|communicative" +
  "|outgoing" +
  "|sociable))";

const VIRTUES_IN_A_ROW_also = "(?:(?:, (?:and )?| and ))";

export const VIRTUES_IN_A_ROW = /* @__PURE__ */ new RegExp(
  "\\b" +
  VIRTUES_IN_A_ROW_virtue +
  VIRTUES_IN_A_ROW_also +
  "(?:\\w+ly )?" +
  VIRTUES_IN_A_ROW_virtue +
  "(?:" +
  VIRTUES_IN_A_ROW_also +
  VIRTUES_IN_A_ROW_virtue +
  ")+", "iu");

export const INTENSE = /* @__PURE__ */ new RegExp(
  "\\b(?:very|really|extremely|truly|highly|incredibly|absolutely|deeply|immensely|tremendousl" +
  "y|greatly) \\p{L}+", "giu");

const PLEA_refuse = "(?:[^.?!]{0,60}(?:over|end|lost|impossible|never)\\b)";

export const PLEA = /* @__PURE__ */ new RegExp(
  "(?:\\bI (?:truly |really |strongly |do )?deserve\\b" +
  "|\\bI beg\\b" +
  "|\\bplease (?:help|give|grant|choose|select|consider)\\b[^.?!]{0,40}" +
  "|\\bmy (?:only|last) (?:hope|chance|option)\\b" +
  "|\\bwithout (?:this|your) (?:scholarship|help|support)" +
  PLEA_refuse +
  "|\\b(?:will|would) not (?:disappoint|let you down)\\b[^.?!]{0,20})", "i");

export const AIM_QUESTIONS = [
  {
    question: "What would your own piece of it be: which task, where, and with whom first?",
    pattern: /* @__PURE__ */ new RegExp("part of|voice|generation of", "i"),
  },
  {
    question: "What would the money pay for, and what could you then do in those hours?",
    pattern: /* @__PURE__ */ new RegExp("would mean|focus on my studies", "i"),
  },
  {
    question: "Back to whom, by name of place or group, and in what form: lessons, a clinic shift, a tool, money?",
    pattern: /* @__PURE__ */ new RegExp("giv(?:e|ing) back", "i"),
  },
  {
    question: "Which corner of it first: one town, one illness, one law, one machine?",
    pattern: /* @__PURE__ */ new RegExp("world|humanity|mankind", "i"),
  },
  {
    question: "Which problem there have you seen with your own eyes, and what would be the first thing you did about it?",
    pattern: /* @__PURE__ */ new RegExp("country|nation|society|development|communit", "i"),
  },
  {
    question: "What can’t you do yet, and where would you use it first?",
    pattern: /* @__PURE__ */ new RegExp("knowledge|skills|experience|tools|network", "i"),
  },
  {
    question: "Who are they by name or place, and what have you done with one of them already?",
    pattern: /* @__PURE__ */ new RegExp("stakeholders", "i"),
  },
  {
    question: "What would you be doing on an ordinary Tuesday five years from now, and for whom?",
    pattern: /* @__PURE__ */ new RegExp("proud|success|goals?|dreams?|potential", "i"),
  },
  {
    question: "Which people, with what, and how would they tell that it had worked?",
    pattern: /* @__PURE__ */ new RegExp("help|serv", "i"),
  },
] as const;

export const GENERIC_INSTITUTION_WORDS: readonly string[] = [
  "university", "institute", "college", "school", "polytechnic", "technology", "national", "state", "science",
  "sciences", "technical",
];

export const AIMS = /* @__PURE__ */ new RegExp("\\b(?:want|will|would|hope|hopes|plan|wish|dream|goal|aim|intend|like to)\\b", "i");

const EAGER_how =
  "(?:(?:passionate|eager|committed|determined|ready|excited|keen|dedicated|motivated|inspire" +
  "d|enthusiastic))";

export const EAGER = /* @__PURE__ */ new RegExp(
  "\\bI(?: am|’m|'m)(?: \\w+ly| so| very| also| truly)? " +
  EAGER_how +
  " (?:to|about being|about making)\\b", "i");

export const GAIN = /* @__PURE__ */ new RegExp(
  "\\b(?:part of|voice|generation of)\\b|\\b(?:knowledge|skills|experience|tools|network|mean|st" +
  "udies|stakeholders)\\b", "i");

export const I_WANT = /* @__PURE__ */ new RegExp("\\b(?:I(?: also| now)? (?:want|hope|plan|aim|intend|wish|would like|will)|I[’']ll)\\b", "");

export const MY_AIM = /* @__PURE__ */ new RegExp(
  "\\b[Mm]y (?:[\\w-]+ ){0,2}(?:goal|dream|aim|plan|ambition|objective) (?:is|was|would be)\\b", "");

export const PROMISE = /* @__PURE__ */ new RegExp(
  "\\b(?:will|hope|wish|would like to|want to) (?:be (?:honou?red|grateful|thankful|happy|able" +
  ")|not|never|(?:that )?you|work (?:very |so )?hard|do my best)\\b", "");

export const ADDITION = /* @__PURE__ */ new RegExp("\\bbe an? (?:\\w+ )?(?:addition|asset|fit)\\b", "");

export const WISHES = /* @__PURE__ */ new RegExp(
  "\\bI (?:\\w+ )?(?:want|hope|plan|aim|intend|wish|would like)\\b|\\b[Mm]y (?:[\\w-]+ ){0,2}(?:go" +
  "al|dream|aim|plan|ambition)\\b", "");

export const NO_PLAN = /* @__PURE__ */ new RegExp("\\bto (?:state|say|thank|request|express)\\b|^\\W*[Ii]f\\b|\\bproud\\b", "");

export const OF_STUDY = /* @__PURE__ */ new RegExp(
  "\\bto (?:study|learn|understand|major|apply|pursue|continue|do (?:a|my|this)|(?:get|make) (" +
  "?:a|my)|take|join|be part)\\b", "");

const NEAR_ASKED_plans = "(?:(?:plans?|goals?|objectives?|steps?))";

const NEAR_ASKED_later = "(?:(?:after|of|following|upon|back|once))";

export const NEAR_ASKED = /* @__PURE__ */ new RegExp(
  "(?:\\bimmediate(?:ly)? (?:\\w+ )?(?:" +
  NEAR_ASKED_plans +
  "|after|upon|following)\\b|\\bimmediate and\\b|\\bshort[- ]term (?:\\w+ )?" +
  NEAR_ASKED_plans +
  "\\b" +
  "|\\bfirst (?:\\w+ )?(?:years?|months?) " +
  NEAR_ASKED_later +
  "\\b|\\bfirst (?:two|three|few) years\\b)", "i");

export const LATER_ON = /* @__PURE__ */ new RegExp(
  "(?:\\blong(?:er)?[- ](?:term|run)\\b|\\b(?:ultimately|eventually|one day|some day|later)\\b|\\b" +
  "by 20\\d\\d\\b" +
  "|\\b(?:within|in) (?:the next )?(?:five|ten|5|10|fifteen|twenty) years\\b)", "i");

const FIRST_STEP_post =
  "(?:(?:post|desk|ward|office|job|position|unit|department|team|class\\w*|village|district|mu" +
  "nicipality|town|shop|land|practice))";

export const FIRST_STEP = /* @__PURE__ */ new RegExp(
  "\\b(?:first|firstly|begin\\w*|start(?:ing|s)?)\\b|\\b(?:my|our) (?:\\w+ )?" +
  FIRST_STEP_post +
  "\\b|\\b(?:monday|month|week|spring|summer|autumn|winter|season)s?\\b", "i");

export const PURPOSE = /* @__PURE__ */ new RegExp(
  "\\b(?:so that|in order (?:to|that)|so (?:my|our|their|every|no|each) \\w+|for the sake of|be" +
  "cause|since)\\b", "i");

export const BARE = /* @__PURE__ */ new RegExp(
  "\\bI (?:want|would like|hope|plan|wish|aim|intend) to (?:become|be|study|do|get|have|work|r" +
  "each)\\b", "i");

export const OF_CAREER = /* @__PURE__ */ new RegExp(
  "\\b(?:degree|master\\S*|bachelor\\S*|ph\\.?d|company|organi[sz]ation|career|business|manager|l" +
  "eader|expert|professional|revolution|study|work (?:in|for|at|as))\\b", "i");

export const OF_HOST = /* @__PURE__ */ new RegExp(
  "\\b(?:University|Institute|College|School|Polytechnic|Foundation|Scholarship|Fellowship)\\b", "");

export const ON_SUBJECT = /* @__PURE__ */ new RegExp(
  "\\b(?:course|module|lab|laboratory|group|institute|project|collection|track)s? (?:on|of|for" +
  "|in) (?:the )?\\p{L}{4,}", "iu");

export const OF_DEGREE = /* @__PURE__ */ new RegExp("^(?:LL\\.?M|Master|Bachelor|M\\.?Sc|B\\.?Sc|Ph\\.?D|MBA|MPH|MA)\\b", "");

export const PERSON_THERE = /* @__PURE__ */ new RegExp("\\b(?:professors?|prof\\.|dr\\.?|papers?)(?!\\p{L})", "iu");

export const THERE = /* @__PURE__ */ new RegExp("\\b(?:your|yours|programme|program|campus|faculty|department|teaches)\\b", "i");

export const TITLE_OF_STUDIES = /* @__PURE__ */ new RegExp("\\b(?:master\\S*|bachelor\\S*|[MB]\\.?Sc|programme|program)\\s+(?:of|in|\\p{Lu})", "iu");

export const ASKS_FOR_PLACE = /* @__PURE__ */ new RegExp(
  "\\b(?:us|here)\\b|\\b(?:programme|program|university|college|school|institut\\w+|foundation|sc" +
  "holarship|fellowship|award|department|master)\\b|\\S \\p{Lu}\\p{L}+", "u");

export const REASON = /* @__PURE__ */ new RegExp(
  "\\b(?:chose|chosen|choose|prefer\\w*|selected|want to study|would like to (?:study|do|join)|" +
  "it offers|ideal place|esteemed|worldwide)\\b", "i");

export const YOURS = /* @__PURE__ */ new RegExp(
  "\\byour (?:\\p{L}+ ){0,2}(?:universit\\p{L}+|school|college|institution|house of studies)\\b", "iu");

export const NAMED_PERSON = /* @__PURE__ */ new RegExp("\\b(?:[Pp]rofessor|[Pp]rof\\.|[Dd]r\\.?) \\p{Lu}", "u");

export const GIVES_REASON = /* @__PURE__ */ new RegExp("\\b(?:because|since it|offers?|chose|chosen|suits?|suitable|matche?s?|enable|allows?)\\b", "i");

export const ABOUT_ME = /* @__PURE__ */ new RegExp(
  "\\b(?:suitable candidate|express my|I am (?:writing|applying)|write this letter|my name is|" +
  "I am \\p{Lu}\\p{L}+ from)\\b", "iu");

export const CHOICE = /* @__PURE__ */ new RegExp("\\bI (?:have )?(?:chose|chosen|decided|selected)\\b", "");

export const OFFERS = /* @__PURE__ */ new RegExp(
  "\\b(?:will|would|can|could) (?:\\w+ )?(?:give|help|allow|enable|provide|teach|prepare|offer|" +
  "equip|open)\\b", "i");

export const RANKS = /* @__PURE__ */ new RegExp("\\b(?:is|are) (?:\\w+ )?(?:one of|known|famous|the best|the most|ideal|perfect|right)\\b", "i");
