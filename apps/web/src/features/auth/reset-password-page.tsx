import { Hourglass } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';
import { useAuth } from '../../lib/auth-context.ts';
import { useDocumentTitle } from '../../lib/document-title.ts';
import { LinkButton } from '../../ui/button.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { ResetPasswordForm } from './reset-password-form.tsx';

/**
 * The token of the mailed link: read once, then taken out of the address, where history, screenshots and referrers would
 * show it. It stays in the navigation state, so that a reload keeps it.
 */
const useToken = (): string | null => {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const inAddress = params.get('token');
  const kept = (state as { token?: unknown } | null)?.token;
  const [token] = useState(() => inAddress ?? (typeof kept === 'string' ? kept : null));
  useEffect(() => {
    if (inAddress === null) return;
    setParams({}, { replace: true, state: { token: inAddress }, preventScrollReset: true });
  }, [inAddress, setParams]);
  return token || null;
};

const DeadLink = ({ wasThere }: { wasThere: boolean }) => (
  <div role="alert">
    <div className="rounded-lg border border-line bg-brass-soft p-5 sm:p-6">
      <Hourglass aria-hidden="true" className="size-9 text-brass" />
      <h2 className="mt-3 text-2xl">
        {wasThere ? 'This link no longer works' : 'This page needs the link from your mail'}
      </h2>
      <p className="mt-2">
        {wasThere
          ? 'A link works once, for 60 minutes, and only the newest one counts. Yours was used, replaced or is too old. Your password is as it was.'
          : 'Open the link that was mailed to you, as a whole. It ends in a long row of letters and digits.'}
      </p>
    </div>
    <div className="mt-7 flex flex-wrap gap-3">
      <LinkButton to="/forgot-password">Ask for a new link</LinkButton>
      <LinkButton to="/login" variant="secondary">
        Back to Sign In
      </LinkButton>
    </div>
  </div>
);

export const ResetPasswordPage = () => {
  useDocumentTitle('Reset password');
  const token = useToken();
  const [isDead, setDead] = useState(false);
  const { forget } = useAuth();
  const navigate = useNavigate();
  const isOpen = token !== null && !isDead;
  return (
    <AuthFrame
      title="Choose a new password"
      motto="A fresh leaf."
      intro={
        isOpen
          ? 'Afterwards every device is signed out, and you sign in with the new password.'
          : 'A new link is quickly asked for.'
      }
    >
      {isOpen ? (
        <ResetPasswordForm
          token={token}
          onDead={() => setDead(true)}
          onDone={() => {
            forget();
            void navigate('/login', { replace: true, state: { passwordChanged: true } });
          }}
        />
      ) : (
        <DeadLink wasThere={token !== null} />
      )}
    </AuthFrame>
  );
};
