import { ESSAY_EMPTY_MESSAGE, ESSAY_MAX_LENGTH } from '@laurel/contract';

/** Words shown of a past essay in the list. */
const EXCERPT_WORDS = 10;

/** The first words of an essay, ten if nothing else is said, and '...'. */
export const firstWords = (essay: string, count = EXCERPT_WORDS): string =>
  `${essay.trim().split(/\s+/, count).join(' ')}...`;

/** Limit of the server. */
const PROMPT_MAX_LENGTH = 5000;

export type EssayField = 'essayText' | 'prompt' | 'scholarshipId' | 'previousEssayId';
export type FieldMessages = Partial<Record<EssayField, string>>;

const inDigits = new Intl.NumberFormat('en-US');

const tooLong = (what: string, length: number, most: number): string =>
  `${what} can have at most ${inDigits.format(most)} characters; it has ${inDigits.format(length)}.`;

/** The errors of a draft by field; empty when it can be submitted. The texts are stripped and trimmed. */
export const checkEssay = ({ essayText, prompt }: { essayText: string; prompt: string }): FieldMessages => ({
  ...(essayText === '' ? { essayText: ESSAY_EMPTY_MESSAGE } : {}),
  ...(essayText.length > ESSAY_MAX_LENGTH
    ? { essayText: tooLong('Your essay', essayText.length, ESSAY_MAX_LENGTH) }
    : {}),
  ...(prompt.length > PROMPT_MAX_LENGTH
    ? { prompt: tooLong('The prompt', prompt.length, PROMPT_MAX_LENGTH) }
    : {}),
});
