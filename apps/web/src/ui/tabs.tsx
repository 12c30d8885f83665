import { clsx } from 'clsx';
import { type KeyboardEvent, type ReactNode, useId } from 'react';

export interface Tab<V extends string> {
  value: V;
  label: ReactNode;
  content: ReactNode;
}

interface TabsProps<V extends string> {
  /** Names the row of tabs for screen readers. */
  label: string;
  tabs: readonly Tab<V>[];
  value: V;
  onChange: (value: V) => void;
}

/** The index that a key moves to from `index`, wrapping round; undefined for other keys. */
const indexByKey = (key: string, index: number, count: number): number | undefined => {
  if (key === 'ArrowRight') return (index + 1) % count;
  if (key === 'ArrowLeft') return (index + count - 1) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
};

/** Tabs and the panel of the chosen one. The row is one stop of the Tab key; it scrolls sideways where it does not fit. */
export const Tabs = <V extends string>({ label, tabs, value, onChange }: TabsProps<V>) => {
  const id = useId();
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    const index = indexByKey(
      event.key,
      tabs.findIndex((tab) => tab.value === value),
      tabs.length,
    );
    const next = index === undefined ? undefined : tabs[index];
    if (!next) return;
    event.preventDefault();
    onChange(next.value);
    document.getElementById(`${id}-tab-${next.value}`)?.focus();
  };
  return (
    <>
      <div className="no-print border-b border-line">
        <div
          role="tablist"
          aria-label={label}
          className="no-scrollbar -mb-px flex overflow-x-auto pt-1 max-sm:justify-between sm:gap-2 sm:px-1"
          onKeyDown={onKeyDown}
        >
          {tabs.map((tab) => {
            const isChosen = tab.value === value;
            return (
              <button
                key={tab.value}
                type="button"
                role="tab"
                id={`${id}-tab-${tab.value}`}
                aria-selected={isChosen}
                aria-controls={`${id}-panel-${tab.value}`}
                tabIndex={isChosen ? 0 : -1}
                className={clsx(
                  'flex min-h-12 shrink-0 items-center gap-2 border-b-3 border-transparent px-2 font-semibold text-muted sm:px-4',
                  'transition-paint hover:text-ink focus-visible:-outline-offset-2 aria-selected:border-laurel aria-selected:text-laurel',
                  // Forced colours draw every border, also a transparent one.
                  'forced-colors:border-[Canvas] forced-colors:aria-selected:border-[Highlight]',
                  // Four short names fit a phone without their pictures.
                  '[&_svg]:size-4.5 max-sm:[&_svg]:hidden',
                )}
                onClick={() => onChange(tab.value)}
              >
                {tab.label}
              </button>
            );
          })}
        </div>
      </div>
      {tabs.map((tab) => (
        <div
          key={tab.value}
          role="tabpanel"
          id={`${id}-panel-${tab.value}`}
          aria-labelledby={`${id}-tab-${tab.value}`}
          hidden={tab.value !== value}
          className="pt-6 sm:pt-8"
        >
          {tab.value === value ? tab.content : null}
        </div>
      ))}
    </>
  );
};
