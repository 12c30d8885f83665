import type { Profile } from '@laurel/domain';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { api } from '../../lib/api/api.ts';
import { errorText } from '../../lib/api/api-error.ts';
import { scholarshipKeys } from '../../lib/api/scholarship-keys.ts';
import { useStudentKey } from '../../lib/session/auth-context.ts';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { profileQuery } from '../facts/profile-query.ts';
import { PreferencesForm } from '../preferences/preferences-form.tsx';
import { SetUpSteps, storedStep } from './set-up-steps.tsx';
import { draftOf } from './step-facts.ts';

const COUNTRY_NAMES = new Intl.DisplayNames(['en'], { type: 'region' });

const countryName = (code: string): string => COUNTRY_NAMES.of(code) ?? code;

/** The way to what a student saved before the set-up; the tabs come only after it. */
const SavedLink = () => {
  const saved = useQuery({
    queryKey: [...scholarshipKeys.savedLists(useStudentKey()), 'any'],
    queryFn: ({ signal }) => api('GET /scholarships/saved/list', { query: { limit: 1 }, signal }),
  });
  if (!saved.data?.data.savedScholarships.length) return null;
  return (
    <p className="text-center">
      <Link to="/dashboard?tab=saved" className="prose-link">
        Your saved list
      </Link>
    </p>
  );
};

/**
 * The first set-up: in six short steps, or all on one page, which stands below until somebody has begun with the steps. Both write the same
 * preferences and profile, and each goes on with what was typed in the other.
 */
export const SetUp = ({ onSaved }: { onSaved: () => void }) => {
  const profile = useQuery(profileQuery);
  const step = storedStep(useStudentKey());
  const [shown, setShown] = useState<'both' | 'steps' | 'page'>(() =>
    (step.read() ?? 0) > 0 ? 'steps' : 'both',
  );
  const page = <PreferencesForm mode="new" onSaved={onSaved} />;
  if (shown === 'page') {
    return (
      <div className="grid gap-3">
        <Button variant="ghost" size="sm" className="justify-self-end" onClick={() => setShown('steps')}>
          One step at a time
        </Button>
        {page}
        <SavedLink />
      </div>
    );
  }
  if (profile.isPending) return <Skeleton className="h-112" />;
  if (profile.isError && !profile.data) {
    return (
      <ErrorState
        message={errorText(profile.error, 'Your set-up could not be loaded. Please try again.')}
        onRetry={() => void profile.refetch()}
        retrying={profile.isFetching}
      />
    );
  }
  const facts = profile.data.data.user.profile as Profile;
  return (
    <div className="grid gap-8">
      <SetUpSteps
        // What was typed into the page below is in the draft that the steps begin with.
        key={shown}
        profile={facts}
        draft={draftOf(facts, countryName)}
        isBegun={shown === 'steps'}
        onBegin={() => setShown('steps')}
        onSaved={onSaved}
        onOnePage={() => setShown('page')}
      />
      <SavedLink />
      {shown === 'both' ? (
        <>
          <p className="text-center text-muted">Or all on one page:</p>
          {page}
        </>
      ) : null}
    </div>
  );
};
