import type { Site } from '@laurel/contract';
import { useSyncExternalStore } from 'react';

const NOTHING: Site = {};

/** The server writes it into the document; a document of the development server has none. */
const read = (): Site => {
  const content = document.querySelector<HTMLMetaElement>('meta[name="laurel-site"]')?.content ?? '';
  return content.startsWith('{"') ? (JSON.parse(content) as Site) : NOTHING;
};

let known: Site | undefined;

const never = () => () => {};

/** Nothing while the prerendered page is hydrated, then what is configured. */
export const useSite = (): Site =>
  useSyncExternalStore(
    never,
    () => (known ??= read()),
    () => NOTHING,
  );

/** For tests, whose documents change. */
export const forgetSite = (): void => {
  known = undefined;
};
