// Written by tooling/compile-vocabulary.ts from phrases.yaml: change that file.

export const asks =
  "(?:(?:how" +
  "|what" +
  "|why" +
  "|when" +
  "|where" +
  "|who" +
  "|which" +
  "|whether" +
  "|describe" +
  "|explain" +
  "|discuss" +
  "|tell" +
  "|share" +
  "|reflect" +
  "|outline" +
  "|give" +
  "|indicate" +
  "|include" +
  "|address" +
  "|write" +
  "|state(?! of\\b)" +
  "|show" +
  "|say" +
  "|justify" +
  "|identify" +
  "|with whom" +
  "|for whom" +
  "|with which" +
  "|from which" +
  "|whom))";

const TURN_link =
  "(?:(?:[;:]|,|\\?)?\\s+(?:and|as well as|or)\\s+(?:also\\s+|[–—-] ?[^–—]{3,60}[–—-]\\s+)?)";

export const TURN = /* @__PURE__ */ new RegExp(
  "(?:" +
  TURN_link +
  "(?!where you (?:come|are) from)(?=" +
  asks +
  "\\b|name (?:one|two|three|an?|the|your)\\b)" +
  "|(?<!^If\\b[^?]*)[,;]\\s*(?=" +
  asks +
  "\\b)" +
  "|(?<=\\b(?:describe|explain|discuss|outline|state|include|about) your [^,;]{3,40})\\s+and\\s+" +
  "(?=(?:your|any (?:obstacles?|challenges?|barriers?|difficult\\w+))\\b)" +
  "|;\\s*" +
  "|\\.?,?\\s+(?:and\\s+)?(?=\\((?:\\d|[a-h]|i{1,3}|iv)\\)))", "gi");

const OWN_ITEM_thing =
  "(?:(?:plans?|goals|objectives|aspirations|interests|experience|motivation|background|achie" +
  "vements|reasons))";

export const OWN_ITEM = /* @__PURE__ */ new RegExp(
  "(?:,\\s*(?:and\\s+)?(?=(?:your|any)\\b)" +
  "|,\\s*(?:and\\s+)?(?=the (?:[a-z]+ ){1,3}(?:you|who|that|which)\\b)" +
  "|\\s+and\\s+(?=your (?:[a-z]+ ){0,3}" +
  OWN_ITEM_thing +
  "\\b[^,]{0,20}$)" +
  "|(?<=\\bshort[- ]term \\([^)]*\\))\\s+and\\s+(?=long[- ]term\\b))", "gi");

const ONE_OF_ASKED_one = "(?:(?:one|an? (?:single|specific|particular|certain)))";

const ONE_OF_ASKED_open =
  "(?:(?:of|or|time|times|moment|occasion|example|thing|things|way|ways|page|paragraph|senten" +
  "ce|word|year|day|more|another|area|aspect))";

export const ONE_OF_ASKED = /* @__PURE__ */ new RegExp(
  "\\b" +
  ONE_OF_ASKED_one +
  " (?!" +
  ONE_OF_ASKED_open +
  "\\b)(?:(?:real|former|young|difficult|special|memorable) )?(\\p{Ll}{3,})\\b", "iu");

export const TITLED_PERSON = /* @__PURE__ */ new RegExp("\\b(?:Mr|Mrs|Ms|Miss|Dr|Madam|Sir|Professor|Auntie|Uncle|Coach)\\.? \\p{Lu}", "u");

export const FORM = /* @__PURE__ */ new RegExp(
  "(?:\\b(?:\\d[\\d,.]*|one|two|three|five) ?(?:-\\s?\\d+ )?(?:words?|pages?|characters?|paragraph" +
  "s?)\\b" +
  "|^\\W*(?:please )?(?:write|answer|reply) in (?:English|French|German|Spanish|Portuguese)\\b" +
  "|\\b(?:word limit|double[- ]spaced|font|pdf|submit|upload|deadline|typed|plagiari|attach)\\b" +
  ")", "i");

const HEAD_order =
  "(?:(?:please )?(?:describe|explain|discuss|tell|state|outline|give|write|answer|show|refle" +
  "ct|share|use|consider))";

