import { clsx } from 'clsx';
import type { MouseEvent, ReactNode } from 'react';
import type { CritiqueView } from './critique-view.ts';
import { type Segment, type Span, segmentText } from './highlight.ts';
import { goTo, itemId, placeId } from './mark-links.ts';

/** What a mark looks like: the line below it tells the kinds apart where colours don't. */
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
  /** The first of the span's links: the one that the list leads to, and the only one on the way of the Tab key. */
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

const Number = ({ item }: { item: number }) => (
  <sup className="ml-0.5 font-sans text-[0.7em] font-bold text-ink tabular-nums">
    <span className="sr-only">, see number </span>
    {item}
  </sup>
);

interface MarkedProps {
  segment: Segment;
  isNew: (span: Span) => boolean;
  look: (item: number) => string;
}

const Marked = ({ segment: { text, spans, ending }, isNew, look }: MarkedProps) => {
  const [inner] = spans;
  if (!inner) return text;
  const others = ending.filter((span) => span !== inner);
  return (
    <mark className={clsx('rounded-sm text-ink underline underline-offset-4', look(inner.item))}>
      <MarkLink span={inner} isFirst={isNew(inner)}>
        {text}
        {ending.includes(inner) ? <Number item={inner.item} /> : null}
      </MarkLink>
      {others.map((span) => (
        <MarkLink key={`${span.item}-${span.place}`} span={span} isFirst={isNew(span)}>
          <Number item={span.item} />
        </MarkLink>
      ))}
    </mark>
  );
};

/** The submitted text with its highlighted places, each a link to what is said about it. */
export const AnnotatedText = ({ text, view }: { text: string; view: CritiqueView }) => {
  const look = lookOf(view);
  const linked = new Set<string>();
  const isNew = (span: Span) => {
    const isFirst = !linked.has(placeId(span));
    linked.add(placeId(span));
    return isFirst;
  };
  return (
    <p className="leading-relaxed whitespace-pre-wrap wrap-anywhere">
      {segmentText(text, view.spans).map((segment) => (
        <Marked key={segment.start} segment={segment} isNew={isNew} look={look} />
      ))}
    </p>
  );
};
