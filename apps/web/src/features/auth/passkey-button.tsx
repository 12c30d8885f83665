import type { startAuthentication } from '@simplewebauthn/browser';
import { api } from '../../lib/api/api.ts';
import { ApiError, explainFailure } from '../../lib/api/api-error.ts';
import { useSubmission } from '../../lib/forms/use-submission.ts';
import { useAuth } from '../../lib/session/auth-context.ts';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { toast } from '../../ui/toast-store.ts';

type Asked = Parameters<typeof startAuthentication>[0]['optionsJSON'];

const UNUSED = 'No passkey was used. Please try again, or use your password.';

/** Signs in with a passkey that this device, a phone nearby or a security key holds. */
export const PasskeyButton = ({ rememberMe }: { rememberMe: boolean }) => {
  const { login } = useAuth();
  const { failure, pending, submit } = useSubmission(
    async (remember: boolean) => {
      const passkeys = await import('@simplewebauthn/browser');
      const { data } = await api('POST /auth/passkey/options');
      const { id, rawId, response } = await passkeys.startAuthentication({
        optionsJSON: data.options as unknown as Asked,
      });
      const assertion = { id, rawId, type: 'public-key' as const, response };
      const answer = await api('POST /auth/passkey', { body: { assertion, rememberMe: remember } });
      toast({ title: 'Login successful!', description: 'Welcome back to Laurel.' });
      login({ ...answer, rememberMe: remember });
    },
    // What the browser itself says is written for developers; mostly the student closed its window.
    (reason) => (reason instanceof ApiError ? explainFailure(reason, UNUSED) : UNUSED),
  );
  return (
    <div className="grid gap-5">
      {failure ? (
        <Callout role="alert" variant="danger">
          {failure}
        </Callout>
      ) : null}
      <Button
        variant="secondary"
        size="lg"
        block
        loading={pending}
        loadingText="Waiting for your passkey..."
        onClick={() => void submit(rememberMe)}
      >
        Sign in with a passkey
      </Button>
    </div>
  );
};
