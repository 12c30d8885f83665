import { type ReactNode, startTransition, useInsertionEffect, useLayoutEffect, useRef } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { DataRouter } from 'react-router';

/** A click on a button or a field that lost the focus, recorded by `public/before-paint.js` until hydration. */
type Early = { type: 'click'; subject: HTMLButtonElement } | { type: 'focusout'; subject: HTMLInputElement };
type Waiting = Window & { early?: Early[] | undefined };

/** Whether the page was prerendered. */
export const isDrawn = (root: HTMLElement): boolean => root.firstElementChild !== null;

/** Resolves when the code of the page is loaded: the first render must equal the prerendered HTML. */
const untilPageLoaded = (router: DataRouter) =>
  new Promise<void>((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });

/** Changes a field as a keystroke does: React ignores values that a script sets on the field's own property. */
const typeInto = (field: HTMLInputElement, value: string) => {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
};

/** Chooses a radio button that the browser shows as chosen and React, which was not there, knows nothing of. */
const choose = (radio: HTMLInputElement) => {
  radio.checked = false;
  radio.click();
};

/**
 * Records what has been typed, ticked or chosen so far.
 * @returns restores it in fields that the app has emptied since
 */
const noteEdits = (root: HTMLElement) => {
  const edits = [...root.querySelectorAll('input')].map((field) => ({
    field,
    value: field.value,
    isTicked: field.type === 'checkbox' && field.checked,
    isChosen: field.type === 'radio' && field.checked && !field.defaultChecked,
  }));
  return () => {
    for (const { field, value, isTicked, isChosen } of edits) {
      if (isChosen) choose(field);
      else if (isTicked && !field.checked) field.click();
      else if (value !== '' && field.value === '') typeInto(field, value);
    }
  };
};

/**
 * Ends the recording of early events.
 * @returns replays them
 */
const noteEarly = () => {
  const waiting: Waiting = window;
  const early = waiting.early ?? [];
  waiting.early = undefined;
  return () => {
    for (const { type, subject } of early) {
      if (type === 'click') subject.click();
      else subject.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    }
  };
};

interface CatchUpProps {
  root: HTMLElement;
  doAgain: () => void;
  children: ReactNode;
}

/** Restores what the visitor did before hydration. */
const CatchUp = ({ root, doAgain, children }: CatchUpProps) => {
  const editAgain = useRef(() => {});
  const scrolledTo = useRef(0);
  // Between these two effects, forms write their own values into the fields and the router scrolls to the top.
  useInsertionEffect(() => {
    editAgain.current = noteEdits(root);
    scrolledTo.current = window.scrollY;
  }, [root]);
  useLayoutEffect(() => {
    window.scrollTo(0, scrolledTo.current);
    editAgain.current();
    doAgain();
  }, [doAgain]);
  return children;
};

/**
 * Renders the app, or hydrates the prerendered page. If that page's scripts are missing, the error screen is rendered
 * instead. Clicks, input and lost focus from before hydration are replayed, and the scroll position is kept.
 */
export const hydrate = async (root: HTMLElement, app: ReactNode, router: DataRouter): Promise<void> => {
  const hydrates = isDrawn(root);
  if (hydrates) await untilPageLoaded(router);
  const doAgain = noteEarly();
  if (!hydrates || router.state.errors) createRoot(root).render(app);
  else {
    const page = (
      <CatchUp root={root} doAgain={doAgain}>
        {app}
      </CatchUp>
    );
    // In a transition: React yields to the browser, and hydrates at once what the visitor touches.
    startTransition(() => void hydrateRoot(root, page));
  }
};
