import { type FeedbackItem, type Location, RUBRIC_WEIGHTS, type RubricName } from '../critique-result.ts';
import type { EssaySource } from './essay-source.ts';
import { evened, findQuote, isQuotedFrom, quotationsIn } from './find-quote.ts';
import type { ModelItem, Refusal } from './model-reply.ts';
import { newFacts } from './new-facts.ts';
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
const placeOf = ({ quote, suggestion }: ModelItem, essay: string): Location | undefined =>
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
const unquoted = (text: string, quote: string): string => text.replaceAll(quote, ' ');

const refusalOf = (text: string, quote: string, source: EssaySource): Refusal | undefined => {
  const said = unquoted(text, quote);
  const unfit = unfitWords(said, source.quotable.join('\n'));
  if (unfit) return unfit;
  if (!quotationsIn(text).every((words) => isQuotedFrom(words, source.quotable))) return 'invented quotation';
  return newFacts(said, source.known, 'advice').length > 0 ? 'invented fact' : undefined;
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

/** Accepts an item that quotes the essay literally and brings in no fact of its own. */
export const guardItem = (item: ModelItem, source: EssaySource): Guarded<FeedbackItem> => {
  // First, so that no pattern runs over a very long text.
  if (item.suggestion.length > MAX_SAID || item.category.length > MAX_SAID) return refused('length');
  const location = placeOf(item, source.essay);
  if (!location) return refused('not quoted');
  const category = item.category.trim();
  const rubric = rubricOf(category);
  if (rubric === 'Mechanics' || unfitWords(category, '') === 'mechanics') return refused('mechanics');
  const suggestion = withQuote(oneLine(item.suggestion), location);
  const own = unquoted(suggestion, location.quote);
  if (own.trim().length < MIN_LENGTH || suggestion.length > MAX_LENGTH + location.quote.length)
    return refused('length');
  const refusal = refusalOf(suggestion, location.quote, source);
  if (refusal) return refused(refusal);
  const question = item.kind === 'praise' ? undefined : questionOf(item.question, location.quote, source);
  const guarded: FeedbackItem = {
    check: MODEL_CHECK,
    category: rubric ?? categoryOf(category, source),
    suggestion: question && !suggestion.includes(question) ? `${suggestion} ${question}` : suggestion,
    kind: item.kind,
    severity: item.kind === 'praise' || item.kind === 'structure' ? 'low' : 'medium',
    location,
  };
  if (rubric) guarded.rubric = rubric;
  if (question) guarded.question = question;
  return { ok: true, value: guarded };
};
