import { useQuery } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { lazy, Suspense, useEffect } from 'react';
import { preloadMatches } from '../features/matching/matches-tab.tsx';
import { preferencesQuery } from '../features/preferences/preferences-query.ts';
import { errorText } from '../lib/api/api-error.ts';
import { useDocumentTitle } from '../lib/browser/document-title.ts';
import { useAuth } from '../lib/session/auth-context.ts';
import { Callout } from '../ui/callout.tsx';
import { ErrorState } from '../ui/error-state.tsx';
import { onFirstInteraction } from '../ui/first-interaction.ts';
import { Skeleton } from '../ui/skeleton.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { DashboardTabs } from './dashboard-tabs.tsx';
import { useDashboardTab } from './use-dashboard-tab.ts';

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
  // What shows the matches is fetched while the form is filled in.
  useEffect(() => onFirstInteraction(preloadMatches), []);
  return (
    <div className="grid gap-6">
      <Callout variant="info">
        To get AI-powered scholarship matches, please complete your preferences setup below.
      </Callout>
      <Suspense fallback={<Waiting />}>
        <PreferencesForm mode="new" onSaved={onSaved} />
      </Suspense>
    </div>
  );
};

export const DashboardPage = () => {
  useDocumentTitle('Dashboard');
  const { user } = useAuth();
  const { tab, show } = useDashboardTab();
  const preferences = useQuery(preferencesQuery);

  // The form has put the saved preferences into the cache, so this page knows them already.
  const afterSaving = () => {
    show('matches');
    // The button is at the end of a long form; the matches begin at the top.
    window.scrollTo({ top: 0 });
  };

  return (
    <div className={clsx('page pt-8 sm:pt-12', preferences.data?.data === null && 'max-w-5xl')}>
      <h1 className="mb-6 text-4xl">Welcome back, {user?.firstName}!</h1>
      {preferences.isPending ? <Waiting /> : null}
      {preferences.isError && !preferences.data ? (
        <ErrorState
          message={errorText(preferences.error, 'Failed to load your preferences. Please try again.')}
          onRetry={() => void preferences.refetch()}
          retrying={preferences.isFetching}
        />
      ) : null}
      {preferences.data && preferences.data.data === null ? <FirstPreferences onSaved={afterSaving} /> : null}
      {preferences.data?.data ? (
        <DashboardTabs tab={tab} onTab={show} onPreferencesSaved={afterSaving} />
      ) : null}
    </div>
  );
};
