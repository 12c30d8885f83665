import type { Listing } from '@laurel/domain';
import { attribute, type Markup, parseHtml, rawText, tagsNamed } from '@laurel/text/html';
import type { RawRow } from '../import/raw-row.ts';
import { readJsonLd } from './json-ld.ts';
import { NO_OFFER } from './no-offer.ts';
import { OFFER } from './offers.generated.ts';
import { readPlainPage } from './plain-page.ts';

/**
 * The scholarships of an HTML page found at `url` ('' when it is a file): its schema.org data, else what it says in plain
 * words. Where it describes one, the words fill in what the data leaves out.
 */
export const parsePage = (html: string, url: string): RawRow[] => {
  const root = parseHtml(html);
  const described = dataBlocks(root).flatMap((block) => readJsonLd(block, url));
  const plain = readPlainPage(root, url);
  const [only] = described;
  if (only !== undefined && described.length === 1) return [{ row: 1, value: { ...plain, ...only } }];
  if (described.length > 0) return described.map((value, index) => ({ row: index + 1, value }));
  return [isOffer(plain) ? { row: 1, value: plain } : { row: 1, error: NO_OFFER }];
};

/** A page counts when its title names an offer, or when it states both who may apply and until when. */
const isOffer = ({ title = '', eligibility_text, deadline_text }: Listing): boolean =>
  OFFER.test(title) || (eligibility_text !== undefined && deadline_text !== undefined);

/** The JSON-LD blocks of a page; a broken one is passed over. */
const dataBlocks = (root: Markup): unknown[] =>
  tagsNamed(root, 'script')
    .filter((tag) => /^application\/ld\+json\b/i.test(attribute(tag, 'type')))
    .flatMap((tag) => {
      try {
        return [JSON.parse(rawText(tag).replace(/^\s*<!--|-->\s*$/g, ''))];
      } catch {
        return [];
      }
    });
