import { useState } from 'react';
import { useLocation } from 'react-router';
import { api } from '../../lib/api/api.ts';
import { explainFailure } from '../../lib/api/api-error.ts';
import { useSubmission } from '../../lib/forms/use-submission.ts';
import { Button } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { providerFlow } from './provider-flow.ts';

interface ProviderButtonProps {
  /** Whose provider it is. */
  name: string;
  rememberMe: boolean;
}

/** Leads to the OpenID provider of the house. */
export const ProviderButton = ({ name, rememberMe }: ProviderButtonProps) => {
  const { state } = useLocation();
  const { failure, pending, submit } = useSubmission(
    async (remember: boolean) => {
      const { data } = await api('POST /auth/provider', { body: { rememberMe: remember } });
      const { from } = (state ?? {}) as { from?: unknown };
      providerFlow().keep({ flow: data.flow, rememberMe: remember, from });
      window.location.assign(data.url);
    },
    (reason) => explainFailure(reason, 'Login failed. Please try again.'),
  );
  return (
    <div className="mt-6 grid gap-5 border-t border-line pt-6">
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
        loadingText="One moment..."
        onClick={() => void submit(rememberMe)}
      >
        Sign in with {name}
      </Button>
    </div>
  );
};

/** In the place of a form: the only way to sign in. */
export const ProviderOnly = ({ name }: { name: string }) => {
  const [rememberMe, setRememberMe] = useState(false);
  return (
    <div className="grid gap-5">
      <p>
        Passwords are not used here: you sign in with {name}. At the first time your account opens by itself.
      </p>
      <Checkbox
        label="Remember me"
        checked={rememberMe}
        onChange={(event) => setRememberMe(event.target.checked)}
      />
      <ProviderButton name={name} rememberMe={rememberMe} />
    </div>
  );
};
