import { Bell } from 'lucide-react';
import { useEffect, useSyncExternalStore } from 'react';
import { Link } from 'react-router';
import { useAuth } from '../../lib/session/auth-context.ts';
import { buttonStyles } from '../../ui/button.tsx';
import { unreadStore } from './unread-store.ts';

/** The accessible name of the bell. */
export const bellLabel = (unread: number): string =>
  unread === 0 ? 'Notifications' : `Notifications, ${unread} unread`;

/** The badge has room for two digits. */
const MAX_SHOWN = 99;

export const NotificationBell = () => {
  const { user } = useAuth();
  const unread = useSyncExternalStore(unreadStore.subscribe, unreadStore.current, () => 0);
  const student = user?.email;
  useEffect(() => (student ? unreadStore.watch() : undefined), [student]);
  return (
    <Link
      to="/notifications"
      aria-label={bellLabel(unread)}
      className={buttonStyles({ variant: 'ghost', size: 'icon' })}
    >
      <Bell aria-hidden="true" className="size-5" />
      {unread > 0 ? (
        <span
          aria-hidden="true"
          className="absolute top-1 right-0.5 grid min-w-5 place-items-center rounded-full bg-danger px-1 text-xs leading-5 font-semibold text-on-danger tabular-nums"
        >
          {unread > MAX_SHOWN ? `${MAX_SHOWN}+` : unread}
        </span>
      ) : null}
    </Link>
  );
};
