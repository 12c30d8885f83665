import { clsx } from 'clsx';
import type { MouseEvent, ReactNode } from 'react';
import type { CritiqueView } from './critique-view.ts';
import { goTo, itemId, placeId, type Segment, type Span, segmentText } from './highlight.ts';

/** The look of each kind of mark. Underlines differ, so that the kinds can be told apart without colours. */
const LOOKS = {
  high: 'bg-danger-soft decoration-danger decoration-2',
  point: 'bg-brass-soft decoration-brass-bright decoration-2',
  detail: 'bg-info-soft decoration-info decoration-dotted decoration-2',
  praise: 'bg-laurel-soft decoration-laurel decoration-double',
} as const;

const lookOf = ({ suggestions, questions, praise }: CritiqueView): ((item: number) => string) => {
  const looks = new Map<number, string>();
  for (const { number, item } of [...suggestions, ...questions]) {
    const isDetail = item.kind === 'mechanics' || item.kind === 'style';
    looks.set(number, item.severity === 'high' ? LOOKS.high : isDetail ? LOOKS.detail : LOOKS.point);
  }
  for (const { number } of praise) looks.set(number, LOOKS.praise);
  return (item) => looks.get(item) ?? LOOKS.point;
};

interface MarkLinkProps {
  span: Span;
  /** True for the first of the span's links. The list points at this one, and only this one is in the tab order. */
  isFirst: boolean;
  className?: string;
  children: ReactNode;
}

const MarkLink = ({ span, isFirst, className, children }: MarkLinkProps) => (
  <a
    id={isFirst ? placeId(span) : undefined}
    href={`#${itemId(span.item)}`}
    tabIndex={isFirst ? undefined : -1}
    className={className}
    onClick={(event: MouseEvent) => {
      event.preventDefault();
      goTo(itemId(span.item));
    }}
  >
    {children}
  </a>
);

const ItemNumber = ({ item }: { item: number }) => (
  <sup className="ml-0.5 font-sans text-[0.7em] font-bold text-ink tabular-nums">
    <span className="sr-only">, see number </span>
    {item}
  </sup>
);

interface MarkedProps {
  segment: Segment;
  /** Ids of the places whose first link is in this segment. */
  first: ReadonlySet<string>;
  look: (item: number) => string;
}

const Marked = ({ segment: { text, spans, ending }, first, look }: MarkedProps) => {
  const [inner] = spans;
  if (!inner) return text;
  const others = ending.filter((span) => span !== inner);
  return (
    <mark className={clsx('rounded-sm text-ink underline underline-offset-4', look(inner.item))}>
      <MarkLink span={inner} isFirst={first.has(placeId(inner))}>
        {text}
        {ending.includes(inner) ? <ItemNumber item={inner.item} /> : null}
      </MarkLink>
      {others.map((span) => (
        <MarkLink key={placeId(span)} span={span} isFirst={first.has(placeId(span))}>
          <ItemNumber item={span.item} />
        </MarkLink>
      ))}
    </mark>
  );
};

/** The places whose first link is in each segment. */
const firstLinks = (segments: readonly Segment[]): ReadonlySet<string>[] => {
  const linked = new Set<string>();
  return segments.map(({ spans, ending }) => {
    const here = [...spans.slice(0, 1), ...ending].map(placeId).filter((id) => !linked.has(id));
    for (const id of here) linked.add(id);
    return new Set(here);
  });
};

const NONE: ReadonlySet<string> = new Set();

/** The submitted text with its highlighted places, each a link to what is said about it. */
export const AnnotatedText = ({ text, view }: { text: string; view: CritiqueView }) => {
  const look = lookOf(view);
  const segments = segmentText(text, view.spans);
  const first = firstLinks(segments);
  return (
    <p className="leading-relaxed whitespace-pre-wrap wrap-anywhere">
      {segments.map((segment, index) => (
        <Marked key={segment.start} segment={segment} first={first[index] ?? NONE} look={look} />
      ))}
    </p>
  );
};