const HEAD_document =
  "(?:(?:letter|statement|essay|proposal|plan|purpose|intent|summary|introduction|section|par" +
  "t|question|topic|prompt))";

export const HEAD = /* @__PURE__ */ new RegExp(
  "(?:^(?!" +
  HEAD_order +
  "\\b)[^:?!]{0,90}\\b" +
  HEAD_document +
  "\\b[^:?!]{0,90}:\\s+(?=\\S)" +
  "|^(?!" +
  HEAD_order +
  "\\b)[^:?!]{0,60}:\\s+(?=" +
  HEAD_order +
  "\\b)" +
  "|^[^:?!]{0,60}\\b(?:" +
  HEAD_order +
  "|tell us|set out|covers?|covering|includ(?:e|ing)|address(?:ing)?|below):\\s+(?=\\S))", "i");

const EMPTY_letter = "(?:(?:motivation|cover) letter|letter of (?:motivation|intent))";

const EMPTY_statement =
  "(?:(?:personal|research|supporting) statement|statement of (?:academic |research )?(?:purp" +
  "ose|intent)|essay)";

const EMPTY_order =
  "(?:(?:please )?(?:address|answer|discuss|describe|include|write|explain|tell us|the|your))";

const EMPTY_filler = "(?:(?:who|which|each|all|of|the|these|following|questions?|points?|essay|statement))";

const EMPTY_name = "(?:(?:" + EMPTY_letter + "|" + EMPTY_statement + "))";

export const EMPTY = /* @__PURE__ */ new RegExp(
  "(?:^" +
  EMPTY_order +
  "(?: " +
  EMPTY_filler +
  ")*$" +
  "|^[^?]{0,60}\\b(?:should|must|please) (?:explain|describe|discuss|address|include|cover|tel" +
  "l us)$" +
  "|^(?:your |a |the )?" +
  EMPTY_name +
  "(?: (?:for|of|to|about|in) [^?]*)?$" +
  "|^(?!.*\\b(?:goals?|career|need|leadership|service|community|challenges?|impact)\\b)(?:\\w+ )" +
  "{0,3}(?:" +
  EMPTY_name +
  "|research proposal)(?: \\([^)]*\\))?$" +
  "|^(?:using|with|based on|drawing on|referring to|in|through|by means of) [^?]{0,60}\\b(?:ex" +
  "amples?|detail|words|essay|letter|statement)$" +
  "|^in (?:an?|one|your) (?:\\w+ ){0,2}\\w+(?: of)?$" +
  "|^in any (?:\\w+ ){1,3}(?:like|wish|choose|want)$" +
  "|^(?:and|or)$" +
  "|^(?:please )?(?:write|submit|provide|prepare|send|attach) (?:an? |your |the )?(?:" +
  EMPTY_letter +
  "|" +
  EMPTY_statement +
  ")(?: (?:for|to) [^?]*)?$" +
  "|^" +
  EMPTY_name +
  ", [^?]*$" +
  "|^(?:argue|make|support|defend|justify) your (?:case|answer|view|opinion|point|position)s?" +
  "\\b)", "i");

const PROCEDURE_step =
  "(?:(?:interviews?" +
  "|tests?" +
  "|exams?" +
  "|examinations?" +
  "|auditions?" +
  "|references?" +
  "|referee reports?" +
  "|recommendations?" +
  "|screening" +
  "|assessment cent(?:re|er)" +
  "|nominations?" +
  "|transcripts?" +
  "|documents?" +
  "|peer review" +
  "|admission" +
  "|administrative check" +
  "|essays?" +
  "|statement))";

export const PROCEDURE = /* @__PURE__ */ new RegExp("\\b" + PROCEDURE_step + "\\b", "i");

const LENGTH_PHRASE_limit = "(?:(?:(?:maximum|minimum)(?: word count:?| of)?|max\\.?|min\\.?|limit:?))";

const LENGTH_PHRASE_about =
  "(?:(?:in|using|within|about|around|approximately|approx\\.?|up to|at most|at least|no more " +
  "than|not more than|" +
  LENGTH_PHRASE_limit +
  "|between))";

const LENGTH_PHRASE_count = "(?:\\d[\\d,]*(?:\\s*(?:-|–|to|and)\\s*\\d[\\d,]*)?)";

