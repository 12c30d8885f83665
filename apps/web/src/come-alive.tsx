import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { router } from './app/router.tsx';

/** Written by `public/before-paint.js` until this page is alive. */
type Waiting = Window & { earlyClicks?: HTMLButtonElement[] | undefined };

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

const nameOf = (button: HTMLElement) => button.getAttribute('aria-label') ?? button.textContent;

/** Which button it is, told so that it is found again when the page is drawn anew. @returns finds it */
const rememberButton = (root: HTMLElement, button: HTMLButtonElement) => {
  const namesakes = () =>
    [...root.querySelectorAll('button')].filter((each) => nameOf(each) === nameOf(button));
  const index = namesakes().indexOf(button);
  return () => namesakes()[index];
};

/** As a keystroke does: React looks past what a script writes into a field's own property. */
const typeInto = (field: HTMLInputElement, value: string) => {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
};

/** What has been typed or ticked before the page came alive, and where the cursor stood. @returns does it again */
const noteEdits = (root: HTMLElement) => {
  const fields = () => [...root.querySelectorAll('input')];
  const edits = fields().filter(({ value, checked, type }) => (type === 'checkbox' ? checked : value !== ''));
  const cursor = fields().find((field) => field === document.activeElement)?.name;
  return () => {
    for (const { name, value, type } of edits) {
      const field = fields().find((each) => each.name === name);
      if (type === 'checkbox') field?.click();
      else if (field?.value === '') typeInto(field, value);
    }
    if (cursor)
      fields()
        .find(({ name }) => name === cursor)
        ?.focus();
  };
};

/** Draws the app in the place of a sketch of its first page; nothing typed into the sketch is lost. */
const drawAnew = (root: HTMLElement, app: ReactNode) => {
  const editAgain = noteEdits(root);
  flushSync(() => createRoot(root).render(app));
  editAgain();
};

/**
 * Draws the app, or lets the page that the build has drawn come alive as it is. When that page's scripts are missing, the
 * error is drawn in its place. Buttons that were clicked before anybody listened are clicked then.
 */
export const comeAlive = async (root: HTMLElement, app: ReactNode): Promise<void> => {
  const waiting: Waiting = window;
  const isDrawn = root.firstElementChild !== null;
  if (isDrawn) await untilPageLoaded();
  const clicked = (waiting.earlyClicks ?? []).map((button) => rememberButton(root, button));
  if (root.querySelector('[data-sketch]')) drawAnew(root, app);
  else if (isDrawn && !router.state.errors) hydrateRoot(root, app);
  else createRoot(root).render(app);
  waiting.earlyClicks = undefined;
  for (const find of clicked) find()?.click();
};
