import { CircleCheck, CircleDashed, CircleHelp, CircleMinus } from 'lucide-react';
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
            <CircleDashed aria-hidden="true" className="mt-1 size-4.5 shrink-0" />
            Which sentence shows it?
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
  yes: { label: 'Covered', look: 'text-laurel', Icon: CircleCheck },
  partly: { label: 'Perhaps, in general words', look: 'text-brass', Icon: CircleDashed },
  no: { label: 'I could not find it', look: 'text-brass', Icon: CircleHelp },
  // What a scholarship looks for has its place somewhere in the application, not in every essay of it.
  elsewhere: { label: 'Not judged', look: 'text-muted', Icon: CircleMinus },
  unsure: { label: 'Not judged', look: 'text-muted', Icon: CircleMinus },
} as const;

const stateOf = ({ from, covered, judged }: PromptPart): keyof typeof COVERED =>
  covered !== 'no' ? covered : from === 'selection' ? 'elsewhere' : judged === false ? 'unsure' : 'no';

const HINTS: Partial<Record<keyof typeof COVERED, string>> = {
  no: 'Which sentence answers this?',
  elsewhere: 'Show it somewhere in your application. It need not be in this essay.',
  unsure: 'I could not tell. Which sentence answers this?',
};

/** What the prompt and the scholarship ask for, as a checklist: covered with its sentence, not found, or not judged. */
export const PromptCoverage = ({ parts }: { parts: readonly PromptPart[] }) => (
  <ul className="border-t border-line">
    {parts.map((entry) => {
      const { part, from, quote } = entry;
      const state = stateOf(entry);
      const { label, look, Icon } = COVERED[state];
      return (
        <li
          key={`${from}${part}`}
          className="flex break-inside-avoid items-start gap-3 border-b border-line py-3"
        >
          <Icon aria-hidden="true" className={`mt-0.5 size-5 shrink-0 ${look}`} />
          <div className="min-w-0 grow">
            <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-0.5">
              <p className="min-w-0 font-medium wrap-anywhere">
                {part}
                {from === 'selection' ? (
                  <span className="text-sm font-normal text-muted"> (what the scholarship looks for)</span>
                ) : null}
              </p>
              <p className={`text-sm font-semibold ${look}`}>{label}</p>
            </div>
            {quote && state !== 'elsewhere' ? (
              <p className="mt-1 text-sm">
                <Quote>{quote}</Quote>
              </p>
            ) : null}
            {HINTS[state] ? <p className="mt-0.5 text-sm text-muted">{HINTS[state]}</p> : null}
          </div>
        </li>
      );
    })}
  </ul>
);
