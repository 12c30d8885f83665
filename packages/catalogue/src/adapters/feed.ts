import type { Listing } from '@laurel/domain';
import { attribute, type Markup, parseHtml, parseXml, rawText, type Tag, tagsIn } from '@laurel/text/html';
import { isAggregatorHost } from '../aggregator-hosts.ts';
import type { RawRow } from '../import/raw-row.ts';
import { labelledFields } from './labelled-fields.ts';
import { pageLines } from './page-lines.ts';
import { webLink } from './web-link.ts';

/** More items than any feed holds. */
const MAX_ITEMS = 5_000;
/** A listing's field holds no more than 20,000 characters. */
const MAX_DESCRIPTION = 15_000;

/** The items of an RSS 1.0, RSS 2.0 or Atom feed found at `url` ('' when it is a file). An item without a title is a bad row. */
export const parseFeed = (xml: string, url: string): RawRow[] => {
  const tags = [...tagsIn(parseXml(xml))];
  const channel = tags.find(({ name }) => name === 'channel' || name === 'feed');
  const source = { url, ...(channel === undefined ? { title: '', host: '' } : channelOf(channel, url)) };
  const items = tags.filter(({ name }) => name === 'item' || name === 'entry').slice(0, MAX_ITEMS);
  if (channel === undefined && items.length === 0)
    return [{ row: 1, error: 'the file is neither RSS nor Atom' }];
  return items.map((item, index): RawRow => {
    const value = readItem(item, source);
    return value.title === undefined
      ? { row: index + 1, error: 'the item has no title' }
      : { row: index + 1, value };
  });
};

interface Source {
  url: string;
  title: string;
  host: string;
}

/** The first of these children that is there. */
const child = (tag: Tag, ...names: string[]): Tag | undefined => {
  const tags = tag.children.filter((each): each is Tag => 'attribs' in each);
  return names.flatMap((name) => tags.find((each) => each.name === name) ?? [])[0];
};

/** Text that may be escaped HTML or XHTML inside. */
const markupOf = (tag: Tag): Markup => {
  const isXhtml = attribute(tag, 'type') === 'xhtml';
  return isXhtml ? tag : parseHtml(rawText(tag));
};
const lineOf = (tag: Tag | undefined): string =>
  tag === undefined ? '' : rawText(markupOf(tag)).replace(/\s+/g, ' ').trim();

const linkOf = (tag: Tag, url: string): string | undefined => {
  const links = tag.children.filter((each): each is Tag => 'attribs' in each && each.name === 'link');
  const atom = links.find(
    (link) => ['', 'alternate'].includes(attribute(link, 'rel')) && 'href' in link.attribs,
  );
  const found =
    atom === undefined ? links.map(rawText).find((text) => text.trim() !== '') : attribute(atom, 'href');
  const guid = child(tag, 'guid');
  const permalink = guid !== undefined && attribute(guid, 'isPermaLink') !== 'false' ? rawText(guid) : '';
  return webLink((found ?? permalink).trim(), url);
};

const hostOf = (link: string | undefined): string => (link === undefined ? '' : new URL(link).host);

const channelOf = (channel: Tag, url: string) => ({
  title: lineOf(child(channel, 'title')).replace(/\s*[-–—|:]?\s*(?:rss|atom)?\s*(?:news ?)?feed$/i, ''),
  host: hostOf(linkOf(channel, url)),
});

const readItem = (item: Tag, source: Source): Listing => {
  const link = linkOf(item, source.url);
  const content = child(item, 'content:encoded', 'content', 'description', 'summary');
  const lines = content === undefined ? [] : pageLines(markupOf(content));
  const fields = labelledFields(lines);
  const publisher = lineOf(child(item, 'dc:publisher'));
  const provider = fields.provider || publisher || ownProvider(link, source);
  const listing: Listing = {
    ...fields,
    id: lineOf(child(item, 'guid', 'id')),
    title: lineOf(child(item, 'title')),
    provider,
    link,
    description: lines
      .map(({ text }) => text)
      .join('\n')
      .slice(0, MAX_DESCRIPTION),
  };
  return Object.fromEntries(Object.entries(listing).filter(([, text]) => text !== undefined && text !== ''));
};

/** The feed's own name, where the item leads to the feed's own site and that site offers for itself. */
const ownProvider = (link: string | undefined, { title, host }: Source): string => {
  const own = host !== '' && hostOf(link) === host && !isAggregatorHost(host.replace(/:\d+$/, ''));
  return own ? title : '';
};
