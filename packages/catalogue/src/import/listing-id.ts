import { createHash } from 'node:crypto';
import type { Listing } from '@laurel/domain';
import { linkIdentity } from '../duplicates/link-identity.ts';
import { plainText } from '../duplicates/plain-text.ts';

/**
 * The id of an imported record: the same row of the same source always gets the same id. It rests on the source's own id
 * where there is one, else on title, provider and page.
 */
export function listingId(source: string, listing: Listing): string {
  const { id, title = '', provider = '', link = '' } = listing;
  const page = linkIdentity(link).page ?? link;
  const key =
    id === undefined ? [plainText(title).replace(/\W+/g, ' '), plainText(provider), page] : ['id', id];
  const hash = createHash('sha256')
    .update(JSON.stringify([source, ...key]))
    .digest('hex')
    .slice(0, 16);
  return `${slug(source)}-${hash}`;
}

function slug(source: string): string {
  return (
    plainText(source)
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '') || 'import'
  );
}
