import type { Site } from '@laurel/contract';
import { forgetSite } from '../lib/browser/site.ts';

/** From now on the document says this of the site that serves it, until the test ends. */
export const tellSite = (site: Site): void => {
  const meta = document.createElement('meta');
  meta.name = 'laurel-site';
  meta.content = JSON.stringify(site);
  document.head.querySelector('meta[name="laurel-site"]')?.remove();
  document.head.append(meta);
  forgetSite();
};
