import { useQuery } from '@tanstack/react-query';
import { errorText } from '../../lib/api-error.ts';
import { useDocumentTitle } from '../../lib/document-title.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { ProfileForm } from './profile-form.tsx';
import { profileQuery } from './profile-query.ts';

const Waiting = () => (
  <div className="grid gap-6 py-6">
    <Spinner label="Loading your profile…" className="sr-only" />
    <Skeleton className="h-40" />
    <Skeleton className="h-80" />
    <Skeleton className="h-56" />
  </div>
);

/** Names, and the optional facts that turn unknown verdicts into known ones. */
export const ProfilePage = () => {
  useDocumentTitle('Profile');
  const profile = useQuery(profileQuery);
  const user = profile.data?.data.user;
  return (
    <div className="page max-w-5xl pt-8 sm:pt-12">
      <h1 className="text-4xl">Your profile</h1>
      <p className="mt-3 mb-9 max-w-2xl text-lg text-muted">
        Every fact below is optional. It only turns &ldquo;unknown&rdquo; into a clear answer; what you leave
        out is never counted against you, and you can clear it again at any time.
      </p>
      {profile.isPending ? <Waiting /> : null}
      {profile.isError && !user ? (
        <ErrorState
          message={errorText(profile.error, 'Failed to load your profile. Please try again.')}
          onRetry={() => void profile.refetch()}
          retrying={profile.isFetching}
        />
      ) : null}
      {user ? <ProfileForm key={user.id} user={user} /> : null}
    </div>
  );
};
