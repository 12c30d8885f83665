import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { api } from '../../lib/api/api.ts';
import { errorText } from '../../lib/api/api-error.ts';
import { useDocumentTitle } from '../../lib/browser/document-title.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';

type State = 'asking' | 'sending' | 'done' | { failure: string };

const FAILURE = 'The mails could not be stopped. Please try again.';

const Done = () => (
  <Callout role="status" variant="success" title="You will get no more mails about scholarships.">
    <p>Notices still appear in Laurel. You can switch mails on again in your profile.</p>
  </Callout>
);

/** Stops all mails to the address the link was sent to. It needs a click, because mail scanners follow every link. */
export const UnsubscribePage = () => {
  useDocumentTitle('Stop e-mails');
  const [search] = useSearchParams();
  const token = search.get('token') ?? '';
  const [state, setState] = useState<State>('asking');

  const stop = async () => {
    setState('sending');
    try {
      await api('POST /notifications/unsubscribe/{token}', { params: { token } });
      setState('done');
    } catch (error) {
      setState({ failure: errorText(error, FAILURE) });
    }
  };

  return (
    <div className="page max-w-2xl pt-12 pb-24">
      <h1 className="text-4xl">Stop e-mails</h1>
      <div className="mt-6 grid gap-6">
        {typeof state === 'object' ? <Callout role="alert" variant="danger" title={state.failure} /> : null}
        {state === 'done' ? (
          <>
            <Done />
            <LinkButton to="/profile#notifications" variant="secondary" className="justify-self-start">
              Open settings
            </LinkButton>
          </>
        ) : token ? (
          <>
            <p>
              Laurel will write no more mails about new matches, changes and deadlines to the address this
              link was sent to. Mails about the account itself, such as a new password, still come.
            </p>
            <Button
              className="justify-self-start"
              loading={state === 'sending'}
              loadingText="Stopping..."
              onClick={() => void stop()}
            >
              Stop all mails
            </Button>
          </>
        ) : (
          <Callout variant="warning" title="This link is not complete.">
            <p>Open it from the mail again, or change how often Laurel writes in your profile.</p>
          </Callout>
        )}
      </div>
    </div>
  );
};
