import { clsx } from 'clsx';
import { Link } from 'react-router';
import { scholarshipPath } from '../scholarships/navigation-state.ts';
import type { MonthEntry } from './month-grid.ts';
import { savedLinkState } from './saved-link-state.ts';

/** What a cell has room for; the rest is counted. */
const STEPS_SHOWN = 2;

/** A deadline on its day, or what is to be done for one. */
export const EntryLink = ({ entry: { plan, steps } }: { entry: MonthEntry }) => {
  const { saved, estimated } = plan;
  const isDeadline = steps.length === 0;
  const look = !isDeadline
    ? 'border-laurel bg-laurel-soft'
    : estimated
      ? 'border-brass-bright bg-brass-soft'
      : 'border-danger bg-danger-soft';
  return (
    <Link
      to={scholarshipPath(saved.scholarship.id)}
      state={savedLinkState(saved)}
      title={steps.join('\n') || undefined}
      className={clsx(
        'forced-border block rounded-sm border-l-4 px-1.5 py-1 text-xs leading-snug text-ink wrap-anywhere hover:underline',
        look,
      )}
    >
      <span className="block font-semibold">{saved.scholarship.title}</span>
      {isDeadline ? (estimated ? 'Estimated deadline' : 'Deadline') : null}
      {steps.slice(0, STEPS_SHOWN).map((step) => (
        <span key={step} className="block">
          {step}
        </span>
      ))}
      {steps.length > STEPS_SHOWN ? `+${steps.length - STEPS_SHOWN} more` : null}
    </Link>
  );
};
