import type { Location } from 'react-router';

/** Where a visitor wanted to go before the sign-in page came between; kept in the navigation state as `from`. */
export type Origin = Pick<Location, 'pathname' | 'search' | 'hash' | 'state'>;

export const originOf = ({ pathname, search, hash, state }: Location): Origin => ({
  pathname,
  search,
  hash,
  state,
});

/** The origin in a navigation state, or null. Only places inside the product count; to a browser `/\` is `//`. */
export const readOrigin = (state: unknown): Origin | null => {
  const from = (state as { from?: Partial<Origin> } | null)?.from;
  if (typeof from?.pathname !== 'string' || !/^\/(?![/\\])/.test(from.pathname)) return null;
  return { pathname: from.pathname, search: from.search ?? '', hash: from.hash ?? '', state: from.state };
};
