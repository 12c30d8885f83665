import { useEffect } from 'react';

const PRODUCT = 'Laurel';

/** A page's title with the product's name. */
export const documentTitle = (title: string): string =>
  title === PRODUCT || title.startsWith(`${PRODUCT}:`) ? title : `${title} · ${PRODUCT}`;

/** Names the page in the tab and in history; screen readers read it on arrival. */
export const useDocumentTitle = (title: string) => {
  useEffect(() => {
    document.title = documentTitle(title);
  }, [title]);
};
