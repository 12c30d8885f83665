import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { Bookmark, PenLine, SlidersHorizontal, Sparkles } from 'lucide-react';
import { lazy, Suspense, useEffect } from 'react';
import { Link, useSearchParams } from 'react-router';
import { matchesQuery } from '../features/matching/matches-query.ts';
import { preferencesQuery } from '../features/preferences/preferences-query.ts';
import { errorText } from '../lib/api/api-error.ts';
import { useDocumentTitle } from '../lib/browser/document-title.ts';
import { logger } from '../lib/browser/logger.ts';
import { useAuth, useStudentKey } from '../lib/session/auth-context.ts';
import { newStudent } from '../lib/session/new-student.ts';
import { AiNote } from '../ui/ai-note.tsx';
import { Callout } from '../ui/callout.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { onFirstInteraction, preloadable } from '../ui/lazy-loading.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { Tabs } from '../ui/tabs.tsx';

const DASHBOARD_TABS = ['matches', 'saved', 'preferences', 'tools'] as const;
type DashboardTab = (typeof DASHBOARD_TABS)[number];

const FIRST: DashboardTab = 'matches';

const isTab = (value: string | null): value is DashboardTab => DASHBOARD_TABS.some((tab) => tab === value);

/** The chosen tab. It is part of the address (`?tab=saved`), so that reload and Back restore it. */
const useDashboardTab = () => {
  const [params, setParams] = useSearchParams();
  const named = params.get('tab');
  const tab = isTab(named) ? named : FIRST;
  const show = (next: DashboardTab) =>
    setParams(next === FIRST ? {} : { tab: next }, { replace: true, preventScrollReset: true });
  return { tab, show };
};

/** A part of its own: a new student needs it only after the set-up. */
const MatchesTab = preloadable(async () => (await import('../features/matching/matches-tab.tsx')).MatchesTab);
const preloadMatches = () =>
  void MatchesTab.preload().catch(() => logger.warn('What shows the matches could not be loaded yet.'));

const SavedTab = lazy(async () => ({
  default: (await import('../features/saved-scholarships/saved-tab.tsx')).SavedTab,
}));
const ToolsTab = lazy(async () => ({
  default: (await import('../features/essays/essay-critique.tsx')).EssayCritique,
}));

const TabWaiting = () => (
  <div className="grid min-h-dvh content-start justify-items-center pt-24 text-laurel">
    <Spinner label="Loading…" className="size-8" />
  </div>
);

interface DashboardTabsProps {
  tab: DashboardTab;
  onTab: (tab: DashboardTab) => void;
  onPreferencesSaved: () => void;
}

/** The four tabs of a student who has preferences. */
const DashboardTabs = ({ tab, onTab, onPreferencesSaved }: DashboardTabsProps) => {
  const matches = matchesQuery(useStudentKey());
  // Asked for while the tab that shows them is loaded.
  useQuery({ ...matches, enabled: tab === 'matches', notifyOnChangeProps: [] });
  return (
    <Tabs
      label="Dashboard"
      value={tab}
      onChange={onTab}
      tabs={[
        {
          value: 'matches',
          label: (
            <>
              <Sparkles aria-hidden="true" /> AI Matches
            </>
          ),
          content: (
            <Suspense fallback={<TabWaiting />}>
              <MatchesTab />
            </Suspense>
          ),
        },
        {
          value: 'saved',
          label: (
            <>
              <Bookmark aria-hidden="true" /> Saved
            </>
          ),
          content: (
            <Suspense fallback={<TabWaiting />}>
              <SavedTab onExploreMatches={() => onTab('matches')} />
            </Suspense>
          ),
        },
        {
          value: 'preferences',
          label: (
            <>
              <SlidersHorizontal aria-hidden="true" /> Preferences
            </>
          ),
          content: (
            <div className="mx-auto max-w-5xl">
              <Suspense fallback={<TabWaiting />}>
                <PreferencesForm mode="edit" onSaved={onPreferencesSaved} />
              </Suspense>
            </div>
          ),
        },
        {
          value: 'tools',
          label: (
            <>
              <PenLine aria-hidden="true" /> Tools
            </>
          ),
          content: (
            <Suspense fallback={<TabWaiting />}>
              <ToolsTab />
            </Suspense>
          ),
        },
      ]}
    />
  );
};

const SetUp = lazy(async () => ({
  default: (await import('../features/set-up/set-up.tsx')).SetUp,
}));

const PreferencesForm = lazy(async () => ({
  default: (await import('../features/preferences/preferences-form.tsx')).PreferencesForm,
}));

const Waiting = () => (
  <div className="grid min-h-dvh content-start gap-4">
    <Spinner label="Loading your dashboard…" className="sr-only" />
    <Skeleton className="h-12" />
    <Skeleton className="h-28" />
    <Skeleton className="h-72" />
  </div>
);

const FirstPreferences = ({ onSaved }: { onSaved: () => void }) => {
  // The code of the matches list is loaded while the form is filled in.
  useEffect(() => onFirstInteraction(preloadMatches), []);
  return (
    <div className="grid gap-6">
      <Callout variant="info">
        <p>To get AI-powered scholarship matches, please complete your preferences setup below.</p>
        <AiNote className="mt-1" />
      </Callout>
      <Suspense fallback={<Waiting />}>
        <SetUp onSaved={onSaved} />
      </Suspense>
    </div>
  );
};

/** What a student saved before the set-up. */
const SavedBeforeSetUp = ({ onSetUp }: { onSetUp: () => void }) => (
  <div className="grid gap-6">
    <p>
      <Link to="/dashboard" className="prose-link">
        Set up your matches
      </Link>
    </p>
    <Suspense fallback={<TabWaiting />}>
      <SavedTab onExploreMatches={onSetUp} />
    </Suspense>
  </div>
);

export const DashboardPage = () => {
  useDocumentTitle('Dashboard');
  const { user } = useAuth();
  const { tab, show } = useDashboardTab();
  const preferences = useQuery(preferencesQuery);
  const isNew = preferences.data?.data === null;
  const isKnown = preferences.data !== undefined;
  const isWelcomedBack = isKnown && !isNew && newStudent.read() !== user?.id;

  // Whoever sets up the matches now is no less new once that is done.
  useEffect(() => {
    if (isNew && user) newStudent.keep(user.id);
  }, [isNew, user]);

  // The form has put the saved preferences into the query cache: no reload is needed.
  const afterSaving = () => {
    show('matches');
    // The button is at the end of a long form; the matches begin at the top.
    window.scrollTo({ top: 0 });
  };

  return (
    <div className={clsx('page pt-8 sm:pt-12', isNew && tab !== 'saved' && 'max-w-6xl')}>
      <h1 className="mb-6 text-4xl">
        {isWelcomedBack ? 'Welcome back' : 'Welcome'}, {user?.firstName}!
      </h1>
      {preferences.isPending ? <Waiting /> : null}
      {preferences.isError && !preferences.data ? (
        <ErrorState
          message={errorText(preferences.error, 'Failed to load your preferences. Please try again.')}
          onRetry={() => void preferences.refetch()}
          retrying={preferences.isFetching}
        />
      ) : null}
      {isNew && tab === 'saved' ? <SavedBeforeSetUp onSetUp={() => show('matches')} /> : null}
      {isNew && tab !== 'saved' ? <FirstPreferences onSaved={afterSaving} /> : null}
      {preferences.data?.data ? (
        <DashboardTabs tab={tab} onTab={show} onPreferencesSaved={afterSaving} />
      ) : null}
    </div>
  );
};
