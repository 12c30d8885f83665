import { Badge, type BadgeVariant } from '../../ui/badge.tsx';
import type { NumberedItem } from './critique-view.ts';
import { isFromModelReview } from './model-review.ts';

const SEVERITIES: Record<string, { label: string; variant: BadgeVariant }> = {
  high: { label: 'Important', variant: 'urgent' },
  medium: { label: 'Worth a look', variant: 'brass' },
};

/** The number of a remark, as it stands at its sentence; '!' for the first fix. */
export const RemarkNumber = ({ number, isPraise }: { number: number; isPraise: boolean }) => (
  <span
    aria-hidden="true"
    className={`forced-border grid size-7 shrink-0 place-items-center rounded-full text-sm font-bold tabular-nums ${
      isPraise ? 'bg-laurel-soft text-laurel-strong' : 'bg-ink text-paper'
    }`}
  >
    {number === 0 ? '!' : number}
  </span>
);

interface RemarkProps {
  item: NumberedItem;
  /** It is what to fix first. */
  isFirst?: boolean;
}

/** What a remark says. */
export const Remark = ({ item: { item, number }, isFirst = false }: RemarkProps) => {
  const severity = item.kind === 'praise' || isFirst ? undefined : SEVERITIES[item.severity ?? ''];
  const isSaid = item.question && item.suggestion.toLowerCase().includes(item.question.toLowerCase());
  const asks = item.question && !isSaid ? item.question : null;
  return (
    <div className="min-w-0">
      <p className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        {isFirst ? (
          <Badge variant="urgent">Fix this first</Badge>
        ) : (
          <span className="sr-only">Number {number}: </span>
        )}
        <span className="min-w-0 font-semibold wrap-anywhere">{item.category}</span>
        {severity ? <Badge variant={severity.variant}>{severity.label}</Badge> : null}
        {isFromModelReview(item) ? <Badge variant="outline">Deeper reading</Badge> : null}
      </p>
      {item.part ? (
        <p className="mt-0.5 text-sm wrap-anywhere text-muted">
          This part of the prompt: <q>{item.part}</q>
        </p>
      ) : null}
      <p className="mt-0.5 wrap-anywhere">{item.suggestion}</p>
      {asks ? <p className="mt-1 border-l-2 border-brass-bright pl-3 wrap-anywhere">{asks}</p> : null}
    </div>
  );
};

/** Remarks about the whole draft, which have no sentence to stand at. */
export const ItemList = ({ items }: { items: readonly NumberedItem[] }) => (
  // Numbered by hand, because the numbers run on from list to list.
  <ul className="-my-1.5">
    {items.map((item) => (
      <li
        key={item.number}
        className="grid break-inside-avoid grid-cols-[1.75rem_minmax(0,1fr)] gap-x-3 py-3"
      >
        <RemarkNumber number={item.number} isPraise={item.item.kind === 'praise'} />
        <Remark item={item} />
      </li>
    ))}
  </ul>
);
