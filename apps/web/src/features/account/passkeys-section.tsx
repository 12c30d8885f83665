import { ANY_PASSWORD, firstProblem, type Passkey } from '@laurel/contract';
import { startRegistration } from '@simplewebauthn/browser';
import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { api } from '../../lib/api/api.ts';
import { ApiError, explainFailure, isNotFound } from '../../lib/api/api-error.ts';
import { momentInWords } from '../../lib/dates/calendar-day.ts';
import { toResolver } from '../../lib/forms/form-resolver.ts';
import { useSubmission } from '../../lib/forms/use-submission.ts';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast-store.ts';
import { describeBrowser } from './describe-browser.ts';
import { ProfileSection } from './profile-section.tsx';

type Asked = Parameters<typeof startRegistration>[0]['optionsJSON'];

const passkeysQuery = queryOptions({
  queryKey: ['passkeys'],
  queryFn: ({ signal }) => api('GET /users/passkeys', { signal }),
});

interface NewPasskey {
  name: string;
  currentPassword: string;
}

const NOT_MADE = 'No passkey was made. Please try again.';

/** What to say: of the server's refusals their words, of the browser's only what a student can do about them. */
const whyNotMade = (reason: unknown): string => {
  if (reason instanceof ApiError) return explainFailure(reason, NOT_MADE);
  const isThere = (reason as { code?: unknown }).code === 'ERROR_AUTHENTICATOR_PREVIOUSLY_REGISTERED';
  return isThere ? 'This device has a passkey for your account already.' : NOT_MADE;
};

const AddPasskey = ({ onDone }: { onDone: () => void }) => {
  const queries = useQueryClient();
  const form = useForm<NewPasskey>({
    mode: 'onTouched',
    defaultValues: { name: describeBrowser(navigator.userAgent), currentPassword: '' },
    resolver: toResolver<NewPasskey>(({ name, currentPassword }) => {
      const wrongPassword = firstProblem(ANY_PASSWORD, currentPassword);
      return {
        ...(name.trim() === '' ? { name: 'Please give the passkey a name' } : {}),
        ...(wrongPassword ? { currentPassword: wrongPassword } : {}),
      };
    }),
  });
  const { errors } = form.formState;
  const { failure, pending, submit, edited } = useSubmission(
    async ({ name, currentPassword }: NewPasskey) => {
      const { data } = await api('POST /users/passkeys/options', { body: { currentPassword } });
      const made = await startRegistration({ optionsJSON: data.options as unknown as Asked });
      const { clientDataJSON, attestationObject } = made.response;
      const registration = {
        id: made.id,
        rawId: made.rawId,
        type: 'public-key' as const,
        response: { clientDataJSON, attestationObject },
      };
      await api('POST /users/passkeys', { body: { name: name.trim(), registration } });
      await queries.invalidateQueries({ queryKey: passkeysQuery.queryKey });
      toast({ title: 'Passkey added' });
      onDone();
    },
    whyNotMade,
  );
  return (
    <form
      noValidate
      aria-label="Add a passkey"
      onSubmit={form.handleSubmit(submit)}
      className="grid max-w-lg gap-5"
    >
      {failure ? (
        <Callout role="alert" variant="danger">
          {failure}
        </Callout>
      ) : null}
      <TextField
        label="Name"
        hint="So that you know it again in this list."
        maxLength={60}
        error={errors.name?.message}
        {...form.register('name', { onChange: edited })}
      />
      <PasswordField
        label="Current password"
        autoComplete="current-password"
        error={errors.currentPassword?.message}
        {...form.register('currentPassword', { onChange: edited })}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" loading={pending} loadingText="Waiting for your device...">
          Make the passkey
        </Button>
        <Button variant="secondary" onClick={onDone}>
          Cancel
        </Button>
      </div>
    </form>
  );
};

const removeOne = async (id: string): Promise<void> => {
  try {
    await api('DELETE /users/passkeys/{id}', { params: { id } });
  } catch (failure) {
    // It is gone already, which is what was asked for.
    if (!isNotFound(failure)) throw failure;
  }
};

const PasskeyRow = ({ passkey: { id, name, createdAt, lastUsedAt } }: { passkey: Passkey }) => {
  const queries = useQueryClient();
  const remove = useMutation({
    mutationFn: () => removeOne(id),
    onSuccess: () =>
      toast({
        title: 'Passkey removed',
        description: 'Your device may still offer it; it opens nothing here.',
      }),
    onError: (failure) => {
      const description = explainFailure(failure, 'The passkey could not be removed. Please try again.');
      toast({ title: 'Error', description, variant: 'destructive' });
    },
    onSettled: () => queries.invalidateQueries({ queryKey: passkeysQuery.queryKey }),
  });
  return (
    <li className="flex flex-wrap items-center gap-x-4 gap-y-3 border-b border-line px-4 py-3.5 last:border-b-0 sm:px-5">
      <KeyRound aria-hidden="true" className="size-6 shrink-0 text-laurel" />
      <div className="min-w-0 grow basis-48">
        <p className="font-semibold wrap-anywhere">{name}</p>
        <p className="text-sm text-muted">
          Added {momentInWords(createdAt, true)},{' '}
          {lastUsedAt ? `last used ${momentInWords(lastUsedAt, true)}` : 'not used yet'}
        </p>
      </div>
      <Button
        variant="secondary"
        size="sm"
        loading={remove.isPending}
        aria-label={`Remove the passkey ${name}`}
        onClick={() => remove.mutate()}
      >
        Remove
      </Button>
    </li>
  );
};

/** Ways to sign in without the password. */
export const PasskeysSection = () => {
  const [isAdding, setAdding] = useState(false);
  const state = useQuery({ ...passkeysQuery, refetchOnMount: 'always' });
  const list = state.data?.data;
  return (
    <ProfileSection
      anchor="passkeys"
      title="Passkeys"
      why="A passkey signs you in with your fingerprint, your face or the PIN of your device. Nobody can guess it or trick you into typing it elsewhere."
    >
      {state.isPending ? <Skeleton className="h-24" /> : null}
      {state.isError && !list ? (
        <ErrorState
          message={explainFailure(state.error, 'Failed to load your passkeys. Please try again.')}
          onRetry={() => void state.refetch()}
          retrying={state.isFetching}
        />
      ) : null}
      {list?.length === 0 ? <p className="text-muted">You have none yet.</p> : null}
      {list && list.length > 0 ? (
        <ul aria-label="Passkeys" className="rounded-lg border border-line bg-raised shadow-card">
          {list.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      ) : null}
      {isAdding ? <AddPasskey onDone={() => setAdding(false)} /> : null}
      {list && !isAdding ? (
        <Button variant="secondary" className="justify-self-start" onClick={() => setAdding(true)}>
          Add a passkey
        </Button>
      ) : null}
    </ProfileSection>
  );
};
