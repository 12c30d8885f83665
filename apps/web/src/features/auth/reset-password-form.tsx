import { useForm } from 'react-hook-form';
import { checkNewPassword, type NewPasswordValues } from '../../entities/password/new-password.ts';
import { NewPasswordFields } from '../../entities/password/new-password-fields.tsx';
import { api } from '../../lib/api.ts';
import { ApiError, explainFailure } from '../../lib/api-error.ts';
import { toResolver } from '../../lib/form-resolver.ts';
import { useSubmission } from '../../lib/use-submission.ts';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';

const FAILED = 'Your password could not be changed. Please try again.';

const describe = (failure: unknown) => explainFailure(failure, FAILED);

interface ResetPasswordFormProps {
  token: string;
  onDone: () => void;
  /** The link is used, replaced or too old. */
  onDead: () => void;
}

export const ResetPasswordForm = ({ token, onDone, onDead }: ResetPasswordFormProps) => {
  const form = useForm<NewPasswordValues>({
    mode: 'onTouched',
    defaultValues: { password: '', confirmPassword: '' },
    resolver: toResolver<NewPasswordValues>(checkNewPassword),
  });
  const { failure, pending, submit, edited } = useSubmission(async ({ password }: NewPasswordValues) => {
    try {
      await api('POST /auth/reset-password', { body: { token, password } });
    } catch (reason) {
      if (reason instanceof ApiError && reason.code === 'invalid_reset_token') return onDead();
      throw reason;
    }
    onDone();
  }, describe);
  return (
    <form noValidate onSubmit={form.handleSubmit(submit)} className="grid gap-5" aria-label="Reset password">
      {failure ? (
        <Callout role="alert" variant="danger">
          {failure}
        </Callout>
      ) : null}
      <NewPasswordFields form={form} errors={form.formState.errors} onEdit={edited} kind="new" />
      <Button type="submit" size="lg" block loading={pending} loadingText="Changing...">
        Change Password
      </Button>
    </form>
  );
};
