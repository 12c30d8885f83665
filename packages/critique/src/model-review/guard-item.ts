import { type FeedbackItem, type Location, RUBRIC_WEIGHTS, type RubricName } from '../critique-result.ts';
import { offends } from '../spell-check/known-words.ts';
import type { EssaySource } from './essay-source.ts';
import { evened, findQuote, isQuotedFrom, quotationsIn } from './find-quote.ts';
import type { ModelRemark, Refusal } from './model-reply.ts';
import { newFacts } from './new-facts.ts';
import { ADVICE_FIGURE, GIVES_HELP, UNKIND, WRITES_CONTENT } from './phrases.generated.ts';
import { unfitWords } from './unfit-words.ts';

/** The check that a language model's items carry. */
export const MODEL_CHECK = 'deeper-reading';

export type Guarded<T> = { ok: true; value: T } | { ok: false; refusal: Refusal };
const refused = (refusal: Refusal): Guarded<never> => ({ ok: false, refusal });

/** In characters: shorter suggestions are empty, longer ones are lectures. */
const MIN_LENGTH = 20;
const MAX_LENGTH = 600;
const MAX_SAID = 2000;
const MAX_QUESTION = 240;
const MAX_CATEGORY = 40;
const OTHER_CATEGORY = 'A closer reading';

/** The place of an item: its quote, else the first quotation in its suggestion that the essay has. */
const placeOf = ({ quote, suggestion }: ModelRemark, essay: string): Location | undefined =>
  quote.trim() === ''
    ? quotationsIn(suggestion)
        .map((words) => findQuote(essay, words))
        .find((place) => place !== undefined)
    : findQuote(essay, quote);

/** The suggestion with the quote exactly as in the essay, put in front when it is missing. */
const withQuote = (suggestion: string, { quote }: Location): string => {
  if (suggestion.includes(quote)) return suggestion;
  const at = evened(suggestion).indexOf(evened(quote));
  return at < 0
    ? `“${quote}”: ${suggestion}`
    : suggestion.slice(0, at) + quote + suggestion.slice(at + quote.length);
};

/** The model's own words. */
const unquoted = (text: string, quote: string): string => (quote === '' ? text : text.replaceAll(quote, ' '));

/** Whether the text holds words of the pattern that the sources don't have: a student may write about therapy. */
const bringsIn = (pattern: RegExp, text: string, sources: string): boolean => {
  const known = sources.toLowerCase();
  return [...text.matchAll(new RegExp(pattern.source, `${pattern.flags}g`))].some(
    ([words]) => !known.includes(words.toLowerCase()),
  );
};

/**
 * Why a remark on an essay is unfit; undefined when it is fit.
 * @param said the remark without the words that it quotes from the essay
 * @param sources the essay, its prompt and the award's text
 */
const unfitRemark = (said: string, sources: string): Refusal | undefined => {
  const unfit = unfitWords(said, sources);
  if (unfit) return unfit;
  if (WRITES_CONTENT.test(said)) return 'writes content';
  if (bringsIn(UNKIND, said, sources) || offends(said)) return 'unkind';
  return bringsIn(GIVES_HELP, said, sources) ? 'gives help' : undefined;
};

const refusalOf = (text: string, quote: string, source: EssaySource): Refusal | undefined => {
  const said = unquoted(text, quote);
  const unfit = unfitRemark(said, source.quotable.join('\n'));
  if (unfit) return unfit;
  if (!quotationsIn(text).every((words) => isQuotedFrom(words, source.quotable))) return 'invented quotation';
  return newFacts(said.replace(ADVICE_FIGURE, ' '), source.known, 'advice').length > 0
    ? 'invented fact'
    : undefined;
};

const oneLine = (text: string): string => text.replace(/[^\S\n]+/g, ' ').trim();

const rubricOf = (category: string): RubricName | undefined =>
  (Object.keys(RUBRIC_WEIGHTS) as RubricName[]).find((name) => name.toLowerCase() === category.toLowerCase());

const categoryOf = (category: string, source: EssaySource): string => {
  const isPlain = /^\p{L}[\p{L} ,’'-]*$/u.test(category) && category.length <= MAX_CATEGORY;
  const isFit =
    unfitWords(category, '') === undefined && newFacts(category, source.known, 'advice').length === 0;
  return isPlain && isFit ? category : OTHER_CATEGORY;
};

/** The question, unless it is none or brings in a fact of its own. */
const questionOf = (asked: string, quote: string, source: EssaySource): string | undefined => {
  if (asked.length > MAX_SAID) return undefined;
  const question = oneLine(asked);
  const isQuestion = question.endsWith('?') && question.length <= MAX_QUESTION;
  return isQuestion && refusalOf(question, quote, source) === undefined ? question : undefined;
};

/**
 * Accepts a remark that quotes the essay literally, or that names a missing part of the prompt, and brings in no fact of its own.
 * @param missingPart the part of the prompt that the remark is about, when no sentence of the essay answers it
 */
export const guardItem = (
  item: ModelRemark,
  source: EssaySource,
  missingPart: string | undefined,
): Guarded<FeedbackItem> => {
  // First, so that no pattern runs over a very long text.
  if (item.suggestion.length > MAX_SAID || item.category.length > MAX_SAID) return refused('length');
  const location = placeOf(item, source.essay);
  const isOmission = !location && item.quote.trim() === '' && missingPart !== undefined;
  if (!location && !isOmission) return refused('not quoted');
  const quote = location?.quote ?? '';
  const category = item.category.trim();
  const rubric = rubricOf(category);
  if (rubric === 'Mechanics' || unfitWords(category, '') === 'mechanics') return refused('mechanics');
  const suggestion = location ? withQuote(oneLine(item.suggestion), location) : oneLine(item.suggestion);
  if (unquoted(suggestion, quote).trim().length < MIN_LENGTH || suggestion.length > MAX_LENGTH + quote.length)
    return refused('length');
  const refusal = refusalOf(suggestion, quote, source);
  if (refusal) return refused(refusal);
  const question = item.kind === 'praise' ? undefined : questionOf(item.question, quote, source);
  const guarded: FeedbackItem = {
    check: MODEL_CHECK,
    category: rubric ?? categoryOf(category, source),
    suggestion: question && !suggestion.includes(question) ? `${suggestion} ${question}` : suggestion,
    kind: item.kind,
    severity: item.kind === 'praise' || item.kind === 'structure' ? 'low' : 'medium',
    ...(location ? { location } : { part: missingPart ?? '' }),
  };
  if (rubric) guarded.rubric = rubric;
  if (question) guarded.question = question;
  return { ok: true, value: guarded };
};
