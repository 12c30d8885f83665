import { CRITERION_LABELS } from '../../entities/scholarship/criterion-wording.ts';
import { displayDeadline } from '../../entities/scholarship/deadline-display.ts';
import { useToday } from '../../entities/scholarship/use-today.ts';
import { Callout } from '../../ui/callout.tsx';
import { failingVerdicts, type PageView } from './page-view.ts';

/** What stands in the way, said plainly before everything else. */
export const PageNotices = ({ view: { card, verdicts, isEligible } }: { view: PageView }) => {
  const { expired } = displayDeadline({ deadline: card.deadline, status: card.deadlineStatus }, useToday());
  const failing = failingVerdicts(verdicts);
  return (
    <>
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
      {expired ? (
        <Callout variant="warning" title="The deadline has passed.">
          <p>Look on the official page for the next round.</p>
        </Callout>
      ) : null}
    </>
  );
};
