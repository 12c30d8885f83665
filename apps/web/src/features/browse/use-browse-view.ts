import { useSearchParams } from 'react-router';
import { type BrowseView, browseAddress, readBrowseView } from './browse-view.ts';

/** The view lives in the address: it can be shared, reloaded and gone back to. */
export const useBrowseView = () => {
  const [address, setAddress] = useSearchParams();
  const view = readBrowseView(address);
  const change = (part: Partial<BrowseView>) => {
    const next = { ...view, page: 1, ...part };
    // Words that come or go bring their own order with them.
    const order =
      'q' in part && !part.sort && (view.q === '') !== (next.q === '')
        ? ({ sort: next.q ? 'relevance' : 'fit' } as const)
        : {};
    setAddress(browseAddress({ ...next, ...order }), { replace: 'q' in part, preventScrollReset: true });
  };
  return { view, change };
};
