// Written by tooling/compile-vocabulary.ts from phrases.yaml: change that file.

export const asks =
  "(?:(?:how" +
  "|what" +
  "|why" +
  "|when" +
  "|where" +
  "|who" +
  "|which" +
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
  "|state" +
  "|show" +
  "|say" +
  "|with whom" +
  "|for whom" +
  "|whom))";

export const TURN = /* @__PURE__ */ new RegExp(
  "(?:(?:[;:]|,|\\?)?\\s+(?:and|as well as|or)\\s+(?:also\\s+)?(?=" +
  asks +
  "\\b|name (?:one|two|three|an?|the|your)\\b)" +
  "|(?<!^If\\b[^?]*)[,;]\\s*(?=" +
  asks +
  "\\b)" +
  "|(?<=\\b(?:describe|explain|discuss|outline|state|include|about) your [^,;]{3,40})\\s+and\\s+" +
  "(?=(?:your|any (?:obstacles?|challenges?|barriers?|difficult\\w+))\\b)" +
  "|;\\s*" +
  "|\\.?\\s+(?=\\((?:\\d|[a-h])\\)))", "gi");

const OWN_ITEM_thing =
  "(?:(?:plans?|goals|objectives|aspirations|interests|experience|motivation|background|achie" +
  "vements|reasons))";

export const OWN_ITEM = /* @__PURE__ */ new RegExp(
  "(?:,\\s*(?:and\\s+)?(?=your\\b)" +
  "|\\s+and\\s+(?=your (?:[a-z]+ ){0,3}" +
  OWN_ITEM_thing +
  "\\b[^,]{0,20}$))", "gi");

export const FORM = /* @__PURE__ */ new RegExp(
  "(?:\\b(?:\\d[\\d,.]*|one|two|three|five) ?(?:-\\s?\\d+ )?(?:words?|pages?|characters?|paragraph" +
  "s?)\\b" +
  "|^\\W*(?:please )?(?:write|answer|reply) in (?:English|French|German|Spanish|Portuguese)\\b" +
  "|\\b(?:word limit|double[- ]spaced|font|pdf|submit|upload|deadline|typed|plagiari|attach)\\b" +
  ")", "i");

const EMPTY_letter = "(?:(?:motivation|cover) letter|letter of (?:motivation|intent))";

const EMPTY_statement = "(?:(?:personal|research|supporting) statement|statement of (?:purpose|intent)|essay)";

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
  "|^(?:your |a |the )?" +
  EMPTY_name +
  "(?: (?:for|of|to|about|in) [^?]*)?$" +
  "|^(?:\\w+ ){0,3}(?:" +
  EMPTY_name +
  "|research proposal)(?: \\([^)]*\\))?$)", "i");

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
  "(?:(?:in|using|within|about|around|approximately|approx\\.|up to|at most|at least|no more t" +
  "han|not more than|" +
  LENGTH_PHRASE_limit +
  "|between))";

const LENGTH_PHRASE_count = "(?:\\d[\\d,]*(?:\\s*(?:-|–|to|and)\\s*\\d[\\d,]*)?)";

const LENGTH_PHRASE_end = "(?:(?: (?:max(?:imum)?|or (?:less|fewer)|limit)))";

export const LENGTH_PHRASE = /* @__PURE__ */ new RegExp(
  "\\(?\\b(?:" +
  LENGTH_PHRASE_about +
  " ){0,3}" +
  LENGTH_PHRASE_count +
  " ?-?(?:words?|characters?|pages?)\\b" +
  LENGTH_PHRASE_end +
  "?\\)?,?", "gi");

const ASKING_lead = "(?:(?:(?:please|briefly|then|also) |[^.?!,]{0,40}, (?:please )?))";

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

export const ASKING = /* @__PURE__ */ new RegExp(
  "(?:\\?" +
  "|^\\W*" +
  ASKING_lead +
  "?" +
  ASKING_command +
  "\\b" +
  "|^\\W*(?:how|what|why|when|where|who|which)\\b" +
  "|^[^.?!]{0,60}\\b(?:describe|explain|discuss|tell|share|reflect|outline|address|write|compa" +
  "re|state)\\b)", "i");

export const CHOICE = /* @__PURE__ */ new RegExp(
  "\\b(?:choose|pick|select|answer|respond to) (?:any |only |just )?one\\b|\\bone of the followi" +
  "ng\\b", "i");

const LIST_order =
  "(?:(?:introduce|describe|explain|discuss|include|outline|address|summari[sz]e|state|coveri" +
  "ng|about))";

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

export const NAMED_LIST = /* @__PURE__ */ new RegExp(
  "^(?<lead>[^:]{0,80}\\b(?:letter|statement|essay|proposal|plan|purpose)\\b[^:]{0,60}:)\\s*(?<i" +
  "tems>[^:,?]+(?:,[^:,?]+){2,})$", "i");

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

const FIELD_OF_NEED_giving = "(?:(?:scholarships?|bursary|support|afford\\w*|free|fund\\w*|sponsor\\w*))";

const FIELD_OF_NEED_paying =
  "(?:(?:sums?|expens\\w*|cheap|price|bills?|budget|spend|spent|sell|sells|sold|job|wages?|poo" +
  "r))";

export const FIELD_OF_NEED = /* @__PURE__ */ new RegExp("[$€£₦₹¥]|\\b(?:" + FIELD_OF_NEED_giving + "|" + FIELD_OF_NEED_paying + ")\\b", "i");
