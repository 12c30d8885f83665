import { parseXml, rawText, tagsIn } from '@laurel/text/html';
import { webLink } from './web-link.ts';

/** The most addresses of one sitemap that the protocol allows. */
const MAX_ADDRESSES = 50_000;

/** What a sitemap lists: pages, or further sitemaps. */
export interface Sitemap {
  kind: 'pages' | 'index';
  urls: string[];
}

/** Reads a sitemap found at `url`; undefined when it is none. Addresses of other sites are left out. */
export const parseSitemap = (xml: string, url: string): Sitemap | undefined => {
  const tags = [...tagsIn(parseXml(xml))];
  const top = tags.find(({ name }) => name === 'urlset' || name === 'sitemapindex');
  if (top === undefined) return undefined;
  const { host } = new URL(url);
  const urls = tags
    .filter(({ name }) => name === 'loc')
    .slice(0, MAX_ADDRESSES)
    .flatMap((tag) => webLink(rawText(tag).trim(), url) ?? [])
    .filter((address) => new URL(address).host === host);
  return { kind: top.name === 'urlset' ? 'pages' : 'index', urls: [...new Set(urls)] };
};
