import { isAggregatorHost, isGenericHost } from '../aggregator-hosts.ts';

export interface LinkIdentity {
  /** The page, whatever its scheme, `www.`, case, fragment and trailing slash; null when it tells nothing of the programme. */
  page: string | null;
  /** The organiser's registrable domain, `ox.ac.uk`; null for aggregators, social networks and the like. */
  site: string | null;
  /** Whether the page is deeper than the site's front page, in whatever language. */
  deep: boolean;
}

const NOTHING: LinkIdentity = { page: null, site: null, deep: false };

/** Query keys that say where a reader came from, not what is read. */
const TRACKING = /^(?:utm_|fbclid$|gclid$|ref$|source$)/i;

/** Second-level labels under which a country registers organisations: `ox.ac.uk`, `anu.edu.au`. */
const SECOND_LEVEL = new Set([
  'ac',
  'co',
  'com',
  'edu',
  'gob',
  'gov',
  'gouv',
  'go',
  'net',
  'ne',
  'nhs',
  'or',
  'org',
  'sch',
]);

/** What a link says about whose programme it is. */
export const linkIdentity = (link: string): LinkIdentity => {
  if (!URL.canParse(link)) return NOTHING;
  const url = new URL(link);
  const host = url.hostname.toLowerCase().replace(/^www\d?\./, '');
  if (!host.includes('.') || isGenericHost(host)) return NOTHING;
  const path = url.pathname.toLowerCase().replace(/\/(?:index\.\w+)?$/, '');
  const query = [...url.searchParams]
    .filter(([key]) => !TRACKING.test(key))
    .map(([key, value]) => `${key}=${value}`);
  const page = `${host}${path}${query.length > 0 ? `?${query.sort().join('&')}` : ''}`;
  const deep = path.replace(/^\/[a-z]{2}(?:[-_][a-z]{2})?(?=\/|$)/, '').length > 1 || query.length > 0;
  if (isAggregatorHost(host)) return { page: deep ? page : null, site: null, deep };
  return { page, site: registrableDomain(host), deep };
};

const registrableDomain = (host: string): string => {
  const labels = host.split('.');
  const [second = '', top = ''] = labels.slice(-2);
  const parts = top.length === 2 && SECOND_LEVEL.has(second) ? 3 : 2;
  return labels.slice(-parts).join('.');
};
