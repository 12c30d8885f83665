import type { Critique, FeedbackItem } from './critique-shape.ts';
import { findPlace, type Span } from './highlight.ts';

/** An item of the feedback with its number and its places in the text. */
export interface NumberedItem {
  number: number;
  item: FeedbackItem;
  spans: Span[];
}

export interface CritiqueView {
  /** What to fix first; number 0, because it stands before the numbered ones. */
  firstFix: NumberedItem | null;
  suggestions: NumberedItem[];
  questions: NumberedItem[];
  /** Questions that do not belong to an item. */
  moreQuestions: string[];
  praise: NumberedItem[];
  /** Remarks about the critique itself. */
  notices: string[];
  spans: Span[];
}

const ENGLISH: readonly string[] = ['', 'eng', 'en', 'und'];
const NO_SPELLING =
  'The spelling and grammar check was not available this time. Everything else was read as usual.';
const NOT_ENGLISH =
  'This text does not seem to be English: its content was read, its spelling and grammar were not.';

/** Reads a critique from an answer; missing parts are empty. */
export const readCritique = (
  answer: Pick<Critique, 'feedback' | 'rewrittenSections'> & Partial<Critique>,
): Critique => ({
  rubric: [],
  evidenceMap: [],
  questions: [],
  praise: [],
  promptParts: [],
  language: '',
  mechanics: { available: true },
  ...answer,
});

const placed = (text: string, item: FeedbackItem, number: number): NumberedItem => {
  const places = [item.location, ...(item.more ?? [])].flatMap((location) => {
    const found = location ? findPlace(text, location) : null;
    return found ? [found] : [];
  });
  return {
    number,
    item,
    spans: places.map(([start, end], place) => ({ item: number, place, start, end })),
  };
};

const noticesOf = ({ feedback, mechanics, language, safety }: Critique): string[] => {
  // Then nothing was looked at, on purpose.
  if (safety?.kind === 'present_risk') return [];
  const said = feedback.filter(({ kind }) => kind === 'notice').map(({ suggestion }) => suggestion);
  // The engine's own notices are preferred: they name the cause.
  if (said.length > 0) return said;
  if (!ENGLISH.includes(language)) return [NOT_ENGLISH];
  return mechanics.available ? [] : [NO_SPELLING];
};

/** Sorts a critique of `text` into the parts of the feedback card. Items are numbered in the order they are shown in. */
export const critiqueView = (text: string, critique: Critique): CritiqueView => {
  const of = (wanted: (kind: string) => boolean) =>
    critique.feedback.filter(({ kind }) => wanted(kind ?? 'point'));
  const groups = [
    of((kind) => !['question', 'praise', 'notice'].includes(kind)),
    of((kind) => kind === 'question'),
    of((kind) => kind === 'praise'),
  ];
  let number = 0;
  const [suggestions = [], questions = [], praise = []] = groups.map((group) =>
    group.map((item) => {
      number += 1;
      return placed(text, item, number);
    }),
  );
  const first = critique.firstFix ? [critique.firstFix] : [];
  const firstFix = critique.firstFix ? placed(text, critique.firstFix, 0) : null;
  const asked = new Set(
    [...first, ...critique.feedback].flatMap(({ question, suggestion }) => [question, suggestion]),
  );
  return {
    firstFix,
    suggestions,
    questions,
    moreQuestions: critique.questions.filter((question) => !asked.has(question)),
    praise,
    notices: noticesOf(critique),
    spans: [...(firstFix ? [firstFix] : []), ...suggestions, ...questions, ...praise].flatMap(
      ({ spans }) => spans,
    ),
  };
};
