import { ANY_PASSWORD, firstProblem } from '@laurel/contract';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useId, useState } from 'react';
import { useForm } from 'react-hook-form';
import { api } from '../../lib/api/api.ts';
import { explainFailure } from '../../lib/api/api-error.ts';
import { downloadFile } from '../../lib/browser/download-file.ts';
import { useSite } from '../../lib/browser/site.ts';
import { dayOf } from '../../lib/dates/calendar-day.ts';
import { toResolver } from '../../lib/forms/form-resolver.ts';
import { useSubmission } from '../../lib/forms/use-submission.ts';
import { useAuth } from '../../lib/session/auth-context.ts';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { toast } from '../../ui/toast-store.ts';
import { ProfileSection } from './profile-section.tsx';

const GOES = [
  'your account, your name and your email',
  'your preferences, your profile and every sensitive answer',
  'your saved scholarships with notes and statuses, those that you added, and your matches',
  'your essays and their feedback',
  'notices, settings, calendar address, and mails that wait to be sent',
];

const DeleteForm = ({ onClose }: { onClose: () => void }) => {
  const id = useId();
  const { leave } = useAuth();
  const { passwordsOff } = useSite();
  const form = useForm({
    mode: 'onTouched',
    defaultValues: { password: '' },
    resolver: toResolver<{ password: string }>(({ password }) => {
      const wrong = passwordsOff ? undefined : firstProblem(ANY_PASSWORD, password);
      return wrong ? { password: wrong } : {};
    }),
  });
  const { failure, pending, submit, edited } = useSubmission(
    async ({ password }: { password: string }) => {
      await api('DELETE /users/account', { body: passwordsOff ? {} : { password } });
      await leave({
        title: 'Your account was deleted',
        description: 'Nothing about you is stored any more.',
      });
    },
    (reason) => explainFailure(reason, 'Your account could not be deleted. Please try again.'),
  );
  return (
    <form id={id} noValidate aria-label="Delete account" onSubmit={form.handleSubmit(submit)}>
      <p>At once and for good goes:</p>
      <ul className="mt-2 grid list-disc gap-1 pl-5 marker:text-danger">
        {GOES.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
      <p className="mt-3 text-muted">
        Nobody can bring it back. Mails that were sent already stay in your mailbox.
      </p>
      {failure ? (
        <Callout role="alert" variant="danger" className="mt-5">
          {failure}
        </Callout>
      ) : null}
      {passwordsOff ? null : (
        <PasswordField
          label="Your password"
          autoComplete="current-password"
          className="mt-5"
          error={form.formState.errors.password?.message}
          {...form.register('password', { onChange: edited })}
        />
      )}
      <div className="mt-7 flex flex-wrap justify-end gap-3">
        <Button variant="secondary" onClick={onClose}>
          Keep my account
        </Button>
        <Button type="submit" variant="destructive" loading={pending} loadingText="Deleting...">
          Delete for good
        </Button>
      </div>
    </form>
  );
};

/** Deletes the account, after a confirmation. */
const DeleteAccount = () => {
  const [isAsking, setAsking] = useState(false);
  const close = () => setAsking(false);
  return (
    <>
      <Button variant="destructive" className="justify-self-start" onClick={() => setAsking(true)}>
        Delete my account
      </Button>
      <Dialog open={isAsking} onClose={close} title="Delete your account?">
        <DeleteForm onClose={close} />
      </Dialog>
    </>
  );
};

const useDownload = () =>
  useMutation({
    mutationFn: () => api('GET /users/export'),
    onSuccess: ({ exportedAt, data }) => {
      const text = JSON.stringify({ exportedAt, data }, null, 2);
      downloadFile(`laurel-export-${dayOf(new Date(exportedAt))}.json`, text, 'application/json');
      toast({ title: 'Your data is downloaded' });
    },
    onError: (failure) => {
      const description = explainFailure(failure, 'Your data could not be downloaded. Please try again.');
      toast({ title: 'Error', description, variant: 'destructive' });
    },
  });

/** Export and deletion of everything stored about the student. */
export const DataSection = () => {
  const { passwordsOff } = useSite();
  const download = useDownload();
  return (
    <ProfileSection anchor="data" title="Your data" why="It is yours: take it along, or take it away.">
      <div className="grid gap-3">
        <h3 className="text-xl">Download</h3>
        <p>
          One file with everything stored about you, in a format that other programs can read (JSON). Your
          password is not in it: only a digest of it is kept.
        </p>
        <Button
          variant="secondary"
          className="justify-self-start"
          loading={download.isPending}
          loadingText="Collecting..."
          onClick={() => download.mutate()}
        >
          <Download aria-hidden="true" className="size-4" />
          Download my data
        </Button>
      </div>
      <div className="grid gap-3 border-t border-line pt-6">
        <h3 className="text-xl">Delete</h3>
        <p>
          Your account and everything stored about you is erased at once.{' '}
          {passwordsOff
            ? 'You must have signed in within the last ten minutes.'
            : 'You will be asked for your password.'}
        </p>
        <DeleteAccount />
      </div>
    </ProfileSection>
  );
};
