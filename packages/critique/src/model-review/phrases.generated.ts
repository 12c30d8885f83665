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
  "\\b(?:guarantee[ds]?|(?:you|this|it) (?:will|would) (?:definitely|certainly|surely|win|be (" +
  "?:accepted|selected|chosen|awarded)))\\b", "i");

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
