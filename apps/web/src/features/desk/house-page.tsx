import type { AccountAct, House, KeptAccount } from '@laurel/contract';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Download, Send } from 'lucide-react';
import { type FormEvent, type ReactNode, useState } from 'react';
import { api } from '../../lib/api/api.ts';
import { errorText } from '../../lib/api/api-error.ts';
import { useDocumentTitle } from '../../lib/browser/document-title.ts';
import { downloadFile } from '../../lib/browser/download-file.ts';
import { momentInWords } from '../../lib/dates/calendar-day.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { Card } from '../../ui/card.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast-store.ts';
import { BackToDesk } from './back-to-desk.tsx';
import { deskKeys } from './desk-queries.ts';
import { HouseTextsForm } from './house-texts.tsx';
import { useDeskAct } from './use-desk-act.ts';

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section aria-label={title} className="grid gap-4 border-t border-line pt-7">
    <h2 className="text-2xl">{title}</h2>
    {children}
  </section>
);

/** Asks before everything stored about a student is gone. */
const Erase = ({ account, onErased }: { account: KeptAccount; onErased: () => void }) => {
  const [isOpen, setOpen] = useState(false);
  const erase = useDeskAct(() => api('DELETE /desk/accounts/{id}', { params: { id: account.id } }), onErased);
  return (
    <>
      <Button size="sm" variant="destructive" onClick={() => setOpen(true)}>
        Erase
      </Button>
      <Dialog
        open={isOpen}
        onClose={() => setOpen(false)}
        title="Erase this account?"
        description={`${account.email} and everything stored about it is gone for good.`}
        actions={
          <>
            <Button variant="secondary" onClick={() => setOpen(false)}>
              Keep it
            </Button>
            <Button variant="destructive" loading={erase.isPending} onClick={() => erase.mutate(undefined)}>
              Erase it
            </Button>
          </>
        }
      />
    </>
  );
};

interface AccountProps {
  account: KeptAccount;
  onChange: () => void;
  onErased: () => void;
}

const Account = ({ account, onChange, onErased }: AccountProps) => {
  const act = useDeskAct(
    (name: AccountAct) =>
      api('POST /desk/accounts/{id}/acts', { params: { id: account.id }, body: { act: name } }),
    onChange,
  );
  const acts: { name: AccountAct; label: string }[] = [
    account.disabledAt
      ? { name: 'enable', label: 'Open it again' }
      : { name: 'disable', label: 'Close it for signing in' },
    { name: 'sign_out', label: 'Sign all devices out' },
    { name: 'send_reset', label: 'Mail a link for a new password' },
    ...(account.isLocked ? [{ name: 'unlock' as const, label: 'Unlock signing in' }] : []),
  ];
  return (
    <Card className="grid gap-4 p-4">
      <div className="grid gap-1 wrap-anywhere">
        <p className="flex flex-wrap items-center gap-2 text-lg font-semibold">
          {account.firstName} {account.lastName}
          {account.disabledAt ? <Badge variant="brass">Closed for signing in</Badge> : null}
          {account.isLocked ? <Badge variant="brass">Has to wait to sign in</Badge> : null}
          {account.roles.map((role) => (
            <Badge key={role} variant="soft">
              {role}
            </Badge>
          ))}
        </p>
        <p>{account.email}</p>
        <p className="text-sm text-muted">
          Since {momentInWords(account.createdAt)}, signed in on {account.sessions}{' '}
          {account.sessions === 1 ? 'device' : 'devices'}. In the log: {account.auditName}
        </p>
      </div>
      <div className="flex flex-wrap gap-3">
        {acts.map(({ name, label }) => (
          <Button
            key={name}
            size="sm"
            variant="secondary"
            loading={act.isPending && act.variables === name}
            onClick={() => act.mutate(name)}
          >
            {label}
          </Button>
        ))}
        <Erase account={account} onErased={onErased} />
      </div>
    </Card>
  );
};

const Accounts = () => {
  const [email, setEmail] = useState('');
  /** It stays on the page while it is read again, or the keyboard would lose its place. Null: nobody has the address. */
  const [found, setFound] = useState<KeptAccount | null>();
  const find = useMutation({
    mutationFn: (address: string) => api('GET /desk/accounts', { query: { email: address } }),
    onSuccess: ({ data }) => setFound(data),
  });
  const findAnew = (address: string) => {
    setFound(undefined);
    find.mutate(address);
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (email.trim() !== '') findAnew(email.trim());
  };
  return (
    <Part title="Accounts">
      <p className="max-w-2xl text-muted">
        Whoever is looked up sees that on their profile page, and what was done to their account.
      </p>
      <form onSubmit={onSubmit} className="flex flex-wrap items-end gap-3">
        <TextField
          label="The whole address"
          type="email"
          required
          className="min-w-0 grow basis-52"
          value={email}
          onChange={({ target }) => setEmail(target.value)}
        />
        <Button type="submit" variant="secondary" loading={find.isPending}>
          Find
        </Button>
      </form>
      <div aria-live="polite">
        {find.isError ? (
          <Callout
            variant="danger"
            title={errorText(find.error, 'It could not be looked up. Please try again.')}
          />
        ) : null}
        {found === null ? <p>No account has this address.</p> : null}
        {found ? (
          <Account
            account={found}
            onChange={() => find.mutate(found.email)}
            onErased={() => findAnew(found.email)}
          />
        ) : null}
      </div>
    </Part>
  );
};

