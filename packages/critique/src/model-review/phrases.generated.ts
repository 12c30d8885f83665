// Written by tooling/compile-vocabulary.ts from phrases.yaml: change that file.
import { rest } from '../text/parts.generated.ts';

export const LINK_OR_MARKUP = /* @__PURE__ */ new RegExp(
  "(?:https?:|www\\.|\\b[\\w.+-]+@[\\w-]+\\.\\w|<\\/?[a-z!][^>]*>" +
  "|&[a-z]+;|&#|\\]\\(|```|\\*\\*|javascript:|\\bdata:|^#{1,6} )", "im");

export const SPEAKS_OF_ITSELF = /* @__PURE__ */ new RegExp(
  "(?:\\bas an? (?:AI|assistant|language model)" +
  "|\\bsystem prompt" +
  "|\\b(?:ignore|disregard)\\b[^.?!]{0,40}\\binstructions?" +
  "|\\bmy instructions" +
  "|\\bI (?:was|am|have been) (?:instructed|asked|told|programmed))", "i");

const WHO_WROTE_IT_writer =
  "(?:(?:ai|a\\.i\\.|artificial intelligence|machine|computer|software|someone else|somebody el" +
  "se|another))";

const WHO_WROTE_IT_model =
  "(?:(?:chat-?gpt|gpt(?:-?\\d\\w*)?|large language models?|language models?|llms?|chat ?bots?)" +
  ")";

const WHO_WROTE_IT_machine =
  "(?:(?:ai|machine|computer|auto|bot)[- ](?:written|generated|assisted|made|like|sounding))";

const WHO_WROTE_IT_byMachine =
  "(?:(?:written|generated|produced|composed|drafted) by (?:an? )?" +
  WHO_WROTE_IT_writer +
  ")";

const WHO_WROTE_IT_notYours = "(?:(?:not|isn[’']t|aren[’']t) your own (?:words|work|writing|voice))";

export const WHO_WROTE_IT = /* @__PURE__ */ new RegExp(
  "\\b(?:" +
  WHO_WROTE_IT_model +
  "|" +
  WHO_WROTE_IT_machine +
  "|" +
  WHO_WROTE_IT_byMachine +
  "|human[- ](?:written|sounding)|ghost-?writ\\w*|plagiar\\w*|" +
  WHO_WROTE_IT_notYours +
  "|robotic\\w*)", "i");

export const AI = /* @__PURE__ */ new RegExp("\\b(?:AI|A\\.I\\.|artificial intelligence)\\b", "u");

export const OF_WRITING = /* @__PURE__ */ new RegExp(
  "(?<![\\p{L}\\p{N}])(?:(?:writ" +
  rest +
  "|wrote" +
  "|essay" +
  "|draft" +
  rest +
  "|text" +
  "|sentence" +
  "|paragraph" +
  "|phras" +
  rest +
  "|tone" +
  "|voice" +
  "|sound" +
  rest +
  "|read(?:(?:s" +
  "|ing))?" +
  "|generat" +
  rest +
  "|detect" +
  rest +
  "|produc" +
  rest +
  "))(?![\\p{L}\\p{N}])", "iu");

export const PROMISE = /* @__PURE__ */ new RegExp(
  "(?:\\bguarantee[ds]?\\b|\\b(?:you|this|it) (?:will|would) be (?:accepted|selected|chosen|awar" +
  "ded)\\b" +
  "|\\b(?:will|would) (?:\\w+ )?(?:definitely|certainly|surely|win)\\b|\\b(?:sure|certain|bound) " +
  "to (?:win|succeed|get)\\b)", "i");

export const SPELLING = /* @__PURE__ */ new RegExp(
  "(?<![\\p{L}\\p{N}])(?:(?:spelling" +
  "|misspel" +
  rest +
  "|typo(?:(?:s))?" +
  "|grammar" +
  "|grammatical" +
  rest +
  "|punctuation" +
  "|comma(?:(?:s))?" +
  "|apostrophe(?:(?:s))?" +
  "|semicolon(?:(?:s))?" +
  "|capitali(?:s" +
  "|z)" +
  rest +
  "|verb\\s+tense(?:(?:s))?" +
  "|subject-verb))(?![\\p{L}\\p{N}])", "iu");

const MONTHS_AND_DAYS_month =
  "(?:(?:january" +
  "|february" +
  "|march" +
  "|april" +
  "|may" +
  "|june" +
  "|july" +
  "|august" +
  "|september" +
  "|october" +
  "|november" +
  "|december))";

const MONTHS_AND_DAYS_day =
  "(?:(?:monday" +
  "|tuesday" +
  "|wednesday" +
  "|thursday" +
  "|friday" +
  "|saturday" +
  "|sunday))";

