import { type Student, utcDay } from '@laurel/domain';
import type { MatchAnswer } from '@laurel/matching';
import { counted, plural } from '@laurel/text';
import { UserPlus } from 'lucide-react';
import { Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { logger } from '../../lib/browser/logger.ts';
import { trustedScript } from '../../lib/browser/trusted-types.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { Card, CardBody } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { HillTelescope } from '../../ui/illustrations/hill-telescope.tsx';
import { preloadable } from '../../ui/lazy-loading.tsx';
import { Meter } from '../../ui/meter.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { withLocalDays } from '../scholarships/local-days.ts';
import { type EngineState, engine } from './engine.ts';
import { type GuestAnswers, guestAnswers, toStudent } from './guest-answers.ts';
import { GuestDesk } from './guest-desk.tsx';

const WORKER = '/find-worker.js';
/** A scope of its own: the service worker of the signed-in pages keeps a whole build, which a guest doesn't need. */
const SCOPE = '/find';
/** Asked for by every page, under names that don't change. */
const UNHASHED = ['/before-paint.js', '/favicon.svg', '/manifest.webmanifest'];
const STATIC = /^\/(?:assets|catalogue)\/(?!current\.json)/;

/** The files that this page, and the thread of the engine, have loaded so far. */
const loadedFiles = (ofEngine: readonly string[]): string[] => {
  const ofPage = performance.getEntriesByType('resource').map(({ name }) => name);
  const paths = [...ofPage, ...ofEngine]
    .map((name) => new URL(name))
    .filter(({ origin, pathname }) => origin === location.origin && STATIC.test(pathname))
    .map(({ pathname }) => pathname);
  return [...new Set([...UNHASHED, ...paths])];
};

const keep = async (): Promise<void> => {
  // The next question may need it, and is asked without network too.
  await import('../matching/fact-field.tsx');
  const ofEngine = await engine.prepare();
  await navigator.serviceWorker.register(trustedScript(WORKER), { scope: SCOPE });
  const registration = await navigator.serviceWorker.getRegistration(SCOPE);
  const worker = registration?.active ?? registration?.waiting ?? registration?.installing;
  worker?.postMessage(loadedFiles(ofEngine));
};

/** Once a list stands, /find opens without network from then on. */
const keepForOffline = (): void => {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  keep().catch(() =>
    logger.warn('Finding matches will not open without network: the browser took no service worker.'),
  );
};

/** The engine as it is before a page is hydrated. */
const IDLE: EngineState = { phase: 'idle' };

export const useEngine = (): EngineState => useSyncExternalStore(engine.watch, engine.state, () => IDLE);

interface Asked {
  /** The answers as they were. */
  given: GuestAnswers;
  answer: MatchAnswer | null;
}

/** The matches for what a guest has said so far; while the next ones are worked out, those before stay. */
const useGuestMatches = (given: GuestAnswers) => {
  const { phase } = useEngine();
  const [asked, setAsked] = useState<Asked>();

  useEffect(() => {
    const student = toStudent(given);
    if (phase !== 'ready' || !student) return;
    let isNewest = true;
    const show = (answer: MatchAnswer | null) => isNewest && setAsked({ given, answer });
    engine.ask(student, utcDay(new Date())).then(show, () => show(null));
    return () => {
      isNewest = false;
    };
  }, [given, phase]);

  const isShown = given.level !== undefined && asked !== undefined;
  return {
    /** Null: the engine could not read the answers. Undefined: nothing was asked yet. */
    answer: isShown ? asked.answer : undefined,
    isWorking: phase === 'ready' && given.level !== undefined && asked?.given !== given,
  };
};

const MatchSections = preloadable(async () => (await import('../matching/match-sections.tsx')).MatchSections);

/** The cards are a file of their own, fetched while the catalogue is. */
export const preloadCards = () =>
  void MatchSections.preload().catch(() => logger.warn('What shows the cards could not be loaded yet.'));

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

const askOrLog = async (student: Student, today: string, label: string) => {
  try {
    return await engine.ask(student, today);
  } catch {
    logger.warn(`What “${label}” would bring could not be worked out.`);
    return undefined;
  }
};

/** Nothing fits: how many awards each wider answer would bring, worked out and not guessed. */
const NothingFits = ({ given, today }: { given: GuestAnswers; today: string }) => {
  const [found, setFound] = useState<(Wider & { count: number })[]>([]);
  useEffect(() => {
    let isHere = true;
    const look = async () => {
      const counts: (Wider & { count: number })[] = [];
      for (const each of widerOf(given)) {
        const student = toStudent(each.given);
        const answer = student && (await askOrLog(student, today, each.label));
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
  const { summary, considered, openQuestion } = answer;
  const { totalMatches: fitting } = summary;
  const found =
    `${fitting.toLocaleString('en')} of ${considered.toLocaleString('en')} awards ${plural(fitting, 'fits', 'fit')} you. ` +
    'Best first; near equals are mixed by place and date.';
  const waits =
    openQuestion && openQuestion.of === undefined
      ? `${counted(openQuestion.settles, 'more depends', 'more depend')} on ${openQuestion.label}.`
      : '';
  return (
    <p role="status" className="text-muted">
      {isWorking ? 'Looking again…' : [found, waits, 'Worked out on your device.'].filter(Boolean).join(' ')}
    </p>
  );
};

/** What to do now, from the awards of this list. */
const NextSteps = ({ tips }: { tips: readonly string[] }) =>
  tips.length === 0 ? null : (
    <Card className="px-5 py-5 sm:px-7">
      <section aria-labelledby="next-steps">
        <h2 id="next-steps" className="text-xl">
          Next steps
        </h2>
        <ul className="mt-3 grid gap-2">
          {tips.map((tip) => (
            <li key={tip} className="border-l-2 border-brass-bright pl-3.5 wrap-anywhere">
              {withLocalDays(tip)}
            </li>
          ))}
        </ul>
      </section>
    </Card>
  );

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
  /** Counts up when the student has asked to see the list: it gets the focus. 0: something else has it. */
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
      <GuestDesk isAnswering={isWorking} matches={answer.matches}>
        <Suspense fallback={<CardsLoading />}>
          <MatchSections data={answer} foldsFilters figures={<NextSteps tips={answer.generalTips} />} />
        </Suspense>
      </GuestDesk>
      <KeepInAccount given={given} />
    </section>
  );
};
