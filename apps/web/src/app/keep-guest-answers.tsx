import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { type GuestAnswers, guestAnswers } from '../features/find/guest-answers.ts';
import { explainFailure } from '../lib/api/api-error.ts';
import { useAuth } from '../lib/session/auth-context.ts';
import { isSameEmail, keepAnswersFor } from '../lib/session/keep-answers-for.ts';
import { newStudent } from '../lib/session/new-student.ts';
import { Button } from '../ui/button.tsx';
import { Card, CardBody } from '../ui/card.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { Spinner } from '../ui/spinner.tsx';

const FAILED = 'Your answers could not be brought into your account yet. They are kept in this browser.';

/** A file of its own: most visits have nothing to bring. */
const bring = async (given: GuestAnswers) =>
  (await import('../features/find/keep-in-account.ts')).keepInAccount(given);

interface KeepProps {
  given: GuestAnswers;
  onDone: (isKept: boolean) => void;
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
        onDone(true);
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
                <Button variant="secondary" size="sm" onClick={() => onDone(false)}>
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
  const { pathname } = useLocation();
  const page = useRef(pathname);
  const [keptOn, setKeptOn] = useState<string>();
  const [done] = useState(() => (isKept: boolean) => {
    if (user) newStudent.keep(user.id);
    if (isKept) setKeptOn(page.current);
    setLeft(null);
  });
  if (left === null)
    return (
      <>
        {keptOn === pathname ? (
          // No toast: it would lie on the first card together with the one of the matches.
          <p role="status" className="page pt-4 text-sm text-muted">
            Account created. Your answers and saved awards are in it.
          </p>
        ) : null}
        {children}
      </>
    );
  return <Keep key={attempt} given={left} onDone={done} onRetry={() => setAttempt(attempt + 1)} />;
};
