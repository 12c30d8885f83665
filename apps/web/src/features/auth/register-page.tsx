import { Link } from 'react-router';
import { useDocumentTitle } from '../../lib/browser/document-title.ts';
import { AuthFrame } from './auth-frame.tsx';
import { RegisterForm } from './register-form.tsx';

export const RegisterPage = () => {
  useDocumentTitle('Create your account');
  return (
    <AuthFrame
      title="Create your account"
      motto="Free to join. No card asked for."
      intro={
        <>
          Already have one?{' '}
          <Link to="/login" className="prose-link font-semibold">
            Sign in
          </Link>
        </>
      }
    >
      <RegisterForm />
    </AuthFrame>
  );
};
