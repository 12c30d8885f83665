/** Bytes of uncompressed pages; with their two compressed copies about one and a half times as many are held. */
const MAX_BYTES = 16 * 1024 * 1024;

/** Pages of one moment, the version of the catalogue and the day: those of another are forgotten. */
export const createPageStore = <Page>(maxBytes = MAX_BYTES) => {
  let moment = '';
  let bytes = 0;
  // In the order of use, the least recently used first.
  const pages = new Map<string, { page: Page; size: number }>();
  return {
    setMoment: (current: string): void => {
      if (current === moment) return;
      moment = current;
      bytes = 0;
      pages.clear();
    },
    get: (key: string): Page | undefined => {
      const known = pages.get(key);
      if (!known) return undefined;
      pages.delete(key);
      pages.set(key, known);
      return known.page;
    },
    set: (key: string, page: Page, size: number): void => {
      bytes += size - (pages.get(key)?.size ?? 0);
      pages.delete(key);
      pages.set(key, { page, size });
      for (const [oldest, own] of pages) {
        if (bytes <= maxBytes || oldest === key) break;
        pages.delete(oldest);
        bytes -= own.size;
      }
    },
  };
};