const LENGTH_PHRASE_few = "(?:(?:an?|one|two|three|half an?) (?:\\w+ )?pages?)";

const LENGTH_PHRASE_end = "(?:(?: (?:max(?:imum)?|or (?:less|fewer)|limit|at most|each)))";

export const LENGTH_PHRASE = /* @__PURE__ */ new RegExp(
  "\\(?\\b(?:" +
  LENGTH_PHRASE_about +
  " ){0,3}(?:" +
  LENGTH_PHRASE_count +
  " ?-?(?:words?|characters?|pages?)|" +
  LENGTH_PHRASE_few +
  ")\\b" +
  LENGTH_PHRASE_end +
  "?\\)?,?", "gi");

const ASKING_lead = "(?:(?:(?:please|briefly|then|also|and|or) |[^.?!,]{0,40}, (?:please )?))";

const ASKING_command =
  "(?:(?:recount" +
  "|summari[sz]e" +
  "|introduce" +
  "|identify" +
  "|comment" +
  "|demonstrate" +
  "|analy[sz]e" +
  "|imagine" +
  "|define" +
  "|evaluate" +
  "|justify" +
  "|highlight" +
  "|elaborate" +
  "|consider" +
  "|argue" +
  "|give" +
  "|show))";

const ASKING_told = "(?:(?<!\\b(?:the|an?|our|your|of|his|her|their|this|each|not|never) |n[’']t ))";

export const ASKING = /* @__PURE__ */ new RegExp(
  "(?:\\?" +
  "|^\\W*" +
  ASKING_lead +
  "?" +
  ASKING_command +
  "\\b" +
  "|^\\W*(?:(?:and|or|also|then) )?(?:how|what|why|when|where|who|which|whether)\\b" +
  "|^[^.?!]{0,60}" +
  ASKING_told +
  "\\b(?:describe|explain|discuss|tell|share|reflect|outline|address|write|compare|state)\\b)", "i");

export const CHOICE = /* @__PURE__ */ new RegExp(
  "(?:\\b(?:choose|pick|select|answer|respond to) (?:any |only |just )?one\\b|\\bone of the foll" +
  "owing\\b" +
  "|\\b(?:choose|pick|select|answer) (?:either )?(?:[A-D1-4] or [A-D1-4]\\b|between\\b|from\\b|am" +
  "ong\\b))", "i");

const LIST_order =
  "(?:(?:introduce|describe|explain|discuss|include|outline|address|summari[sz]e|state(?! of\\" +
  "b)|covering|about|with(?= (?:your|an?|the) )))";

const LIST_announced = "(?:.{0,60}\\b(?:following|points|topics|questions|areas)\\b[^:.?!]{0,20}:)";

const LIST_items = "(?:(?<items>[^:]+?,[^:]+?,? and [^,:]+))";

export const LIST = /* @__PURE__ */ new RegExp(
  "^(?<lead>.*?\\b" +
  LIST_order +
  "\\b(?: your)?|" +
  LIST_announced +
  ") " +
  LIST_items +
  "$", "i");

const CHOSEN_BESIDE_chosen =
  "(?:(?:why|reasons? for) (?:have you |did you |you have |you |your )?(?:chose|chosen|choose" +
  "|selected|choosing))";

const CHOSEN_BESIDE_thing =
  "(?:(?:our|this|the|your) (?:\\p{L}+ ){0,2}(?:programme?|course|degree|universit\\p{L}+|subje" +
  "ct|field|college|school))";

export const CHOSEN_BESIDE = /* @__PURE__ */ new RegExp(
  "^(?<one>(?:.*\\b)?(?<asked>" +
  CHOSEN_BESIDE_chosen +
  ") " +
  CHOSEN_BESIDE_thing +
  "),? and (?:also )?(?<other>(?-i:\\p{Lu})[\\p{L}’' -]{2,40}\\??)$", "iu");

const NAMED_LIST_document = "(?:(?:letter|statement|essay|proposal|plan|purpose|summary))";

const NAMED_LIST_order =
  "(?:(?:describe|cover|covering|include|including|address|addressing|summari[sz]e|outline|pr" +
  "esent))";

const NAMED_LIST_few = "(?:(?:one|two|three|either|any|some))";

