import type { Activity, ActivityKind } from '@laurel/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../../lib/api/api.ts';
import { explainFailure } from '../../lib/api/api-error.ts';
import { momentInWords } from '../../lib/dates/calendar-day.ts';
import { Badge } from '../../ui/badge.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Pagination } from '../../ui/pagination.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { ProfileSection } from './profile-section.tsx';

const SHOWN = 10;

const WORDS: Record<ActivityKind, string> = {
  signed_in: 'Signed in',
  signed_out: 'Signed out',
  device_signed_out: 'A device was signed out',
  password_changed: 'The password was changed',
  email_confirmed: 'The new email was confirmed',
  email_change_undone: 'A change of the email was taken back',
  second_factor_on: 'Two-step sign-in was switched on',
  second_factor_off: 'Two-step sign-in was switched off',
  recovery_codes_renewed: 'New recovery codes were made',
  passkey_added: 'A passkey was added',
  passkey_removed: 'A passkey was removed',
  calendar_address_changed: 'The calendar got a new address',
  exported: 'Everything stored was exported',
  looked_up: 'The account was looked up',
  disabled: 'The account was closed for signing in',
  enabled: 'The account was opened again',
  unlocked: 'Signing in was unlocked',
  reset_sent: 'A link for a new password was sent',
  role_granted: 'The desk was opened to the account',
  role_revoked: 'The desk was closed to the account',
};

const ActivityRow = ({ activity: { at, kind, by } }: { activity: Activity }) => (
  <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-b border-line px-4 py-3 last:border-b-0 sm:px-5">
    <p className="flex flex-wrap items-center gap-2 font-semibold">
      {WORDS[kind]}
      {by === 'keeper' ? <Badge variant="brass">By who runs this Laurel</Badge> : null}
    </p>
    <time dateTime={at} className="text-sm text-muted">
      {momentInWords(at, true)}
    </time>
  </li>
);

/** Who got at the account, and when. */
export const ActivitySection = () => {
  const [page, setPage] = useState(1);
  const activity = useQuery({
    queryKey: ['activity', page],
    queryFn: ({ signal }) => api('GET /users/activity', { query: { page, limit: SHOWN }, signal }),
    placeholderData: keepPreviousData,
    refetchOnMount: 'always',
  });
  const list = activity.data?.data.activity;
  const totalPages = activity.data?.pagination.totalPages ?? 0;
  return (
    <ProfileSection
      anchor="activity"
      title="Who got at your account"
      why="Sign-ins, exports, and whatever the people who run this Laurel did to your account. Nobody can change this list."
    >
      {activity.isPending ? (
        <>
          <Spinner label="Loading what happened…" className="sr-only" />
          <Skeleton className="h-24" />
        </>
      ) : null}
      {activity.isError && !list ? (
        <ErrorState
          message={explainFailure(activity.error, 'Failed to load what happened. Please try again.')}
          onRetry={() => void activity.refetch()}
          retrying={activity.isFetching}
        />
      ) : null}
      {list?.length === 0 ? <p className="text-muted">Nothing has been written down yet.</p> : null}
      {list && list.length > 0 ? (
        <ul aria-label="Activity" className="rounded-lg border border-line bg-raised shadow-card">
          {list.map((each) => (
            <ActivityRow key={each.id} activity={each} />
          ))}
        </ul>
      ) : null}
      {totalPages > 1 ? (
        <Pagination page={page} totalPages={totalPages} onPage={setPage} label="Pages of activity" />
      ) : null}
    </ProfileSection>
  );
};
