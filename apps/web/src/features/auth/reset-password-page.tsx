import { api } from '../../lib/api/api.ts';
import { LinkButton } from '../../ui/button.tsx';
import { LinkPasswordPage } from './link-password-page.tsx';

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
