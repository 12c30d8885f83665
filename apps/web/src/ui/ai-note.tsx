import { clsx } from 'clsx';
import { useSite } from '../lib/browser/site.ts';

/** The footnote of every heading that says "AI": whether a language model runs here. */
export const AiNote = ({ className }: { className?: string }) => {
  const { model } = useSite();
  return (
    <p className={clsx('text-sm text-muted', className)}>
      “AI” here means rules that compare each condition with what you told us.{' '}
      {model
        ? `A language model (${model}) may reword what they found; it decides nothing.`
        : 'No language model runs on this Laurel.'}
    </p>
  );
};
