import { useState } from 'react';
import { useNavigate } from 'react-router';
import { api } from '../../lib/api.ts';
import { useAuth } from '../../lib/auth-context.ts';
import { useDocumentTitle } from '../../lib/document-title.ts';
import { LinkButton } from '../../ui/button.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { DeadLink } from './dead-link.tsx';
import { LinkPasswordForm } from './link-password-form.tsx';
import { useLinkToken } from './use-link-token.ts';

/** Where the old address is told of a change: keeps it, and locks out whoever knew the password. */
export const UndoEmailChangePage = () => {
  useDocumentTitle('Keep your email');
  const token = useLinkToken();
  const [isDead, setDead] = useState(false);
  const { forget } = useAuth();
  const navigate = useNavigate();
  const isOpen = token !== null && !isDead;
  return (
    <AuthFrame
      title="Keep your email"
      motto="Rooted again."
      intro={
        isOpen
          ? 'Your account keeps the email this link was sent to. Whoever changed it knew your password: choose a new one, and every device is signed out.'
          : 'Nothing was changed.'
      }
    >
      {isOpen ? (
        <LinkPasswordForm
          label="Keep your email"
          send={(password) => api('POST /auth/undo-email-change', { body: { token, password } })}
          onDead={() => setDead(true)}
          onDone={() => {
            forget();
            void navigate('/login', { replace: true, state: { passwordChanged: true } });
          }}
        />
      ) : (
        <DeadLink
          wasThere={token !== null}
          why="A link works once, for 7 days. Yours was used or is too old."
        >
          <LinkButton to="/login">Sign In</LinkButton>
          <LinkButton to="/forgot-password" variant="secondary">
            Forgot password?
          </LinkButton>
        </DeadLink>
      )}
    </AuthFrame>
  );
};
