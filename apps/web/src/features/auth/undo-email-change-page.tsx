import { api } from '../../lib/api/api.ts';
import { LinkButton } from '../../ui/button.tsx';
import { LinkPasswordPage } from './link-password-page.tsx';

/** Where the old address is told of a change: keeps it, and locks out whoever knew the password. */
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
