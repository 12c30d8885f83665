import { clsx } from 'clsx';
import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { useEffect, useLayoutEffect, useState, useSyncExternalStore } from 'react';
import { TOAST_MS, type ToastEntry, toastStore } from './toast-store.ts';

const Toast = ({ entry, paused }: { entry: ToastEntry; paused: boolean }) => {
  const bad = entry.variant === 'destructive';
  const Icon = bad ? CircleAlert : CircleCheck;

  // The time starts when the toast is painted. A pause restarts it in full, for those who are still reading.
  useLayoutEffect(() => {
    if (paused) return;
    const timer = setTimeout(() => toastStore.dismiss(entry.id), TOAST_MS);
    return () => clearTimeout(timer);
  }, [entry.id, paused]);

  return (
    <div
      data-passing={!bad || undefined}
      className={clsx(
        'forced-border pointer-events-auto flex w-full animate-appear items-start gap-3 rounded-md border border-l-4 bg-raised py-3 pr-2 pl-4 shadow-lift',
        bad ? 'border-danger' : 'border-line border-l-laurel',
      )}
    >
      <Icon
        aria-hidden="true"
        className={clsx('mt-0.5 size-5 shrink-0', bad ? 'text-danger' : 'text-laurel')}
      />
      <div role={bad ? 'alert' : undefined} className="min-w-0 grow">
        <p className="font-semibold">{entry.title}</p>
        {entry.description ? <p className="text-sm text-muted">{entry.description}</p> : null}
      </div>
      <button
        type="button"
        aria-label="Dismiss notification"
        className="grid size-8 shrink-0 place-items-center rounded-sm text-muted hover:text-ink"
        onClick={() => toastStore.dismiss(entry.id)}
      >
        <X aria-hidden="true" className="size-4" />
      </button>
    </div>
  );
};

/**
 * The region of the toasts. Pointer or focus pauses them. The status region is always rendered, because screen
 * readers announce what is added to a region, not a new region.
 */
export const Toaster = () => {
  const entries = useSyncExternalStore(toastStore.subscribe, toastStore.entries, toastStore.entries);
  const [paused, setPaused] = useState(false);
  useEffect(() => {
    if (entries.length === 0) setPaused(false);
  }, [entries.length]);
  return (
    <section aria-label="Notifications" className="no-print">
      <div
        role="status"
        aria-atomic="false"
        // On a phone good news covers the page once, by the newest; what went wrong is never hidden.
        className="pointer-events-none fixed right-0 bottom-0 z-50 flex w-full max-w-sm flex-col gap-2 p-4 max-sm:[&>[data-passing]:not(:last-child)]:hidden"
        onPointerEnter={() => setPaused(true)}
        onPointerLeave={() => setPaused(false)}
        onFocus={() => setPaused(true)}
        onBlur={() => setPaused(false)}
      >
        {entries.map((entry) => (
          <Toast key={entry.id} entry={entry} paused={paused} />
        ))}
      </div>
    </section>
  );
};
