import { critique } from './critique.ts';
import type { CritiqueInput } from './critique-input.ts';
import type { Critique } from './critique-result.ts';
import type { Mechanics } from './mechanics/mechanics.ts';
import { isEnglish } from './reading.ts';
import { cleanText } from './text/clean-text.ts';
import { detectLanguage } from './text/detect-language.ts';
import { readText } from './text/read-text.ts';

/** Asks the checker, for English only, and critiques the essay with what it says. Rejects only if the checker breaks its port. */
export async function critiqueEssay(input: CritiqueInput, mechanics: Mechanics): Promise<Critique> {
  const parts = readText(cleanText(input.text));
  const english = parts.words.length > 0 && isEnglish(detectLanguage(parts), parts);
  return critique(
    input,
    english ? await mechanics.check(input.text, { dialect: input.dialect ?? 'american' }) : 'unavailable',
  );
}
