import type { Page } from 'playwright-core';

/**
 * Watches the page frame by frame. Await it before the click: a watch that begins later waits for another one.
 * @returns gives milliseconds from the next click to the frame after the one with the first match
 */
export const firstMatchAfterClick = async (page: Page): Promise<() => Promise<number>> => {
  const watch = await page.locator('html').evaluateHandle((root) => {
    const view = root.ownerDocument.defaultView;
    if (!view) throw new Error('the page has no window');
    const nextFrame = view.requestAnimationFrame;
    const waited = new Promise<number>((resolve) => {
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
    });
    // In an object: a promise of its own would be waited for.
    return { waited };
  });
  return () => watch.evaluate(({ waited }) => waited);
};
