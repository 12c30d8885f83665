import { useCallback, useRef, useState } from 'react';

/**
 * Submits a form, one request at a time, and holds the failure until something is edited.
 * @param send rejects when it failed
 * @param describe turns a failure into a message
 */
export const useSubmission = <V>(
  send: (values: V) => Promise<void>,
  describe: (failure: unknown) => string,
) => {
  const [failure, setFailure] = useState<string | null>(null);
  const [pending, setPending] = useState(false);
  // A second submit can arrive before React has rendered the first.
  const sending = useRef(false);
  const submit = async (values: V): Promise<void> => {
    if (sending.current) return;
    sending.current = true;
    setPending(true);
    setFailure(null);
    try {
      await send(values);
    } catch (reason) {
      setFailure(describe(reason));
    } finally {
      sending.current = false;
      setPending(false);
    }
  };
  const edited = useCallback(() => setFailure(null), []);
  return { failure, pending, submit, edited };
};
