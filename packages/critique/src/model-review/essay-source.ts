import type { CritiqueInput } from '../critique-input.ts';
import { type KnownFacts, knownFacts } from './new-facts.ts';

/** An essay with the texts and facts that a model's words are compared with. */
export interface EssaySource {
  essay: string;
  known: KnownFacts;
  /** Texts that may be quoted: the essay, its prompt, the award's text. */
  quotable: readonly string[];
}

/** Names of several words by their first letters: who reads "United Kingdom" may say "UK". */
const initials = (text: string): string =>
  [...text.matchAll(/\b\p{Lu}\p{L}+(?: (?:of |the |for |and )?\p{Lu}\p{L}+){1,5}/gu)]
    .map(([name]) => (name.match(/\b\p{Lu}/gu) ?? []).join(''))
    .join(' ');

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
    known: knownFacts([...quotable, ...facts, ...quotable.map(initials)]),
    quotable,
  };
};