export const MONTHS_AND_DAYS = /* @__PURE__ */ new RegExp("^(?:" + MONTHS_AND_DAYS_month + "|" + MONTHS_AND_DAYS_day + ")s?$", "u");

export const COUNTING: readonly string[] = [
  "hundreds", "thousands", "millions", "billions", "dozen", "dozens", "half", "twice", "thrice", "double",
  "triple", "quarter", "third", "fourth", "fifth", "sixth", "seventh", "eighth", "ninth", "tenth", "decade",
  "decades", "century",
];

export const STARTERS: readonly string[] = [
  "a", "about", "across", "after", "again", "all", "along", "although", "always", "among", "an", "and",
  "another", "any", "as", "at", "back", "because", "before", "behind", "below", "beside", "besides",
  "between", "both", "but", "by", "despite", "during", "each", "either", "even", "every", "everything", "few",
  "finally", "first", "for", "from", "give", "had", "having", "he", "her", "here", "hers", "him", "his",
  "how", "however", "if", "in", "inside", "instead", "into", "is", "it", "its", "just", "last", "later",
  "less", "like", "many", "maybe", "me", "more", "most", "much", "my", "near", "neither", "never", "next",
  "no", "nobody", "nor", "not", "nothing", "now", "of", "off", "often", "on", "once", "one", "only", "or",
  "other", "our", "out", "over", "perhaps", "rather", "several", "she", "since", "so", "some", "somehow",
  "someone", "something", "sometimes", "soon", "still", "such", "than", "that", "the", "their", "them",
  "then", "there", "these", "they", "this", "those", "though", "through", "throughout", "thus", "to", "today",
  "together", "too", "toward", "towards", "under", "unless", "until", "up", "upon", "was", "we", "were",
  "what", "whatever", "when", "whenever", "where", "wherever", "whether", "which", "while", "who", "whom",
  "whose", "why", "will", "with", "within", "without", "yes", "yet", "you", "your", "i",
];

const ADVICE_FIGURE_doing =
  "(?:(?:cut|shorten|trim|drop|remove|add|save|spend|give|use|name|keep|leave|choose|pick|all" +
  "ow|free|win|lose|need|spare)(?:s|ting|ming|ping|ing)?)";

const ADVICE_FIGURE_figure = "(?:\\d{1,3}(?:\\s?(?:to|or|and|–|-)\\s?\\d{1,3})?)";

const ADVICE_FIGURE_counted = "(?:(?:words?|sentences?|lines?|paragraphs?|examples?|details?|more|of them))";

export const ADVICE_FIGURE = /* @__PURE__ */ new RegExp(
  "(?<=\\b" +
  ADVICE_FIGURE_doing +
  "\\b[^.?!;“\"]{0,40})\\b" +
  ADVICE_FIGURE_figure +
  " (?:more |fewer |other |extra )?" +
  ADVICE_FIGURE_counted +
  "\\b", "giu");

const WRITES_CONTENT_verb = "(?:(?:write|say|add|begin|start|open|end|close|try|rewrite|rephrase|change|replace|put))";

const WRITES_CONTENT_ending = "(?:(?:writ|say|add|beginn|start|open|end|clos|try|rewrit|rephras|chang|replac|putt))";

const WRITES_CONTENT_tell = "(?:(?:^|[.!?;:”\"]\\s+|\\b(?:could|should|can|might|to|please|instead|by)\\s))";

const WRITES_CONTENT_write = "(?:(?:" + WRITES_CONTENT_verb + "|" + WRITES_CONTENT_ending + "ing))";

export const WRITES_CONTENT = /* @__PURE__ */ new RegExp(
  "(?:" +
  WRITES_CONTENT_tell +
  WRITES_CONTENT_write +
  "\\b[^.?!:]{0,60}:\\s*\\S" +
  "|" +
  WRITES_CONTENT_tell +
  WRITES_CONTENT_write +
  "\\b[^.?!]{0,40}\\b(?:that )?(?:I|my) (?!could|can|did|do|cannot|see|find|read|ask|would|wond" +
  "er)\\w+" +
  "|\\b(?:for example|e\\.g\\.|such as|like|instead)[,:]?\\s+(?:I|my|when I|as a child|ever since" +
  ")\\b" +
  "|\\b" +
  WRITES_CONTENT_write +
  " that you\\b)", "iu");

