import { wordLimitIn } from '@laurel/domain';
import type { CritiqueInput } from './critique-input.ts';
import type { Traits } from './evidence/read-traits.ts';
import {
  ASKING,
  COMMUNITY_PROMPT,
  FREE_PROMPT,
  LETTER_PROMPT,
  PERSONAL_PROMPT,
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
  | 'unconventional form'
  | 'not known';

/** In words: a text that may not be longer is a short answer, whatever is asked. */
const SHORT_LIMIT = 150;
/** In words and in characters: a question with no more room is one field of a form. */
const FIELD_LIMIT = 300;
const FIELD_CHARACTERS = 2000;
/** In words: several questions that share one limit are short answers up to it. */
const SHARED_LIMIT = 500;
const SEVERAL_QUESTIONS = 3;
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

/** "(max. 800 characters)" */
const charactersIn = (prompt: string): number | undefined => {
  const [, digits = ''] = /(\d[\d.,]*)\s*(?:characters|chars)\b/i.exec(prompt) ?? [];
  return digits === '' ? undefined : Number(digits.replace(/[.,]/g, ''));
};

/** "a) … b) … c) …" */
const questionsIn = (prompt: string): number =>
  (prompt.match(/(?:^|[\s(])(?:[a-f]\)|[1-6][.)])\s/gim) ?? []).length;

/** One field of a form: the room for the answer is small, or no limit is known and the draft is short. */
const isField = (prompt: string, limit: number | undefined, words: number): boolean => {
  const characters = charactersIn(prompt);
  if (limit === undefined && characters === undefined) return words <= SHORT_LIMIT;
  const shared = questionsIn(prompt) >= SEVERAL_QUESTIONS ? SHARED_LIMIT : FIELD_LIMIT;
  return limit === undefined ? (characters ?? 0) <= FIELD_CHARACTERS : limit <= shared;
};

/** The prompt decides where it says so, then the form of the text; where neither says it, it is not known. */
export const genreOf = (
  { prompt = '', text, scholarship }: CritiqueInput,
  traits: readonly Traits[],
): Genre => {
  if (PROPOSAL_PROMPT.test(prompt) || sectionsIn(prompt) >= SECTIONS) return 'research proposal';
  if (sectionsIn(headingsOf(text)) >= SECTIONS) return 'research proposal';
  if (LETTER_PROMPT.test(prompt)) return 'motivation letter';
  if (PURPOSE_PROMPT.test(prompt)) return 'statement of purpose';
  if (FREE_PROMPT.test(prompt) || isUnconventional(text, traits)) return 'unconventional form';
  // Of each answer or of all together: a small one asks for a short answer.
  const limit = wordLimitIn(prompt) ?? scholarship?.wordLimit;
  if (WHY_HERE_PROMPT.test(prompt) || WHY_NAMED_PROMPT.test(prompt)) return 'why-here';
  const asks = prompt.includes('?') || ASKING.test(prompt);
  const isShort = asks && limit !== undefined && limit <= SHORT_LIMIT && !PERSONAL_PROMPT.test(prompt);
  if (SHORT_PROMPT.test(prompt) || isShort) return 'short answer';
  // A form of address makes no letter of what answers a question.
  if (
    !prompt.includes('?') &&
    !ORDER.test(prompt) &&
    SALUTATION.test(traits[0]?.sentence.text.split('\n')[0] ?? '')
  )
    return 'motivation letter';
  if (COMMUNITY_PROMPT.test(prompt)) return 'community story';
  if (PERSONAL_PROMPT.test(prompt)) return 'personal statement';
  if (!asks) return 'not known';
  const words = traits.reduce((sum, { sentence }) => sum + sentence.words.length, 0);
  return isField(prompt, limit, words) ? 'short answer' : 'personal statement';
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
  // Only what is a fault in a statement, a letter and a field of a form alike.
  'not known': new Set(['missing-result', 'shared-credit', 'whose-story', 'bare-goal', 'closing']),
  'why-here': new Set(['whose-story', 'shared-credit']),
  'unconventional form': new Set([...SCENE_CHECKS, ...SHAPE_CHECKS, 'bare-goal', 'prompt-parts']),
};

/** In words: in a field with more room a beginning and an end are read, and a list is one. */
const NARROW = 130;
const SILENT_IN_LONG_FIELD = new Set(['missing-result', 'whose-story', 'paragraphs', 'repeated-idea']);

export const isSilent = (
  check: string,
  { genre, wordLimit }: { genre: Genre; wordLimit: number | undefined },
): boolean =>
  genre === 'short answer' && wordLimit !== undefined && wordLimit > NARROW
    ? SILENT_IN_LONG_FIELD.has(check)
    : SILENT[genre].has(check);

/** The sentences without the greeting and the end of a letter. */
export const bodyOf = (traits: readonly Traits[]): Traits[] => {
  const first = traits.findIndex(({ sentence }) => !SALUTATION.test(sentence.text));
  const last = traits.findLastIndex(({ sentence }) => !SIGN_OFF.test(sentence.text));
  return first > 0 ? traits.slice(first, last + 1) : [...traits];
};
