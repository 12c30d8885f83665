import { EMAIL, firstProblem } from '@laurel/contract';
import { MailCheck } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useForm } from 'react-hook-form';
import { Link, useLocation } from 'react-router';
import { api } from '../../lib/api/api.ts';
import { explainFailure } from '../../lib/api/api-error.ts';
import { useDocumentTitle } from '../../lib/browser/document-title.ts';
import { toResolver } from '../../lib/forms/form-resolver.ts';
import { useSubmission } from '../../lib/forms/use-submission.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { EmailField } from './email-field.tsx';
import { UnlessProviderOnly } from './other-ways-in.tsx';

const FAILED = 'The link could not be asked for. Please try again.';

const describe = (failure: unknown) => explainFailure(failure, FAILED);

interface ForgotPasswordFormProps {
  /** The address typed on the sign-in page. */
  email: string;
  onSent: (email: string) => void;
}

const ForgotPasswordForm = ({ email, onSent }: ForgotPasswordFormProps) => {
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

/** The address typed on the sign-in page is passed on, so that nobody types it twice. */
const typedEmail = (state: unknown): string => {
  const email = (state as { email?: unknown } | null)?.email;
  return typeof email === 'string' ? email : '';
};

/** The same text for every address: the page must not reveal who has an account. */
const Sent = ({ email, onAgain }: { email: string; onAgain: () => void }) => {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div>
      <div className="rounded-lg border border-line bg-laurel-soft p-5 sm:p-6">
        <MailCheck aria-hidden="true" className="size-9 text-laurel" />
        <h2 ref={heading} tabIndex={-1} className="mt-3 text-2xl">
          Check your mail
        </h2>
        <p className="mt-2">
          If an account has the email <strong className="break-words">{email}</strong>, a link to reset its
          password is on its way.
        </p>
      </div>
      <ul className="mt-6 grid list-disc gap-1.5 pl-5 text-muted marker:text-brass-bright">
        <li>The link works once, for 60 minutes.</li>
        <li>Only the newest link works: asking again ends the one before.</li>
        <li>Nothing there after some minutes? Look among unwanted mail, or check the address.</li>
      </ul>
      <div className="mt-7 flex flex-wrap gap-3">
        <LinkButton to="/login">Back to Sign In</LinkButton>
        <Button variant="secondary" onClick={onAgain}>
          Try another email
        </Button>
      </div>
    </div>
  );
};

export const ForgotPasswordPage = () => {
  useDocumentTitle('Forgot password');
  const { state } = useLocation();
  const [email, setEmail] = useState(() => typedEmail(state));
  const [isSent, setSent] = useState(false);
  return (
    <AuthFrame
      title="Forgot your password?"
      motto="It happens to everybody."
      intro={
        isSent
          ? 'One more step, in your mailbox.'
          : 'Tell us the email of your account, and we mail you a link to choose a new password.'
      }
    >
      {isSent ? (
        <Sent email={email} onAgain={() => setSent(false)} />
      ) : (
        <UnlessProviderOnly>
          <ForgotPasswordForm
            email={email}
            onSent={(sent) => {
              setEmail(sent);
              setSent(true);
            }}
          />
          <p className="mt-6 text-muted">
            Remembered it?{' '}
            <Link to="/login" className="prose-link font-semibold">
              Back to Sign In
            </Link>
          </p>
        </UnlessProviderOnly>
      )}
    </AuthFrame>
  );
};
