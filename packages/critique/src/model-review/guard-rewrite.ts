import type { FeedbackItem, Location, RewrittenSection } from '../critique-result.ts';
import { editWords } from './edit-words.ts';
import type { EssaySource } from './essay-source.ts';
import { isQuotedFrom, quotationsIn } from './find-quote.ts';
import { type Guarded, MODEL_CHECK } from './guard-item.ts';
import type { ModelRewrite, Refusal } from './model-reply.ts';
import { keepsFacts, newFacts } from './new-facts.ts';
import { unfitWords } from './unfit-words.ts';

/** Length of the rewrite divided by that of the original. */
const LENGTH_RATIO = { least: 0.6, most: 1.25 };
/** Share of words that may change. */
const MAX_EDITED_SHARE = 0.45;
/** In characters: shorter is no sentence, longer is a paragraph. */
const MIN_LENGTH = 20;
const MAX_LENGTH = 700;
const MAX_REASON = 160;
/** Longer texts are refused, so that no pattern runs over a very long one. */
const MAX_SAID = 2000;

/** An accepted rewrite, or a question to the student about the same sentence. */
export type GuardedRewrite = { section: RewrittenSection } | { question: FeedbackItem };

const placeOf = (original: string, { essay }: EssaySource): Location | undefined => {
  const start = original.length < MIN_LENGTH || original.length > MAX_LENGTH ? -1 : essay.indexOf(original);
  return start < 0 ? undefined : { start, end: start + original.length, quote: original };
};

/** Whole sentences only: half of one can't be accepted without breaking the other half. */
const isWholeSentences = ({ start, end }: Location, { sentences }: EssaySource): boolean =>
  sentences.some((sentence) => sentence.start === start) &&
  sentences.some((sentence) => sentence.end === end);

const NEGATION = /\b(?:not|no|never|nobody|nothing|none|neither|nor|without|cannot)\b|n[’']t\b/giu;
const negations = (text: string): number => [...text.matchAll(NEGATION)].length;

const OPENS_SMALL = /^\P{L}*\p{Ll}/u;

type Objection = 'fact' | 'meaning' | 'extent';

const objectionTo = (original: string, revised: string, { known }: EssaySource): Objection | undefined => {
  if (newFacts(revised, known, 'rewrite').length > 0) return 'fact';
  if (!keepsFacts(original, revised) || negations(original) !== negations(revised)) return 'meaning';
  const ratio = revised.length / original.length;
  const isLight = ratio >= LENGTH_RATIO.least && ratio <= LENGTH_RATIO.most;
  const isWhole = OPENS_SMALL.test(original) === OPENS_SMALL.test(revised) && /[.!?…"”)]$/.test(revised);
  return isLight && isWhole && editWords(original, revised).share <= MAX_EDITED_SHARE ? undefined : 'extent';
};

/** Questions in our own words, so that no content written by the model is shown. */
const ASKED: Record<Objection, [why: string, question: string]> = {
  fact: ['could say more than it does.', 'Which figure, name or date that only you know belongs here?'],
  meaning: ['can be read in more than one way.', 'What exactly do you want it to say?'],
  extent: ['carries more than one thought.', 'Which of them must the reader keep?'],
};

/** Characters of a sentence that are quoted to point at it. */
const OPENING = 120;

/** The beginning of a place, cut at a word. */
const openingOf = ({ start, quote }: Location): Location => {
  const cut = quote.length <= OPENING ? quote : quote.slice(0, OPENING).replace(/\s+\S*$/, '');
  return { start, end: start + cut.length, quote: cut };
};

const toQuestion = (sentence: Location, objection: Objection): FeedbackItem => {
  const location = openingOf(sentence);
  const [why, question] = ASKED[objection];
  return {
    check: MODEL_CHECK,
    category: objection === 'fact' ? 'Specificity and evidence' : 'A closer reading',
    suggestion: `“${location.quote}${location.end < sentence.end ? '…' : ''}” ${why} ${question}`,
    kind: 'question',
    severity: 'low',
    ...(objection === 'fact' ? { rubric: 'Specificity and evidence' as const } : {}),
    location,
    question,
  };
};

const reasonOf = (reason: string, source: EssaySource): string => {
  const line = reason.replace(/\s+/g, ' ').trim();
  const isFit =
    line.length <= MAX_REASON &&
    quotationsIn(line).every((words) => isQuotedFrom(words, source.quotable)) &&
    unfitWords(line, source.quotable.join('\n')) === undefined &&
    newFacts(line, source.known, 'advice').length === 0;
  return isFit && line !== '' ? line : 'Says the same in plainer words.';
};

/** Unfit words of the rewrite that the original does not have: a student may write about commas and computers. */
const unfitBroughtIn = (original: string, revised: string, { essay }: EssaySource): Refusal | undefined => {
  const unfit = unfitWords(revised, essay);
  return unfit === 'mechanics' || unfit === unfitWords(original, essay) ? undefined : unfit;
};

const refused = (refusal: Refusal): Guarded<never> => ({ ok: false, refusal });

/**
 * Accepts a rewrite of whole sentences that is lightly edited and has the same numbers, names and dates. A rewrite that goes further
 * becomes a question.
 */
export const guardRewrite = (rewrite: ModelRewrite, source: EssaySource): Guarded<GuardedRewrite> => {
  if (Math.max(rewrite.original.length, rewrite.revised.length, rewrite.reason.length) > MAX_SAID)
    return refused('length');
  const original = rewrite.original.trim();
  const revised = rewrite.revised.replace(/[^\S\n]+/g, ' ').trim();
  const location = placeOf(original, source);
  if (!location) return refused('not quoted');
  if (!isWholeSentences(location, source)) return refused('not quoted');
  if (original === revised) return refused('unchanged');
  const unfit = unfitBroughtIn(original, revised, source);
  if (unfit) return refused(unfit);
  const objection = objectionTo(original, revised, source);
  if (objection) return { ok: true, value: { question: toQuestion(location, objection) } };
  const reason = reasonOf(rewrite.reason, source);
  const changes = editWords(original, revised).edits.map(({ start, end, from, to }) => ({
    start: location.start + start,
    end: location.start + end,
    from,
    to,
    reason,
  }));
  return { ok: true, value: { section: { original, revised, location, changes, deeper: true } } };
};
