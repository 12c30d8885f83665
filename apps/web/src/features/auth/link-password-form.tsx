import { useForm } from 'react-hook-form';
import { ApiError, explainFailure } from '../../lib/api/api-error.ts';
import { toResolver } from '../../lib/forms/form-resolver.ts';
import { useSubmission } from '../../lib/forms/use-submission.ts';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { checkNewPassword, type NewPasswordValues } from './new-password.ts';
import { NewPasswordFields } from './new-password-fields.tsx';

const FAILED = 'Your password could not be changed. Please try again.';
/** The server's codes for a link that is used, replaced or too old. */
const DEAD = ['invalid_reset_token', 'invalid_link'];

const describe = (failure: unknown) => explainFailure(failure, FAILED);

interface LinkPasswordFormProps {
  /** Names the form for those who hear it alone. */
  label: string;
  send: (password: string) => Promise<unknown>;
  onDone: () => void;
  onDead: () => void;
}

/** Chooses a new password with a mailed link. */
export const LinkPasswordForm = ({ label, send, onDone, onDead }: LinkPasswordFormProps) => {
  const form = useForm<NewPasswordValues>({
    mode: 'onTouched',
    defaultValues: { password: '', confirmPassword: '' },
    resolver: toResolver<NewPasswordValues>(checkNewPassword),
  });
  const { failure, pending, submit, edited } = useSubmission(async ({ password }: NewPasswordValues) => {
    try {
      await send(password);
    } catch (reason) {
      if (reason instanceof ApiError && DEAD.includes(reason.code)) return onDead();
      throw reason;
    }
    onDone();
  }, describe);
  return (
    <form noValidate onSubmit={form.handleSubmit(submit)} className="grid gap-5" aria-label={label}>
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
