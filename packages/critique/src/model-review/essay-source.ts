import type { CritiqueInput } from '../critique-input.ts';
import { cleanText } from '../text/clean-text.ts';
import { readText, type Sentence } from '../text/read-text.ts';
import { type KnownFacts, knownFacts } from './new-facts.ts';

/** An essay with the texts and facts that a model's words are compared with. */
export interface EssaySource {
  essay: string;
  sentences: readonly Sentence[];
  known: KnownFacts;
  /** Texts that may be quoted: the essay, its prompt, the award's text. */
  quotable: readonly string[];
}

export const essaySource = ({ text, prompt = '', scholarship, profile }: CritiqueInput): EssaySource => {
  const award = scholarship
    ? [
        scholarship.title,
        scholarship.organization,
        scholarship.description,
        ...scholarship.selection,
        ...(scholarship.wordLimit ? [String(scholarship.wordLimit)] : []),
      ]
    : [];
  const quotable = [text, prompt, ...award];
  const facts = profile ? [profile.institution ?? '', ...(profile.fieldsOfStudy ?? [])] : [];
  return {
    essay: text,
    sentences: readText(cleanText(text)).sentences,
    known: knownFacts([...quotable, ...facts]),
    quotable,
  };
};
