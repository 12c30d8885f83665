import type { CritiqueInput } from '../critique-input.ts';
import type { Critique, FeedbackItem } from '../critique-result.ts';
import type { Genre } from '../genre.ts';
import { readWords } from '../reading.ts';

/** One thing that the essay is looked through for. */
export interface AskedLine {
  /** `P`: a part of the prompt, `C`: a criterion of the award, `G`: what the genre usually shows. */
  id: string;
  text: string;
}

/** A finding of the rules, as the model gets it. */
export interface BriefFinding {
  id: string;
  says: string;
  /** The model can't veto it. */
  certain: boolean;
}

/** What the model is told besides the texts. */
export interface ReaderBrief {
  genre: Genre;
  asked: AskedLine[];
  findings: BriefFinding[];
  words: number;
  wordLimit?: number;
}

const MAX_CRITERIA = 8;

/** Asked where neither prompt nor award asks for anything. */
const USUALLY: Record<Genre, readonly string[]> = {
  'personal statement': [
    'One moment in which the writer acts',
    'What it changed',
    'What the writer wants to do next',
  ],
  'statement of purpose': [
    'The question the writer wants to work on',
    'What prepared the writer',
    'Why this programme',
  ],
  'research proposal': [
    'The question',
    'The method',
    'The timeline',
    'Why it is feasible',
    'Who could supervise it',
  ],
  'motivation letter': ['Why this place', 'What the writer brings', 'What the writer wants to do next'],
  'short answer': ['The answer'],
  'why-here': ['What only this place has', 'What the writer would do with it'],
  'community story': ['What the writer did', 'What is different today'],
  'unconventional form': ['What the reader learns of the writer'],
  'not known': ['What the reader learns of the writer'],
};

/** Whole-draft facts, and what is known from the student's own profile. The model's judgement never replaces them. */
const CERTAIN = new Set([
  'placeholder',
  'other-scholarship',
  'other-host',
  'language-notice',
  'length',
  'profile-contradiction',
  'copied-line',
]);

export const isCertain = ({ check, kind }: FeedbackItem): boolean =>
  CERTAIN.has(check) || kind === 'mechanics' || kind === 'notice';

/** The findings by their numbers. Spelling is no matter of the model, and what rests on the student's profile is not sent to it. */
export const findingsOf = ({
  firstFix,
  feedback,
}: Pick<Critique, 'firstFix' | 'feedback'>): Map<string, FeedbackItem> => {
  const told = [...(firstFix ? [firstFix] : []), ...feedback].filter(
    ({ check, kind }) => kind !== 'mechanics' && kind !== 'notice' && check !== 'profile-contradiction',
  );
  return new Map(told.map((item, at) => [`F${at + 1}`, item]));
};

/** The parts of the prompt by their numbers. */
export const partsOf = ({ promptParts }: Pick<Critique, 'promptParts'>) =>
  new Map(promptParts.filter(({ from }) => from === 'prompt').map((part, at) => [`P${at + 1}`, part]));

/** What a model needs to know of an essay besides the texts. Pure, and as slow as reading the essay. */
export const briefReader = (input: CritiqueInput, critique: Critique): ReaderBrief => {
  const { genre, wordLimit } = readWords(input);
  const parts = [...partsOf(critique)].map(([id, { part }]) => ({ id, text: part }));
  const criteria = (input.scholarship?.selection ?? [])
    .slice(0, MAX_CRITERIA)
    .map((text, at) => ({ id: `C${at + 1}`, text }));
  const usual = USUALLY[genre].map((text, at) => ({ id: `G${at + 1}`, text }));
  const asked = [...parts, ...criteria];
  return {
    genre,
    asked: asked.length > 0 ? asked : usual,
    findings: [...findingsOf(critique)].map(([id, item]) => ({
      id,
      says: item.suggestion,
      certain: isCertain(item),
    })),
    words: critique.stats.words,
    ...(wordLimit === undefined ? {} : { wordLimit }),
  };
};
