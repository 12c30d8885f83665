import type { DismissedScholarship } from '@laurel/contract';
import { counted } from '@laurel/text';
import { Undo2 } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { useDesk } from './desk.ts';
import { FoldedCard } from './folded-card.tsx';
import { REASON_TEXTS } from './not-for-me.tsx';

type Dismissed = Pick<DismissedScholarship, 'scholarshipId' | 'title' | 'organization'> &
  Partial<Pick<DismissedScholarship, 'reason'>>;

/** One that can be brought back. */
export const DismissedItem = ({ one }: { one: Dismissed }) => {
  const { linkTo, dismiss } = useDesk();
  const [isBack, setBack] = useState(false);
  const { scholarshipId: id, title, organization, reason } = one;
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 py-4">
      <div className="min-w-0 grow basis-72">
        <p className="flex flex-wrap items-baseline gap-x-3 wrap-anywhere">
          <Link {...linkTo(id)} className="font-semibold title-link">
            {title}
          </Link>
          <span className="text-sm text-muted">{organization}</span>
        </p>
        {reason ? <p className="text-sm text-muted">{REASON_TEXTS[reason]}</p> : null}
      </div>
      <Button
        variant="secondary"
        size="sm"
        className="no-print"
        loading={isBack}
        onClick={() => {
          setBack(true);
          dismiss(id, { dismissed: false }, () => setBack(false));
        }}
      >
        <Undo2 aria-hidden="true" className="size-4" />
        Bring back<span className="sr-only">: {title}</span>
      </Button>
    </li>
  );
};

/** Holds what the student said “Not for me” to, wherever it is kept. */
export const NotForMeCard = ({ count, children }: { count: number; children: ReactNode }) => (
  <FoldedCard
    title={
      <>
        Not for me <span className="text-base text-muted">{counted(count, 'scholarship')}</span>
      </>
    }
  >
    {children}
  </FoldedCard>
);
