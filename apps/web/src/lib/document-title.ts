import { useEffect } from 'react';

const PRODUCT = 'Laurel';

/** Names the page in the tab and in history; screen readers read it on arrival. */
export const useDocumentTitle = (title: string) => {
  useEffect(() => {
    document.title = title === PRODUCT || title.startsWith(`${PRODUCT}:`) ? title : `${title} · ${PRODUCT}`;
  }, [title]);
};
