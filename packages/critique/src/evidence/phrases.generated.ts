// Written by tooling/compile-vocabulary.ts from phrases.yaml: change that file.
import { word, rest, digits, year, upToOne, upToTwo, gap20 } from '../text/parts.generated.ts';

export const FIRST_PERSON = /* @__PURE__ */ new RegExp(
  "(?<![\\p{L}\\p{N}])(?:(?:I" +
  "|me" +
  "|my" +
  "|mine" +
  "|myself" +
  "|we" +
  "|us" +
  "|our" +
  "|ours))(?![\\p{L}\\p{N}])", "iu");

export const month =
  "(?:(?:January" +
  "|February" +
  "|March" +
  "|April" +
  "|June" +
  "|July" +
  "|August" +
  "|September" +
  "|October" +
  "|November" +
  "|December))";

const TIME_smallAge =
  "(?:(?:\\w+teen" +
  "|\\w+ years old" +
  "|five" +
  "|six" +
  "|seven" +
  "|eight" +
  "|nine" +
  "|ten" +
  "|eleven" +
  "|twelve))";

const TIME_season =
  "(?:(?:spring" +
  "|summer" +
  "|autumn" +
  "|fall" +
  "|winter" +
  "|night" +
  "|morning" +
  "|afternoon" +
  "|evening" +
  "|week" +
  "|month" +
  "|semester" +
  "|year))";

export const TIME = /* @__PURE__ */ new RegExp(
  "(?<![\\p{L}\\p{N}])(?:(?:" +
  year +
  "|" +
  month +
  "|(?:in" +
  "|last" +
  "|since" +
  "|every" +
  "|by)\\s+May" +
  "|(?:Monday" +
  "|Tuesday" +
  "|Wednesday" +
  "|Thursday" +
  "|Friday" +
  "|Saturday" +
  "|Sunday)(?:(?:s))?" +
  "|when\\s+(?:I" +
  "|we)\\s+(?:was" +
  "|were" +
  "|turned)\\s+(?:" +
  digits +
  "|" +
  TIME_smallAge +
  "|in)" +
  "|at\\s+(?:(?:the)\\s+)?age(?:\\s+(?:of))?" +
  "|(?:last" +
  "|that" +
  "|this" +
  "|one" +
  "|the\\s+following" +
  "|the\\s+next)\\s+" +
  TIME_season +
  "|" +
  word +
  "\\s+(?:year(?:(?:s))?" +
  "|month(?:(?:s))?" +
  "|week(?:(?:s))?" +
  "|day(?:(?:s))?)\\s+(?:ago" +
  "|later" +
  "|earlier" +
  "|before)" +
  "|in\\s+(?:(?:" +
  word +
  ")\\s+)?grade(?:\\s+(?:" +
  word +
  "))?" +
  "|(?:first" +
  "|second" +
  "|third" +
  "|fourth" +
  "|final" +
  "|junior" +
  "|senior" +
  "|sophomore" +
  "|freshman)\\s+year" +
  "|(?:every" +
  "|each)\\s+(?:day" +
  "|night" +
  "|morning" +
  "|evening" +
  "|afternoon" +
  "|week" +
  "|weekend" +
  "|month" +
  "|summer)" +
  "|(?:before" +
  "|after" +
  "|at)\\s+(?:dawn" +
  "|dusk" +
  "|midnight" +
  "|noon" +
  "|sunrise" +
  "|sunset" +
  "|school" +
  "|work)))(?![\\p{L}\\p{N}])", "iu");

export const twoToTwenty =
  "(?:(?:two" +
  "|three" +
  "|four" +
  "|five" +
  "|six" +
  "|seven" +
  "|eight" +
  "|nine" +
  "|ten" +
  "|eleven" +
  "|twelve" +
  "|thirteen" +
  "|fourteen" +
  "|fifteen" +
  "|sixteen" +
  "|seventeen" +
  "|eighteen" +
  "|nineteen" +
  "|twenty))";

export const numberWord =
  "(?:(?:" +
  twoToTwenty +
  "|thirty" +
  "|forty" +
  "|fifty" +
  "|sixty" +
  "|seventy" +
  "|eighty" +
  "|ninety" +
  "|hundred" +
  "|thousand" +
  "|million" +
  "|dozen" +
  "|half" +
  "|twice))";

export const NUMBER = /* @__PURE__ */ new RegExp("(?<![\\p{L}\\p{N}])(?:\\d[\\d.,:]*|(?:" + numberWord + ")s?)(?![\\p{L}])", "iu");

export const SPEECH = /* @__PURE__ */ new RegExp("[“\"«][^“”\"«»]{2,160}[”\"»]", "u");

const ATTRIBUTED_name = "(?:(?:\\p{Lu}\\p{L}+ ){1,3})";

const ATTRIBUTED_said = "(?:(?:said|wrote|put it))";

