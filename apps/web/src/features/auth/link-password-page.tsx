import { type ReactNode, useState } from 'react';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { api } from '../../lib/api/api.ts';
import { ApiError, explainFailure } from '../../lib/api/api-error.ts';
import { useDocumentTitle } from '../../lib/browser/document-title.ts';
import { toResolver } from '../../lib/forms/form-resolver.ts';
import { useSubmission } from '../../lib/forms/use-submission.ts';
import { useAuth } from '../../lib/session/auth-context.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { DeadLink, useLinkToken } from './mail-link.tsx';
import { checkNewPassword, type NewPasswordValues } from './new-password.ts';
import { NewPasswordFields } from './new-password-fields.tsx';

const FAILED = 'Your password could not be changed. Please try again.';
/** Error codes for a link that was used, replaced or has expired. */
const DEAD = ['invalid_reset_token', 'invalid_link'];

const describe = (failure: unknown) => explainFailure(failure, FAILED);

interface LinkPasswordFormProps {
  /** The accessible name of the form. */
  label: string;
  send: (password: string) => Promise<unknown>;
  onDone: () => void;
  onDead: () => void;
}

/** The form that sets a new password with the token of a mailed link. */
const LinkPasswordForm = ({ label, send, onDone, onDead }: LinkPasswordFormProps) => {
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

interface LinkPasswordPageProps {
  /** Title of the document and name of the form. */
  name: string;
  title: string;
  motto: string;
  intro: string;
  /** Replaces the intro when the link does not work. */
  introWhenDead: string;
  whyDead: string;
  send: (body: { token: string; password: string }) => Promise<unknown>;
  /** Shown below the explanation of a dead link. */
  children: ReactNode;
}

/** The page behind a mailed link: it sets a new password and signs out every device. */
const LinkPasswordPage = ({
  name,
  title,
  motto,
  intro,
  introWhenDead,
  whyDead,
  send,
  children,
}: LinkPasswordPageProps) => {
  useDocumentTitle(name);
  const token = useLinkToken();
  const [isDead, setDead] = useState(false);
  const { forget } = useAuth();
  const navigate = useNavigate();
  const isOpen = token !== null && !isDead;
  return (
    <AuthFrame title={title} motto={motto} intro={isOpen ? intro : introWhenDead}>
      {isOpen ? (
        <LinkPasswordForm
          label={name}
          send={(password) => send({ token, password })}
          onDead={() => setDead(true)}
          onDone={() => {
            forget();
            void navigate('/login', { replace: true, state: { passwordChanged: true } });
          }}
        />
      ) : (
        <DeadLink wasThere={token !== null} why={whyDead}>
          {children}
        </DeadLink>
      )}
    </AuthFrame>
  );
};

export const ResetPasswordPage = () => (
  <LinkPasswordPage
    name="Reset password"
    title="Choose a new password"
    motto="A fresh leaf."
    intro="Afterwards every device is signed out, and you sign in with the new password."
    introWhenDead="A new link is quickly asked for."
    whyDead="A link works once, for 60 minutes, and only the newest one counts. Yours was used, replaced or is too old. Your password is as it was."
    send={(body) => api('POST /auth/reset-password', { body })}
  >
    <LinkButton to="/forgot-password">Ask for a new link</LinkButton>
    <LinkButton to="/login" variant="secondary">
      Back to Sign In
    </LinkButton>
  </LinkPasswordPage>
);

/** Opened from the mail to the old address: keeps that address and locks out whoever knew the password. */
export const UndoEmailChangePage = () => (
  <LinkPasswordPage
    name="Keep your email"
    title="Keep your email"
    motto="Rooted again."
    intro="Your account keeps the email this link was sent to. Whoever changed it knew your password: choose a new one, and every device is signed out."
    introWhenDead="Nothing was changed."
    whyDead="A link works once, for 7 days. Yours was used or is too old."
    send={(body) => api('POST /auth/undo-email-change', { body })}
  >
    <LinkButton to="/login">Sign In</LinkButton>
    <LinkButton to="/forgot-password" variant="secondary">
      Forgot password?
    </LinkButton>
  </LinkPasswordPage>
);
