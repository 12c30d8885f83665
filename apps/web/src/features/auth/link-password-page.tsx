import { type ReactNode, useState } from 'react';
import { useNavigate } from 'react-router';
import { useDocumentTitle } from '../../lib/browser/document-title.ts';
import { useAuth } from '../../lib/session/auth-context.ts';
import { AuthFrame } from './auth-frame.tsx';
import { DeadLink } from './dead-link.tsx';
import { LinkPasswordForm } from './link-password-form.tsx';
import { useLinkToken } from './use-link-token.ts';

interface LinkPasswordPageProps {
  /** Of the document, and what the form is called. */
  name: string;
  title: string;
  motto: string;
  intro: string;
  /** In its place when the link is of no use. */
  introWhenDead: string;
  /** Why such a link stops working. */
  whyDead: string;
  send: (body: { token: string; password: string }) => Promise<unknown>;
  /** Ways on from a dead link. */
  children: ReactNode;
}

/** A page that a mailed link opens: chooses a new password, after which every device is signed out. */
export const LinkPasswordPage = ({
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
