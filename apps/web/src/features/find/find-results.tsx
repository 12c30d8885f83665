import type { MatchAnswer } from '@laurel/matching';
import { counted } from '@laurel/text';
import { UserPlus } from 'lucide-react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { Card, CardBody } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { HillTelescope } from '../../ui/illustrations/hill-telescope.tsx';
import { preloadable } from '../../ui/lazy-loading.tsx';
import { Meter } from '../../ui/meter.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { type EngineState, engine } from './engine.ts';
import { type GuestAnswers, guestAnswers, toStudent } from './guest-answers.ts';
import { GuestDesk } from './guest-desk.tsx';
import { keepForOffline } from './keep-offline.ts';
import { useEngine, useGuestMatches } from './use-guest-matches.ts';

const MatchSections = preloadable(async () => (await import('../matching/match-sections.tsx')).MatchSections);

/** The cards are a file of their own, fetched while the catalogue is. */
export const preloadCards = () => void MatchSections.preload().catch(() => undefined);

const kilobytes = (bytes: number) => `${Math.round(bytes / 1000).toLocaleString('en')} kB`;

const Loading = ({ state }: { state: EngineState }) => {
  const { loaded, total } = state.phase === 'loading' ? state : { loaded: 0, total: 0 };
  const percent = total > 0 ? (loaded / total) * 100 : 0;
  return (
    <Card>
      <CardBody className="grid gap-3">
        <p role="status" className="font-semibold">
          Loading the scholarships
        </p>
        <Meter kind="progress" value={percent} label="Scholarships loaded" />
        <p className="text-sm text-muted tabular-nums">
          {total > 0 ? `${kilobytes(loaded)} of ${kilobytes(total)}` : 'Asking for the list'}
        </p>
      </CardBody>
    </Card>
  );
};

const Failed = ({ state }: { state: Extract<EngineState, { phase: 'failed' }> }) =>
  state.why === 'stale' ? (
    <ErrorState
      message="Laurel was updated. Reload the page to get the list; your answers are kept."
      retryLabel="Reload"
      onRetry={() => window.location.reload()}
    />
  ) : (
    <ErrorState
      message="The list could not be loaded. Your answers are kept."
      onRetry={() => engine.load()}
    />
  );

interface Wider {
  label: string;
  given: GuestAnswers;
}

const widerOf = (given: GuestAnswers): Wider[] => [
  ...(given.places.length > 0 ? [{ label: 'Study anywhere', given: { ...given, places: [] } }] : []),
  ...(given.fields.length > 0 ? [{ label: 'Any field', given: { ...given, fields: [] } }] : []),
];

/** Nothing fits: how many awards each wider answer would bring, worked out and not guessed. */
const NothingFits = ({ given, today }: { given: GuestAnswers; today: string }) => {
  const [found, setFound] = useState<(Wider & { count: number })[]>([]);
  useEffect(() => {
    let isHere = true;
    const look = async () => {
      const counts: (Wider & { count: number })[] = [];
      for (const each of widerOf(given)) {
        const student = toStudent(each.given);
        const answer = student && (await engine.ask(student, today).catch(() => undefined));
        if (answer && answer.matches.length > 0) counts.push({ ...each, count: answer.summary.totalMatches });
      }
      if (isHere) setFound(counts);
    };
    void look();
    return () => {
      isHere = false;
    };
  }, [given, today]);
  return (
    <EmptyState
      illustration={<HillTelescope />}
      title="Nothing open fits yet"
      text={
        found.length > 0
          ? 'One wider answer would change that:'
          : 'The lists below say what stands in the way, and which awards open for one of you.'
      }
      action={found.map(({ label, given: wider, count }) => (
        <Button key={label} variant="secondary" onClick={() => guestAnswers.replace(wider)}>
          {label}: {counted(count, 'award')}
        </Button>
      ))}
    />
  );
};

/** What an account adds, and the one step to it. Everything said and saved here goes along. */
export const KeepInAccount = ({ given }: { given: GuestAnswers }) => (
  <Callout
    variant="success"
    title="Keep this list"
    action={
      <LinkButton to="/register?keep=answers" size="sm">
        <UserPlus aria-hidden="true" className="size-4" />
        Open a free account
      </LinkButton>
    }
  >
    <p>
      Your answers {given.saved.length > 0 ? `and ${counted(given.saved.length, 'saved award')} ` : ''}go
      along, and we remind you before a round closes. Without an account they stay in this browser.
    </p>
  </Callout>
);

const Summary = ({ answer, isWorking }: { answer: MatchAnswer; isWorking: boolean }) => {
  const { summary, considered } = answer;
  return (
    <p role="status" className="text-muted">
      {isWorking
        ? 'Looking again…'
        : `${counted(summary.totalMatches, 'award fits', 'awards fit')} of ${considered.toLocaleString('en')}, best first. Worked out on your device.`}
    </p>
  );
};

const CardsLoading = () => (
  <div className="grid gap-5 md:grid-cols-2 xl:grid-cols-3">
    {['first', 'second', 'third'].map((name) => (
      <Skeleton key={name} className="h-72 rounded-lg" />
    ))}
  </div>
);

interface FindResultsProps {
  given: GuestAnswers;
  today: string;
  /** Counts up when the student has asked to see the list: it gets the focus. */
  wanted: number;
}

/** The list, alive from the first answer on. */
export const FindResults = ({ given, today, wanted }: FindResultsProps) => {
  const state = useEngine();
  const { answer, isWorking } = useGuestMatches(given);
  const heading = useRef<HTMLHeadingElement>(null);
  const hasAnswer = Boolean(answer);

  useEffect(() => {
    if (wanted === 0 || !hasAnswer) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView({ block: 'start' });
  }, [wanted, hasAnswer]);

  useEffect(() => {
    if (hasAnswer) keepForOffline();
  }, [hasAnswer]);

  if (given.level === undefined) return null;
  if (state.phase === 'failed') return <Failed state={state} />;
  if (answer === null) {
    return (
      <ErrorState
        message="These answers can’t be read. Forget them and start again."
        retryLabel="Forget my answers"
        onRetry={guestAnswers.forget}
      />
    );
  }
  if (answer === undefined) return <Loading state={state} />;
  return (
    <section aria-labelledby="fitting" className="grid gap-6 sm:gap-8">
      <div>
        <h2 ref={heading} id="fitting" tabIndex={-1} className="scroll-mt-6 text-2xl">
          What fits you
        </h2>
        <Summary answer={answer} isWorking={isWorking} />
      </div>
      {answer.matches.length === 0 ? <NothingFits given={given} today={today} /> : null}
      <GuestDesk isAnswering={isWorking}>
        <Suspense fallback={<CardsLoading />}>
          <MatchSections data={answer} foldsFilters />
        </Suspense>
      </GuestDesk>
      <KeepInAccount given={given} />
    </section>
  );
};
