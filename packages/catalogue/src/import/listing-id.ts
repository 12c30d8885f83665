import { createHash } from 'node:crypto';
import type { Listing } from '@laurel/domain';
import { stripAccents } from '@laurel/text';
import { linkIdentity } from '../duplicates/link-identity.ts';
import { withoutRounds } from '../duplicates/plain-text.ts';

/** Frozen: another folding than that of the first import would give stored records new ids. */
const idText = (text: string): string =>
  withoutRounds(stripAccents(text).replaceAll('ı', 'i').replaceAll('ß', 'ss').replaceAll('đ', 'd'));

/**
 * The id of an imported record: the same row of the same source always gets the same id. It rests on the source's own id
 * where there is one, else on title, provider and page.
 */
export const listingId = (source: string, listing: Listing): string => {
  const { id, title = '', provider = '', link = '' } = listing;
  const page = linkIdentity(link).page ?? link;
  const key = id === undefined ? [idText(title).replace(/\W+/g, ' '), idText(provider), page] : ['id', id];
  const hash = createHash('sha256')
    .update(JSON.stringify([source, ...key]))
    .digest('hex')
    .slice(0, 16);
  return `${slug(source)}-${hash}`;
};

const slug = (source: string): string => {
  return (
    idText(source)
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '') || 'import'
  );
};
