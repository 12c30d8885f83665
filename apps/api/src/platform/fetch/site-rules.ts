import { setTimeout as pause } from 'node:timers/promises';
import { FetchError } from './fetch-error.ts';
import { followRedirects } from './follow-redirects.ts';
import { readBody } from './read-body.ts';
import { CLOSED_ROBOTS, NO_ROBOTS, type Robots, readRobots } from './robots.ts';
import type { Answer } from './send-request.ts';

const AGENT_NAME = 'laurelbot';
const MAX_ROBOTS_BYTES = 512 * 1024;
/** Sites that ask for a longer crawl delay are not fetched. */
const MAX_CRAWL_DELAY_SECONDS = 10;

export interface SiteRules {
  /** Reads the site's robots.txt, unless it is known. */
  load(url: URL, signal: AbortSignal): Promise<void>;
  /** Waits for the site's crawl delay. @throws FetchError robots, when robots.txt forbids the page */
  enter(url: URL, signal: AbortSignal): Promise<void>;
}

/** Keeps to the robots.txt of each site, which is read once. */
export const createSiteRules = (send: (url: URL, signal: AbortSignal) => Promise<Answer>): SiteRules => {
  const sites = new Map<string, Promise<Robots>>();
  const visited = new Set<string>();

  const load = async (url: URL, signal: AbortSignal): Promise<Robots> => {
    const { answer } = await followRedirects(new URL('/robots.txt', url.origin), (each) =>
      send(each, signal),
    );
    const { statusCode, response } = answer;
    if (statusCode >= 200 && statusCode < 300)
      return readRobots((await readBody(response, MAX_ROBOTS_BYTES, signal)).toString(), AGENT_NAME);
    response.destroy();
    return statusCode >= 500 || statusCode === 429 ? CLOSED_ROBOTS : NO_ROBOTS;
  };

  const robotsOf = (url: URL, signal: AbortSignal): Promise<Robots> => {
    const known = sites.get(url.origin) ?? load(url, signal);
    sites.set(url.origin, known);
    // After a failure robots.txt is requested again for the next page.
    known.catch(() => sites.delete(url.origin));
    return known;
  };

  return {
    load: async (url, signal) => {
      await robotsOf(url, signal);
    },
    enter: async (url, signal) => {
      const { allows, crawlDelay } = await robotsOf(url, signal);
      if (!allows(`${url.pathname}${url.search}`))
        throw new FetchError('robots', `The robots.txt of ${url.host} does not let us read ${url.href}.`);
      if (visited.has(url.origin)) {
        if (crawlDelay > MAX_CRAWL_DELAY_SECONDS)
          throw new FetchError('robots', `${url.host} asks for ${crawlDelay} seconds between two pages.`);
        await pause(crawlDelay * 1000, undefined, { signal });
      }
      visited.add(url.origin);
    },
  };
};
