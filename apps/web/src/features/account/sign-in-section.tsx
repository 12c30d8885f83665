import { ANY_PASSWORD, EMAIL, firstProblem, type ProfileResponse } from '@laurel/contract';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { api } from '../../lib/api/api.ts';
import { explainFailure } from '../../lib/api/api-error.ts';
import { useSite } from '../../lib/browser/site.ts';
import { toResolver } from '../../lib/forms/form-resolver.ts';
import { useSubmission } from '../../lib/forms/use-submission.ts';
import { useAuth } from '../../lib/session/auth-context.ts';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { Card, CardBody } from '../../ui/card.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast-store.ts';
import { checkNewPassword, type NewPasswordValues } from '../auth/new-password.ts';
import { NewPasswordFields } from '../auth/new-password-fields.tsx';
import { profileQuery } from '../facts/profile-query.ts';
import { ProfileSection } from './profile-section.tsx';
import { sessionsQuery } from './sessions-query.ts';

type User = ProfileResponse['data']['user'];
type ChangeEmailFormProps = Pick<User, 'email' | 'emailConfirmation' | 'emailUnconfirmed'>;

interface EmailValues {
  email: string;
  currentPassword: string;
}

const NO_EMAIL: EmailValues = { email: '', currentPassword: '' };

const checkEmail =
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

/** The address of a new account: until its link is followed, reminders are seen in Laurel alone. */
const Unconfirmed = ({ email }: Pick<User, 'email'>) => {
  const again = useMutation({
    mutationFn: () => api('POST /users/email/confirmation'),
    onSuccess: () => toast({ title: 'Mail sent', description: `The link is on its way to ${email}.` }),
    onError: (failure) => {
      const description = explainFailure(failure, 'The mail could not be sent. Please try again.');
      toast({ title: 'Error', description, variant: 'destructive' });
    },
  });
  return (
    <Callout variant="warning" title="Your email is not confirmed yet.">
      <p className="wrap-anywhere">
        Follow the link that was mailed to <strong>{email}</strong>. Until then no reminders and no news are
        mailed; you find them under Notifications.
      </p>
      <Button
        variant="secondary"
        size="sm"
        className="mt-3"
        loading={again.isPending}
        loadingText="Sending..."
        onClick={() => again.mutate()}
      >
        Mail the link again
      </Button>
    </Callout>
  );
};

const Present = ({ email, emailConfirmation, emailUnconfirmed }: ChangeEmailFormProps) =>
  emailUnconfirmed && !emailConfirmation ? (
    <Unconfirmed email={email} />
  ) : emailConfirmation ? (
    <Callout variant="warning" title="Your new email is not confirmed yet.">
      <p className="wrap-anywhere">
        Follow the link that was mailed to <strong>{email}</strong> before{' '}
        {moment.format(new Date(emailConfirmation.before))}. Until then{' '}
        {emailUnconfirmed ? (
          'no reminders and no news are mailed'
        ) : (
          <>
            mails go to <strong>{emailConfirmation.mailsGoTo}</strong>
          </>
        )}
        , and you can sign in with both. To keep the old one, change it back below.
      </p>
    </Callout>
  ) : (
    <p>
      You sign in with <strong className="break-words">{email}</strong>. A new email is confirmed by a link
      that is mailed there; the old one is told, and can undo the change.
    </p>
  );

/** Changes the email address: asks for the password and mails a link to the new address. */
const ChangeEmailForm = (shown: ChangeEmailFormProps) => {
  const present = shown.email;
  const { updateUser } = useAuth();
  const queries = useQueryClient();
  const form = useForm<EmailValues>({
    mode: 'onTouched',
    defaultValues: NO_EMAIL,
    resolver: toResolver<EmailValues>(checkEmail(present)),
  });
  const { errors } = form.formState;
  const { failure, pending, submit, edited } = useSubmission(
    async ({ email, currentPassword }: EmailValues) => {
      const answer = await api('PUT /users/profile', { body: { email: email.trim(), currentPassword } });
      const { id, firstName, lastName, email: changed } = answer.data.user;
      updateUser({ id, firstName, lastName, email: changed });
      queries.setQueryData(profileQuery.queryKey, answer);
      form.reset(NO_EMAIL);
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
      <Present {...shown} />
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

interface PasswordValues extends NewPasswordValues {
  currentPassword: string;
}

const NO_PASSWORDS: PasswordValues = { currentPassword: '', password: '', confirmPassword: '' };

const checkPasswords = (values: PasswordValues): Partial<PasswordValues> => {
  const current = firstProblem(ANY_PASSWORD, values.currentPassword);
  return { ...(current ? { currentPassword: current } : {}), ...checkNewPassword(values) };
};

/** Changes the password. Other devices are signed out, this one is not. */
const ChangePasswordForm = ({ email }: { email: string }) => {
  const queries = useQueryClient();
  const form = useForm<PasswordValues>({
    mode: 'onTouched',
    defaultValues: NO_PASSWORDS,
    resolver: toResolver<PasswordValues>(checkPasswords),
  });
  const { errors } = form.formState;
  const { failure, pending, submit, edited } = useSubmission(
    async ({ currentPassword, password }: PasswordValues) => {
      await api('PUT /users/password', { body: { currentPassword, password } });
      form.reset(NO_PASSWORDS);
      void queries.invalidateQueries({ queryKey: sessionsQuery.queryKey });
      toast({ title: 'Password changed', description: 'Your other devices were signed out.' });
    },
    (reason) => explainFailure(reason, 'Your password could not be changed. Please try again.'),
  );
  return (
    <form noValidate aria-label="Change password" onSubmit={form.handleSubmit(submit)} className="grid gap-5">
      <p>Your other devices are signed out, and a notice goes to your mailbox.</p>
      {failure ? (
        <Callout role="alert" variant="danger">
          {failure}
        </Callout>
      ) : null}
      {/* Tells password managers whose password this is. */}
      <input type="text" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label="Current password"
        autoComplete="current-password"
        className="max-w-lg"
        error={errors.currentPassword?.message}
        {...form.register('currentPassword', { onChange: edited })}
      />
      <div className="grid max-w-lg gap-5">
        <NewPasswordFields
          form={form as unknown as UseFormReturn<NewPasswordValues>}
          errors={errors}
          onEdit={edited}
          kind="new"
        />
      </div>
      <Button type="submit" className="justify-self-start" loading={pending} loadingText="Changing...">
        Change Password
      </Button>
    </form>
  );
};

const Sheet = ({ title, children }: { title: string; children: ReactNode }) => (
  <Card>
    <CardBody>
      <h3 className="mb-2 text-xl">{title}</h3>
      {children}
    </CardBody>
  </Card>
);

export const SignInSection = ({ user }: { user: User }) => {
  const { signInWith, passwordsOff } = useSite();
  if (passwordsOff)
    return (
      <ProfileSection anchor="sign-in" title="Signing in" why="Passwords are not used here.">
        <p>
          You sign in with {signInWith}, as <strong className="break-words">{user.email}</strong>.
        </p>
      </ProfileSection>
    );
  return (
    <ProfileSection
      anchor="sign-in"
      title="Signing in"
      why="Both ask for your current password, so that nobody changes them at a screen you left."
    >
      <Sheet title="Email">
        <ChangeEmailForm {...user} />
      </Sheet>
      <Sheet title="Password">
        <ChangePasswordForm email={user.email} />
      </Sheet>
    </ProfileSection>
  );
};