const NAMED_LIST_short = "(?:\\S+(?: \\S+){0,2})";

const NAMED_LIST_lead =
  "(?:(?:[^:]{0,80}\\b(?:" +
  NAMED_LIST_document +
  "|" +
  NAMED_LIST_order +
  ")\\b[^:]{0,60}:|(?!.*\\b" +
  NAMED_LIST_few +
  " of\\b)[^:]{0,80}:(?= " +
  NAMED_LIST_short +
  "(?:, " +
  NAMED_LIST_short +
  ")+(?:,? and " +
  NAMED_LIST_short +
  ")?$)))";

export const NAMED_LIST = /* @__PURE__ */ new RegExp("^(?<lead>" + NAMED_LIST_lead + ")\\s*(?<items>[^:,?]+(?:,[^:,?]+){2,})$", "i");

export const REFERS_BACK = /* @__PURE__ */ new RegExp(
  "(?<![\\p{L}\\p{N}])(?:(?:this" +
  "|these" +
  "|that" +
  "|those" +
  "|the\\s+above)\\s+(?:requirement(?:(?:s))?" +
  "|criteri(?:on" +
  "|a)" +
  "|qualit(?:y" +
  "|ies)" +
  "|value(?:(?:s))?" +
  "|skill(?:(?:s))?" +
  "|attribute(?:(?:s))?))(?![\\p{L}\\p{N}])", "iu");

export const WORDS_OF_ASKING: readonly string[] = [
  "graduation", "graduate", "give", "giving", "letter", "use", "using", "fit", "fits", "next", "five", "ten",
  "years", "purpose", "master", "masters", "doctoral", "proposal", "propose", "proposed", "take", "took",
  "taken", "initiative", "part", "involvement", "afterwards", "differently", "different", "relevant",
  "choice", "prepared", "preparation", "home", "reach", "become", "introduce", "most", "education", "outside",
  "knowledge", "see", "back", "dealt", "common",
];

export const PROMPT_WORDS: readonly string[] = [
  "describe", "explain", "discuss", "tell", "share", "essay", "please", "write", "statement", "personal",
  "example", "examples", "story", "experience", "experiences", "situation", "event", "moment", "question",
  "answer", "consider", "following", "topic", "important", "significant", "particular", "specific", "detail",
  "details", "include", "address", "reflect", "outline", "provide", "role", "part", "believe", "think",
  "feel", "help", "helped", "learn", "learned", "taught", "change", "changed", "challenge", "challenges",
  "obstacle", "obstacles", "setback", "difficulty", "failure", "failed", "mistake", "overcame", "overcome",
  "faced", "face", "leadership", "lead", "led", "leader", "goal", "goals", "plan", "plans", "career",
  "future", "aspirations", "ambition", "ambitions", "achieve", "achievement", "achievements",
  "accomplishment", "proud", "study", "studies", "studying", "degree", "field", "subject", "major", "course",
  "program", "programme", "university", "college", "scholarship", "award", "grant", "funding", "fellowship",
  "foundation", "committee", "community", "society", "country", "world", "others", "person", "someone",
  "influence", "influenced", "inspired", "inspire", "admire", "background", "identity", "family", "culture",
  "yourself", "impact", "contribute", "contribution", "difference", "benefit", "serve", "service",
  "volunteer", "financial", "need", "support", "afford", "receive", "deserve", "apply", "applying",
  "application", "candidate", "qualities", "strengths", "skills", "academic", "excellence", "merit",
  "potential", "commitment", "demonstrated", "ability", "strong", "good", "research", "work", "professional",
  "interest", "interested", "motivation", "motivated", "passion", "choose", "chose", "chosen", "reason",
  "reasons", "shape", "shaped", "life", "place", "places", "live", "lack", "access", "clear", "way", "ways",
  "main", "response", "result", "outcome", "approach", "handled", "handle", "react", "reacted", "like",
  "know", "grades", "grade", "show", "want", "would", "something", "anything", "us", "surprise", "drives",
];

export const AHEAD_ASKED = /* @__PURE__ */ new RegExp(
  "(?:\\byou (?:will|plan|intend|hope|aim|want|wish)\\b|\\b(?:will|would)\\b[^.?]{0,30}\\b(?:you|y" +
  "our|help|enable)\\b" +
  "|\\b(?:goals?|plans?|future|aspirations?|ambitions?)\\b|\\bafter (?:the|your)\\b)", "i");

