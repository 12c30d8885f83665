import type { Refusal } from './model-reply.ts';

const LINK_OR_MARKUP =
  /https?:|www\.|\b[\w.+-]+@[\w-]+\.\w|<\/?[a-z!][^>]*>|&[a-z]+;|&#|\]\(|```|\*\*|javascript:|\bdata:|^#{1,6} /im;
/** Another's instruction that came through, or the model speaking of itself. */
const SPEAKS_OF_ITSELF =
  /\b(?:as an? (?:AI|assistant|language model)|system prompt|(?:ignore|disregard)\b[^.?!]{0,40}\binstructions?|my instructions|I (?:was|am|have been) (?:instructed|asked|told|programmed))/i;
/** Who or what wrote a text is never judged. */
const WHO_WROTE_IT =
  /\b(?:chat-?gpt|gpt(?:-?\d\w*)?|large language models?|language models?|llms?|chat ?bots?|(?:ai|machine|computer|auto|bot)[- ](?:written|generated|assisted|made|like|sounding)|(?:written|generated|produced|composed|drafted) by (?:an? )?(?:ai|a\.i\.|artificial intelligence|machine|computer|software|someone else|somebody else|another)|human[- ](?:written|sounding)|ghost-?writ\w*|plagiar\w*|(?:not|isn[’']t|aren[’']t) your own (?:words|work|writing|voice)|robotic\w*)/i;
const AI = /\b(?:AI|A\.I\.|artificial intelligence)\b/;
const OF_WRITING =
  /\b(?:writ\w*|wrote|essay|draft\w*|text|sentence|paragraph|phras\w*|tone|voice|sound\w*|read(?:s|ing)?|generat\w*|detect\w*|produc\w*)\b/i;
const PROMISE =
  /\b(?:guarantee[ds]?|(?:you|this|it) (?:will|would) (?:definitely|certainly|surely|win|be (?:accepted|selected|chosen|awarded)))\b/i;
const SPELLING =
  /\b(?:spelling|misspel\w*|typos?|grammar|grammatical\w*|punctuation|commas?|apostrophes?|semicolons?|capitali[sz]\w*|verb tenses?|subject-verb)\b/i;

const judgesWhoWroteIt = (text: string, isAboutAi: boolean): boolean => {
  if (WHO_WROTE_IT.test(text) || SPEAKS_OF_ITSELF.test(text)) return true;
  return text
    .split(/(?<=[.?!])\s/)
    .some((sentence) => AI.test(sentence) && (!isAboutAi || OF_WRITING.test(sentence)));
};

/**
 * What makes a text unfit to be shown as advice, whatever it says besides.
 * @param said the text without the words that it quotes from the essay
 * @param essay what the essay and its prompt say: an essay about AI may be advised about AI, never judged as written by it
 */
export const unfitWords = (said: string, essay: string): Refusal | undefined => {
  if (LINK_OR_MARKUP.test(said)) return 'link or markup';
  if (judgesWhoWroteIt(said, AI.test(essay))) return 'judges who wrote it';
  if (PROMISE.test(said)) return 'promise';
  return SPELLING.test(said) ? 'mechanics' : undefined;
};
