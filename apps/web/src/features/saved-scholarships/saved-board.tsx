import type { SavedScholarshipItem } from '@laurel/contract';
import { APPLICATION_STATUSES, type ApplicationStatus } from '@laurel/domain';
import { clsx } from 'clsx';
import { GripVertical } from 'lucide-react';
import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { deadlineFacts } from '../scholarships/deadline-display.ts';
import { DeadlineLine } from '../scholarships/deadline-label.tsx';
import { scholarshipPath } from '../scholarships/navigation-state.ts';
import { PriorityMenu, StatusMenu } from './badge-menus.tsx';
import { savedLinkState } from './saved-default-match.ts';
import { knownPriority, knownStatus, STATUS_LABELS } from './tracking-labels.ts';
import { useChangeSaved } from './use-change-saved.ts';

interface Drag {
  saved: string;
  /** Where the pointer took hold, in pixels of the window. */
  from: { x: number; y: number };
  by: { x: number; y: number };
  /** The column under the pointer. */
  over: ApplicationStatus | null;
}

interface BoardHandle {
  drag: Drag | null;
  /** Moves a card, whether by pointer or by key, and says so. */
  onMoved: (saved: SavedScholarshipItem, status: ApplicationStatus, byKey: boolean) => void;
  onDrag: (drag: Drag | null) => void;
}

/** Less than this is a click with an unsteady hand. In pixels. */
const MIN_DRAG = 6;
/** How near to an edge of the board a dragged card scrolls it, and how far at each move. In pixels. */
const EDGE = 48;
const SCROLL = 16;

const columnAt = (x: number, y: number): ApplicationStatus | null => {
  const named = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-column]')?.dataset.column;
  return APPLICATION_STATUSES.find((status) => status === named) ?? null;
};

const scrollNear = (board: Element | null, x: number) => {
  const box = board?.getBoundingClientRect();
  if (!board || !box) return;
  if (x > box.right - EDGE) board.scrollLeft += SCROLL;
  if (x < box.left + EDGE) board.scrollLeft -= SCROLL;
};

const gripId = (saved: SavedScholarshipItem) => `grip-${saved.id}`;

interface GripProps extends BoardHandle {
  saved: SavedScholarshipItem;
  onStatus: (status: ApplicationStatus) => void;
}

/** What a card is moved by: dragged with a pointer, or pushed with the arrow keys. The menu on the card does the same. */
const Grip = ({ saved, drag, onDrag, onMoved, onStatus }: GripProps) => {
  const { title } = saved.scholarship;
  const status = knownStatus(saved.applicationStatus);
  const isMine = drag?.saved === saved.id;

  const move = (next: ApplicationStatus | null | undefined, byKey: boolean) => {
    if (!next || next === status) return;
    onStatus(next);
    onMoved(saved, next, byKey);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isMine) return onDrag(null);
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    move(APPLICATION_STATUSES[APPLICATION_STATUSES.indexOf(status) + step], true);
  };
  const onPointerMove = (event: PointerEvent) => {
    if (!isMine || !drag) return;
    const by = { x: event.clientX - drag.from.x, y: event.clientY - drag.from.y };
    scrollNear(event.currentTarget.closest('[data-board]'), event.clientX);
    onDrag({ ...drag, by, over: columnAt(event.clientX, event.clientY) });
  };
  return (
    <button
      type="button"
      id={gripId(saved)}
      aria-label={`Move ${title}: arrow keys left and right, or drag`}
      className="-mt-1 -mr-1 grid size-9 shrink-0 cursor-grab touch-none place-items-center rounded-md text-muted hover:bg-sunken hover:text-ink"
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        const from = { x: event.clientX, y: event.clientY };
        onDrag({ saved: saved.id, from, by: { x: 0, y: 0 }, over: null });
      }}
      onPointerMove={onPointerMove}
      onPointerUp={() => {
        if (!isMine || !drag) return;
        onDrag(null);
        if (Math.hypot(drag.by.x, drag.by.y) >= MIN_DRAG) move(drag.over, false);
      }}
      onPointerCancel={() => onDrag(null)}
      onKeyDown={onKeyDown}
    >
      <GripVertical aria-hidden="true" className="size-5" />
    </button>
  );
};

