import { paragraphSpans, sentenceSpans } from '@laurel/text';
import type { CritiqueView, NumberedItem } from './critique-view.ts';
import { type Segment, type Span, segmentText } from './highlight.ts';

/** A remark at a sentence. */
export interface Note {
  remark: NumberedItem;
  /** Index of the remark's place in this sentence; the remark stands in full at place 0. */
  place: number;
}

/** A piece of the text: a sentence with remarks, or the text between two of them. */
export interface Piece {
  start: number;
  segments: Segment[];
  notes: Note[];
}

interface Marked {
  start: number;
  end: number;
  notes: Note[];
}

const isInside = (at: number, { start, end }: { start: number; end: number }) => at >= start && at < end;

/** The sentences that remarks begin in, with those remarks, in the order of the text. */
const markedSentences = (text: string, remarks: readonly NumberedItem[]): Marked[] => {
  const sentences = paragraphSpans(text).flatMap(({ start, end }) => sentenceSpans(text, start, end));
  const marked = new Map<number, Marked>();
  for (const remark of remarks) {
    for (const { start, end, place } of remark.spans) {
      const sentence = sentences.find((each) => isInside(start, each)) ?? { start, end };
      const entry = marked.get(sentence.start) ?? { ...sentence, notes: [] };
      // Two places of one remark in one sentence are one note.
      if (!entry.notes.some((note) => note.remark === remark)) entry.notes.push({ remark, place });
      marked.set(sentence.start, entry);
    }
  }
  return [...marked.values()].sort((one, other) => one.start - other.start);
};

const segmentsOf = (text: string, spans: readonly Span[], from: number, to: number): Segment[] =>
  segmentText(
    text.slice(from, to),
    spans.map((span) => ({ ...span, start: span.start - from, end: span.end - from })),
  );

/** Cuts a text into its sentences with remarks and what lies between. Joined, the pieces are the text. */
export const remarksInText = (text: string, view: CritiqueView): Piece[] => {
  const remarks = [...(view.firstFix ? [view.firstFix] : []), ...remarksOf(view)];
  const pieces: Piece[] = [];
  let from = 0;
  const put = (to: number, notes: Note[]) => {
    if (to <= from) return;
    pieces.push({ start: from, segments: segmentsOf(text, view.spans, from, to), notes });
    from = to;
  };
  for (const { start, end, notes } of markedSentences(text, remarks)) {
    put(start, []);
    put(end, notes);
  }
  put(text.length, []);
  return pieces;
};

/** All numbered remarks, in the order of their numbers. */
export const remarksOf = ({ suggestions, questions, praise }: CritiqueView): NumberedItem[] => [
  ...suggestions,
  ...questions,
  ...praise,
];
