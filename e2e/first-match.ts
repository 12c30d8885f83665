import type { Page } from 'playwright-core';

/**
 * Watches the page frame by frame; to be started before the click.
 * @returns milliseconds from the next click to the frame after the one with the first match
 */
export const firstMatchAfterClick = (page: Page): Promise<number> =>
  page.locator('html').evaluate(
    (root) =>
      new Promise<number>((resolve) => {
        const view = root.ownerDocument.defaultView;
        if (!view) throw new Error('the page has no window');
        const nextFrame = view.requestAnimationFrame;
        root.addEventListener(
          'click',
          ({ timeStamp }: { timeStamp: number }) => {
            const look = () => {
              const details = root.querySelector('main li a[href^="/scholarship/"]');
              if (details?.checkVisibility()) nextFrame((painted: number) => resolve(painted - timeStamp));
              else nextFrame(look);
            };
            nextFrame(look);
          },
          { once: true, capture: true },
        );
      }),
  );
