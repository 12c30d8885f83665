import { type ReactNode, useEffect, useState } from 'react';
import { type GuestAnswers, guestAnswers } from '../features/find/guest-answers.ts';
import { explainFailure } from '../lib/api/api-error.ts';
import { useAuth } from '../lib/session/auth-context.ts';
import { isSameEmail, keepAnswersFor } from '../lib/session/keep-answers-for.ts';
import { Button } from '../ui/button.tsx';
import { Card, CardBody } from '../ui/card.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { toast } from '../ui/toast-store.ts';

const FAILED = 'Your answers could not be brought into your account yet. They are kept in this browser.';

/** A file of its own: most visits have nothing to bring. */
const bring = async (given: GuestAnswers) =>
  (await import('../features/find/keep-in-account.ts')).keepInAccount(given);

interface KeepProps {
  given: GuestAnswers;
  onDone: () => void;
  onRetry: () => void;
}

const Keep = ({ given, onDone, onRetry }: KeepProps) => {
  const [failure, setFailure] = useState<string>();

  // `given` stays the same until it has arrived.
  useEffect(() => {
    let isHere = true;
    bring(given).then(
      () => {
        if (!isHere) return;
        guestAnswers.forget();
        keepAnswersFor.forget();
        toast({ title: 'Account created', description: 'Your answers and saved awards are in it.' });
        onDone();
      },
      (reason) => isHere && setFailure(explainFailure(reason, FAILED)),
    );
    return () => {
      isHere = false;
    };
  }, [given, onDone]);

  return (
    <div className="page py-10">
      <Card>
        <CardBody className="grid gap-4">
          <h1 className="text-2xl">Bringing your answers into your account</h1>
          {failure === undefined ? (
            <p role="status" className="flex items-center gap-3 text-muted">
              <Spinner className="size-5 text-laurel" />
              One moment…
            </p>
          ) : (
            <>
              <ErrorState message={failure} onRetry={onRetry} />
              <p className="text-muted">
                Nothing is lost: what was answered and saved stays in this browser until it has arrived.
              </p>
              <div>
                <Button variant="secondary" size="sm" onClick={onDone}>
                  Go on, try again later
                </Button>
              </div>
            </>
          )}
        </CardBody>
      </Card>
    </div>
  );
};

/** First brings what a guest has answered into the account that was opened for it; then shows the page. */
export const KeepGuestAnswers = ({ children }: { children: ReactNode }) => {
  const { user } = useAuth();
  const [left, setLeft] = useState<GuestAnswers | null>(() => {
    const email = keepAnswersFor.read();
    return user && email !== null && isSameEmail(email, user.email) ? guestAnswers.read() : null;
  });
  const [attempt, setAttempt] = useState(1);
  const [done] = useState(() => () => setLeft(null));
  if (left === null) return children;
  return <Keep key={attempt} given={left} onDone={done} onRetry={() => setAttempt(attempt + 1)} />;
};
