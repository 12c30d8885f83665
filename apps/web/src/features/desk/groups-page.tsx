import type { GroupCode } from '@laurel/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { api } from '../../lib/api/api.ts';
import { errorText, explainFailure } from '../../lib/api/api-error.ts';
import { useDocumentTitle } from '../../lib/browser/document-title.ts';
import { momentInWords } from '../../lib/dates/calendar-day.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { audienceOf } from './audience-field.tsx';
import { BackToDesk } from './back-to-desk.tsx';
import { deskKeys } from './desk-queries.ts';
import { useDeskAct } from './use-desk-act.ts';

const NewCode = () => {
  const queries = useQueryClient();
  const [group, setGroup] = useState('');
  const [until, setUntil] = useState('');
  const make = useMutation({
    mutationFn: (name: string) =>
      api('POST /desk/group-codes', { body: { group: name, ...(until === '' ? {} : { until }) } }),
    onSuccess: () => queries.invalidateQueries({ queryKey: deskKeys.all }),
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const { audience } = audienceOf(group);
    if (audience !== undefined && !make.isPending) make.mutate(audience);
  };
  const made = make.data?.data;
  return (
    <form aria-label="A new code" onSubmit={onSubmit} className="grid gap-4">
      <div className="flex flex-wrap items-end gap-3">
        <TextField
          label="Group"
          hint="A domain such as uni.example, or a name such as town-scholars."
          required
          maxLength={100}
          className="min-w-0 grow basis-52"
          value={group}
          onChange={({ target }) => setGroup(target.value)}
        />
        <TextField
          label="Last day"
          hint="A year from now if left out."
          optional
          type="date"
          className="min-w-0 basis-52"
          value={until}
          onChange={({ target }) => setUntil(target.value)}
        />
        <Button type="submit" variant="secondary" loading={make.isPending}>
          Make a code
        </Button>
      </div>
      <div aria-live="polite">
        {make.isError ? (
          <Callout
            variant="danger"
            title={explainFailure(make.error, 'No code was made. Please try again.')}
          />
        ) : null}
        {made ? (
          <Callout variant="info" title="Write it down now: it is shown this once.">
            <p>
              The code: <code className="font-semibold wrap-anywhere">{made.code}</code>
            </p>
            <p>
              The same as a link: <code className="wrap-anywhere">{made.link}</code>
            </p>
          </Callout>
        ) : null}
      </div>
    </form>
  );
};

const stateOf = ({ revokedAt, expiresAt }: GroupCode): string | undefined => {
  if (revokedAt) return `Taken back ${momentInWords(revokedAt)}`;
  return Date.parse(expiresAt) <= Date.now() ? 'Over' : undefined;
};

const Code = ({ code }: { code: GroupCode }) => {
  const revoke = useDeskAct((members: boolean) =>
    api('DELETE /desk/group-codes/{id}', {
      params: { id: code.id },
      query: members ? { members: 'true' } : {},
    }),
  );
  const state = stateOf(code);
  const button = (members: boolean, label: string) => (
    <Button
      size="sm"
      variant="secondary"
      aria-label={`${label}: ${code.group}, made ${momentInWords(code.createdAt)}`}
      loading={revoke.isPending && revoke.variables === members}
      onClick={() => revoke.mutate(members)}
    >
      {label}
    </Button>
  );
  return (
    <li className="grid gap-3 border-b border-line px-1 py-5 sm:px-4">
      <p className="flex flex-wrap items-center gap-2 font-semibold wrap-anywhere">
        {code.group}
        {state ? <Badge variant="brass">{state}</Badge> : null}
      </p>
      <p className="text-sm text-muted">
        Made {momentInWords(code.createdAt)}, works until {momentInWords(code.expiresAt)}.{' '}
        {joinedBy(code.members)}
      </p>
      <div className="flex flex-wrap gap-3">
        {code.revokedAt ? null : button(false, 'Take it back')}
        {code.revokedAt && code.members === 0 ? null : button(true, 'Take it back, and all who came by it')}
      </div>
    </li>
  );
};

const joinedBy = (members: number): string => {
  if (members === 0) return 'Nobody has joined by it yet.';
  return members === 1 ? '1 student has joined by it.' : `${members} students have joined by it.`;
};

/** The invitation codes of groups. */
export const GroupsPage = () => {
  useDocumentTitle('Desk: groups');
  const query = useQuery({
    queryKey: [...deskKeys.all, 'group-codes'],
    queryFn: ({ signal }) => api('GET /desk/group-codes', { signal }),
    refetchOnMount: 'always',
  });
  const codes = query.data?.data.codes;
  return (
    <div className="page max-w-4xl py-8 sm:py-12">
      <BackToDesk />
      <h1 className="text-4xl">Groups</h1>
      <p className="mt-3 mb-6 max-w-2xl text-lg text-muted">
        Awards and deadlines can be for one group alone. Students join it by confirming an address of its
        domain, or by one of these codes. You see how many they are, never who.
      </p>
      <div className="grid gap-8">
        <NewCode />
        {query.isPending ? (
          <>
            <Spinner label="Loading the codes…" className="sr-only" />
            <Skeleton className="h-40" />
          </>
        ) : null}
        {query.isError && !codes ? (
          <ErrorState
            message={errorText(query.error, 'Failed to load the codes. Please try again.')}
            onRetry={() => void query.refetch()}
            retrying={query.isFetching}
          />
        ) : null}
        {codes?.length === 0 ? <p>There is no code yet.</p> : null}
        {codes && codes.length > 0 ? (
          <ul aria-label="Codes" className="border-t border-line">
            {codes.map((code) => (
              <Code key={code.id} code={code} />
            ))}
          </ul>
        ) : null}
      </div>
    </div>
  );
};