export const ATTRIBUTED = /* @__PURE__ */ new RegExp(
  "(?:[“\"«][^“”\"«»]{12,240}[”\"»]\\s*(?:[-–—]\\s*\\p{Lu}|,?\\s*(?:as )?" +
  ATTRIBUTED_name +
  "(?:once )?" +
  ATTRIBUTED_said +
  "|by \\p{Lu}\\p{L}+ \\p{Lu})" +
  "|\\b(?:as |in the words of )?" +
  ATTRIBUTED_name +
  "once (?:said|wrote|remarked)" +
  "|\\b(?:[Aa]s|[Ll]ike) (?:the |our )?(?:(?:great|famous|national|poet|philosopher|leader|fou" +
  "nder|late|former|president) ){1,3}" +
  ATTRIBUTED_name +
  "(?:once )?" +
  ATTRIBUTED_said +
  "|\\bin the words of (?:\\p{Lu}\\p{L}+ ?){1,3})", "u");

const RESULT_token = "(?:\\S+)";

export const RESULT = /* @__PURE__ */ new RegExp(
  "(?<![\\p{L}\\p{N}])(?:(?:increased" +
  "|rose" +
  "|grew" +
  "|reduced" +
  "|dropped" +
  "|fell" +
  "|raised" +
  "|won" +
  "|passed" +
  "|earned" +
  "|collected" +
  "|doubled" +
  "|tripled" +
  "|halved" +
  "|saved" +
  "|sold" +
  "|reached" +
  "|improved" +
  "|graduated" +
  "|enrolled" +
  "|adopted" +
  "|published" +
  "|opened" +
  "|as\\s+a\\s+result" +
  "|because\\s+of\\s+(?:this" +
  "|that" +
  "|it)" +
  "|led\\s+to" +
  "|from\\s+" +
  RESULT_token +
  "\\s+to\\s+" +
  RESULT_token +
  "|now\\s+(?:run(?:(?:s))?" +
  "|has" +
  "|have" +
  "|use" +
  "|uses" +
  "|meet(?:(?:s))?" +
  "|teach" +
  "|teaches" +
  "|know(?:(?:s))?" +
  "|read(?:(?:s))?)" +
  "|still\\s+(?:run(?:(?:s))?" +
  "|use(?:(?:s))?" +
  "|meet(?:(?:s))?" +
  "|work(?:(?:s))?" +
  "|in\\s+use)" +
  "|by\\s+(?:the\\s+(?:end" +
  "|time)" +
  "|then" +
  "|" +
  year +
  "|" +
  month +
  "|May)" +
  "|ran" +
  "|came\\s+back" +
  "|percent" +
  "|finished" +
  "|came\\s+(?:first" +
  "|second" +
  "|third)" +
  "|accepted))(?![\\p{L}\\p{N}])", "iu");

export const REFLECTION = /* @__PURE__ */ new RegExp(
  "(?<![\\p{L}\\p{N}])(?:(?:I\\s+(?:(?:" +
  word +
  ")\\s+)?(?:learn(?:ed" +
  "|t)" +
  "|reali(?:s" +
  "|z)ed" +
  "|understood" +
  "|discovered" +
  "|noticed" +
  "|stopped" +
  "|used\\s+to" +
  "|saw\\s+that" +
  "|found\\s+out)" +
  "|I\\s+(?:started" +
  "|began" +
  "|came)\\s+to\\s+(?:see" +
  "|understand" +
  "|ask" +
  "|listen" +
  "|notice" +
  "|reali(?:s" +
  "|z)e" +
  "|think" +
  "|wonder" +
  "|question" +
  "|doubt)" +
  "|I\\s+(?:also" +
  "|now" +
  "|already)\\s+know\\s+(?:that" +
  "|how" +
  "|why)" +
  "|(?:I" +
  "|we)\\s+(?:(?:" +
  word +
  ")\\s+)?(?:too" +
  "|instead)" +
  "|because\\s+of\\s+(?:her" +
  "|him" +
  "|them" +
  "|that" +
  "|this)" +
  "|I\\s+(?:no\\s+longer" +
  "|now\\s+(?:know" +
  "|ask" +
  "|listen" +
  "|see" +
  "|try" +
  "|think" +
  "|write" +
  "|check" +
  "|begin" +
  "|start" +
  "|understand))" +
  "|(?:taught" +
  "|showed" +
  "|made" +
  "|reminded" +
  "|forced)\\s+me" +
  "|chang(?:ed" +
  "|es)\\s+(?:how" +
  "|the\\s+way" +
  "|my" +
  "|me)" +
  "|since\\s+then" +
  "|looking\\s+back" +
  "|what\\s+I\\s+(?:(?:had)\\s+)?(?:missed" +
  "|misunderstood" +
  "|learned" +
  "|learnt)" +
  "|I\\s+had\\s+(?:been\\s+wrong" +
  "|never" +
  "|not)" +
  "|I\\s+was\\s+wrong" +
  "|lesson))(?![\\p{L}\\p{N}])", "iu");

export const EMPTY_LESSON = /* @__PURE__ */ new RegExp(
  "(?<![\\p{L}\\p{N}])(?:learn(?:ed" +
  "|t)\\s+(?:a\\s+lot" +
  "|so\\s+much" +
  "|many\\s+things))(?![\\p{L}\\p{N}])", "iu");

