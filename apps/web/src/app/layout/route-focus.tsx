import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** After a change of page the focus goes to its heading, so that keyboards and screen readers start there. */
export const RouteFocus = () => {
  const { pathname } = useLocation();
  const shown = useRef(pathname);

  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    const target = document.querySelector<HTMLElement>('#main h1') ?? document.getElementById('main');
    if (!target) return;
    if (!target.hasAttribute('tabindex')) target.setAttribute('tabindex', '-1');
    target.focus({ preventScroll: true });
  }, [pathname]);

  return null;
};
