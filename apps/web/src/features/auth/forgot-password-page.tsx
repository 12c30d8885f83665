import { Link } from 'react-router';
import { useDocumentTitle } from '../../lib/document-title.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { AuthFrame } from './auth-frame.tsx';

export const ForgotPasswordPage = () => {
  useDocumentTitle('Forgot password');
  return (
    <AuthFrame
      title="Forgot your password?"
      motto="We would rather tell you than pretend."
      intro="Here is what you can do about it today."
    >
      <Callout
        variant="warning"
        title="Password reset by e-mail is not available yet in this version of Laurel."
      >
        <p className="mt-1">
          Nothing on this page would send a message, so there is no form to fill in. A password manager or
          your browser&rsquo;s saved passwords may still know it.
        </p>
      </Callout>
      <p className="mt-5">
        The people who run this Laurel can&rsquo;t see your password either: only a one-way digest of it is
        stored. If it is lost for good,{' '}
        <Link to="/register" className="prose-link">
          create a new account
        </Link>{' '}
        with another e-mail address; setting your preferences again takes about two minutes.
      </p>
      <LinkButton to="/login" variant="secondary" className="mt-7">
        Back to Sign In
      </LinkButton>
    </AuthFrame>
  );
};
