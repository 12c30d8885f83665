import { ANY_PASSWORD, EMAIL, firstProblem, SIGN_IN_TO_CONTINUE } from '@laurel/contract';
import { type FormEvent, useEffect, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useLocation, useSearchParams } from 'react-router';
import { api } from '../../lib/api/api.ts';
import { ApiError, errorText } from '../../lib/api/api-error.ts';
import { useDocumentTitle } from '../../lib/browser/document-title.ts';
import { useSite } from '../../lib/browser/site.ts';
import { toResolver } from '../../lib/forms/form-resolver.ts';
import { useSubmission } from '../../lib/forms/use-submission.ts';
import { useAuth } from '../../lib/session/auth-context.ts';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast-store.ts';
import { AuthFrame } from './auth-frame.tsx';
import { EmailField } from './email-field.tsx';
import { LatePasskeyButton, LateProviderButton, UnlessProviderOnly } from './other-ways-in.tsx';

interface LoginValues {
  email: string;
  password: string;
  rememberMe: boolean;
  /** Asked for in a second step, for an account that wants one. */
  code: string;
}

/** The first thing wrong with each field, in the specification's words. */
const checkLogin = (values: LoginValues): { email?: string; password?: string } => {
  const wrongEmail = firstProblem(EMAIL, values.email);
  const wrongPassword = firstProblem(ANY_PASSWORD, values.password);
  return {
    ...(wrongEmail ? { email: wrongEmail } : {}),
    ...(wrongPassword ? { password: wrongPassword } : {}),
  };
};

const FAILED = 'Login failed. Please try again.';

const wantsCode = (reason: unknown): boolean =>
  reason instanceof ApiError && reason.code === 'second_factor_required';

const LoginForm = ({ email }: { email: string }) => {
  const { login } = useAuth();
  const [isAskingCode, setAskingCode] = useState(false);
  const form = useForm<LoginValues>({
    mode: 'onTouched',
    defaultValues: { email, password: '', rememberMe: false, code: '' },
    resolver: toResolver<LoginValues>(checkLogin),
  });
  const { errors } = form.formState;
  const {
    failure,
    pending,
    submit: signIn,
    edited,
  } = useSubmission(
    async ({ code, ...values }: LoginValues) => {
      const given = { ...values, email: values.email.trim(), ...(isAskingCode ? { code } : {}) };
      const answer = await api('POST /auth/login', { body: given }).catch((reason: unknown) => {
        if (!wantsCode(reason)) throw reason;
        setAskingCode(true);
        return null;
      });
      if (!answer) return;
      toast({ title: 'Login successful!', description: 'Welcome back to Laurel.' });
      login({ ...answer, rememberMe: values.rememberMe });
    },
    (reason) => errorText(reason, FAILED),
  );
  const reset = { onChange: edited };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const { email: typedEmail, password, code } = form.getValues();
    if (typedEmail.trim() === '' || password === '') return;
    if (isAskingCode && code.trim() === '') return;
    void form.handleSubmit(signIn)();
  };

  if (isAskingCode)
    return (
      <form noValidate method="post" onSubmit={submit} className="grid gap-5" aria-label="Second step">
        <p role="status">Your password is right. One more step: a code from your authenticator app.</p>
        {failure ? (
          <Callout role="alert" variant="danger">
            {failure}
          </Callout>
        ) : null}
        <TextField
          label="Code"
          hint="Six digits from your app, or a recovery code if you don’t have your phone."
          autoComplete="one-time-code"
          autoCapitalize="none"
          spellCheck={false}
          autoFocus
          {...form.register('code', reset)}
        />
        <Button type="submit" size="lg" block loading={pending} loadingText="Signing in...">
          Sign In
        </Button>
        <Button
          variant="secondary"
          onClick={() => {
            edited();
            form.setValue('code', '');
            setAskingCode(false);
          }}
        >
          Back
        </Button>
      </form>
    );

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
      <LatePasskeyButton rememberMe={form.watch('rememberMe')} />
      <LateProviderButton rememberMe={form.watch('rememberMe')} />
    </form>
  );
};

const BANNER_MS = 5000;

/** Reads what the registration page passed on in the address, once, and removes it from there. */
const useRegistrationHandover = () => {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const [handover] = useState(() => ({
    email: params.get('email') ?? '',
    registered: params.get('registered') === 'true',
  }));
  const [banner, setBanner] = useState(handover.registered);

  useEffect(() => {
    if (!params.has('email') && !params.has('registered')) return;
    const rest = new URLSearchParams(params);
    rest.delete('email');
    rest.delete('registered');
    setParams(rest, { replace: true, state, preventScrollReset: true });
  }, [params, setParams, state]);

  useEffect(() => {
    if (!handover.registered) return;
    const timer = setTimeout(() => setBanner(false), BANNER_MS);
    return () => clearTimeout(timer);
  }, [handover.registered]);

  return { email: handover.email, banner };
};

/** Says why the visitor is on this page. */
const Arrival = ({ isRegistered }: { isRegistered: boolean }) => {
  const { state } = useLocation();
  const { from, passwordChanged } = (state ?? {}) as { from?: unknown; passwordChanged?: unknown };
  return (
    <>
      {isRegistered ? (
        <Callout variant="success" className="mb-6">
          Account created successfully! Please sign in with your credentials.
        </Callout>
      ) : null}
      {passwordChanged === true ? (
        <Callout variant="success" className="mb-6">
          Your password was changed. Please sign in with the new one.
        </Callout>
      ) : null}
      {from ? (
        <Callout variant="info" className="mb-6">
          {SIGN_IN_TO_CONTINUE}
        </Callout>
      ) : null}
    </>
  );
};

/** An account leads to what was wanted before signing in, such as a group's link, and opens by the invitation that was brought. */
const RegisterLink = () => {
  const { state } = useLocation();
  const { registerBy } = (state ?? {}) as { registerBy?: unknown };
  return (
    <Link
      to={{ pathname: '/register', search: typeof registerBy === 'string' ? registerBy : '' }}
      state={state}
      className="prose-link font-semibold"
    >
      Create an account
    </Link>
  );
};

export const LoginPage = () => {
  useDocumentTitle('Sign In');
  const { email, banner } = useRegistrationHandover();
  const { isLoading } = useAuth();
  const { passwordsOff } = useSite();
  return (
    <AuthFrame
      title="Welcome back"
      motto="Rules decide. Evidence shows."
      intro={
        passwordsOff ? (
          'Use the account of your house.'
        ) : (
          <>
            New to Laurel? <RegisterLink />
          </>
        )
      }
    >
      {/* The prerendered page does not know this, so it appears after hydration. */}
      <div role="status">{isLoading ? null : <Arrival isRegistered={banner} />}</div>
      <UnlessProviderOnly>
        <LoginForm email={email} />
      </UnlessProviderOnly>
    </AuthFrame>
  );
};
