import type { Refusal } from './model-reply.ts';
import {
  AI,
  LINK_OR_MARKUP,
  OF_WRITING,
  PROMISE,
  SPEAKS_OF_ITSELF,
  SPELLING,
  WHO_WROTE_IT,
} from './phrases.generated.ts';

const judgesWhoWroteIt = (text: string, isAboutAi: boolean): boolean => {
  if (WHO_WROTE_IT.test(text) || SPEAKS_OF_ITSELF.test(text)) return true;
  return text
    .split(/(?<=[.?!])\s/)
    .some((sentence) => AI.test(sentence) && (!isAboutAi || OF_WRITING.test(sentence)));
};

/**
 * Why a text is unfit to be shown as advice; undefined when it is fit.
 * @param said the text without the words that it quotes from the essay
 * @param essay the essay and its prompt: advice on an essay about AI may speak of AI, but not of AI as its writer
 */
export const unfitWords = (said: string, essay: string): Refusal | undefined => {
  if (LINK_OR_MARKUP.test(said)) return 'link or markup';
  if (judgesWhoWroteIt(said, AI.test(essay))) return 'judges who wrote it';
  if (PROMISE.test(said)) return 'promise';
  return SPELLING.test(said) ? 'mechanics' : undefined;
};
