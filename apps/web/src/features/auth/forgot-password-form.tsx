import { EMAIL, firstProblem } from '@laurel/contract';
import { useForm } from 'react-hook-form';
import { api } from '../../lib/api/api.ts';
import { explainFailure } from '../../lib/api/api-error.ts';
import { toResolver } from '../../lib/forms/form-resolver.ts';
import { useSubmission } from '../../lib/forms/use-submission.ts';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { EmailField } from './email-field.tsx';

const FAILED = 'The link could not be asked for. Please try again.';

const describe = (failure: unknown) => explainFailure(failure, FAILED);

interface ForgotPasswordFormProps {
  /** Typed before, on the sign-in page. */
  email: string;
  onSent: (email: string) => void;
}

export const ForgotPasswordForm = ({ email, onSent }: ForgotPasswordFormProps) => {
  const form = useForm({
    mode: 'onTouched',
    defaultValues: { email },
    resolver: toResolver<{ email: string }>((values) => {
      const wrong = firstProblem(EMAIL, values.email);
      return wrong ? { email: wrong } : {};
    }),
  });
  const { failure, pending, submit, edited } = useSubmission(async (values: { email: string }) => {
    const address = values.email.trim();
    await api('POST /auth/forgot-password', { body: { email: address } });
    onSent(address);
  }, describe);
  return (
    <form
      noValidate
      method="post"
      onSubmit={form.handleSubmit(submit)}
      className="grid gap-5"
      aria-label="Forgot password"
    >
      {failure ? (
        <Callout role="alert" variant="danger">
          {failure}
        </Callout>
      ) : null}
      <EmailField
        error={form.formState.errors.email?.message}
        {...form.register('email', { onChange: edited })}
      />
      <Button type="submit" size="lg" block loading={pending} loadingText="Sending...">
        Send Reset Link
      </Button>
    </form>
  );
};