const GOAL_adverb = "(?:(?:also |then |now |still |really |one day |eventually |hopefully |ultimately ))";

const GOAL_wants = "(?:(?:want|plan|hope|intend|aim|aspire|wish|dream|would like|will|am going))";

const GOAL_other = "(?:(?:you\\b" + "|that you" + "|the committee" + "|I had" + "|always\\b" + "|never\\b))";

const GOAL_promise =
  "(?:(?:not (?:disappoint|let)" +
  "|make (?:the most|you|sure)" +
  "|do my best" +
  "|be (?:able to focus|grateful|honou?red|thankful)))";

const GOAL_aim =
  "(?:(?:goal" +
  "|dream" +
  "|aim" +
  "|ambition" +
  "|plan" +
  "|vision" +
  "|aspiration" +
  "|objective))";

export const GOAL = /* @__PURE__ */ new RegExp(
  "(?:\\bI(?:'ll|’ll|'d|’d)? " +
  GOAL_adverb +
  "?" +
  GOAL_wants +
  " (?!" +
  GOAL_other +
  "|" +
  GOAL_promise +
  ")" +
  "|\\b[Mm]y (?:\\w+ )?(?:\\w+-term )?" +
  GOAL_aim +
  "s?\\b)", "iu");

export const AHEAD = /* @__PURE__ */ new RegExp(
  "(?:\\b(?:after|upon|on|when I) (?:I )?(?:graduat|finish(?:ing)? my|complet(?:e|ing)|return(" +
  "?:ing)? (?:home|to))" +
  "|\\bin (?:the next )?(?:five|ten|5|10) years\\b)", "iu");

const VAGUE_AIM_anybody =
  "(?:(?:other people" +
  "|people" +
  "|others" +
  "|society" +
  "|the (?:needy|poor|less fortunate|community|world|society)" +
  "|my (?:country|community|family|people|society)" +
  "|humanity" +
  "|mankind))";

export const notOf = "(?:(?! of\\b))";

