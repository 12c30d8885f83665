import type { Location } from './critique-shape.ts';

/** A highlighted range and the item it belongs to. */
export interface Span {
  /** Number of the item, as shown beside it. */
  item: number;
  /** Index of the place within the item. */
  place: number;
  start: number;
  end: number;
}

export interface Segment {
  start: number;
  text: string;
  /** The spans that cover this segment, shortest first. */
  spans: Span[];
  /** The spans that end with this segment. */
  ending: Span[];
}

const lengthOf = ({ start, end }: Span) => end - start;

/** The range of a location in `text`: as given, else the nearest occurrence of its quote; null when there is none. */
export const findPlace = (text: string, { start, end, quote }: Location): [number, number] | null => {
  if (quote === '') return null;
  if (text.slice(start, end) === quote) return [start, end];
  const after = text.indexOf(quote, Math.max(0, start));
  const before = text.lastIndexOf(quote, Math.max(0, start));
  const found = [after, before]
    .filter((at) => at >= 0)
    .sort((one, other) => Math.abs(one - start) - Math.abs(other - start))[0];
  return found === undefined ? null : [found, found + quote.length];
};

/** Splits `text` at every start and end of a span. Joined, the segments are the text. Empty spans are left out. */
export const segmentText = (text: string, spans: readonly Span[]): Segment[] => {
  const inside = spans
    .map((span) => ({ ...span, start: Math.max(0, span.start), end: Math.min(text.length, span.end) }))
    .filter((span) => lengthOf(span) > 0)
    .sort((one, other) => lengthOf(one) - lengthOf(other) || one.item - other.item);
  const cuts = new Set([0, text.length]);
  for (const { start, end } of inside) cuts.add(start).add(end);
  const sorted = [...cuts].sort((one, other) => one - other);
  return sorted.slice(0, -1).map((start, index) => {
    const end = sorted[index + 1] ?? text.length;
    const covering = inside.filter((span) => span.start <= start && span.end >= end);
    return {
      start,
      text: text.slice(start, end),
      spans: covering,
      ending: covering.filter((span) => span.end === end),
    };
  });
};