export const BACK_ASKED = /* @__PURE__ */ new RegExp(
  "(?:\\b(?:have|has|had|did)\\b[^.?]{0,20}\\byou\\b|\\byou (?:have|had)\\b|\\btime (?:when|you|that" +
  ")\\b" +
  "|\\b(?:taught|learned|learnt|faced|overcame)\\b)", "i");

export const toWant = "(?:(?:(?:want|wish|plan|hope|intend|need|like) to )?)";

const BY_WRITER_helper =
  "(?:(?:have|had|also|will|would|do|did|can|could|am|was|never|really|then|still|now|\\p{L}+l" +
  "y))";

export const BY_WRITER = /* @__PURE__ */ new RegExp(
  "\\b(?:I|we)(?:[’'](?:ve|d|ll|m))? (?:" +
  BY_WRITER_helper +
  " ){0,3}" +
  toWant +
  "(\\p{L}+)", "giu");

const ASKED_OF_WRITER_helper = "(?:(?:have|had|will|would|do|did|can|could|also|most))";

export const ASKED_OF_WRITER = /* @__PURE__ */ new RegExp(
  "\\byou(?:[’'](?:ve|d|ll))? (?:" +
  ASKED_OF_WRITER_helper +
  " ){0,2}" +
  toWant +
  "(\\p{L}+)", "giu");

export const ASKED_VERB = /* @__PURE__ */ new RegExp("\\b(?:do|did|will|would|have|are|can) you (?:ever )?" + toWant + "(\\p{L}+)", "giu");

const FUTURE_DEED_wants =
  "(?:(?:I (?:\\p{L}+ )?(?:want|plan|hope|intend|aim|wish|would like|will)(?: to)?|my (?:\\p{L}" +
  "+[- ]){0,2}(?:goal|dream|aim|plan) is to))";

const FUTURE_DEED_first = "(?:(?:become|be an?|work|open|start|build|return|go back|train|set up|lead|teach))";

const FUTURE_DEED_second = "(?:(?:join|create|continue|write|run|found|establish|come back|put))";

export const FUTURE_DEED = /* @__PURE__ */ new RegExp(
  "\\b" +
  FUTURE_DEED_wants +
  " (?:\\p{L}+ly )?(?:" +
  FUTURE_DEED_first +
  "|" +
  FUTURE_DEED_second +
  ")\\b", "iu");

export const TOLD_LESSON = /* @__PURE__ */ new RegExp(
  "(?:\\bI(?:[’']ve| have)? (?:also |now )?(?:learn(?:ed|t)|understood|reali[sz]ed) (?:that|to" +
  "|how|not|never)\\b" +
  "|\\b(?:taught|showed) me (?:that|to|how|not|never)\\b)", "i");

export const AFTER_STUDIES = /* @__PURE__ */ new RegExp(
  "\\b(?:after|once|when I (?:return|finish|graduate|come)|become|career|one day|in the (?:fut" +
  "ure|long)|long[- ]term|\\w+ years)\\b", "i");

const OF_STUDY_study = "(?:(?:study|major|apply|pursue|do a|get a|take))";

const OF_STUDY_ofCourse =
  "(?:(?:modules?|semesters?|courses?|thesis|curriculum|lectures?|speciali[sz]ation|superviso" +
  "r|exchange))";

export const OF_STUDY = /* @__PURE__ */ new RegExp(
  "(?:\\b(?:want|plan|hope|intend|wish|like) to " +
  OF_STUDY_study +
  "\\b" +
  "|^(?!.*\\b(?:after|become|work)\\b).*\\b" +
  OF_STUDY_ofCourse +
  "\\b)", "i");

export const ASKED_FOR_AIM = /* @__PURE__ */ new RegExp("\\b(?:goals?|plans?|careers?|aspir\\w+|ambitions?|future|after|become|hope|intend)\\b", "i");