export const VAGUE_AIM = /* @__PURE__ */ new RegExp(
  "(?<![\\p{L}\\p{N}])(?:(?:(?:make" +
  "|making)\\s+(?:a" +
  "|the" +
  "|some" +
  "|any)\\s+(?:(?:" +
  word +
  ")\\s+)?(?:difference" +
  "|impact" +
  "|change)" +
  "|giv(?:e" +
  "|ing)\\s+back" +
  "|chang(?:e" +
  "|ing)\\s+the\\s+world" +
  "|help(?:(?:ing))?\\s+" +
  VAGUE_AIM_anybody +
  "|better\\s+(?:place" +
  "|world" +
  "|future" +
  "|life" +
  "|society" +
  "|tomorrow)" +
  "|be(?:(?:come" +
  "|ing))?\\s+(?:(?:very)\\s+)?successful" +
  "|success(?:(?:ful))?\\s+(?:in\\s+(?:(?:my)\\s+)?life" +
  "|person" +
  "|career" +
  "|future)" +
  "|achiev(?:e" +
  "|ing)\\s+(?:(?:all)\\s+)?(?:my" +
  "|of\\s+my" +
  "|these" +
  "|those" +
  "|this)\\s+(?:(?:" +
  word +
  ")\\s+)?(?:goal(?:(?:s))?" +
  "|dream(?:(?:s))?" +
  "|ambition(?:(?:s))?" +
  "|aspiration(?:(?:s))?" +
  "|potential)" +
  "|reach\\s+(?:my" +
  "|your" +
  "|their)\\s+(?:(?:full)\\s+)?potential" +
  "|(?:positive" +
  "|lasting" +
  "|real" +
  "|great" +
  "|big" +
  "|meaningful" +
  "|significant)\\s+(?:impact" +
  "|change" +
  "|difference" +
  "|contribution)" +
  "|contribut(?:e" +
  "|ing)\\s+to\\s+(?:(?:the)\\s+)?(?:society" +
  "|development" +
  "|world" +
  "|community" +
  "|my\\s+(?:country" +
  "|community" +
  "|society)" +
  "|my\\s+nation" +
  "|nation)(?:\\s+(?:" +
  word +
  "\\s+(?:my" +
  "|our" +
  "|the)\\s+" +
  word +
  "))?" +
  "|develop(?:(?:ing))?\\s+my\\s+(?:country" +
  "|community" +
  "|nation)" +
  "|serv(?:e" +
  "|ing)\\s+(?:my" +
  "|the)\\s+(?:country" +
  "|community" +
  "|nation" +
  "|people" +
  "|society" +
  "|humanity)" +
  "|make\\s+(?:my" +
  "|our" +
  "|their)\\s+" +
  word +
  "\\s+proud" +
  "|like-minded\\s+(?:people" +
  "|individuals" +
  "|students" +
  "|professionals)" +
  "|a(?:(?:n))?\\s+asset\\s+(?:for" +
  "|to" +
  "|of)\\s+(?:the" +
  "|my" +
  "|our)\\s+(?:nation" +
  "|country" +
  "|society" +
  "|community)" +
  "|network\\s+with\\s+" +
  upToTwo +
  "(?:scholars" +
  "|people" +
  "|students)" +
  "|relationships\\s+with\\s+people" +
  "|(?:gain" +
  "|acquire" +
  "|get" +
  "|give\\s+me" +
  "|provide\\s+me\\s+with)\\s+" +
  upToTwo +
  "(?:knowledge" +
  "|skills" +
  "|experience" +
  "|tools)" +
  "|new\\s+knowledge" +
  "|build\\s+" +
  upToTwo +
  "network" +
  "|government,\\s+" +
  word +
  rest +
  gap20 +
  "stakeholders" +
  "|other\\s+stakeholders" +
  "|" +
  upToOne +
  "development\\s+goals" +
  "|contribut(?:e" +
  "|ing)\\s+to\\s+" +
  word +
  "\\s+and\\s+development" +
  "|(?:reputed" +
  "|reputable" +
  "|renowned)\\s+" +
  upToOne +
  "(?:company" +
  "|companies" +
  "|organi(?:s" +
  "|z)ation(?:(?:s))?" +
  "|MNC" +
  "|firm)" +
  "|for\\s+the\\s+benefit\\s+of\\s+(?:(?:the" +
  "|our" +
  "|my)\\s+)?(?:society" +
  "|people" +
  "|humanity" +
  "|mankind" +
  "|country" +
  "|nation" +
  "|community)" +
  "|real(?:-" +
  "|\\s+)world\\s+problems" +
  "|(?:high" +
  "|highly)\\s+qualified\\s+specialist" +
  "|(?:become" +
  "|be)\\s+(?:somebody" +
  "|someone)\\s+(?:great" +
  "|important" +
  "|successful" +
  "|useful)" +
  "|become\\s+a\\s+better\\s+person" +
  "|would\\s+mean\\s+(?:a\\s+lot" +
  "|so\\s+much" +
  "|everything" +
  "|the\\s+world)\\s+to\\s+me" +
  "|focus\\s+on\\s+my\\s+studies" +
  "|(?:valuable" +
  "|important)\\s+for\\s+my\\s+(?:career" +
  "|future" +
  "|country)" +
  "|(?:beneficial" +
  "|useful" +
  "|helpful" +
  "|great)\\s+for\\s+my\\s+(?:career" +
  "|future)" +
  "|part\\s+of\\s+(?:the" +
  "|this" +
  "|that)\\s+(?:change" +
  "|solution" +
  "|movement" +
  "|transformation)" +
  notOf +
  "|part\\s+of\\s+something\\s+(?:bigger" +
  "|greater" +
  "|larger)" +
  "|(?:a" +
  "|the)\\s+voice\\s+(?:for" +
  "|of)\\s+the\\s+(?:voiceless" +
  "|youth" +
  "|unheard" +
  "|people" +
  "|poor" +
  "|ocean" +
  "|planet" +
  "|oppressed)" +
  "|(?:the" +
  "|a)\\s+(?:next" +
  "|new" +
  "|future)\\s+generation\\s+of\\s+" +
  upToOne +
  "leaders))(?![\\p{L}\\p{N}])", "iu");

const ROLE_job =
  "(?:(?:engineer" +
  "|teacher" +
  "|nurse" +
  "|doctor" +
  "|physician" +
  "|surgeon" +
  "|midwife" +
  "|pharmacist" +
  "|dentist" +
  "|lawyer" +
  "|advocate" +
  "|judge" +
  "|researcher" +
  "|scientist" +
  "|economist" +
  "|statistician" +
  "|epidemiologist" +
  "|biologist" +
  "|chemist" +
  "|physicist" +
  "|programmer" +
  "|developer" +
  "|designer" +
  "|architect" +
  "|journalist" +
  "|writer" +
  "|translator" +
  "|accountant" +
  "|entrepreneur" +
  "|farmer" +
  "|agronomist" +
  "|veterinarian" +
  "|psychologist" +
  "|therapist" +
  "|counsel(?:l)?or" +
  "|librarian" +
  "|lecturer" +
  "|professor" +
  "|technician" +
  "|planner" +
  "|policy analyst" +
  "|analyst" +
  "|consultant" +
  "|diplomat" +
  "|historian" +
  "|curator" +
  "|musician" +
  "|social worker" +
  "|geologist" +
  "|hydrologist" +
  "|ecologist" +
  "|pilot" +
  "|mechanic" +
  "|chef))";

const ROLE_workplace =
  "(?:(?:clinic" +
  "|laboratory" +
  "|lab" +
  "|workshop" +
  "|cooperative" +
  "|company" +
  "|start-?up" +
  "|library" +
  "|ministry" +
  "|hospital" +
  "|studio" +
  "|press" +
  "|museum" +
  "|firm" +
  "|bakery" +
  "|farm" +
  "|hub" +
  "|charity))";

