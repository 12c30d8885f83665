import { type ReactNode, startTransition, useInsertionEffect, useLayoutEffect, useRef } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import type { DataRouter } from 'react-router';

/** A button clicked or a field left, as `public/before-paint.js` writes them down until this page is alive. */
type Early = { type: 'click'; subject: HTMLButtonElement } | { type: 'focusout'; subject: HTMLInputElement };
type Waiting = Window & { early?: Early[] | undefined };

/** Whether the build has drawn the page. */
export const isDrawn = (root: HTMLElement): boolean => root.firstElementChild !== null;

/** Resolves once the scripts of the page have been loaded: what is drawn first must equal what is there already. */
const untilPageLoaded = (router: DataRouter) =>
  new Promise<void>((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });

/** As a keystroke does: React looks past what a script writes into a field's own property. */
const typeInto = (field: HTMLInputElement, value: string) => {
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, value);
  field.dispatchEvent(new Event('input', { bubbles: true }));
};

/** What has been typed or ticked so far. @returns does it again in the fields that the app has emptied since */
const noteEdits = (root: HTMLElement) => {
  const edits = [...root.querySelectorAll('input')].map((field) => ({
    field,
    value: field.value,
    isTicked: field.type === 'checkbox' && field.checked,
  }));
  return () => {
    for (const { field, value, isTicked } of edits) {
      if (isTicked && !field.checked) field.click();
      else if (value !== '' && field.value === '') typeInto(field, value);
    }
  };
};

/** What was done on the page before anybody listened; the listening begins now. @returns does it again */
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

/** Brings the app up to what has happened on its page so far. */
const CatchUp = ({ root, doAgain, children }: CatchUpProps) => {
  const editAgain = useRef(() => {});
  const scrolledTo = useRef(0);
  // Between these two, forms write their own values into their fields, and the router scrolls to the top.
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
 * Draws the app, or lets the page that the build has drawn come alive as it is. When that page's scripts are missing, the
 * error is drawn in its place. What was clicked, typed and left before is done again, and the page stays where it was scrolled.
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
    // Bit by bit, unless the visitor touches it: then at once.
    startTransition(() => void hydrateRoot(root, page));
  }
};
