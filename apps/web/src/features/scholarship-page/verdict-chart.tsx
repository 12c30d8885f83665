import type { VerdictData } from '@laurel/contract';
import { countVerdicts } from './verdict-counts.ts';

const PARTS = [
  { outcome: 'met', label: 'met', dot: 'bg-laurel' },
  { outcome: 'unknown', label: 'not known yet', dot: 'bg-brass-bright' },
  { outcome: 'not_met', label: 'not met', dot: 'bg-danger' },
] as const;

/** A bar that shows at a glance how many conditions are met, open and not met. */
export const VerdictChart = ({ verdicts }: { verdicts: readonly VerdictData[] }) => {
  const counts = countVerdicts(verdicts);
  if (counts.total === 0) return null;
  const parts = PARTS.filter(({ outcome }) => counts[outcome] > 0);
  return (
    <figure>
      <div aria-hidden="true" className="flex h-4 gap-0.5 overflow-hidden rounded-full">
        {parts.map(({ outcome, dot }) => (
          <div
            key={outcome}
            className={`forced-border h-full ${dot}`}
            style={{ flexGrow: counts[outcome] }}
          />
        ))}
      </div>
      <figcaption className="mt-2.5">
        <ul className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
          {parts.map(({ outcome, label, dot }) => (
            <li key={outcome} className="inline-flex items-center gap-2">
              <span aria-hidden="true" className={`forced-border size-3 rounded-full ${dot}`} />
              <span>
                <span className="font-semibold tabular-nums">{counts[outcome]}</span> {label}
              </span>
            </li>
          ))}
        </ul>
      </figcaption>
    </figure>
  );
};
