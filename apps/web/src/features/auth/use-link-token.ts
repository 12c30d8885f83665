import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';

/**
 * The token of a mailed link: read once, then taken out of the address, where history, screenshots and referrers would
 * show it. It stays in the navigation state, so that a reload keeps it.
 */
export const useLinkToken = (): string | null => {
  const [params, setParams] = useSearchParams();
  const { state } = useLocation();
  const inAddress = params.get('token');
  const kept = (state as { token?: unknown } | null)?.token;
  const [token] = useState(() => inAddress ?? (typeof kept === 'string' ? kept : null));
  useEffect(() => {
    if (inAddress === null) return;
    setParams({}, { replace: true, state: { token: inAddress }, preventScrollReset: true });
  }, [inAddress, setParams]);
  return token || null;
};