export const ROLE = /* @__PURE__ */ new RegExp(
  "(?<![\\p{L}\\p{N}])(?:(?:" +
  ROLE_job +
  "(?:(?:s))?" +
  "|" +
  ROLE_workplace +
  "(?:(?:s))?))(?![\\p{L}\\p{N}])", "iu");

export const ABSTRACT = /* @__PURE__ */ new RegExp(
  "(?<![\\p{L}\\p{N}])(?:(?:success" +
  "|passion" +
  "|education" +
  "|opportunit(?:y" +
  "|ies)" +
  "|knowledge" +
  "|experience(?:(?:s))?" +
  "|skill(?:(?:s))?" +
  "|leadership" +
  "|challenge(?:(?:s))?" +
  "|dream(?:(?:s))?" +
  "|goal(?:(?:s))?" +
  "|future" +
  "|world" +
  "|dedication" +
  "|determination" +
  "|perseverance" +
  "|excellence" +
  "|value(?:(?:s))?" +
  "|motivation" +
  "|inspiration" +
  "|potential" +
  "|ability" +
  "|abilities" +
  "|growth" +
  "|development" +
  "|society" +
  "|importance" +
  "|attitude" +
  "|mindset" +
  "|journey" +
  "|commitment" +
  "|responsibility" +
  "|diversity" +
  "|innovation" +
  "|teamwork" +
  "|communication" +
  "|resilience" +
  "|aspiration(?:(?:s))?" +
  "|ambition(?:(?:s))?" +
  "|achievement(?:(?:s))?))(?![\\p{L}\\p{N}])", "iu");

export const doing =
  "(?:(?:starting" +
  "|building" +
  "|teaching" +
  "|running" +
  "|leading" +
  "|coaching" +
  "|writing" +
  "|organi[sz]ing" +
  "|developing" +
  "|designing" +
  "|tutoring" +
  "|mentoring" +
  "|training" +
  "|measuring" +
  "|mapping))";

export const DOING = /* @__PURE__ */ new RegExp(
  "(?<![\\p{L}\\p{N}])(?:(?:I" +
  "|we)\\s+(?:am" +
  "|['’]m" +
  "|are" +
  "|['’]re)\\s+(?:(?:now" +
  "|currently)\\s+)?" +
  doing +
  ")(?![\\p{L}\\p{N}])", "iu");

export const NOT_NAMES: readonly string[] = [
  "i", "i'm", "i've", "i'd", "i'll", "god", "english", "monday", "tuesday", "wednesday", "thursday", "friday",
  "saturday", "sunday", "january", "february", "march", "april", "may", "june", "july", "august", "september",
  "october", "november", "december", "bachelor", "bachelor's", "bachelors", "master", "master's", "masters",
  "degree", "phd", "university", "college", "school", "mathematics", "science", "biology", "chemistry",
  "physics", "internet", "covid", "covid-19", "mondays", "tuesdays", "wednesdays", "thursdays", "fridays",
  "saturdays", "sundays", "sir", "madam", "dear", "mr", "mrs", "ms", "dr", "prof", "professor", "year",
  "grade", "class", "form", "level", "stage", "chapter", "number", "room", "article", "term", "semester",
];

const AT_PRESENT_degree = "(?:Ph\\.?D\\.?|doctorate|master[’']?s?|bachelor[’']?s?|M\\.?Sc\\.?|B\\.?Sc\\.?)";

const AT_PRESENT_doing =
  "(?:(?:an? |in my |doing |pursuing |studying |enrolled in |completing |finishing |working t" +
  "owards? ))";

const AT_PRESENT_student = "(?:(?:student|undergraduate|freshman|sophomore|" + AT_PRESENT_degree + "))";

export const AT_PRESENT = /* @__PURE__ */ new RegExp(
  "\\bI(?: am|’m|'m)(?: currently| now)? " +
  AT_PRESENT_doing +
  "(?:my |an? |the )?((?:[\\p{L}.’'-]+ ){0,3}?" +
  AT_PRESENT_student +
  "(?: degree| student| candidate)?)", "iu");

export const DEGREE_WORDS = [
  { degree: "phd", pattern: /* @__PURE__ */ new RegExp("\\b(?:Ph\\.?D\\.?|doctoral|doctorate)\\b", "i") },
  {
    degree: "masters",
    pattern: /* @__PURE__ */ new RegExp("\\b(?:master(?:[’']?s)?|M\\.?Sc\\.?|MBA|graduate)\\b", "i"),
  },
  {
    degree: "undergraduate",
    pattern: /* @__PURE__ */ new RegExp(
  "\\b(?:undergraduate|bachelor(?:[’']?s)?|B\\.?Sc\\.?|freshman|sophomore|junior|(?:first|second" +
  "|third|fourth|final)[- ]year)\\b", "i"),
  },
  {
    degree: "secondary",
    pattern: /* @__PURE__ */ new RegExp("\\b(?:high[- ]school|secondary[- ]school)\\b", "i"),
  },
] as const;