const Invite = () => {
  const [email, setEmail] = useState('');
  const invite = useDeskAct(
    (address: string) => api('POST /desk/invitations', { body: { email: address } }),
    () => setEmail(''),
  );
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (email.trim() !== '') invite.mutate(email.trim());
  };
  return (
    <form onSubmit={onSubmit} className="flex flex-wrap items-end gap-3">
      <TextField
        label="Invite an address"
        type="email"
        required
        className="min-w-0 grow basis-52"
        value={email}
        onChange={({ target }) => setEmail(target.value)}
      />
      <Button type="submit" variant="secondary" loading={invite.isPending}>
        <Send aria-hidden="true" className="size-4" />
        Mail an invitation
      </Button>
    </form>
  );
};

const Log = () => {
  const [since, setSince] = useState('');
  const download = useMutation({
    mutationFn: (day: string) => api('GET /desk/audit', { query: { since: day } }),
    onSuccess: (lines) => downloadFile('laurel-audit.jsonl', lines, 'text/plain'),
    onError: (failure) =>
      toast({
        title: 'Error',
        description: errorText(failure, 'The log could not be read. Please try again.'),
        variant: 'destructive',
      }),
  });
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    if (since !== '') download.mutate(since);
  };
  return (
    <Part title="Who did what">
      <form onSubmit={onSubmit} className="flex flex-wrap items-end gap-3">
        <TextField
          label="Since"
          type="date"
          required
          className="min-w-0 basis-52"
          value={since}
          onChange={({ target }) => setSince(target.value)}
        />
        <Button type="submit" variant="secondary" loading={download.isPending}>
          <Download aria-hidden="true" className="size-4" />
          Download the log
        </Button>
      </form>
    </Part>
  );
};

const Health = ({ house }: { house: House }) => {
  const test = useDeskAct(() => api('POST /desk/mail-test'));
  const { mail, jobs, signUp, texts } = house;
  return (
    <>
      <Part title="Mails">
        <p>
          {mail.way === 'smtp'
            ? 'They go to the mail server.'
            : 'There is no mail server: they are put into the outbox.'}{' '}
          {mail.waiting} wait, {mail.failed} could not be sent.
        </p>
        {mail.lastError ? <p className="text-muted wrap-anywhere">The last error: {mail.lastError}</p> : null}
        <Button
          variant="secondary"
          className="justify-self-start"
          loading={test.isPending}
          onClick={() => test.mutate(undefined)}
        >
          <Send aria-hidden="true" className="size-4" />
          Mail me a test
        </Button>
      </Part>
      <Part title="Background jobs">
        {jobs.length === 0 ? <p>None failed within the hour.</p> : null}
        <ul className="grid gap-3">
          {jobs.map(({ name, error, at }) => (
            <li key={name} className="wrap-anywhere">
              <span className="font-semibold">{name}</span>, {momentInWords(at, true)}: {error}
            </li>
          ))}
        </ul>
      </Part>
      {texts ? (
        <Part title="What the pages say of us">
          <p className="max-w-2xl text-muted">
            Help, privacy, terms and the foot of each page name you by this. Where a field is empty, they say
            what the settings of the server say.
          </p>
          <HouseTextsForm texts={texts} />
        </Part>
      ) : null}
      <Part title="Signing up">
        <p>
          {signUp === 'open'
            ? 'Everybody may open an account.'
            : signUp === 'closed'
              ? 'Nobody may open an account.'
              : signUp === 'invitation'
                ? 'Whoever is invited may open an account.'
                : `Addresses of ${signUp} may open an account, and whoever is invited.`}
        </p>
        {signUp === 'closed' ? null : <Invite />}
      </Part>
    </>
  );
};

/** Accounts, the log, and how the house stands; for operators. */
export const HousePage = () => {
  useDocumentTitle('Desk: the house');
  const queries = useQueryClient();
  const house = useQuery({
    queryKey: [...deskKeys.all, 'house'],
    queryFn: ({ signal }) => api('GET /desk/house', { signal }),
    refetchOnMount: 'always',
  });
  return (
    <div className="page max-w-4xl py-8 sm:py-12">
      <BackToDesk />
      <h1 className="mb-6 text-4xl">The house</h1>
      <div className="grid gap-9">
        <Accounts />
        <Log />
        {house.isPending ? (
          <>
            <Spinner label="Looking how the house stands…" className="sr-only" />
            <Skeleton className="h-40" />
          </>
        ) : null}
        {house.isError && !house.data ? (
          <ErrorState
            message={errorText(house.error, 'Failed to see how the house stands. Please try again.')}
            onRetry={() => void queries.invalidateQueries({ queryKey: deskKeys.all })}
            retrying={house.isFetching}
          />
        ) : null}
        {house.data ? <Health house={house.data.data} /> : null}
      </div>
    </div>
  );
};
