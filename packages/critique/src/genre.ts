import { essayWordLimit } from '@laurel/domain';
import type { CritiqueInput } from './critique-input.ts';
import type { Traits } from './evidence/read-traits.ts';
import {
  COMMUNITY_PROMPT,
  FREE_PROMPT,
  LETTER_PROMPT,
  PROPOSAL_PROMPT,
  PURPOSE_PROMPT,
  SALUTATION,
  SECTION_OF_PROPOSAL,
  SHORT_PROMPT,
  SIGN_OFF,
  WHY_HERE_PROMPT,
  WHY_NAMED_PROMPT,
} from './genre.generated.ts';

export type Genre =
  | 'personal statement'
  | 'statement of purpose'
  | 'research proposal'
  | 'motivation letter'
  | 'short answer'
  | 'why-here'
  | 'community story'
  | 'unconventional form';

/** In words: a text that may not be longer is a short answer. */
const SHORT_LIMIT = 130;
/** Numbered or marked lines from which a text is a list on purpose. */
const LIST_LINES = 5;
const LIST_LINE = /^\s*(?:[-•*–]|\d{1,2}[.):]|[A-Z][.)])\s/;
/** Share of sentences that speak to a "you" and not of an "I". */
const SECOND_PERSON_SHARE = 0.35;
/** In words: a text whose lines are mostly shorter is verse. */
const VERSE_WORDS = 9;
const VERSE_LINES = 8;

/** A list, verse, or a text in the second person: the writer chose the form. */
const isUnconventional = (text: string, traits: readonly Traits[]): boolean => {
  const lines = text.split('\n').filter((line) => line.trim() !== '');
  if (lines.filter((line) => LIST_LINE.test(line)).length >= LIST_LINES) return true;
  const short = lines.filter((line) => line.trim().split(/\s+/).length <= VERSE_WORDS);
  if (lines.length >= VERSE_LINES && short.length / lines.length > 0.7) return true;
  const toYou = traits.filter(
    ({ sentence }) => /\b(?:you|your)\b/i.test(sentence.text) && !/[“"]/.test(sentence.text),
  );
  return traits.length >= 6 && toYou.length / traits.length >= SECOND_PERSON_SHARE;
};

/** Different ones, from which a prompt asks for a proposal or a text is one. */
const SECTIONS = 3;
/** In words, of a line alone that is a heading. */
const HEADING_WORDS = 5;
const sectionsIn = (text: string): number =>
  new Set((text.match(SECTION_OF_PROPOSAL) ?? []).map((words) => words.slice(0, 5).toLowerCase())).size;
const headingsOf = (text: string): string =>
  text
    .split('\n')
    .filter((line) => line.trim().split(/\s+/).length <= HEADING_WORDS)
    .join('\n');

const ORDER = /\b(?:explain|describe|tell us|discuss)\b/i;

/** The prompt decides where it says so, then the form of the text. */
export const genreOf = (
  { prompt = '', text, scholarship }: CritiqueInput,
  traits: readonly Traits[],
): Genre => {
  if (PROPOSAL_PROMPT.test(prompt) || sectionsIn(prompt) >= SECTIONS) return 'research proposal';
  if (sectionsIn(headingsOf(text)) >= SECTIONS) return 'research proposal';
  if (LETTER_PROMPT.test(prompt)) return 'motivation letter';
  if (PURPOSE_PROMPT.test(prompt)) return 'statement of purpose';
  if (FREE_PROMPT.test(prompt) || isUnconventional(text, traits)) return 'unconventional form';
  const limit = essayWordLimit(prompt, scholarship?.wordLimit);
  if (WHY_HERE_PROMPT.test(prompt) || WHY_NAMED_PROMPT.test(prompt)) return 'why-here';
  if (SHORT_PROMPT.test(prompt) || (limit !== undefined && limit <= SHORT_LIMIT)) return 'short answer';
  // A form of address makes no letter of what answers a question.
  if (
    !prompt.includes('?') &&
    !ORDER.test(prompt) &&
    SALUTATION.test(traits[0]?.sentence.text.split('\n')[0] ?? '')
  )
    return 'motivation letter';
  return COMMUNITY_PROMPT.test(prompt) ? 'community story' : 'personal statement';
};

const SCENE_CHECKS = ['thin-evidence', 'whose-story', 'missing-result', 'shared-credit'];
const SHAPE_CHECKS = ['opening', 'closing', 'list-like', 'paragraphs', 'repeated-idea'];

/** Checks that say nothing in a genre, because what they look for is no fault there. */
const SILENT: Record<Genre, ReadonlySet<string>> = {
  'personal statement': new Set([]),
  'community story': new Set([]),
  'statement of purpose': new Set(['shared-credit', 'whose-story']),
  'research proposal': new Set([
    ...SCENE_CHECKS,
    'bare-goal',
    'unproved-claim',
    'need-without-figures',
    'prompt-parts',
    'borrowed-lesson',
    'list-like',
    'praise-moment',
    'vague-goal',
  ]),
  'motivation letter': new Set(['closing', 'whose-story']),
  'short answer': new Set(['missing-result', ...SHAPE_CHECKS.filter((id) => id !== 'opening'), 'bare-goal']),
  'why-here': new Set(['whose-story', 'shared-credit']),
  'unconventional form': new Set([...SCENE_CHECKS, ...SHAPE_CHECKS, 'bare-goal', 'prompt-parts']),
};

export const isSilent = (check: string, genre: Genre): boolean => SILENT[genre].has(check);

/** The sentences without the greeting and the end of a letter. */
export const bodyOf = (traits: readonly Traits[]): Traits[] => {
  const first = traits.findIndex(({ sentence }) => !SALUTATION.test(sentence.text));
  const last = traits.findLastIndex(({ sentence }) => !SIGN_OFF.test(sentence.text));
  return first > 0 ? traits.slice(first, last + 1) : [...traits];
};
