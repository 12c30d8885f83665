import { Check } from 'lucide-react';
import { useId, useState } from 'react';

const SHOWN = 3;

interface MatchReasonsProps {
  reasons: readonly string[];
  /** Names the scholarship for those who hear the button alone. */
  title: string;
}

/** Up to three reasons, and a button that shows the others. */
export const MatchReasons = ({ reasons, title }: MatchReasonsProps) => {
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const more = reasons.length - SHOWN;
  const shown = isOpen ? reasons : reasons.slice(0, SHOWN);
  return (
    <div>
      <ul id={id} className="grid gap-1.5 text-sm">
        {shown.map((reason) => (
          <li key={reason} className="flex items-start gap-2">
            <Check aria-hidden="true" className="mt-1 size-4 shrink-0 text-laurel" strokeWidth={2.5} />
            <span>{reason}</span>
          </li>
        ))}
      </ul>
      {more > 0 ? (
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          className="mt-1 min-h-8 rounded-sm text-sm font-semibold text-laurel underline-offset-4 hover:underline"
          onClick={() => setOpen(!isOpen)}
        >
          {isOpen ? 'Show fewer' : `+${more} more`}
          <span className="sr-only">
            {' '}
            {more === 1 ? 'reason' : 'reasons'} for {title}
          </span>
        </button>
      ) : null}
    </div>
  );
};
