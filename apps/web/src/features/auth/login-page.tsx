import { ERRORS } from '@laurel/contract';
import { useEffect, useState } from 'react';
import { Link, useLocation, useSearchParams } from 'react-router';
import { useDocumentTitle } from '../../lib/browser/document-title.ts';
import { useAuth } from '../../lib/session/auth-context.ts';
import { Callout } from '../../ui/callout.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { LoginForm } from './login-form.tsx';

const BANNER_MS = 5000;

/** What a finished registration hands over in the address: read once, then taken out of it. */
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

/** What has led here. */
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
          {ERRORS.unauthorized.message}
        </Callout>
      ) : null}
    </>
  );
};

export const LoginPage = () => {
  useDocumentTitle('Sign In');
  const { email, banner } = useRegistrationHandover();
  const { isLoading } = useAuth();
  return (
    <AuthFrame
      title="Welcome back"
      motto="Rules decide. Evidence shows."
      intro={
        <>
          New to Laurel?{' '}
          <Link to="/register" className="prose-link font-semibold">
            Create an account
          </Link>
        </>
      }
    >
      {/* The page that the build has drawn, which comes alive as it is, knows nothing of it. */}
      <div role="status">{isLoading ? null : <Arrival isRegistered={banner} />}</div>
      <LoginForm email={email} />
    </AuthFrame>
  );
};
