import { wordLimitIn } from '@laurel/domain';
import type { CritiqueInput } from './critique-input.ts';
import { type Claim, findClaims } from './evidence/find-claims.ts';
import { readTraits, type Traits } from './evidence/read-traits.ts';
import { filterLints } from './mechanics/filter-lints.ts';
import { maskText } from './mechanics/mask-text.ts';
import type { Lint, MechanicsResult } from './mechanics/mechanics.ts';
import { type CoveredPart, coverParts, sentenceStems } from './prompt/cover-part.ts';
import { parsePrompt, parseSelection } from './prompt/parse-prompt.ts';
import { cleanText } from './text/clean-text.ts';
import { detectLanguage } from './text/detect-language.ts';
import { readText, type TextParts } from './text/read-text.ts';

/** Everything the checks look at, worked out once. */
export interface Reading {
  input: CritiqueInput;
  parts: TextParts;
  language: string;
  /** True when the English checks apply. */
  english: boolean;
  /** By sentence index; empty for text that isn't English. */
  traits: Traits[];
  /** Content stems by sentence index. */
  stems: Set<string>[];
  claims: Claim[];
  asked: CoveredPart[];
  wordLimit: number | undefined;
  lints: Lint[];
  mechanics: MechanicsResult | 'unavailable';
}

/** What can be read before the checker has answered. */
export type WordReading = Omit<Reading, 'lints' | 'mechanics'>;

export const readEssay = (input: CritiqueInput, mechanics: MechanicsResult | 'unavailable'): Reading =>
  addMechanics(readWords(input), mechanics);

export function readWords(input: CritiqueInput): WordReading {
  const text = cleanText(input.text);
  const parts = readText(text);
  const language = detectLanguage(parts);
  const english = isEnglish(language, parts);
  const traits = english ? readTraits(parts) : [];
  const stems = sentenceStems(traits);
  const { prompt = '', scholarship } = input;
  const asks = [...parsePrompt(cleanText(prompt)), ...parseSelection(scholarship?.selection ?? [])];
  return {
    input,
    parts,
    language,
    english,
    traits,
    stems,
    claims: findClaims(traits, text),
    asked: english ? coverParts(asks, traits, stems) : [],
    wordLimit: wordLimitIn(prompt) ?? scholarship?.wordLimit,
  };
}

export function addMechanics(reading: WordReading, mechanics: MechanicsResult | 'unavailable'): Reading {
  const { parts, english } = reading;
  const checked = english && mechanics !== 'unavailable';
  const lints = checked ? filterLints(parts, mechanics.lints, maskText(parts.text).masks) : [];
  return { ...reading, lints, mechanics };
}

/** In words: below it no language can be told, and the text is read as English; nothing is claimed about it. */
const TOO_SHORT_TO_TELL = 30;

export const isEnglish = (language: string, { words }: TextParts): boolean =>
  language === 'eng' || (language === 'und' && words.length < TOO_SHORT_TO_TELL);
