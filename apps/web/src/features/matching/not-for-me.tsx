import type { MatchResult } from '@laurel/contract';
import { DISMISS_REASONS, type DismissReason } from '@laurel/domain';
import { Undo2 } from 'lucide-react';
import { useLayoutEffect, useRef, useState } from 'react';
import { Link } from 'react-router';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { useDesk } from './desk.ts';

export const REASON_TEXTS: Readonly<Record<DismissReason, string>> = {
  not_eligible: 'I don’t meet a condition',
  wrong_subject: 'Wrong subject',
  wrong_place: 'Wrong place',
  too_little: 'Too little money',
  too_much_work: 'Too much work',
  not_interested: 'Not interested',
};

/** Scholarships taken out while the list is on screen: each stays in its place, to be brought back. */
interface Gone {
  match: MatchResult;
  /** Its place in the list as shown. */
  at: number;
}

/** The list with what was taken out of it still in its place. */
export const withGone = (matches: readonly MatchResult[], gone: readonly Gone[]): MatchResult[] => {
  const list = matches.filter(
    (each) => !gone.some(({ match }) => match.scholarshipId === each.scholarshipId),
  );
  for (const { match, at } of [...gone].sort((a, b) => a.at - b.at)) list.splice(at, 0, match);
  return list;
};

/** What a list does with “Not for me”. */
export const useNotForMe = (matches: readonly MatchResult[]) => {
  const { dismiss } = useDesk();
  const [gone, setGone] = useState<readonly Gone[]>([]);
  const shown = withGone(matches, gone);
  const without = (id: string) => (list: readonly Gone[]) =>
    list.filter(({ match }) => match.scholarshipId !== id);
  return {
    shown,
    isGone: (id: string) => gone.some(({ match }) => match.scholarshipId === id),
    takeOut: (match: MatchResult) => {
      const id = match.scholarshipId;
      setGone((list) => [...list, { match, at: shown.indexOf(match) }]);
      dismiss(id, { dismissed: true }, () => setGone(without(id)));
    },
    bringBack: ({ scholarshipId: id }: MatchResult) => {
      const before = gone;
      setGone(without(id));
      dismiss(id, { dismissed: false }, () => setGone(before));
    },
    giveReason: (id: string, reason: DismissReason) => dismiss(id, { dismissed: true, reason }, () => {}),
  };
};

interface GoneCardProps {
  title: string;
  onBack: () => void;
  onReason: (reason: DismissReason) => void;
}

/** Stands where the card was: undo, and why. */
export const GoneCard = ({ title, onBack, onReason }: GoneCardProps) => {
  const [reason, setReason] = useState<DismissReason>();
  const { advice: adviceOn } = useDesk();
  const undo = useRef<HTMLButtonElement>(null);
  // The button that was pressed is gone with its card.
  useLayoutEffect(() => undo.current?.focus({ preventScroll: true }), []);
  const advice = reason && adviceOn[reason];
  return (
    <Card className="grid h-full content-start gap-4 border-dashed bg-transparent p-5 shadow-none">
      <p role="status">
        <span className="font-semibold wrap-anywhere">{title}</span> is out of your lists.
      </p>
      <div>
        <Button ref={undo} variant="secondary" size="sm" onClick={onBack}>
          <Undo2 aria-hidden="true" className="size-4" />
          Undo<span className="sr-only">: bring back {title}</span>
        </Button>
      </div>
      <fieldset>
        <legend className="text-sm text-muted">Why? You need not say.</legend>
        <div className="mt-2 flex flex-wrap gap-2">
          {DISMISS_REASONS.map((each) => (
            <Button
              key={each}
              variant="secondary"
              size="sm"
              aria-pressed={reason === each}
              className="aria-pressed:border-laurel aria-pressed:bg-laurel-soft aria-pressed:text-laurel-strong"
              onClick={() => {
                setReason(each);
                onReason(each);
              }}
            >
              {REASON_TEXTS[each]}
            </Button>
          ))}
        </div>
      </fieldset>
      {advice ? (
        <p className="text-sm">
          <Link to={advice.to} className="font-semibold text-laurel underline underline-offset-4">
            {advice.text}
          </Link>
        </p>
      ) : null}
    </Card>
  );
};
