import type { ScholarshipCard } from '@laurel/contract';
import { Callout } from '../../ui/callout.tsx';
import { CRITERION_LABELS } from '../scholarships/criterion-wording.ts';
import { deadlineFacts } from '../scholarships/deadline-display.ts';
import { EndedCallout } from '../scholarships/ended-callout.tsx';
import { useDeadline } from '../scholarships/use-deadline.ts';
import { WARNING_WORDING } from '../scholarships/warning-wording.ts';
import { failingVerdicts, type PageView } from './page-view.ts';

/** What the listing's words warn of, with the words. */
const Warnings = ({ warnings }: { warnings: ScholarshipCard['warnings'] }) =>
  warnings ? (
    <Callout variant="warning" title="Look twice before you apply.">
      <ul className="mt-1 grid gap-2">
        {warnings.map(({ kind, quote }) => (
          <li key={kind}>
            {WARNING_WORDING[kind].full}
            {quote ? <q className="mt-1 block break-words text-sm">{quote}</q> : null}
          </li>
        ))}
      </ul>
    </Callout>
  ) : null;

/** What stands in the way, said plainly before everything else. */
export const PageNotices = ({ view: { card, verdicts, isEligible } }: { view: PageView }) => {
  const { expired } = useDeadline(deadlineFacts(card));
  const failing = failingVerdicts(verdicts);
  return (
    <>
      <EndedCallout ended={card.ended} />
      {!isEligible && failing.length > 0 ? (
        <Callout variant="danger" title="You are not eligible for this scholarship as things stand.">
          <ul className="mt-1 list-disc pl-5">
            {failing.map(({ criterionId, kind, required, have }) => (
              <li key={criterionId}>
                {CRITERION_LABELS[kind]}: {required}. Yours: {have}.
              </li>
            ))}
          </ul>
        </Callout>
      ) : null}
      <Warnings warnings={card.warnings} />
      {expired && !card.ended ? (
        <Callout variant="warning" title="The deadline has passed.">
          <p>Look on the official page for the next round.</p>
        </Callout>
      ) : null}
    </>
  );
};