const BoardCard = ({ saved, ...board }: BoardHandle & { saved: SavedScholarshipItem }) => {
  const { scholarship, priority, applicationStatus } = saved;
  const { id, title } = scholarship;
  const { mutate } = useChangeSaved(id);
  const by = board.drag?.saved === saved.id ? board.drag.by : null;
  const onStatus = (status: ApplicationStatus) => mutate({ applicationStatus: status });
  return (
    <div
      className={clsx(
        'grid gap-2 rounded-md border border-line bg-raised p-3 shadow-card',
        // Under the pointer there must be the column, not the card.
        by && 'pointer-events-none relative z-10 shadow-lift',
      )}
      style={by ? { translate: `${by.x}px ${by.y}px` } : undefined}
    >
      <div className="flex items-start justify-between gap-1">
        <h4 className="min-w-0 leading-snug font-semibold wrap-anywhere">
          <Link to={scholarshipPath(id)} state={savedLinkState(saved)} className="title-link">
            {title}
          </Link>
        </h4>
        <div className="no-print">
          <Grip saved={saved} onStatus={onStatus} {...board} />
        </div>
      </div>
      <p className="text-sm">
        <DeadlineLine facts={deadlineFacts(scholarship)} />
      </p>
      <div className="flex flex-wrap gap-2">
        <StatusMenu title={title} value={knownStatus(applicationStatus)} onChange={onStatus} />
        <PriorityMenu
          title={title}
          value={knownPriority(priority)}
          onChange={(next) => mutate({ priority: next })}
        />
      </div>
    </div>
  );
};

interface ColumnProps extends BoardHandle {
  status: ApplicationStatus;
  saved: readonly SavedScholarshipItem[];
}

const Column = ({ status, saved, ...board }: ColumnProps) => (
  <li
    data-column={status}
    className={clsx(
      'grid w-64 shrink-0 content-start xl:w-auto xl:min-w-0 xl:flex-1 xl:basis-0 gap-3 rounded-lg bg-sunken p-3 print:w-auto',
      board.drag?.over === status && 'outline-2 outline-laurel outline-dashed',
    )}
  >
    <h3 className="flex justify-between text-base">
      {STATUS_LABELS[status]}
      <span className="font-sans font-normal text-muted tabular-nums">{saved.length}</span>
    </h3>
    {saved.length === 0 ? <p className="text-sm text-muted">None</p> : null}
    {saved.map((each) => (
      <BoardCard key={each.id} saved={each} {...board} />
    ))}
  </li>
);

/** One column per status. A card is moved by dragging its grip, by the arrow keys on it, or by the badge on the card. */
export const SavedBoard = ({ saved }: { saved: readonly SavedScholarshipItem[] }) => {
  const [drag, setDrag] = useState<Drag | null>(null);
  const [news, setNews] = useState('');
  const toFocus = useRef('');
  const byStatus = Map.groupBy(saved, ({ applicationStatus }) => knownStatus(applicationStatus));

  // In its new column the card is a new element, and the keys shall go on working.
  useLayoutEffect(() => {
    if (toFocus.current === '') return;
    const grip = document.getElementById(toFocus.current);
    if (grip && document.activeElement !== grip) grip.focus();
  });

  const onMoved: BoardHandle['onMoved'] = (item, status, byKey) => {
    toFocus.current = byKey ? gripId(item) : '';
    setNews(`${item.scholarship.title} is now in ${STATUS_LABELS[status]}.`);
  };
  return (
    <section
      aria-label="Board of applications"
      data-board
      className="relative min-w-0 overflow-x-auto pb-3 print:overflow-visible"
      onBlur={(event) => {
        // Whoever leaves the grip by themselves isn't brought back; a card that moves leaves no element behind.
        if (event.relatedTarget) toFocus.current = '';
      }}
    >
      <ul className="flex gap-4 xl:gap-2.5 print:grid print:grid-cols-3">
        {APPLICATION_STATUSES.map((status) => (
          <Column
            key={status}
            status={status}
            saved={byStatus.get(status) ?? []}
            drag={drag}
            onDrag={setDrag}
            onMoved={onMoved}
          />
        ))}
      </ul>
      <p role="status" className="sr-only">
        {news}
      </p>
    </section>
  );
};
