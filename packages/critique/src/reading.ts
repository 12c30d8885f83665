import { essayWordLimit } from '@laurel/domain';
import type { CritiqueInput } from './critique-input.ts';
import { type Claim, findClaims } from './evidence/find-claims.ts';
import { readTraits, type Traits } from './evidence/read-traits.ts';
import { type PointKind, type WeighedPoint, weighPoints } from './first-point/weigh-points.ts';
import { type Genre, genreOf } from './genre.ts';
import { type CoveredPart, coverParts, sentenceStems } from './prompt/cover-part.ts';
import { parsePrompt } from './prompt/parse-prompt.ts';
import { type Disclosure, delicateSentences, findDisclosures } from './safety/find-disclosures.ts';
import { type DelicateGuard, delicateGuard } from './safety/safety.ts';
import { filterLints } from './spell-check/filter-lints.ts';
import { maskText } from './spell-check/mask-text.ts';
import type { Lint, SpellCheckResult } from './spell-check/spell-checker.ts';
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
  /** What the sentences disclose, by their index. */
  disclosures: ReadonlyMap<number, Disclosure>;
  /** Keeps those sentences out of every remark. */
  guard: DelicateGuard;
  /** By sentence index; empty for text that isn't English. */
  traits: Traits[];
  /** Content stems by sentence index. */
  stems: Set<string>[];
  claims: Claim[];
  asked: CoveredPart[];
  genre: Genre;
  /** What an editor is likely to say first, by kind. */
  points: Partial<Record<PointKind, WeighedPoint>>;
  wordLimit: number | undefined;
  lints: Lint[];
  spellCheck: SpellCheckResult | 'unavailable';
}

/** The part of the reading that needs no answer of the spell checker. */
export type WordReading = Omit<Reading, 'lints' | 'spellCheck'>;

export const readEssay = (input: CritiqueInput, spellCheck: SpellCheckResult | 'unavailable'): Reading =>
  addSpellCheck(readWords(input), spellCheck);

/** In words: a shorter text is read as English, because its language cannot be detected. */
const MIN_WORDS_TO_DETECT = 30;

/** Sentences and language, which decide whether the spell checker is asked. */
export const readLanguage = (source: string): Pick<Reading, 'parts' | 'language' | 'english'> => {
  const parts = readText(cleanText(source));
  const language = detectLanguage(parts);
  const short = language === 'und' && parts.words.length < MIN_WORDS_TO_DETECT;
  return { parts, language, english: language === 'eng' || short };
};

export const readWords = (
  input: CritiqueInput,
  { parts, language, english } = readLanguage(input.text),
): WordReading => {
  const traits = english ? readTraits(parts) : [];
  const stems = sentenceStems(traits);
  const disclosures = findDisclosures(parts);
  const { prompt = '', scholarship } = input;
  const asked = english ? coverParts(parsePrompt(cleanText(prompt)), traits, stems) : [];
  const genre = genreOf(input, traits);
  return {
    input,
    parts,
    language,
    english,
    disclosures,
    guard: delicateGuard(delicateSentences(parts, disclosures), parts.sentences),
    traits,
    stems,
    claims: findClaims(traits, parts.text),
    asked,
    genre,
    points: weighPoints({ traits, stems, asked, genre, prompt }),
    wordLimit: essayWordLimit(prompt, scholarship?.wordLimit),
  };
};

export const addSpellCheck = (
  reading: WordReading,
  spellCheck: SpellCheckResult | 'unavailable',
): Reading => {
  const { parts, english, guard } = reading;
  const checked = english && spellCheck !== 'unavailable';
  const found = checked ? filterLints(parts, spellCheck.lints, maskText(parts.text).masks) : [];
  return { ...reading, lints: found.filter((lint) => !guard.touches(lint)), spellCheck };
};
