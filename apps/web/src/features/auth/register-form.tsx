import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useNavigate } from 'react-router';
import { api } from '../../lib/api.ts';
import { toResolver } from '../../lib/form-resolver.ts';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { PasswordField } from '../../ui/password-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast-store.ts';
import { PasswordChecklist } from './password-checklist.tsx';
import { registrationFailure } from './registration-failure.ts';
import { checkRegistration, EMPTY_REGISTRATION, type RegistrationValues } from './registration-values.ts';

const REDIRECT_MS = 2000;

type Progress = { step: 'editing' } | { step: 'sending' } | { step: 'done'; email: string };

/** Two seconds after success the sign-in page opens, with the address filled in. */
const useRedirect = (progress: Progress) => {
  const navigate = useNavigate();
  const email = progress.step === 'done' ? progress.email : null;
  useEffect(() => {
    if (email === null) return;
    const query = new URLSearchParams({ registered: 'true', email });
    const timer = setTimeout(() => void navigate(`/login?${query}`), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [email, navigate]);
};

const termsLabel = (
  <>
    I accept the{' '}
    <Link to="/terms" target="_blank" className="prose-link">
      Terms of Service
    </Link>{' '}
    and the{' '}
    <Link to="/privacy" target="_blank" className="prose-link">
      Privacy Policy
    </Link>
  </>
);

export const RegisterForm = () => {
  const [failure, setFailure] = useState<string | null>(null);
  const [progress, setProgress] = useState<Progress>({ step: 'editing' });
  // A second submit can come before the state of the first has been drawn.
  const locked = useRef(false);
  const form = useForm<RegistrationValues>({
    mode: 'onTouched',
    defaultValues: EMPTY_REGISTRATION,
    resolver: toResolver<RegistrationValues>(checkRegistration),
  });
  const { errors } = form.formState;
  const edited = { onChange: () => setFailure(null) };
  useRedirect(progress);

  const send = async (values: RegistrationValues) => {
    if (locked.current) return;
    locked.current = true;
    setProgress({ step: 'sending' });
    setFailure(null);
    const { firstName, lastName, password } = values;
    const email = values.email.trim();
    try {
      await api('POST /auth/register', { body: { firstName, lastName, email, password } });
      toast({ title: 'Registration successful! Please log in.' });
      setProgress({ step: 'done', email });
    } catch (reason) {
      locked.current = false;
      setFailure(registrationFailure(reason));
      setProgress({ step: 'editing' });
    }
  };

  return (
    <form
      noValidate
      onSubmit={form.handleSubmit(send)}
      className="grid gap-5"
      aria-label="Create your account"
    >
      {failure ? (
        <Callout role="alert" variant="danger">
          {failure}
        </Callout>
      ) : null}
      <div role="status" className="empty:hidden">
        {progress.step === 'done' ? (
          <Callout variant="success">Account created successfully! Redirecting you to login...</Callout>
        ) : null}
      </div>
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField
          label="First name"
          id="firstName"
          autoComplete="given-name"
          error={errors.firstName?.message}
          {...form.register('firstName', edited)}
        />
        <TextField
          label="Last name"
          id="lastName"
          autoComplete="family-name"
          error={errors.lastName?.message}
          {...form.register('lastName', edited)}
        />
      </div>
      <TextField
        label="Email"
        id="email"
        type="email"
        autoComplete="email"
        autoCapitalize="none"
        inputMode="email"
        error={errors.email?.message}
        {...form.register('email', edited)}
      />
      <div>
        <PasswordField
          label="Password"
          id="password"
          autoComplete="new-password"
          error={errors.password?.message}
          {...form.register('password', {
            onChange: () => {
              setFailure(null);
              // The two passwords are one rule: a change here can settle or break the other.
              if (form.getFieldState('confirmPassword').isTouched) void form.trigger('confirmPassword');
            },
          })}
        />
        <PasswordChecklist password={form.watch('password')} />
      </div>
      <PasswordField
        label="Confirm password"
        id="confirmPassword"
        autoComplete="new-password"
        error={errors.confirmPassword?.message}
        {...form.register('confirmPassword', edited)}
      />
      <Checkbox
        label={termsLabel}
        id="terms"
        error={errors.terms?.message}
        {...form.register('terms', edited)}
      />
      <Button
        type="submit"
        size="lg"
        block
        loading={progress.step !== 'editing'}
        loadingText={progress.step === 'done' ? 'Account created' : 'Creating account...'}
      >
        Create Account
      </Button>
    </form>
  );
};
