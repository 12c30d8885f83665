import { useEffect } from 'react';

const PRODUCT = 'Laurel';

/** A page's title with the product's name. */
export const documentTitle = (title: string): string =>
  title === PRODUCT || title.startsWith(`${PRODUCT}:`) ? title : `${title} · ${PRODUCT}`;

/** Sets the title of the document, which screen readers announce on arrival. */
export const useDocumentTitle = (title: string) => {
  useEffect(() => {
    document.title = documentTitle(title);
  }, [title]);
};
