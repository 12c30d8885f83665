import { ESSAY_EMPTY_MESSAGE, ESSAY_MAX_LENGTH } from '@laurel/contract';

/** By how many words a past essay is known in the list. */
const EXCERPT_WORDS = 10;

/** The first words of an essay, ten if nothing else is said, and '...'. */
export const firstWords = (essay: string, count = EXCERPT_WORDS): string =>
  `${essay.trim().split(/\s+/, count).join(' ')}...`;

/** As many characters as the server takes of a prompt. */
const PROMPT_MAX_LENGTH = 5000;

export type EssayField = 'essayText' | 'prompt' | 'scholarshipId' | 'previousEssayId';
export type FieldMessages = Partial<Record<EssayField, string>>;

const inDigits = new Intl.NumberFormat('en-US');

const tooLong = (what: string, length: number, most: number): string =>
  `${what} can have at most ${inDigits.format(most)} characters; it has ${inDigits.format(length)}.`;

/** What keeps an essay from being sent, by field; empty when nothing does. The texts are stripped and trimmed. */
export const checkEssay = ({ essayText, prompt }: { essayText: string; prompt: string }): FieldMessages => ({
  ...(essayText === '' ? { essayText: ESSAY_EMPTY_MESSAGE } : {}),
  ...(essayText.length > ESSAY_MAX_LENGTH
    ? { essayText: tooLong('Your essay', essayText.length, ESSAY_MAX_LENGTH) }
    : {}),
  ...(prompt.length > PROMPT_MAX_LENGTH
    ? { prompt: tooLong('The prompt', prompt.length, PROMPT_MAX_LENGTH) }
    : {}),
});
