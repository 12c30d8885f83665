import { critiqueReading } from './critique.ts';
import type { CritiqueInput } from './critique-input.ts';
import type { Critique } from './critique-result.ts';
import { addSpellCheck, readLanguage, readWords } from './reading.ts';
import { dialectOf } from './spell-check/dialect.ts';
import type { SpellChecker } from './spell-check/spell-checker.ts';

/**
 * Asks the spell checker (for English only) and critiques the essay with its answer. The essay is read while the checker works.
 * Rejects only if the checker breaks its port.
 */
export const critiqueEssay = async (input: CritiqueInput, spellChecker: SpellChecker): Promise<Critique> => {
  const language = readLanguage(input.text);
  const asked =
    language.english && language.parts.words.length > 0
      ? spellChecker.check(input.text, { dialect: dialectOf(input) })
      : Promise.resolve('unavailable' as const);
  const reading = readWords(input, language);
  return critiqueReading(addSpellCheck(reading, await asked));
};
