import { useCallback, useRef, useState } from 'react';

/**
 * Sends a form one at a time, and holds what went wrong until something is edited.
 * @param send rejects when it failed
 * @param describe what a failure is called before the student
 */
export const useSubmission = <V>(
  send: (values: V) => Promise<void>,
  describe: (failure: unknown) => string,
) => {
  const [failure, setFailure] = useState<string | null>(null);
  const [pending, setPending] = useState(false);
  // A second submit can come before the state of the first has been drawn.
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