export const UNKIND = /* @__PURE__ */ new RegExp(
  "(?<![\\p{L}\\p{N}])(?:(?:stupid" +
  "|idiot" +
  rest +
  "|dumb" +
  "|lazy" +
  "|boring" +
  "|pathetic" +
  "|terribl" +
  rest +
  "|awful" +
  "|ridiculous" +
  "|laughable" +
  "|embarrass" +
  rest +
  "|worthless" +
  "|nonsense" +
  "|childish" +
  "|hopeless" +
  "|shame" +
  rest +
  "|silly" +
  "|mediocre" +
  "|poor(?:(?:ly))?\\s+written" +
  "|bad(?:(?:ly))?\\s+written" +
  "|broken\\s+English" +
  "|poor\\s+English" +
  "|bad\\s+English" +
  "|a\\s+waste\\s+of" +
  "|nobody\\s+cares" +
  "|no\\s+one\\s+cares" +
  "|who\\s+cares" +
  "|immature" +
  "|incompetent" +
  "|not\\s+good\\s+enough" +
  "|give(?:s)\\s+up))(?![\\p{L}\\p{N}])", "iu");

export const GIVES_HELP = /* @__PURE__ */ new RegExp(
  "(?<![\\p{L}\\p{N}])(?:(?:help\\s+line(?:(?:s))?" +
  "|helpline(?:(?:s))?" +
  "|hotline(?:(?:s))?" +
  "|hot\\s+line(?:(?:s))?" +
  "|crisis\\s+line(?:(?:s))?" +
  "|lifeline(?:(?:s))?" +
  "|suicid" +
  rest +
  "|self-harm" +
  "|therap(?:y" +
  "|ist" +
  "|ists)" +
  "|counsel" +
  rest +
  "|psychologist(?:(?:s))?" +
  "|psychiatr" +
  rest +
  "|emergency\\s+number" +
  "|emergency\\s+services" +
  "|medication" +
  "|mental\\s+health" +
  "|diagnos" +
  rest +
  "|trauma" +
  "|traumatic))(?![\\p{L}\\p{N}])", "iu");

export const KIN: readonly string[] = [
  "sister", "brother", "mother", "father", "mum", "mom", "mama", "dad", "papa", "uncle", "aunt", "auntie",
  "aunty", "cousin", "niece", "nephew", "grandmother", "grandfather", "grandma", "grandpa", "son", "daughter",
  "wife", "husband", "twin", "stepmother", "stepfather", "stepsister", "stepbrother", "godmother",
  "godfather", "friend", "classmate", "roommate", "flatmate", "neighbour", "neighbor", "colleague",
  "teammate", "teacher", "professor", "lecturer", "tutor", "headmaster", "headmistress", "principal", "coach",
  "trainer", "boss", "manager", "supervisor", "mentor", "doctor", "nurse", "midwife", "pastor", "priest",
  "imam", "rabbi", "chief", "mayor", "driver", "landlord", "landlady", "girlfriend", "boyfriend", "fiancé",
  "fiancée", "partner", "student", "pupil", "patient", "girl", "boy", "man", "woman", "child", "baby",
  "toddler", "kid", "lady", "farmer", "fisherman", "tailor", "carpenter", "engineer", "poet",
];

export const TITLES: readonly string[] = [
  "mr", "mrs", "ms", "miss", "mx", "dr", "prof", "professor", "doctor", "sir", "madam", "madame", "monsieur",
  "herr", "frau", "señor", "señora", "don", "doña", "pastor", "father", "mother", "sister", "brother", "imam",
  "sheikh", "rabbi", "chief", "coach", "aunt", "auntie", "aunty", "uncle", "mama", "mum", "baba", "mzee",
  "tante", "oncle", "grandma", "grandpa", "teacher", "nurse", "captain", "officer", "judge", "senator",
  "mayor",
];

export const NAMING = /* @__PURE__ */ new RegExp(
  "(?<![\\p{L}\\p{N}])(?:(?:named" +
  "|nicknamed" +
  "|called" +
  "|whose\\s+name\\s+is" +
  "|whose\\s+name\\s+was" +
  "|name\\s+is" +
  "|name\\s+was))(?![\\p{L}\\p{N}])", "iu");

export const SPEAKING = /* @__PURE__ */ new RegExp(
  "(?<![\\p{L}\\p{N}])(?:(?:said" +
  "|says" +
  "|told" +
  "|tells" +
  "|asked" +
  "|asks" +
  "|whispered" +
  "|laughed" +
  "|smiled" +
  "|cried" +
  "|wept" +
  "|replied" +
  "|shouted" +
  "|answered" +
  "|nodded" +
  "|died" +
  "|was\\s+born" +
  "|showed\\s+me" +
  "|taught\\s+me" +
  "|called\\s+me" +
  "|helped\\s+me" +
  "|gave\\s+me" +
  "|wrote\\s+to\\s+me" +
  "|looked\\s+at\\s+me" +
  "|took\\s+my" +
  "|held\\s+my" +
  "|and\\s+I))(?![\\p{L}\\p{N}])", "iu");
