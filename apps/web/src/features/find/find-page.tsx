import { utcDay } from '@laurel/domain';
import { Lock } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Navigate, useLocation, useNavigate } from 'react-router';
import { useDocumentTitle } from '../../lib/browser/document-title.ts';
import { PUBLIC_PAGES } from '../../lib/browser/public-pages.ts';
import { useAuth } from '../../lib/session/auth-context.ts';
import { Button } from '../../ui/button.tsx';
import { Card, CardBody } from '../../ui/card.tsx';
import { AwardVerdict } from './award-verdict.tsx';
import { engine } from './engine.ts';
import { AnswersLine, FindQuestions } from './find-questions.tsx';
import { FindResults, preloadCards } from './find-results.tsx';
import { guestAnswers, openQuestionOf, useGuestAnswers } from './guest-answers.ts';
import { levelFromHash } from './level-question.tsx';

/** The first answer, given on the landing page, stands after "#"; it is taken from there once. */
const useLevelFromAddress = () => {
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => {
    const level = levelFromHash(hash);
    if (level === undefined) return;
    guestAnswers.change({ level });
    void navigate({ search }, { replace: true, preventScrollReset: true });
  }, [hash, search, navigate]);
};

/** The award whose page led here; undefined on the first render, which is the one that was prerendered. */
const useAskedAward = (): string | undefined => {
  const { search } = useLocation();
  const [award, setAward] = useState<string>();
  useEffect(() => setAward(new URLSearchParams(search).get('award') ?? undefined), [search]);
  return award;
};

const hasSaid = (given: ReturnType<typeof useGuestAnswers>) =>
  given.level !== undefined || given.passed.length > 0 || given.saved.length > 0;

/** Where the answers are, in one sentence, and the tap that erases them. */
const OnlyHere = ({ canForget, onForget }: { canForget: boolean; onForget: () => void }) => (
  <div id="your-answers" className="flex flex-wrap items-center gap-x-4 gap-y-2 text-sm text-muted">
    <p className="flex items-start gap-2">
      <Lock aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-brass" />
      <span>
        Your answers stay in this browser: the list is worked out on your device, and nothing is sent.
      </span>
    </p>
    {canForget ? (
      <Button variant="ghost" size="sm" onClick={onForget}>
        Forget my answers
      </Button>
    ) : null}
  </div>
);

const Find = () => {
  const given = useGuestAnswers();
  const [isOpen, setOpen] = useState(() => openQuestionOf(given) !== undefined);
  // Once all are answered the questions fold up; opened again, they stay until the list is asked for.
  const [isChanging, setChanging] = useState(false);
  const [wanted, setWanted] = useState(0);
  const award = useAskedAward();
  useLevelFromAddress();

  useEffect(() => {
    engine.load();
    preloadCards();
  }, []);
  // The first render is the one that was prerendered; what this browser holds is known after it.
  useEffect(() => setOpen(openQuestionOf(guestAnswers.read()) !== undefined), []);

  const showList = () => {
    setOpen(false);
    setChanging(false);
    setWanted((before) => before + 1);
  };

  return (
    <>
      <Card>
        <CardBody className="grid gap-5">
          {isOpen ? (
            <FindQuestions given={given} onDone={() => isChanging || showList()} />
          ) : (
            <AnswersLine
              given={given}
              onChange={() => {
                setOpen(true);
                setChanging(true);
              }}
            />
          )}
          {isOpen && given.level !== undefined ? (
            <div>
              <Button onClick={showList}>Show my list</Button>
            </div>
          ) : null}
          <OnlyHere
            canForget={hasSaid(given)}
            onForget={() => {
              guestAnswers.forget();
              setOpen(true);
              setChanging(false);
              document.getElementById('find-heading')?.focus();
            }}
          />
        </CardBody>
      </Card>
      {award === undefined ? null : <AwardVerdict award={award} given={given} wanted={wanted} />}
      <FindResults given={given} today={utcDay(new Date())} wanted={award === undefined ? wanted : 0} />
    </>
  );
};

export const FindPage = () => {
  useDocumentTitle(PUBLIC_PAGES['/find'].title);
  const { isAuthenticated } = useAuth();
  const { search } = useLocation();
  const isAnswered = openQuestionOf(useGuestAnswers()) === undefined;
  if (isAuthenticated) {
    const award = new URLSearchParams(search).get('award');
    return <Navigate to={award ? `/scholarship/${encodeURIComponent(award)}` : '/dashboard'} replace />;
  }
  return (
    <div className="page grid gap-6 pt-8 pb-16 sm:gap-8 sm:pt-12">
      <div>
        <h1 id="find-heading" tabIndex={-1} className="text-4xl">
          {isAnswered ? 'Your list' : 'Five honest matches in 30 seconds'}
        </h1>
        <p className="mt-3 max-w-2xl text-lg text-muted">
          {isAnswered ? '' : 'A few short questions, no account. '}Each award says why it fits you.
        </p>
      </div>
      <Find />
    </div>
  );
};
