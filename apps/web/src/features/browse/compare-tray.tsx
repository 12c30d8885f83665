import { X } from 'lucide-react';
import { Button, LinkButton } from '../../ui/button.tsx';
import { MAX_COMPARED, useCompared } from './compared-store.ts';

/** The chosen scholarships, at the bottom of the window. */
export const CompareTray = () => {
  const { picked, remove, clear } = useCompared();
  if (picked.length === 0) return null;
  return (
    <section
      aria-label="Compare"
      className="no-print sticky bottom-4 z-20 flex flex-wrap items-center gap-3 rounded-lg border border-edge bg-raised p-4 shadow-lift"
    >
      <p className="grow font-semibold sm:hidden">
        {picked.length} of {MAX_COMPARED} picked
      </p>
      <ul className="hidden min-w-0 grow flex-wrap gap-2 sm:flex">
        {picked.map(({ id, title }) => (
          <li
            key={id}
            className="flex max-w-full items-center gap-1 rounded-full bg-laurel-soft py-0.5 pr-1 pl-3 text-sm"
          >
            <span className="min-w-0 truncate">{title}</span>
            <button
              type="button"
              aria-label={`Do not compare: ${title}`}
              className="grid size-7 shrink-0 place-items-center rounded-full hover:bg-sunken"
              onClick={() => remove(id)}
            >
              <X aria-hidden="true" className="size-4" />
            </button>
          </li>
        ))}
      </ul>
      <div className="flex gap-2">
        <Button variant="ghost" size="sm" onClick={clear}>
          Clear
        </Button>
        {picked.length > 1 ? (
          <LinkButton to="/compare" size="sm">
            Compare {picked.length}
          </LinkButton>
        ) : (
          <p className="hidden self-center text-sm text-muted sm:block">
            Pick up to {MAX_COMPARED} to compare.
          </p>
        )}
      </div>
    </section>
  );
};
