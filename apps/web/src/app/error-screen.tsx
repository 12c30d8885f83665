import { type ComponentType, lazy, Suspense, useEffect, useState } from 'react';
import { isRouteErrorResponse, useRouteError } from 'react-router';
import { ApiError } from '../lib/api/api-error.ts';
import { useDocumentTitle } from '../lib/browser/document-title.ts';
import { logger } from '../lib/browser/logger.ts';
import { Button } from '../ui/button.tsx';
import { FullScreenSpinner } from '../ui/spinner.tsx';
import { isFileMissing, reloadOnce } from './stale-build.ts';

const messageOf = (failure: unknown): string => {
  if (isRouteErrorResponse(failure)) return `${failure.status} ${failure.statusText}`;
  return failure instanceof Error ? failure.message : 'Unknown error';
};

const madeId = () =>
  Array.from(crypto.getRandomValues(new Uint8Array(6)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** The server's id of the failed request, or a new one. The console shows the failure under the same id. */
const requestIdOf = (failure: unknown): string =>
  failure instanceof ApiError && failure.requestId ? failure.requestId : madeId();

/** No page needs it at first, and the screen says what it has to say without it. */
const Picture = lazy<ComponentType<{ className?: string }>>(async () => {
  try {
    return { default: (await import('../ui/illustrations/unrolled-letter.tsx')).UnrolledLetter };
  } catch {
    logger.warn('The picture of the error screen could not be loaded.');
    return { default: () => null };
  }
});

/** The stack trace is shown in development only. */
const Failure = ({ failure }: { failure: unknown }) => {
  const [requestId] = useState(() => requestIdOf(failure));
  useDocumentTitle('Unexpected Application Error!');
  useEffect(() => {
    logger.warn(`A page broke, request id ${requestId}:`, failure);
  }, [failure, requestId]);
  return (
    <main className="page flex min-h-dvh max-w-3xl flex-col items-center justify-center py-16 text-center">
      <Suspense fallback={<div className="aspect-4/3 w-56" />}>
        <Picture className="w-56" />
      </Suspense>
      <h1 className="mt-6 text-3xl">Unexpected Application Error!</h1>
      <p role="alert" className="mt-3 text-lg text-muted">
        {messageOf(failure)}
      </p>
      {import.meta.env.DEV && failure instanceof Error ? (
        <pre className="mt-6 max-w-full overflow-x-auto rounded-md bg-sunken p-4 text-left text-xs">
          {failure.stack}
        </pre>
      ) : (
        <p className="mt-2 text-sm text-muted">
          Request id: <code>{requestId}</code>
        </p>
      )}
      <div className="mt-8 flex flex-wrap justify-center gap-3">
        <Button onClick={() => window.location.reload()}>Reload the page</Button>
        <Button variant="secondary" onClick={() => window.location.assign('/')}>
          Back to the start page
        </Button>
      </div>
    </main>
  );
};

/**
 * Shown by the router when a page throws. If a file of the app was missing, the page is first reloaded once. A file
 * that only failed to preload never leads here.
 */
export const ErrorScreen = () => {
  const failure = useRouteError();
  const [mayReload, setMayReload] = useState(() => isFileMissing(failure));
  useEffect(() => {
    if (mayReload) setMayReload(reloadOnce());
  }, [mayReload]);
  return mayReload ? <FullScreenSpinner /> : <Failure failure={failure} />;
};
