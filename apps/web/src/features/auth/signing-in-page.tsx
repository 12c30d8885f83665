import { useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { api } from '../../lib/api/api.ts';
import { explainFailure } from '../../lib/api/api-error.ts';
import { useDocumentTitle } from '../../lib/browser/document-title.ts';
import { useAuth } from '../../lib/session/auth-context.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import { toast } from '../../ui/toast-store.ts';
import { AuthFrame } from './auth-frame.tsx';
import { providerFlow } from './provider-flow.ts';

const FAILED = 'Signing in there did not work. Please try again.';

/** Ends a sign-in that was begun here, once. @returns why it failed */
const useAnswer = (): string | null => {
  const { search } = useLocation();
  const navigate = useNavigate();
  const { login, isLoading } = useAuth();
  const [failure, setFailure] = useState<string | null>(null);
  const [student, setStudent] = useState<Parameters<typeof login>[0] | null>(null);
  const isSent = useRef(false);
  useEffect(() => {
    if (isLoading || isSent.current) return;
    isSent.current = true;
    const stored = providerFlow();
    const begun = stored.read();
    stored.forget();
    // The code leaves the address bar and the history, and the guard of this page finds where to go afterwards.
    void navigate('/signing-in', { replace: true, state: { from: begun?.from } });
    if (!begun || search === '') {
      setFailure(FAILED);
      return;
    }
    api('POST /auth/provider/answer', { body: { flow: begun.flow, answer: search } }).then(
      (answer) => setStudent({ ...answer, rememberMe: begun.rememberMe }),
      (reason: unknown) => setFailure(explainFailure(reason, FAILED)),
    );
  }, [isLoading, navigate, search]);
  useEffect(() => {
    // A quick answer waits until the guard can read where to go.
    if (!student || search !== '') return;
    toast({ title: 'Login successful!', description: 'Welcome back to Laurel.' });
    login(student);
  }, [login, search, student]);
  return failure;
};

/** Where the OpenID provider leads back to. */
export const SigningInPage = () => {
  useDocumentTitle('Signing in');
  const failure = useAnswer();
  return (
    <AuthFrame
      title="Signing in"
      motto="Rules decide. Evidence shows."
      intro="You come from the sign-in of your house."
    >
      {failure ? (
        <div className="grid justify-items-start gap-6">
          <Callout role="alert" variant="danger">
            {failure}
          </Callout>
          <LinkButton to="/login">Back to sign in</LinkButton>
        </div>
      ) : (
        <Spinner label="Signing you in…" />
      )}
    </AuthFrame>
  );
};