const INSTITUTION_study =
  "(?:(?:I (?:currently |now )?(?:study|attend)|I(?: am|’m|'m)[^.?!]{0,60}(?:student|studying" +
  "|enrolled|undergraduate|degree)))";

const INSTITUTION_name =
  "(?:(?:\\p{Lu}[\\p{L}’'-]+ ){0,4}(?:University|Institute|College|Polytechnic)(?: of(?: \\p{Lu}" +
  "[\\p{L}’'-]+){1,4})?)";

export const INSTITUTION = /* @__PURE__ */ new RegExp(
  "\\b" +
  INSTITUTION_study +
  "\\b[^.?!]{0,60}?\\b(?:at|in|of)? ?(?:the )?(" +
  INSTITUTION_name +
  ")", "u");

export const FROM = /* @__PURE__ */ new RegExp(
  "\\b(?:I (?:am|come) (?:originally )?from|I was born (?:and raised )?in|as an?|I(?: am|’m|'m" +
  ") an?)\\b([^.?!;]{0,60})", "giu");

export const GPA = /* @__PURE__ */ new RegExp(
  "(?:\\b(?:C?GPA|grade point average)\\b[^.\\d]{0,20}(\\d\\.\\d{1,2})\\b" +
  "|\\b(\\d\\.\\d{1,2})(?: ?\\/ ?4(?:\\.0+)?)? (?:C?GPA|grade point average)\\b)", "i");

const AIMED_FIELD_degree =
  "(?:(?:degree|master[’']?s|Ph\\.?D\\.?|doctorate|bachelor[’']?s|M\\.?Sc\\.?|B\\.?Sc\\.?|study|maj" +
  "or(?:ing)? in|studies))";

export const AIMED_FIELD = /* @__PURE__ */ new RegExp("\\b" + AIMED_FIELD_degree + "(?: degree)?(?: in)? ((?:[\\p{L}-]+ ){0,3}[\\p{L}-]+)", "iu");

export const GROWTH = /* @__PURE__ */ new RegExp(
  "(?<![\\p{L}\\p{N}])(?:(?:grew" +
  "|grown" +
  "|another" +
  "|more" +
  "|later" +
  "|next\\s+year" +
  "|second\\s+year" +
  "|increased" +
  "|rose" +
  "|joined" +
  "|became" +
  "|remaining" +
  "|left" +
  "|only" +
  "|out\\s+of))(?![\\p{L}\\p{N}])", "iu");

const AGE_AND_YEAR_at = "(?:(?:I was|when I turned|at (?:the )?age of|at age))";

const AGE_AND_YEAR_years = "(?:\\d{1,2}|\\w+teen|ten|eleven|twelve|nine|eight|seven|six|five)";

export const AGE_AND_YEAR = /* @__PURE__ */ new RegExp(
  "(?:\\b(?:in|during|summer of|spring of) (?<year>(?:19|20)\\d\\d)\\b[^.?!]{0,40}\\b" +
  AGE_AND_YEAR_at +
  " (?<age>" +
  AGE_AND_YEAR_years +
  ")\\b" +
  "|\\b" +
  AGE_AND_YEAR_at +
  " (?<ageFirst>" +
  AGE_AND_YEAR_years +
  ")(?: years old)?\\b[^.?!]{0,30}\\bin (?<yearThen>(?:19|20)\\d\\d)\\b)", "i");

const COUNTED_allOf = "(?:(?:all(?: of)?(?: the| these| those| my| our)? |the |these |those |my |our ))";

const COUNTED_number = "(?:\\d{1,5}|one|" + twoToTwenty + ")";

const COUNTED_kind = "(?:(?:younger|older|elder|little|big|small|young|other|new|local))";

export const COUNTED = /* @__PURE__ */ new RegExp(
  "(?<![\\p{L}\\d.])(?<all>" +
  COUNTED_allOf +
  ")?(?<number>" +
  COUNTED_number +
  ") (?:" +
  COUNTED_kind +
  " )?(?<noun>\\p{L}{4,})", "giu");

const SIBLINGS_number = "(?:\\d{1,2}|[a-z]+)";

const SIBLINGS_all = "(?:(?:siblings|brothers and sisters|sisters and brothers))";

const SIBLINGS_place =
  "(?:(?:oldest|eldest|youngest|first|second|third|fourth|fifth|last|middle|one)(?: child| bo" +
  "rn)?)";

export const SIBLINGS = /* @__PURE__ */ new RegExp(
  "(?:\\b(?:I have|my) (?<number>" +
  SIBLINGS_number +
  ") " +
  SIBLINGS_all +
  "\\b" +
  "|\\b" +
  SIBLINGS_place +
  " of (?<children>" +
  SIBLINGS_number +
  ") (?:children|siblings)\\b" +
  "|\\bwe (?:are|were) (?<ours>" +
  SIBLINGS_number +
  ") (?:children|siblings|brothers and sisters)\\b)", "gi");

export const UNCOUNTED: readonly string[] = [
  "years", "year", "months", "month", "weeks", "week", "days", "day", "hours", "hour", "minutes", "times",
  "time", "percent", "miles", "kilometres", "kilometers", "dollars", "people", "thousand", "hundred",
  "million", "more", "different",
];