export const ASKED_BESIDE_AIM = /* @__PURE__ */ new RegExp(
  "(?:\\b(?:why|obstacles?|scholarship|award|grant|bursary|questions?|research|interests?|fits" +
  "?|relates?)\\b" +
  "|\\bhow\\b.*\\b(?:contribute|help|shaped?|influenced?|program(?:me)?|studies)\\b)", "i");

export const AIM_NAMES: readonly string[] = [
  "goal", "goals", "plan", "plans", "aspiration", "aspirations", "ambition", "ambitions", "objective",
  "objectives", "interest", "interests", "mission", "motivation", "dream",
];

export const ASKED_FOR_LESSON = /* @__PURE__ */ new RegExp("^(?=.*\\b(?:learn\\w*|taught|teach|lessons?)\\b).*\\b(?:did|have|has|it|taught)\\b", "i");

export const LESSON_ABOUT = /* @__PURE__ */ new RegExp("\\blearn\\w* about (?:the )?([^,?]{3,60})", "i");

export const LESSON_ON_SELF = /* @__PURE__ */ new RegExp(
  "\\bmyself\\b|\\b(?:that|how|when|why) I\\b|\\bI (?:am|can|could|tend|was|had)\\b|\\b(?:about|of) " +
  "me\\b", "i");

const HELD_POST_working = "(?:(?:work(?:ed)?|am (?:currently |now )?working|served|interned))";

export const HELD_POST = /* @__PURE__ */ new RegExp("\\bI (?:have |had )?" + HELD_POST_working + " (?:as|at|for|in|with|under)\\b", "i");

const HAS_LED_led =
  "(?:(?:led|founded|co-founded|organi[sz]ed|coordinated|chaired|persuaded|set up|recruited))";

export const HAS_LED = /* @__PURE__ */ new RegExp("\\bI (?:have |had )?" + HAS_LED_led + "\\b", "i");

export const OWN_MEANS = /* @__PURE__ */ new RegExp("[$€£₦₹¥]|\\b(?:fees?|tuition|rent|income|salary|earns?|loan)\\b", "i");

export const FORMULA = /* @__PURE__ */ new RegExp(
  "\\bI am (?:hereby )?(?:writing|applying|submitting)\\b|\\b(?:express my|with) (?:\\w+ )?(?:int" +
  "erest|enthusiasm|pleasure)\\b", "i");

export const SPEAKS_AHEAD = /* @__PURE__ */ new RegExp("\\b(?:will|would|plan|want|hope|intend|wish|going to|goal|dream|aim)\\b|[’']ll\\b", "i");

export const COPULA = /* @__PURE__ */ new RegExp("^(?:is|are|was|were|has|have|had|will|would)$", "");

export const OWN_SUBJECT = /* @__PURE__ */ new RegExp("^\\W*(?:and |so |but )?(?:my|our|the|this|your|one|what|another)\\b", "i");

export const LEAD_IN = /* @__PURE__ */ new RegExp("^\\W*(?:concerning|regarding|as for|about|in terms of|on) my ([^,]{3,40}),", "i");

export const DONE_TO_WRITER = /* @__PURE__ */ new RegExp("(\\p{L}+) (?:to |for )?me\\b", "giu");

export const DONE_TO_ASKED = /* @__PURE__ */ new RegExp("(\\p{L}+) (?:to |for )?you(?=\\W*$|[,.;?]| (?:and|that|to|how)\\b)", "giu");

export const TELLS_A_TIME = /* @__PURE__ */ new RegExp("\\b(?:time|occasion|situation|example|moment) (?:when|where|in which|that|of|you)\\b", "i");

export const EVERYDAY_WORDS: readonly string[] = [
  "affect", "allow", "change", "circumstances", "community", "development", "done", "education", "effect",
  "far", "hard", "hardship", "home", "impact", "intend", "issues", "life", "managing", "matters", "plan",
  "problem", "proposed", "relates", "solve", "studies", "use", "work", "world",
];

export const ORDER_WORDS: readonly string[] = [
  "describe", "explain", "discuss", "tell", "share", "outline", "state", "write", "include", "address",
  "provide", "indicate", "show", "give", "example", "examples", "clear", "using", "please", "briefly",
  "essay", "statement", "purpose", "personal", "supporting", "letter", "motivation", "time", "way", "words",
  "question", "following", "answer", "proposed", "relevant", "maximum",
];
