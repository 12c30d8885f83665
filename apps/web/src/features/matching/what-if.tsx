import type { MatchData } from '@laurel/contract';
import { Card } from '../../ui/card.tsx';

type Change = NonNullable<MatchData['whatIf']>[number];

/** "open 3 more scholarships and settle the last open condition of 12 matches" */
const effectOf = ({ opens, settles }: Change): string =>
  [
    ...(opens > 0 ? [opens === 1 ? 'open 1 more scholarship' : `open ${opens} more scholarships`] : []),
    ...(settles > 0
      ? [`settle the last open condition of ${settles === 1 ? '1 match' : `${settles} matches`}`]
      : []),
  ].join(' and ');

/** What one step of the student would change; nothing is shown when none would. */
export const WhatIf = ({ changes }: { changes: readonly Change[] }) =>
  changes.length === 0 ? null : (
    <Card>
      <section aria-labelledby="what-if" className="px-5 py-4 sm:px-7">
        <h2 id="what-if" className="text-xl">
          What one step would change
        </h2>
        <ul className="mt-2 grid gap-1.5">
          {changes.map((change) => (
            <li key={change.change}>
              <span className="font-semibold">
                {change.what.charAt(0).toUpperCase() + change.what.slice(1)}
              </span>{' '}
              would {effectOf(change)}.
            </li>
          ))}
        </ul>
      </section>
    </Card>
  );