const YEARS_OF_WORK_mine =
  "(?:(?:I have (?:over |more than |about |almost |nearly )?|(?:in|over|during|after) (?:thes" +
  "e|my) ))";

const YEARS_OF_WORK_work = "(?:(?:(?:\\w+ )?(?:work |working |professional )?experience|work|service))";

export const YEARS_OF_WORK = /* @__PURE__ */ new RegExp(
  "\\b" +
  YEARS_OF_WORK_mine +
  "(\\d{1,2}|one|" +
  twoToTwenty +
  ") years of " +
  YEARS_OF_WORK_work +
  "\\b", "i");

export const SINCE_THEN = /* @__PURE__ */ new RegExp(
  "\\b(?:in|over|during|after) these (\\d{1,2}|" +
  twoToTwenty +
  ") years(?! (?:as an? |of )?(?:stud|school|univers|life|war|drought))", "i");

const BEGAN_WORK_began = "(?:(?:joined|started|began|became|am|have been|was (?:hired|employed|appointed|posted)))";

export const BEGAN_WORK = /* @__PURE__ */ new RegExp(
  "\\b(?:[Ii]n|[Ss]ince) (?:\\w+ )?((?:19|20)\\d\\d),? I (?:\\w+ )?" +
  BEGAN_WORK_began +
  "\\b", "");

export const AGE_TODAY = /* @__PURE__ */ new RegExp(
  "\\bI(?: am|’m|'m) (?:now |currently )?(?:an? )?(\\d{2})(?: years old|-year-old| years of age" +
  ")\\b", "i");

export const GENERAL_WORDS: readonly string[] = [
  "i", "a", "an", "the", "of", "to", "in", "on", "at", "for", "with", "and", "or", "but", "if", "so", "as",
  "by", "from", "into", "about", "that", "this", "these", "those", "it", "its", "is", "are", "was", "were",
  "be", "been", "being", "am", "have", "has", "had", "having", "do", "does", "did", "will", "would", "shall",
  "can", "could", "may", "might", "must", "should", "my", "our", "your", "their", "his", "her", "me", "us",
  "them", "we", "you", "they", "he", "she", "who", "which", "what", "when", "where", "why", "how", "not",
  "no", "nor", "more", "most", "much", "many", "very", "also", "than", "then", "too", "all", "any", "some",
  "each", "every", "both", "other", "another", "such", "own", "same", "only", "just", "one", "two", "there",
  "here", "up", "out", "over", "under", "after", "before", "during", "through", "within", "while", "because",
  "since", "until", "upon", "per", "via", "i'm", "i'll", "i've", "i'd", "it's", "myself", "again", "even",
  "still", "well", "like", "far", "able", "order", "either", "become", "becoming", "get", "getting", "make",
  "making", "want", "wants", "wish", "hope", "plan", "aim", "intend", "dream", "goal", "goals", "aims",
  "plans", "love", "need", "use", "using", "take", "taking", "go", "going", "come", "coming", "work",
  "working", "works", "study", "studying", "studies", "learn", "learning", "help", "helping", "helps", "give",
  "gives", "giving", "gave", "provide", "provides", "allow", "allows", "enable", "enables", "continue",
  "becomes", "pursue", "achieve", "achieving", "reach", "reaching", "fulfil", "fulfill", "improve",
  "improving", "improves", "enhance", "develop", "developing", "development", "gain", "gaining", "acquire",
  "share", "sharing", "apply", "applying", "contribute", "contributing", "contribution", "support",
  "supporting", "serve", "serving", "create", "creating", "build", "building", "change", "changing", "bring",
  "lead", "leading", "play", "part", "role", "believe", "confident", "sure", "look", "forward", "return",
  "returning", "back", "complete", "completing", "finish", "finishing", "graduation", "graduate",
  "graduating", "degree", "master", "master's", "masters", "bachelor", "bachelor's", "phd", "course",
  "courses", "programme", "program", "programmes", "programs", "scholarship", "fellowship", "award",
  "bursary", "foundation", "university", "universities", "college", "school", "institution", "academic",
  "education", "educational", "career", "careers", "job", "jobs", "professional", "profession",
  "professionals", "field", "fields", "area", "areas", "subject", "sector", "sectors", "industry", "business",
  "company", "companies", "organisation", "organization", "organisations", "organizations", "international",
  "national", "local", "global", "abroad", "overseas", "country", "countries", "nation", "nations", "home",
  "community", "communities", "society", "people", "person", "persons", "others", "person's", "youth",
  "young", "women", "children", "poor", "needy", "family", "families", "friends", "students", "student",
  "colleagues", "generation", "generations", "world", "humanity", "mankind", "life", "lives", "live",
  "living", "knowledge", "skill", "skills", "experience", "experiences", "tool", "tools", "expertise",
  "ability", "abilities", "opportunity", "opportunities", "chance", "potential", "future", "years", "year",
  "long-term", "short-term", "term", "time", "day", "one-day", "success", "successful", "excellent",
  "excellence", "leader", "leaders", "leadership", "manager", "managerial", "management", "position",
  "positions", "expert", "impact", "difference", "positive", "better", "best", "good", "great", "new", "high",
  "higher", "different", "various", "important", "meaningful", "significant", "valuable", "useful",
  "beneficial", "lasting", "real", "big", "strong", "stronger", "network", "networks", "networking",
  "connections", "relationships", "relationship", "team", "teams", "mindset", "growth", "progress", "problem",
  "problems", "issue", "issues", "challenge", "challenges", "solution", "solutions", "needs", "quality",
  "level", "levels", "way", "ways", "thing", "things", "ideas", "idea", "passion", "dreams", "desire",
  "interest", "interests", "interested", "ambition", "ambitions", "objective", "objectives", "mission",
  "vision", "purpose", "values", "resources", "technology", "technologies", "modern", "advanced", "latest",
  "science", "sciences", "research", "innovation", "innovative", "sustainable", "sustainability", "economic",
  "economy", "social", "policy", "policies", "health", "healthcare", "environment", "environmental",
  "economics", "engineering", "medicine", "law", "politics", "theory", "theories", "practical", "theoretical",
  "practice", "understanding", "perspective", "perspectives", "culture", "cultures", "background",
  "backgrounds", "diverse", "diversity", "financial", "burden", "worry", "proud", "asset", "thanks",
  "grateful", "step", "key", "door", "doors", "path", "journey", "place", "around", "across", "deep",
  "deeply", "truly", "really", "highly", "fully", "together", "eventually", "later", "finally", "first",
  "second", "next", "soon", "especially", "particularly", "further", "closely", "effectively", "efficiently",
  "successfully", "towards", "toward", "among", "between", "against", "without", "stakeholders", "government",
  "governments", "public", "private", "ngo", "ngos", "multinational", "consultancy", "entrepreneur",
  "confidence", "independent", "inspire", "inspiring", "motivate", "empower", "empowering", "advocate",
  "promote", "promoting", "address", "addressing", "solve", "solving", "face", "facing", "tackle",
  "implement", "implementing", "start", "starting", "begin", "set", "open", "opens", "represent", "peace",
  "justice", "equality", "rights", "human", "fight", "fighting", "voiceless", "traditions", "tradition",
  "preserve", "lifelong", "benefit", "benefits", "equip", "prepare", "preparing", "focus", "concentrate",
  "expand", "broaden", "deepen", "strengthen", "explore", "discover", "meet", "join", "attend", "choose",
  "chosen", "select", "selected", "dedicated", "committed",
];

