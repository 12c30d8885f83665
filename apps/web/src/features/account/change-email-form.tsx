import { anyPassword, email as emailRule } from '@laurel/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { api } from '../../lib/api.ts';
import { explainFailure } from '../../lib/api-error.ts';
import { useAuth } from '../../lib/auth-context.ts';
import { toResolver } from '../../lib/form-resolver.ts';
import { useSubmission } from '../../lib/use-submission.ts';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast-store.ts';
import { profileQuery } from './profile-query.ts';

interface EmailValues {
  email: string;
  currentPassword: string;
}

const EMPTY: EmailValues = { email: '', currentPassword: '' };

const check =
  (present: string) =>
  ({ email, currentPassword }: EmailValues): Partial<EmailValues> => {
    const wrongEmail =
      emailRule.safeParse(email).error?.issues[0]?.message ??
      (email.trim() === present ? 'This is your email already' : undefined);
    const wrongPassword = anyPassword.safeParse(currentPassword).error?.issues[0]?.message;
    return {
      ...(wrongEmail ? { email: wrongEmail } : {}),
      ...(wrongPassword ? { currentPassword: wrongPassword } : {}),
    };
  };

/** Moves the account to another address; both addresses are told by mail. */
export const ChangeEmailForm = ({ email: present }: { email: string }) => {
  const { updateUser } = useAuth();
  const queries = useQueryClient();
  const form = useForm<EmailValues>({
    mode: 'onTouched',
    defaultValues: EMPTY,
    resolver: toResolver<EmailValues>(check(present)),
  });
  const { errors } = form.formState;
  const { failure, pending, submit, edited } = useSubmission(
    async ({ email, currentPassword }: EmailValues) => {
      const answer = await api('PUT /users/profile', { body: { email: email.trim(), currentPassword } });
      const { id, firstName, lastName, email: changed } = answer.data.user;
      updateUser({ id, firstName, lastName, email: changed });
      queries.setQueryData(profileQuery.queryKey, answer);
      form.reset(EMPTY);
      toast({ title: 'Email changed', description: `You sign in with ${changed} from now on.` });
    },
    (reason) => explainFailure(reason, 'Your email could not be changed. Please try again.'),
  );
  return (
    <form noValidate aria-label="Change email" onSubmit={form.handleSubmit(submit)} className="grid gap-5">
      <p>
        You sign in with <strong className="break-words">{present}</strong>. A notice of the change goes to
        the old and to the new address.
      </p>
      {failure ? (
        <Callout role="alert" variant="danger">
          {failure}
        </Callout>
      ) : null}
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label="New email"
          type="email"
          autoComplete="email"
          autoCapitalize="none"
          inputMode="email"
          error={errors.email?.message}
          {...form.register('email', { onChange: edited })}
        />
        <PasswordField
          label="Current password"
          autoComplete="current-password"
          error={errors.currentPassword?.message}
          {...form.register('currentPassword', { onChange: edited })}
        />
      </div>
      <Button type="submit" className="justify-self-start" loading={pending} loadingText="Changing...">
        Change Email
      </Button>
    </form>
  );
};
