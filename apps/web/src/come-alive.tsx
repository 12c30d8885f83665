import type { ReactNode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { router } from './app/router.tsx';

/** Written by `public/before-paint.js` until this page is alive. */
type Waiting = Window & { earlyClicks?: HTMLElement[] | undefined };

/** Clicks what was clicked before anybody listened, and stops the remembering. */
const clickAgain = () => {
  const waiting: Waiting = window;
  const clicks = waiting.earlyClicks ?? [];
  waiting.earlyClicks = undefined;
  for (const button of clicks) button.click();
};

/** Resolves once the scripts of the page have been loaded: what is drawn first must equal what is there already. */
const untilPageLoaded = () =>
  new Promise<void>((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });

/**
 * Draws the app, or lets the page that the build has drawn come alive as it is. When that page's scripts are missing, the
 * error is drawn in its place.
 */
export const comeAlive = async (root: HTMLElement, app: ReactNode): Promise<void> => {
  const isDrawn = root.firstElementChild !== null;
  if (isDrawn) await untilPageLoaded();
  if (isDrawn && !router.state.errors) hydrateRoot(root, app);
  else createRoot(root).render(app);
  clickAgain();
};