const LOSS_death = "(?:(?:passed away|died|dying|deaths?|dead|funerals?|buried|widow\\w*|orphan\\w*|grave))";

const LOSS_illness =
  "(?:(?:sick\\w*|ill|illness\\w*|hospital\\w*|stroke|cancer|accident|injur\\w+|diagnos\\w+|tumou?" +
  "r|surgery|miscarr\\w+))";

const LOSS_need = "(?:(?:without food|hungry|hunger|starv\\w+|evict\\w+|homeless))";

const LOSS_flight =
  "(?:(?:fled|flee|refugees?|war|bomb\\w*|shelling|burned|burnt down|destroyed our|flood\\w*|ea" +
  "rthquake))";

const LOSS_broken = "(?:(?:divorc\\w+|abandon\\w+|left us|abus\\w+|prison|arrested))";

const LOSS_lost =
  "(?:(?:lost (?:my|our|his|her|their) (?:father|mother|parents?|brother|sister|son|daughter|" +
  "job|home|house|life|lives)))";

export const LOSS = /* @__PURE__ */ new RegExp(
  "(?:\\b" +
  LOSS_death +
  "\\b" +
  "|\\b" +
  LOSS_illness +
  "\\b" +
  "|\\b" +
  LOSS_need +
  "\\b" +
  "|\\b" +
  LOSS_flight +
  "\\b" +
  "|\\b" +
  LOSS_broken +
  "\\b" +
  "|\\b" +
  LOSS_lost +
  "\\b)", "i");

const CHILDREN_parent = "(?:(?:mother|father|parent|mum|mom|dad))";

const CHILDREN_number = "(?:\\d{1,2}|" + twoToTwenty + ")";

const CHILDREN_kids = "(?:(?:children|kids|sons|daughters))";

export const CHILDREN = /* @__PURE__ */ new RegExp(
  "(?:\\b(?:a|am a|as a|single|old|proud) " +
  CHILDREN_parent +
  " of (?<of>" +
  CHILDREN_number +
  ")\\b(?! (?:children|kids)? (?:who|whose))" +
  "|\\b(?:my|our) (?<my>" +
  CHILDREN_number +
  ") (?:young |small |little )?" +
  CHILDREN_kids +
  "\\b" +
  "|\\bI have (?<have>" +
  CHILDREN_number +
  ") (?:young |small |little )?" +
  CHILDREN_kids +
  "\\b)", "giu");
