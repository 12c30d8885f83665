import { type FormEvent, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link } from 'react-router';
import { api } from '../../lib/api.ts';
import { errorText } from '../../lib/api-error.ts';
import { useAuth } from '../../lib/auth-context.ts';
import { toResolver } from '../../lib/form-resolver.ts';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast-store.ts';
import { checkLogin, type LoginValues } from './login-values.ts';

const FAILED = 'Login failed. Please try again.';

export const LoginForm = ({ email }: { email: string }) => {
  const { login } = useAuth();
  const [failure, setFailure] = useState<string | null>(null);
  const [pending, setPending] = useState(false);
  // A second submit can come before the state of the first has been drawn.
  const sending = useRef(false);
  const form = useForm<LoginValues>({
    mode: 'onTouched',
    defaultValues: { email, password: '', rememberMe: false },
    resolver: toResolver<LoginValues>(checkLogin),
  });
  const { errors } = form.formState;
  const reset = { onChange: () => setFailure(null) };

  const signIn = async (values: LoginValues) => {
    if (sending.current) return;
    sending.current = true;
    setPending(true);
    setFailure(null);
    try {
      const answer = await api('POST /auth/login', { body: { ...values, email: values.email.trim() } });
      toast({ title: 'Login successful!', description: 'Welcome back to Laurel.' });
      login(answer);
    } catch (reason) {
      setFailure(errorText(reason, FAILED));
    } finally {
      sending.current = false;
      setPending(false);
    }
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { email: typedEmail, password } = form.getValues();
    if (typedEmail.trim() === '' || password === '') return;
    void form.handleSubmit(signIn)();
  };

  return (
    <form noValidate onSubmit={submit} className="grid gap-5" aria-label="Sign in">
      {failure ? (
        <Callout role="alert" variant="danger">
          {failure}
        </Callout>
      ) : null}
      <TextField
        label="Email"
        id="email"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        inputMode="email"
        error={errors.email?.message}
        {...form.register('email', reset)}
      />
      <PasswordField
        label="Password"
        id="password"
        autoComplete="current-password"
        error={errors.password?.message}
        {...form.register('password', reset)}
      />
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <Checkbox label="Remember me" {...form.register('rememberMe')} />
        <Link to="/forgot-password" className="prose-link inline-flex min-h-8 items-center">
          Forgot password?
        </Link>
      </div>
      <Button type="submit" size="lg" block loading={pending} loadingText="Signing in...">
        Sign In
      </Button>
    </form>
  );
};
