import { Hourglass } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';

/**
 * The token of a mailed link. It is removed from the address, where history, screenshots and referrers would show it,
 * and kept in the navigation state, so that it survives a reload.
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

interface DeadLinkProps {
  /** True when there was a token and the server refused it. */
  wasThere: boolean;
  /** Why the link does not work, and what is true now. */
  why: string;
  children: ReactNode;
}

/** Shown instead of the form when the link was used, replaced, has expired or was cut short. */
export const DeadLink = ({ wasThere, why, children }: DeadLinkProps) => (
  <div role="alert">
    <div className="rounded-lg border border-line bg-brass-soft p-5 sm:p-6">
      <Hourglass aria-hidden="true" className="size-9 text-brass" />
      <h2 className="mt-3 text-2xl">
        {wasThere ? 'This link no longer works' : 'This page needs the link from your mail'}
      </h2>
      <p className="mt-2">
        {wasThere
          ? why
          : 'Open the link that was mailed to you, as a whole. It ends in a long row of letters and digits.'}
      </p>
    </div>
    <div className="mt-7 flex flex-wrap gap-3">{children}</div>
  </div>
);
