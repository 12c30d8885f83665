import { type KeyboardEvent, useEffect, useState } from 'react';
import { onFirstInteraction } from './first-interaction.ts';

/**
 * For a button that stands in for a menu whose script is loaded only when somebody is at the page.
 * @param load starts loading the menu; may be called more than once
 * @returns `wanted` once the menu is to be shown, opened, in the place of the button
 */
export const useLazyMenu = (load: () => unknown) => {
  const [wanted, setWanted] = useState(false);
  useEffect(() => onFirstInteraction(load), [load]);
  return {
    wanted,
    button: {
      'aria-haspopup': 'menu',
      'aria-expanded': false,
      onClick: () => setWanted(true),
      onKeyDown: (event: KeyboardEvent) => {
        if (event.key !== 'ArrowDown') return;
        event.preventDefault();
        setWanted(true);
      },
    },
  } as const;
};
