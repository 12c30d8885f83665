import type { SessionsResponse } from '@laurel/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { LogOut, Monitor, Smartphone } from 'lucide-react';
import { api } from '../../lib/api/api.ts';
import { explainFailure, isNotFound } from '../../lib/api/api-error.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { toast } from '../../ui/toast-store.ts';
import { describeBrowser, isHandheld } from './describe-browser.ts';
import { ProfileSection } from './profile-section.tsx';
import { sessionsQuery } from './sessions-query.ts';

type Session = SessionsResponse['data'][number];

const moment = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });
const inWords = (instant: string) => moment.format(new Date(instant));

const endOne = async (id: string): Promise<void> => {
  try {
    await api('DELETE /users/sessions/{id}', { params: { id } });
  } catch (failure) {
    // The session has already ended, which is what was asked for.
    if (!isNotFound(failure)) throw failure;
  }
};

/** Ends sessions and removes them from the list. */
const useEndSessions = () => {
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (ids: string[]) => Promise.all(ids.map(endOne)),
    onSuccess: (_, ids) => {
      const title = ids.length === 1 ? 'Signed out there' : `Signed out on ${ids.length} devices`;
      toast({ title });
    },
    onError: (failure) => {
      const description = explainFailure(failure, 'Signing out there failed. Please try again.');
      toast({ title: 'Error', description, variant: 'destructive' });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: sessionsQuery.queryKey }),
  });
};

interface SessionRowProps {
  session: Session;
  pending: boolean;
  onEnd: () => void;
}

const SessionRow = ({ session, pending, onEnd }: SessionRowProps) => {
  const name = describeBrowser(session.userAgent);
  const Icon = isHandheld(session.userAgent) ? Smartphone : Monitor;
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 border-b border-line px-4 py-3.5 last:border-b-0 sm:px-5">
      <Icon aria-hidden="true" className="size-6 shrink-0 text-laurel" />
      <div className="min-w-0 grow basis-48">
        <p className="flex flex-wrap items-center gap-2 font-semibold">
          {name}
          {session.current ? <Badge variant="soft">This device</Badge> : null}
        </p>
        <p className="text-sm text-muted">
          Signed in {inWords(session.createdAt)}, last used {inWords(session.lastUsedAt)}
        </p>
      </div>
      {session.current ? null : (
        <Button
          variant="secondary"
          size="sm"
          loading={pending}
          aria-label={`Sign out: ${name}, signed in ${inWords(session.createdAt)}`}
          onClick={onEnd}
        >
          {pending ? null : <LogOut aria-hidden="true" className="size-4" />}
          Sign out
        </Button>
      )}
    </li>
  );
};

export const SessionsSection = () => {
  const sessions = useQuery({ ...sessionsQuery, refetchOnMount: 'always' });
  const end = useEndSessions();
  // This device first, then the one used last.
  const list = sessions.data?.data.toSorted((a, b) => Number(b.current) - Number(a.current));
  const others = (list ?? []).filter(({ current }) => !current).map(({ id }) => id);
  return (
    <ProfileSection
      anchor="sessions"
      title="Where you are signed in"
      why="Don’t know one of them? Sign it out and change your password."
    >
      {sessions.isPending ? (
        <>
          <Spinner label="Loading your devices…" className="sr-only" />
          <Skeleton className="h-24" />
        </>
      ) : null}
      {sessions.isError && !list ? (
        <ErrorState
          message={explainFailure(sessions.error, 'Failed to load your devices. Please try again.')}
          onRetry={() => void sessions.refetch()}
          retrying={sessions.isFetching}
        />
      ) : null}
      {list ? (
        <ul aria-label="Devices" className="rounded-lg border border-line bg-raised shadow-card">
          {list.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              pending={end.isPending && end.variables.includes(session.id)}
              onEnd={() => end.mutate([session.id])}
            />
          ))}
        </ul>
      ) : null}
      {others.length > 1 ? (
        <Button
          variant="secondary"
          className="justify-self-start"
          loading={end.isPending}
          onClick={() => end.mutate(others)}
        >
          Sign out all other devices
        </Button>
      ) : null}
    </ProfileSection>
  );
};
