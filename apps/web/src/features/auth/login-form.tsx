import type { FormEvent } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { api } from '../../lib/api/api.ts';
import { errorText } from '../../lib/api/api-error.ts';
import { toResolver } from '../../lib/forms/form-resolver.ts';
import { useSubmission } from '../../lib/forms/use-submission.ts';
import { useAuth } from '../../lib/session/auth-context.ts';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { toast } from '../../ui/toast-store.ts';
import { EmailField } from './email-field.tsx';
import { checkLogin, type LoginValues } from './login-values.ts';

const FAILED = 'Login failed. Please try again.';

export const LoginForm = ({ email }: { email: string }) => {
  const { login } = useAuth();
  const form = useForm<LoginValues>({
    mode: 'onTouched',
    defaultValues: { email, password: '', rememberMe: false },
    resolver: toResolver<LoginValues>(checkLogin),
  });
  const { errors } = form.formState;
  const {
    failure,
    pending,
    submit: signIn,
    edited,
  } = useSubmission(
    async (values: LoginValues) => {
      const answer = await api('POST /auth/login', { body: { ...values, email: values.email.trim() } });
      toast({ title: 'Login successful!', description: 'Welcome back to Laurel.' });
      login(answer);
    },
    (reason) => errorText(reason, FAILED),
  );
  const reset = { onChange: edited };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { email: typedEmail, password } = form.getValues();
    if (typedEmail.trim() === '' || password === '') return;
    void form.handleSubmit(signIn)();
  };

  return (
    <form noValidate method="post" onSubmit={submit} className="grid gap-5" aria-label="Sign in">
      {failure ? (
        <Callout role="alert" variant="danger">
          {failure}
        </Callout>
      ) : null}
      <EmailField error={errors.email?.message} {...form.register('email', reset)} />
      <PasswordField
        label="Password"
        id="password"
        autoComplete="current-password"
        error={errors.password?.message}
        {...form.register('password', reset)}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <Checkbox label="Remember me" {...form.register('rememberMe')} />
        <Link
          to="/forgot-password"
          state={{ email: form.watch('email') }}
          className="prose-link inline-flex min-h-8 items-center"
        >
          Forgot password?
        </Link>
      </div>
      <Button type="submit" size="lg" block loading={pending} loadingText="Signing in...">
        Sign In
      </Button>
    </form>
  );
};
