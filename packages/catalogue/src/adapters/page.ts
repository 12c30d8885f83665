import type { Listing } from '@laurel/domain';
import { attribute, type Markup, parseHtml, rawText, type Tag, tagsIn, tagsNamed } from '@laurel/text/html';
import type { RawRow } from '../import/raw-row.ts';
import { readJsonLd } from './json-ld.ts';
import { labelledFields } from './labelled-fields.ts';
import { OFFER } from './offers.generated.ts';
import { type PageLine, pageLines } from './page-lines.ts';
import { webLink } from './web-link.ts';

/** Why a page that can be read is no row: it is about something else. */
export const NO_OFFER = 'the page offers no scholarship';

/** A description is an introduction; the fields hold the rest. */
const MAX_DESCRIPTION = 4_000;

/** What an HTML page says of itself and of one scholarship, without structured data. `url`: where it was found, or ''. */
const readPlainPage = (root: Markup, url: string): Listing => {
  const tags = [...tagsIn(root)];
  const main = mainOf(tags) ?? root;
  const lines = pageLines(main);
  const fields = labelledFields(lines);
  const provider = fields.provider ?? metaOf(tags, 'og:site_name');
  return {
    ...fields,
    title: titleOf(tags, main, provider),
    ...(provider === '' ? {} : { provider }),
    description: descriptionOf(lines),
    link: canonicalOf(tags, url),
  };
};

const mainOf = (tags: readonly Tag[]): Tag | undefined =>
  tags.find(({ name, attribs }) => name === 'main' || attribs.role === 'main') ??
  tags.find(({ name }) => name === 'article') ??
  tags.find(({ name }) => name === 'body');

const squeeze = (text: string): string => text.replace(/\s+/g, ' ').trim();

const metaOf = (tags: readonly Tag[], property: string): string => {
  const meta = tags.find(
    (tag) => tag.name === 'meta' && [tag.attribs.property, tag.attribs.name].includes(property),
  );
  return squeeze(attribute(meta, 'content'));
};

/** The page's one heading; else what it is shared as, without the site's name behind a bar or dash. */
const titleOf = (tags: readonly Tag[], main: Markup, site = ''): string => {
  const headings = [...tagsIn(main)].filter(({ name }) => name === 'h1');
  const heading = headings[0] === undefined ? '' : squeeze(rawText(headings[0]));
  if (heading !== '') return heading;
  const title = tags.find(({ name }) => name === 'title');
  const named = metaOf(tags, 'og:title') || (title === undefined ? '' : squeeze(rawText(title)));
  const [first = '', ...rest] = named.split(/\s+[|–—-]\s+/);
  return rest.join(' ').trim() === site && site !== '' ? first : named;
};

const canonicalOf = (tags: readonly Tag[], url: string): string | undefined => {
  const tag = tags.find(({ name, attribs }) => name === 'link' && attribs.rel?.toLowerCase() === 'canonical');
  const canonical = webLink(attribute(tag, 'href'), url);
  // A page may say where on its own site it belongs, not that it is another site's.
  if (canonical !== undefined && (url === '' || new URL(canonical).host === new URL(url).host))
    return canonical;
  return url === '' ? undefined : url;
};

const descriptionOf = (lines: readonly PageLine[]): string =>
  lines
    .filter(({ heading }) => heading === 0)
    .map(({ text }) => text)
    .join('\n')
    .slice(0, MAX_DESCRIPTION);

/**
 * The scholarships of an HTML page found at `url` ('' when it is a file): its schema.org data, else what it says in plain
 * words. Where it describes one, the words fill in what the data leaves out.
 */
export const parsePage = (html: string, url: string): RawRow[] => {
  const { described, plain } = readListingPage(html, url);
  const [only] = described;
  if (only !== undefined && described.length === 1) return [{ row: 1, value: { ...plain, ...only } }];
  if (described.length > 0) return described.map((value, index) => ({ row: index + 1, value }));
  return [isOffer(plain) ? { row: 1, value: plain } : { row: 1, error: NO_OFFER }];
};

/** What a page says of scholarships: its schema.org data, and what it says in plain words with the lines that hold them. */
export const readListingPage = (html: string, url: string) => {
  const root = parseHtml(html);
  const described = dataBlocks(root).flatMap((block) => readJsonLd(block, url));
  const lines = pageLines(mainOf([...tagsIn(root)]) ?? root);
  return { described, plain: readPlainPage(root, url), lines };
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
