import { critiqueReading } from './critique.ts';
import type { CritiqueInput } from './critique-input.ts';
import type { Critique } from './critique-result.ts';
import { dialectOf } from './mechanics/dialect-of.ts';
import type { Mechanics } from './mechanics/mechanics.ts';
import { addMechanics, isEnglish, readWords } from './reading.ts';
import { cleanText } from './text/clean-text.ts';
import { detectLanguage } from './text/detect-language.ts';
import { readText } from './text/read-text.ts';

/**
 * Asks the checker, for English only, and critiques the essay with what it says. The essay is read while the checker works.
 * Rejects only if the checker breaks its port.
 */
export async function critiqueEssay(input: CritiqueInput, mechanics: Mechanics): Promise<Critique> {
  const parts = readText(cleanText(input.text));
  const english = parts.words.length > 0 && isEnglish(detectLanguage(parts), parts);
  const checked = english
    ? mechanics.check(input.text, { dialect: dialectOf(input) })
    : Promise.resolve('unavailable' as const);
  const reading = readWords(input);
  return critiqueReading(addMechanics(reading, await checked));
}
