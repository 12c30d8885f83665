import { useEffect, useState } from 'react';
import { type UseFormReturn, useForm } from 'react-hook-form';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router';
import { api } from '../../lib/api/api.ts';
import { useDocumentTitle } from '../../lib/browser/document-title.ts';
import { toResolver } from '../../lib/forms/form-resolver.ts';
import { useSubmission } from '../../lib/forms/use-submission.ts';
import { useAuth } from '../../lib/session/auth-context.ts';
import { keepAnswersFor } from '../../lib/session/keep-answers-for.ts';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { toast } from '../../ui/toast-store.ts';
import { AuthFrame } from './auth-frame.tsx';
import { EmailField } from './email-field.tsx';
import type { NewPasswordValues } from './new-password.ts';
import { NewPasswordFields } from './new-password-fields.tsx';
import { UnlessProviderOnly } from './other-ways-in.tsx';
import {
  checkRegistration,
  EMPTY_REGISTRATION,
  type RegistrationValues,
  registrationFailure,
} from './registration-values.ts';

const REDIRECT_MS = 2000;

/** Opens the sign-in page two seconds after success, with the address filled in, and from there what was wanted first. */
const useRedirect = (email: string | null) => {
  const navigate = useNavigate();
  const { state } = useLocation();
  useEffect(() => {
    if (email === null) return;
    const query = new URLSearchParams({ registered: 'true', email });
    const timer = setTimeout(() => void navigate(`/login?${query}`, { state }), REDIRECT_MS);
    return () => clearTimeout(timer);
  }, [email, navigate, state]);
};

/** Whether a guest opens the account to keep what was answered: then it is opened signed in. */
const useKeepsAnswers = (): boolean => useSearchParams()[0].get('keep') === 'answers';

/** The token and the address of a mailed invitation. */
const useInvitation = () => {
  const [query] = useSearchParams();
  const invitation = query.get('invitation') ?? undefined;
  return { invitation, invited: invitation === undefined ? '' : (query.get('email') ?? '') };
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

const RegisterForm = () => {
  const [registered, setRegistered] = useState<string | null>(null);
  const keepsAnswers = useKeepsAnswers();
  const { invitation, invited } = useInvitation();
  const { login } = useAuth();
  const form = useForm<RegistrationValues>({
    mode: 'onTouched',
    defaultValues: { ...EMPTY_REGISTRATION, email: invited },
    resolver: toResolver<RegistrationValues>(checkRegistration),
  });
  const { errors } = form.formState;
  const submission = useSubmission(
    async ({ firstName, lastName, email: typedEmail, password }: RegistrationValues) => {
      const email = typedEmail.trim();
      await api('POST /auth/register', { body: { firstName, lastName, email, password, invitation } });
      if (keepsAnswers) {
        keepAnswersFor.keep(email);
        const session = await api('POST /auth/login', { body: { email, password, rememberMe: false } }).catch(
          // The account is there: signing in by hand leads on from here.
          () => null,
        );
        if (session) return login({ ...session, rememberMe: false });
      }
      toast({ title: 'Registration successful! Please log in.' });
      setRegistered(email);
    },
    registrationFailure,
  );
  const edited = { onChange: submission.edited };
  useRedirect(registered);
  const send = (values: RegistrationValues) =>
    registered === null ? submission.submit(values) : Promise.resolve();

  return (
    <form
      noValidate
      method="post"
      onSubmit={form.handleSubmit(send)}
      className="grid gap-5"
      aria-label="Create your account"
    >
      {submission.failure ? (
        <Callout role="alert" variant="danger">
          {submission.failure}
        </Callout>
      ) : null}
      <div role="status" className="empty:hidden">
        {registered === null ? null : (
          <Callout variant="success">Account created successfully! Redirecting you to login...</Callout>
        )}
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
      <EmailField error={errors.email?.message} {...form.register('email', edited)} />
      <NewPasswordFields
        form={form as unknown as UseFormReturn<NewPasswordValues>}
        errors={errors}
        onEdit={submission.edited}
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
        loading={submission.pending || registered !== null}
        loadingText={registered ? 'Account created' : 'Creating account...'}
      >
        Create Account
      </Button>
    </form>
  );
};

/** What the account is for. The prerendered page does not know it, so it appears after hydration. */
const Purpose = () => {
  const { isLoading } = useAuth();
  const keepsAnswers = useKeepsAnswers();
  return (
    <div role="status" className="empty:hidden">
      {keepsAnswers && !isLoading ? (
        <Callout variant="success" className="mb-6">
          What you answered and saved in this browser goes into this account.
        </Callout>
      ) : null}
    </div>
  );
};

/** Signing in instead leads to the same place, and back to the same invitation. */
const SignInLink = () => {
  const { state, search } = useLocation();
  return (
    <Link to="/login" state={{ ...state, registerBy: search }} className="prose-link font-semibold">
      Sign in
    </Link>
  );
};

export const RegisterPage = () => {
  useDocumentTitle('Create your account');
  return (
    <AuthFrame
      title="Create your account"
      motto="Free to join. No card asked for."
      intro={
        <>
          Already have one? <SignInLink />
        </>
      }
    >
      <Purpose />
      <UnlessProviderOnly>
        <RegisterForm />
      </UnlessProviderOnly>
    </AuthFrame>
  );
};
