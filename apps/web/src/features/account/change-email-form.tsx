import { ANY_PASSWORD, EMAIL, firstProblem, type ProfileResponse } from '@laurel/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { api } from '../../lib/api/api.ts';
import { explainFailure } from '../../lib/api/api-error.ts';
import { toResolver } from '../../lib/forms/form-resolver.ts';
import { useSubmission } from '../../lib/forms/use-submission.ts';
import { useAuth } from '../../lib/session/auth-context.ts';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast-store.ts';
import { profileQuery } from './profile-query.ts';

type User = ProfileResponse['data']['user'];
type ChangeEmailFormProps = Pick<User, 'email'> & {
  emailConfirmation: User['emailConfirmation'] | undefined;
};

interface EmailValues {
  email: string;
  currentPassword: string;
}

const EMPTY: EmailValues = { email: '', currentPassword: '' };

const check =
  (present: string) =>
  ({ email, currentPassword }: EmailValues): Partial<EmailValues> => {
    const wrongEmail =
      firstProblem(EMAIL, email) ?? (email.trim() === present ? 'This is your email already' : undefined);
    const wrongPassword = firstProblem(ANY_PASSWORD, currentPassword);
    return {
      ...(wrongEmail ? { email: wrongEmail } : {}),
      ...(wrongPassword ? { currentPassword: wrongPassword } : {}),
    };
  };

const moment = new Intl.DateTimeFormat(undefined, { dateStyle: 'medium', timeStyle: 'short' });

const Present = ({ email, emailConfirmation }: ChangeEmailFormProps) =>
  emailConfirmation ? (
    <Callout variant="warning" title="Your new email is not confirmed yet.">
      <p className="break-words">
        Follow the link that was mailed to <strong>{email}</strong> before{' '}
        {moment.format(new Date(emailConfirmation.before))}. Until then mails go to{' '}
        <strong>{emailConfirmation.mailsGoTo}</strong>, and you can sign in with both. To keep the old one,
        change it back below.
      </p>
    </Callout>
  ) : (
    <p>
      You sign in with <strong className="break-words">{email}</strong>. A new email is confirmed by a link
      that is mailed there; the old one is told, and can undo the change.
    </p>
  );

/** Moves the account to another address: with the password, and with a link that is mailed there. */
export const ChangeEmailForm = ({ email: present, emailConfirmation }: ChangeEmailFormProps) => {
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
      toast(
        answer.data.user.emailConfirmation
          ? { title: 'Email changed', description: `Confirm it by the link that was mailed to ${changed}.` }
          : { title: 'Email kept', description: `You sign in with ${changed}, as before.` },
      );
    },
    (reason) => explainFailure(reason, 'Your email could not be changed. Please try again.'),
  );
  return (
    <form noValidate aria-label="Change email" onSubmit={form.handleSubmit(submit)} className="grid gap-5">
      <Present email={present} emailConfirmation={emailConfirmation} />
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
