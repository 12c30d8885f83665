import type { GroupMembership } from '@laurel/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useSearchParams } from 'react-router';
import { api } from '../../lib/api/api.ts';
import { explainFailure } from '../../lib/api/api-error.ts';
import { momentInWords } from '../../lib/dates/calendar-day.ts';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast-store.ts';
import { ProfileSection } from './profile-section.tsx';

const groupsKey = ['groups'];
/** In a link that a group gives to its students. */
const CODE = 'group-code';

const Group = ({ group: { group, by, joinedAt } }: { group: GroupMembership }) => {
  const queries = useQueryClient();
  const leave = useMutation({
    mutationFn: () => api('DELETE /users/groups/{id}', { params: { id: group } }),
    onSuccess: ({ message }) => toast({ title: message }),
    onError: (failure) => {
      const description = explainFailure(failure, 'You could not leave it. Please try again.');
      toast({ title: 'Error', description, variant: 'destructive' });
    },
    // Matches and lists hold what the group alone sees.
    onSettled: () => queries.invalidateQueries(),
  });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 border-b border-line px-4 py-3.5 last:border-b-0 sm:px-5">
      <div className="min-w-0 grow basis-48">
        <p className="font-semibold wrap-anywhere">{group}</p>
        <p className="text-sm text-muted">
          {joinedAt ? `Joined by a code, ${momentInWords(joinedAt)}` : 'By your confirmed address'}
        </p>
      </div>
      {by === 'code' ? (
        <Button
          variant="secondary"
          size="sm"
          loading={leave.isPending}
          aria-label={`Leave the group ${group}`}
          onClick={() => leave.mutate()}
        >
          Leave
        </Button>
      ) : null}
    </li>
  );
};

const Join = () => {
  const queries = useQueryClient();
  const [params, setParams] = useSearchParams();
  const [code, setCode] = useState(params.get(CODE) ?? '');
  const join = useMutation({
    mutationFn: (typed: string) => api('POST /users/groups', { body: { code: typed } }),
    onSuccess: async ({ message }) => {
      toast({ title: message });
      setCode('');
      setParams(
        (before) => {
          before.delete(CODE);
          return before;
        },
        { replace: true, preventScrollReset: true },
      );
      await queries.invalidateQueries();
    },
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (code.trim() !== '' && !join.isPending) join.mutate(code);
  };
  return (
    <form aria-label="Join a group" onSubmit={onSubmit} className="grid max-w-lg gap-4">
      {join.isError ? (
        <Callout role="alert" variant="danger">
          {explainFailure(join.error, 'You could not join. Please try again.')}
        </Callout>
      ) : null}
      <div className="flex flex-wrap items-end gap-3">
        <TextField
          label="Invitation code"
          className="min-w-0 grow basis-52"
          autoComplete="off"
          maxLength={40}
          value={code}
          onChange={({ target }) => setCode(target.value)}
        />
        <Button type="submit" variant="secondary" loading={join.isPending}>
          Join
        </Button>
      </div>
    </form>
  );
};

/** The groups whose local awards and deadlines the student sees. */
export const GroupsSection = () => {
  const state = useQuery({
    queryKey: groupsKey,
    queryFn: ({ signal }) => api('GET /users/groups', { signal }),
    refetchOnMount: 'always',
  });
  const list = state.data?.data;
  return (
    <ProfileSection
      anchor="groups"
      title="Groups"
      why={
        <>
          A university, school or club can keep awards and earlier deadlines here for its own students. You
          are in by an address of theirs that you have confirmed, or by a code that they give you. They see
          how many came, never who.
        </>
      }
    >
      {state.isPending ? <Skeleton className="h-16" /> : null}
      {state.isError && !list ? (
        <ErrorState
          message={explainFailure(state.error, 'Failed to load your groups. Please try again.')}
          onRetry={() => void state.refetch()}
          retrying={state.isFetching}
        />
      ) : null}
      {list?.length === 0 ? <p className="text-muted">You are in none.</p> : null}
      {list && list.length > 0 ? (
        <ul aria-label="Groups" className="rounded-lg border border-line bg-raised shadow-card">
          {list.map((group) => (
            <Group key={group.group} group={group} />
          ))}
        </ul>
      ) : null}
      <Join />
    </ProfileSection>
  );
};
