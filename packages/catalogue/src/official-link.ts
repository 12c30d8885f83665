import { isAggregatorHost, isGenericHost } from './aggregator-hosts.ts';

/** What is wrong with a link to an organiser's page and how to mend it, or null. */
export const officialLinkProblem = (link: string): string | null => {
  if (!URL.canParse(link)) return `'${link}' is not a web address: write https://host/path`;
  const url = new URL(link);
  if (url.protocol !== 'https:') return `'${link}' must start with https://`;
  if (url.username !== '' || url.port !== '') return `'${link}' must not hold a user name or a port`;
  if (!/^[a-z0-9-]+(?:\.[a-z0-9-]+)*\.[a-z][a-z0-9-]+$/.test(url.hostname)) {
    return `'${url.hostname}' is not a public host name`;
  }
  if (isAggregatorHost(url.hostname)) {
    return `${url.hostname} lists other people's scholarships: link the organiser's own page`;
  }
  if (isGenericHost(url.hostname))
    return `${url.hostname} is not an organiser's site: link the organiser's own page`;
  if (/\.(?:pdf|docx?|xlsx?)$/i.test(url.pathname)) {
    return `'${link}' is a file that will be replaced: link the page that offers it`;
  }
  return null;
};
