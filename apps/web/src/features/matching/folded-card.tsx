import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { Card } from '../../ui/card.tsx';

interface FoldedCardProps {
  title: ReactNode;
  /** Drawn once somebody unfolds it. */
  children: ReactNode;
}

/** A part of the result that is folded up until somebody wants it. */
export const FoldedCard = ({ title, children }: FoldedCardProps) => {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <Card>
      <h2>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          className="flex min-h-14 w-full items-center gap-3 px-5 py-3 text-left text-xl sm:px-7"
          onClick={() => setOpen(!isOpen)}
        >
          <span className="grow">{title}</span>
          <ChevronDown aria-hidden="true" className={clsx('size-5 text-muted', isOpen && 'rotate-180')} />
        </button>
      </h2>
      <div id={id} hidden={!isOpen} className="border-t border-line px-5 pt-4 pb-5 sm:px-7">
        {isOpen ? children : null}
      </div>
    </Card>
  );
};
