import { ANY_PASSWORD, firstProblem } from '@laurel/contract';
import { useQueryClient } from '@tanstack/react-query';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { api } from '../../lib/api/api.ts';
import { explainFailure } from '../../lib/api/api-error.ts';
import { toResolver } from '../../lib/forms/form-resolver.ts';
import { useSubmission } from '../../lib/forms/use-submission.ts';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { toast } from '../../ui/toast-store.ts';
import { checkNewPassword, type NewPasswordValues } from '../auth/new-password.ts';
import { NewPasswordFields } from '../auth/new-password-fields.tsx';
import { sessionsQuery } from './sessions-query.ts';

interface PasswordValues extends NewPasswordValues {
  currentPassword: string;
}

const EMPTY: PasswordValues = { currentPassword: '', password: '', confirmPassword: '' };

const check = (values: PasswordValues): Partial<PasswordValues> => {
  const current = firstProblem(ANY_PASSWORD, values.currentPassword);
  return { ...(current ? { currentPassword: current } : {}), ...checkNewPassword(values) };
};

/** Another password; other devices are signed out, this one stays. */
export const ChangePasswordForm = ({ email }: { email: string }) => {
  const queries = useQueryClient();
  const form = useForm<PasswordValues>({
    mode: 'onTouched',
    defaultValues: EMPTY,
    resolver: toResolver<PasswordValues>(check),
  });
  const { errors } = form.formState;
  const { failure, pending, submit, edited } = useSubmission(
    async ({ currentPassword, password }: PasswordValues) => {
      await api('PUT /users/password', { body: { currentPassword, password } });
      form.reset(EMPTY);
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
      {/* For password managers: whose password this is. */}
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
