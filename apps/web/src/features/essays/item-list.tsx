import { Badge, type BadgeVariant } from '../../ui/badge.tsx';
import type { NumberedItem } from './critique-view.ts';
import type { Span } from './highlight.ts';
import { goTo, itemId, placeId } from './highlight.ts';
import { isFromModelReview } from './model-review.ts';

const SEVERITIES: Record<string, { label: string; variant: BadgeVariant }> = {
  high: { label: 'Important', variant: 'urgent' },
  medium: { label: 'Worth a look', variant: 'brass' },
};

/** A spelling item can have a hundred places; each place in the text links back here anyway. */
const MAX_PLACES = 10;

const Places = ({ spans, number }: { spans: readonly Span[]; number: number }) => {
  if (spans.length === 0) return null;
  return (
    <p className="no-print mt-1.5 flex flex-wrap gap-x-4 gap-y-1 text-sm">
      {spans.slice(0, MAX_PLACES).map((span) => (
        <a
          key={span.place}
          href={`#${placeId(span)}`}
          className="prose-link inline-flex min-h-6 items-center"
          onClick={(event) => {
            event.preventDefault();
            goTo(placeId(span));
          }}
        >
          {span.place === 0 ? 'Show in the text' : `Place ${span.place + 1}`}
          <span className="sr-only">: number {number}</span>
        </a>
      ))}
    </p>
  );
};

const Item = ({ item: { item, number, spans }, isPraise }: { item: NumberedItem; isPraise: boolean }) => {
  const severity = isPraise ? undefined : SEVERITIES[item.severity ?? ''];
  const asks = item.question && !item.suggestion.includes(item.question) ? item.question : null;
  return (
    <li
      id={itemId(number)}
      tabIndex={-1}
      className="-mx-3 grid scroll-mt-24 break-inside-avoid grid-cols-[1.75rem_minmax(0,1fr)] gap-x-3 rounded-md px-3 py-3 focus:bg-brass-soft"
    >
      <span
        aria-hidden="true"
        className={`forced-border grid size-7 place-items-center rounded-full text-sm font-bold tabular-nums ${
          isPraise ? 'bg-laurel-soft text-laurel-strong' : 'bg-ink text-paper'
        }`}
      >
        {number}
      </span>
      <div>
        <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
          <span className="sr-only">Number {number}: </span>
          <span className="min-w-0 font-semibold wrap-anywhere">{item.category}</span>
          {severity ? <Badge variant={severity.variant}>{severity.label}</Badge> : null}
          {isFromModelReview(item) ? <Badge variant="outline">Deeper reading</Badge> : null}
        </p>
        <p className="mt-0.5 wrap-anywhere">{item.suggestion}</p>
        {asks ? <p className="mt-1 border-l-2 border-brass-bright pl-3 wrap-anywhere">{asks}</p> : null}
        <Places spans={spans} number={number} />
      </div>
    </li>
  );
};

/** Items of the feedback, each linked to its places in the text. */
export const ItemList = ({
  items,
  isPraise = false,
}: {
  items: readonly NumberedItem[];
  isPraise?: boolean;
}) => (
  // Numbered by hand, because the numbers run on from list to list.
  <ul className="-my-1.5">
    {items.map((item) => (
      <Item key={item.number} item={item} isPraise={isPraise} />
    ))}
  </ul>
);
