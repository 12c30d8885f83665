import { useEffect } from 'react';
import { useLocation } from 'react-router';

const CONTROLS = 'input, select, textarea, button';

/** Shows what has this id. A section is only shown; a field gets the focus, and what it is folded into is opened. */
const show = (place: HTMLElement): void => {
  const isSection = place.tagName === 'SECTION';
  if (place instanceof HTMLDetailsElement) place.open = true;
  place.scrollIntoView({ block: isSection ? 'start' : 'center' });
  if (isSection) return;
  const control = place.matches(CONTROLS) ? place : place.querySelector<HTMLElement>(CONTROLS);
  control?.focus({ preventScroll: true });
};

/**
 * Shows what the hash of the address names, once the part that calls this is on the page: the browser looked for it when
 * it was not loaded yet.
 * @param others the beginning of ids that may be missing, and the id of the field that stands in for them
 */
export const useFieldOfAddress = (others?: { start: string; id: string }): void => {
  const id = useLocation().hash.slice(1);
  const standIn = others && id.startsWith(others.start) ? others.id : '';
  useEffect(() => {
    const place = document.getElementById(id) ?? document.getElementById(standIn);
    if (place) show(place);
  }, [id, standIn]);
};
