import { EVENT } from './phrases.generated.ts';
import { isMostlyEnglish } from './text/is-english.ts';

/** Texts that may carry rules. */
const CARRIERS = ['eligibility_text', 'description', 'nationality_text', 'title'] as const;

/** The result of reading all sentences of a listing. */
export interface Heard {
  /** Some sentence states who may apply, be it that everyone may. */
  stated: boolean;
  /** Some sentence binds applicants in a way no rule reads, or there were too many to keep. */
  unread: boolean;
}

/**
 * Whether the criteria say all that the texts say of who may apply. Not so when nothing is stated, when a text is in a
 * language that the rules don't read, or when the title names an event.
 */
export const isParsedFully = (texts: Readonly<Record<string, string>>, heard: Heard): boolean =>
  heard.stated &&
  !heard.unread &&
  !EVENT.test(texts.title ?? '') &&
  CARRIERS.every((field) => isMostlyEnglish(texts[field] ?? ''));
