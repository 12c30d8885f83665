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

export const ResetPasswordPage = () => {
  useDocumentTitle('Reset password');
  const token = useLinkToken();
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
        <LinkPasswordForm
          label="Reset password"
          send={(password) => api('POST /auth/reset-password', { body: { token, password } })}
          onDead={() => setDead(true)}
          onDone={() => {
            forget();
            void navigate('/login', { replace: true, state: { passwordChanged: true } });
          }}
        />
      ) : (
        <DeadLink
          wasThere={token !== null}
          why="A link works once, for 60 minutes, and only the newest one counts. Yours was used, replaced or is too old. Your password is as it was."
        >
          <LinkButton to="/forgot-password">Ask for a new link</LinkButton>
          <LinkButton to="/login" variant="secondary">
            Back to Sign In
          </LinkButton>
        </DeadLink>
      )}
    </AuthFrame>
  );
};
