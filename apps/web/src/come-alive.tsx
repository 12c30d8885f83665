import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { router } from './app/router.tsx';

/** A button clicked or a field left, as `public/before-paint.js` writes them down until this page is alive. */
type Early = { type: 'click'; subject: HTMLButtonElement } | { type: 'focusout'; subject: HTMLInputElement };
type Waiting = Window & { early?: Early[] | undefined };

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

/** How a button or a field is found again when the page is drawn anew. */
const nameOf = (element: HTMLElement) =>
  element instanceof HTMLInputElement
    ? element.name
    : (element.getAttribute('aria-label') ?? element.textContent);

/** @returns finds the element, or the one that stands in its place by then */
const rememberPlace = <E extends HTMLButtonElement | HTMLInputElement>(root: HTMLElement, element: E) => {
  const namesakes = () =>
    [...root.querySelectorAll<E>(element.tagName)].filter((each) => nameOf(each) === nameOf(element));
  const index = namesakes().indexOf(element);
  return () => namesakes()[index];
};

/** As a keystroke does: React looks past what a script writes into a field's own property. */
const typeInto = (field: HTMLInputElement, value: string) => {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
};

/** What has been typed or ticked so far, and where the cursor stands. @returns does it again */
const noteEdits = (root: HTMLElement) => {
  const edits = [...root.querySelectorAll('input')]
    .filter(({ value, checked, type }) => (type === 'checkbox' ? checked : value !== ''))
    .map((field) => ({ value: field.value, isTicked: field.checked, find: rememberPlace(root, field) }));
  const { activeElement } = document;
  const findCursor = activeElement instanceof HTMLInputElement && rememberPlace(root, activeElement);
  return () => {
    for (const { value, isTicked, find } of edits) {
      const field = find();
      if (isTicked) field?.click();
      else if (field?.value === '') typeInto(field, value);
    }
    if (findCursor) findCursor()?.focus();
  };
};

/** What was done on the page before anybody listened; the listening begins now. @returns does it again */
const noteEarly = (root: HTMLElement) => {
  const waiting: Waiting = window;
  const early = (waiting.early ?? []).map(({ type, subject }) => ({
    type,
    find: rememberPlace(root, subject),
  }));
  waiting.early = undefined;
  return () => {
    for (const { type, find } of early) {
      if (type === 'click') find()?.click();
      else find()?.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    }
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
 * error is drawn in its place. What was clicked, typed and left before is done again.
 */
export const comeAlive = async (root: HTMLElement, app: ReactNode): Promise<void> => {
  const isDrawn = root.firstElementChild !== null;
  if (isDrawn) await untilPageLoaded();
  const doAgain = noteEarly(root);
  if (root.querySelector('[data-sketch]')) drawAnew(root, app);
  else if (isDrawn && !router.state.errors) hydrateRoot(root, app);
  else createRoot(root).render(app);
  doAgain();
};
