import type { SavedScholarshipItem } from '@laurel/contract';
import { addDays } from '@laurel/domain';
import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { useRef, useState } from 'react';
import { Link } from 'react-router';
import { dayInWords } from '../../lib/dates/calendar-day.ts';
import { useToday } from '../../lib/dates/use-today.ts';
import { useStudentKey } from '../../lib/session/auth-context.ts';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { scholarshipPath } from '../scholarships/navigation-state.ts';
import { changesOf, isLater, type NextAction, nextActions } from './next-actions.ts';
import { savedLinkState } from './saved-default-match.ts';
import { allSavedQuery } from './saved-queries.ts';
import { useChangeSaved } from './use-change-saved.ts';

/** A round that closes later than this leaves time. */
const SHORT_DAYS = 56;

const leavesTime = ({ closes }: NextAction, today: string): boolean =>
  closes !== null && closes > addDays(today, SHORT_DAYS);

const dueText = (action: NextAction, day: string, today: string): string => {
  if (action.isFromBefore) return leavesTime(action, today) ? 'Best done now' : 'Little time: begin today';
  if (day < today) return `Was due ${dayInWords(day)}`;
  if (day === today) return FILED_NOW.test(action.label) ? 'Best done now' : 'Due today';
  return `By ${dayInWords(day)}`;
};
/** What has been open for a while and has no day of its own. */
const FILED_NOW = /^File now\b/;

interface ActionProps {
  action: NextAction;
  today: string;
  /** Called when it was ticked: its line is about to go. */
  onDone: (action: NextAction) => void;
}

const Action = ({ action, today, onDone }: ActionProps) => {
  const { saved, label, day } = action;
  const { id, title } = saved.scholarship;
  const { mutate } = useChangeSaved(id);
  const changes = changesOf(action);
  const isLate = day !== null && day < today && !(action.isFromBefore && leavesTime(action, today));
  const finish = (change: typeof changes) => {
    if (!change) return;
    mutate(change.done);
    onDone(action);
  };
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
      <div className="min-w-0 flex-1 basis-56">
        <p className="wrap-anywhere">
          <Link to={scholarshipPath(id)} state={savedLinkState(saved)} className="font-semibold title-link">
            {label}
            <span className="sr-only">{`: ${title}`}</span>
          </Link>
        </p>
        <p className={clsx('text-sm wrap-anywhere', isLate ? 'font-semibold text-danger' : 'text-muted')}>
          {day === null ? `For ${title}` : `${dueText(action, day, today)}, for ${title}`}
        </p>
      </div>
      {changes ? (
        <Button variant="secondary" size="sm" onClick={() => finish(changes)}>
          Done<span className="sr-only">{`: ${label}, ${title}`}</span>
        </Button>
      ) : null}
    </li>
  );
};

/** What was ticked last, with the way back. */
const LastDone = ({ action, onUndone }: { action: NextAction; onUndone: () => void }) => {
  const { saved, label } = action;
  const { mutate } = useChangeSaved(saved.scholarship.id);
  const undo = () => {
    const changes = changesOf(action);
    if (changes) mutate(changes.undo);
    onUndone();
  };
  return (
    <p className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2 text-sm text-muted">
      <span className="wrap-anywhere">
        Done: {label} ({saved.scholarship.title})
      </span>
      <Button variant="ghost" size="sm" onClick={undo}>
        Undo
      </Button>
    </p>
  );
};

interface ThisWeekProps {
  /** All saved scholarships, where the page that is shown holds them all. Then nothing has to be waited for. */
  whole?: readonly SavedScholarshipItem[] | undefined;
}

/** Three things to do next across all saved scholarships; nothing where nothing is left to do. */
export const ThisWeek = ({ whole }: ThisWeekProps) => {
  const all = useQuery(allSavedQuery(useStudentKey()));
  const today = useToday();
  const heading = useRef<HTMLHeadingElement>(null);
  const [lastDone, setLastDone] = useState<NextAction | null>(null);
  // The tab's own list tells of a failure and offers to try again; this is drawn from the same answers.
  const saved = whole ?? all.data?.data.savedScholarships;
  const actions = nextActions(saved ?? [], today);
  // Its place is kept, so that the list below does not move when it comes.
  if (saved === undefined && all.isPending) return <Skeleton className="no-print h-64 rounded-lg" />;
  if (actions.length === 0 && lastDone === null) return null;
  const settle = (action: NextAction | null) => {
    setLastDone(action);
    heading.current?.focus();
  };
  const later = actions.filter((action) => isLater(action, today));
  const soon = actions.filter((action) => !later.includes(action));
  const list = (shown: readonly NextAction[]) => (
    <ol className="divide-y divide-line">
      {shown.map((action) => (
        <Action key={`${action.saved.id} ${action.label}`} action={action} today={today} onDone={settle} />
      ))}
    </ol>
  );
  return (
    <section
      aria-labelledby="this-week"
      className="no-print rounded-lg border border-line bg-raised px-5 pt-4 pb-1 shadow-card"
    >
      <h2 ref={heading} id="this-week" tabIndex={-1} className="scroll-mt-24 text-lg">
        This week
      </h2>
      <div role="status">
        {lastDone ? <LastDone action={lastDone} onUndone={() => settle(null)} /> : null}
      </div>
      {soon.length > 0 ? list(soon) : null}
      {later.length > 0 ? (
        <>
          <p className={clsx('text-sm text-muted', soon.length > 0 && 'border-t border-line pt-3')}>
            {soon.length > 0 ? 'After that:' : 'Nothing is due this week or the next. What comes next:'}
          </p>
          {list(later)}
        </>
      ) : null}
    </section>
  );
};
