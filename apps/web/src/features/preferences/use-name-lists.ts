import { useEffect, useState } from 'react';
import { logger } from '../../lib/browser/logger.ts';
import { onFirstInteraction } from '../../ui/first-interaction.ts';

interface NameLists {
  countries: readonly string[];
  fields: readonly string[];
  languages: readonly string[];
}

const NONE: NameLists = { countries: [], fields: [], languages: [] };

/** The names that the form offers; they come once somebody is at the form, and free text needs none of them. */
export const useNameLists = (): NameLists => {
  const [lists, setLists] = useState(NONE);
  useEffect(() => {
    let here = true;
    const load = () =>
      void import('./name-lists.ts')
        .then(({ COUNTRY_NAMES, FIELD_NAMES, LANGUAGE_NAMES }) => {
          if (here) setLists({ countries: COUNTRY_NAMES, fields: FIELD_NAMES, languages: LANGUAGE_NAMES });
        })
        .catch(() => logger.warn('The lists of names could not be loaded; names can still be typed.'));
    const stopWaiting = onFirstInteraction(load);
    return () => {
      here = false;
      stopWaiting();
    };
  }, []);
  return lists;
};
