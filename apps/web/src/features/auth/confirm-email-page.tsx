import { useState } from 'react';
import { api } from '../../lib/api/api.ts';
import { ApiError, explainFailure } from '../../lib/api/api-error.ts';
import { useDocumentTitle } from '../../lib/browser/document-title.ts';
import { useSubmission } from '../../lib/forms/use-submission.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { AuthFrame } from './auth-frame.tsx';
import { DeadLink, useLinkToken } from './mail-link.tsx';

type State = 'open' | 'done' | 'dead';

const useConfirmEmail = () => {
  const token = useLinkToken();
  const [state, setState] = useState<State>(token === null ? 'dead' : 'open');
  const submission = useSubmission(
    async (confirmed: string) => {
      try {
        await api('POST /auth/confirm-email', { body: { token: confirmed } });
        setState('done');
      } catch (reason) {
        if (!(reason instanceof ApiError && reason.code === 'invalid_link')) throw reason;
        setState('dead');
      }
    },
    (reason) => explainFailure(reason, 'Your email could not be confirmed. Please try again.'),
  );
  return { ...submission, token, state };
};

const WHY_DEAD =
  'A link works once, for 24 hours, and only the newest one counts. It also ends when the password is changed. ' +
  'If your profile shows the new email without a remark, it is confirmed already.';

/** Confirms a new address. It needs a click, because mail scanners follow every link. */
export const ConfirmEmailPage = () => {
  useDocumentTitle('Confirm your email');
  const { token, state, failure, pending, submit } = useConfirmEmail();
  return (
    <AuthFrame
      title="Confirm your email"
      motto="A new address."
      intro="Your mails from Laurel come to the address that is confirmed."
    >
      {state === 'done' ? (
        <div className="grid justify-items-start gap-6">
          <Callout role="status" variant="success" title="Your email is confirmed.">
            <p>You sign in with it from now on, and mails come here.</p>
          </Callout>
          <LinkButton to="/profile#sign-in">Open your profile</LinkButton>
        </div>
      ) : state === 'dead' || token === null ? (
        <DeadLink wasThere={token !== null} why={WHY_DEAD}>
          <LinkButton to="/profile#sign-in">Open your profile</LinkButton>
        </DeadLink>
      ) : (
        <div className="grid gap-5">
          {failure ? (
            <Callout role="alert" variant="danger">
              {failure}
            </Callout>
          ) : null}
          <Button
            size="lg"
            block
            loading={pending}
            loadingText="Confirming..."
            onClick={() => void submit(token)}
          >
            Confirm Email
          </Button>
        </div>
      )}
    </AuthFrame>
  );
};
