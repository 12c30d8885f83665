import type { MatchResult } from '@laurel/contract';
import { counted } from '@laurel/text';
import { CalendarClock } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { withLocalDays } from '../scholarships/local-days.ts';
import { useDesk } from './desk.ts';

const SHOWN_PER_STEP = 6;

const REMINDER_TEXTS = {
  saved: 'Saved: we remind you before the next round closes.',
  removed: 'Scholarship removed from your saved list.',
};

const Item = ({ match, saved }: { match: MatchResult; saved: boolean }) => {
  const { id, title, organization } = match.scholarship;
  const { linkTo, SaveButton } = useDesk();
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3 py-4">
      <div className="min-w-0 grow basis-72">
        <p className="flex flex-wrap items-baseline gap-x-3">
          <Link {...linkTo(id, match)} className="font-semibold title-link">
            {title}
          </Link>
          <span className="text-sm text-muted">{organization}</span>
        </p>
        <p className="mt-1 flex items-start gap-2 text-sm">
          <CalendarClock aria-hidden="true" className="mt-1 size-4 shrink-0 text-muted" />
          <span>{withLocalDays(match.round?.text ?? 'This round is over.')}</span>
        </p>
      </div>
      <div className="no-print flex items-center gap-3">
        {match.timing === 'too_late' ? <Badge variant="outline">Too late for your start</Badge> : null}
        <SaveButton
          id={id}
          title={title}
          saved={saved}
          label="Remind me"
          texts={REMINDER_TEXTS}
          size="sm"
          className="shrink-0"
        />
      </div>
    </li>
  );
};

interface NextRoundProps {
  matches: readonly MatchResult[];
  /** Total number, which can be more than are listed. */
  total: number;
}

/** Scholarships that are open to the student, but not in the round of now, or not yet. */
export const NextRound = ({ matches, total }: NextRoundProps) => {
  const { savedIds } = useDesk();
  const [count, setCount] = useState(SHOWN_PER_STEP);
  if (matches.length === 0) return null;
  const many = counted(total, 'scholarship');
  return (
    <Card>
      <section aria-labelledby="next-round" className="px-5 py-5 sm:px-7">
        <h2 id="next-round" className="text-xl">
          Next round
        </h2>
        <p className="mt-1 max-w-prose text-sm text-muted">
          {many} would fit you, but in another round: this one has closed, or you can ask only later. Best
          first. Save one to be reminded.
        </p>
        <ul className="mt-2 divide-y divide-line">
          {matches.slice(0, count).map((match) => (
            <Item key={match.scholarshipId} match={match} saved={savedIds.includes(match.scholarshipId)} />
          ))}
        </ul>
        {matches.length > count ? (
          <Button variant="secondary" size="sm" onClick={() => setCount(count + SHOWN_PER_STEP)}>
            Show more of the next round
          </Button>
        ) : null}
      </section>
    </Card>
  );
};
