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
  "|\\s+(?=\\(\\d\\)))", "gi");

export const FORM = /* @__PURE__ */ new RegExp(
  "(?:\\b(?:\\d[\\d,.]*|one|two|three|five) ?(?:-\\s?\\d+ )?(?:words?|pages?|characters?|paragraph" +
  "s?)\\b" +
  "|^\\W*(?:please )?(?:write|answer|reply) in (?:English|French|German|Spanish|Portuguese)\\b" +
  "|\\b(?:word limit|double[- ]spaced|font|pdf|submit|upload|deadline|typed|plagiari|attach)\\b" +
  ")", "i");

const EMPTY_order =
  "(?:(?:please )?(?:address|answer|discuss|describe|include|write|explain|tell us|the|your))";

const EMPTY_filler = "(?:(?:who|which|each|all|of|the|these|following|questions?|points?|essay|statement))";

const EMPTY_name =
  "(?:(?:(?:motivation|cover) letter|letter of (?:motivation|intent)|(?:personal|research) st" +
  "atement|statement of (?:purpose|intent)|essay))";

export const EMPTY = /* @__PURE__ */ new RegExp(
  "(?:^" +
  EMPTY_order +
  "(?: " +
  EMPTY_filler +
  ")*$" +
  "|^(?:your |a |the )?" +
  EMPTY_name +
  "(?: (?:for|of|to|about|in) [^?]*)?$)", "i");

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
  "(?:(?:introduce|describe|explain|discuss|include|outline|address|summari[sz]e|covering|abo" +
  "ut))";

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
