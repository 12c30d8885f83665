import { CalendarClock, Check, CircleX, PenLine, Sparkles } from 'lucide-react';
import { Link } from 'react-router';
import { momentInWords } from '../../lib/dates/calendar-day.ts';
import { Badge, type BadgeVariant } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { scholarshipPath } from '../scholarships/navigation-state.ts';
import type { Notice } from './notifications-query.ts';

const KINDS: Record<Notice['kind'], { label: string; Icon: typeof Check; badge: BadgeVariant }> = {
  new_match: { label: 'New match', Icon: Sparkles, badge: 'soft' },
  deadline: { label: 'Deadline', Icon: CalendarClock, badge: 'brass' },
  changed: { label: 'Changed', Icon: PenLine, badge: 'secondary' },
  closed: { label: 'Closed', Icon: CircleX, badge: 'outline' },
};

/** The label says the kind already. */
const titleOf = ({ kind, title }: Notice): string =>
  title.startsWith(`${KINDS[kind].label}: `) ? title.slice(KINDS[kind].label.length + 2) : title;

interface NoticeItemProps {
  notice: Notice;
  onRead: () => void;
}

/** One notice: what it is, about what, why, and since when. */
export const NoticeItem = ({ notice, onRead }: NoticeItemProps) => {
  const { kind, body, scholarshipId, createdAt, readAt } = notice;
  const { label, Icon, badge } = KINDS[kind];
  const title = titleOf(notice);
  const isUnread = readAt === null;
  return (
    <div
      data-unread={isUnread}
      className="grid grid-cols-[1fr_auto] gap-x-3 border-b border-l-4 border-line border-l-transparent px-3 py-5 data-[unread=true]:border-l-laurel data-[unread=true]:bg-raised sm:px-5"
    >
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm text-muted">
          <Badge variant={badge}>
            <Icon aria-hidden="true" />
            {label}
          </Badge>
          <time dateTime={createdAt}>{momentInWords(createdAt, true)}</time>
          {isUnread ? <span className="sr-only">Unread</span> : null}
        </p>
        <h2 className="mt-1.5 text-lg leading-snug">
          {scholarshipId ? (
            <Link
              to={scholarshipPath(scholarshipId)}
              onClick={isUnread ? onRead : undefined}
              className="title-link"
            >
              {title}
            </Link>
          ) : (
            title
          )}
        </h2>
        <p className="mt-1 max-w-3xl">{body}</p>
      </div>
      {isUnread ? (
        <Button variant="ghost" size="iconSm" aria-label={`Mark as read: ${title}`} onClick={onRead}>
          <Check aria-hidden="true" className="size-4.5" />
        </Button>
      ) : null}
    </div>
  );
};
