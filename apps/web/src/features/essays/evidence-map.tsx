import { CircleCheck, CircleDashed } from 'lucide-react';
import type { EvidenceEntry, PromptPart } from './critique-shape.ts';
import { Quote } from './feedback-section.tsx';

/** Each claim about oneself with the sentence that shows it. */
export const EvidenceMap = ({ entries }: { entries: readonly EvidenceEntry[] }) => (
  <ul className="border-t border-line">
    {entries.map(({ claim, proof }) => (
      <li
        key={claim.start}
        className="grid break-inside-avoid grid-cols-1 gap-x-8 gap-y-1 border-b border-line py-3 md:grid-cols-2"
      >
        <p>
          <span className="sr-only">You say: </span>
          <Quote>{claim.quote}</Quote>
        </p>
        {proof === 'no proof yet' ? (
          <p className="flex items-start gap-2 font-semibold text-brass">
            <CircleDashed aria-hidden="true" className="mt-1 size-4.5 shrink-0" />I did not find a proof
          </p>
        ) : (
          <p className="flex items-start gap-2">
            <CircleCheck aria-hidden="true" className="mt-1 size-4.5 shrink-0 text-laurel" />
            <span className="min-w-0">
              <span className="sr-only">You show it: </span>
              <Quote>{proof.quote}</Quote>
            </span>
          </p>
        )}
      </li>
    ))}
  </ul>
);

const COVERED = {
  yes: { label: 'Found', look: 'text-laurel', Icon: CircleCheck },
  partly: { label: 'Found in general words', look: 'text-brass', Icon: CircleDashed },
  no: { label: 'I could not find it', look: 'text-brass', Icon: CircleDashed },
} as const;

/** What the prompt and the scholarship ask for, and where the essay speaks to it. */
export const PromptCoverage = ({ parts }: { parts: readonly PromptPart[] }) => (
  <ul className="border-t border-line">
    {parts.map(({ part, from, covered, quote }) => {
      const { label, look, Icon } = COVERED[covered];
      return (
        <li key={`${from}${part}`} className="break-inside-avoid border-b border-line py-3">
          <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1">
            <p className="min-w-0 font-medium wrap-anywhere">
              {part}
              {from === 'selection' ? (
                <span className="text-sm font-normal text-muted"> (what the scholarship looks for)</span>
              ) : null}
            </p>
            <p className={`flex items-center gap-2 text-sm font-semibold ${look}`}>
              <Icon aria-hidden="true" className="size-4.5 shrink-0" />
              {label}
            </p>
          </div>
          {quote ? (
            <p className="mt-1 text-sm">
              <Quote>{quote}</Quote>
            </p>
          ) : null}
        </li>
      );
    })}
  </ul>
);
