import type { ReactNode } from 'react';
import { externalLink } from '../../lib/browser/external-link.ts';

/** A link to a page of somebody else, in a new tab that knows nothing of this one; its words alone where the address is not safe. */
export const OutsideLink = ({ address, children }: { address: string; children: ReactNode }) => {
  const href = externalLink(address);
  return href === null ? (
    children
  ) : (
    <a href={href} target="_blank" rel="noopener noreferrer" className="prose-link break-words">
      {children}
    </a>
  );
};
