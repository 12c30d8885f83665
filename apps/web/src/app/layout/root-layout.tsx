import { useLayoutEffect, useRef } from 'react';
import { type Location, Outlet, ScrollRestoration, useLocation, useNavigation } from 'react-router';
import { AuthProvider } from '../auth-provider.tsx';
import { SiteFooter } from './site-footer.tsx';
import { SiteHeader } from './site-header.tsx';

/** After navigation, moves the focus to the heading of the page: keyboards and screen readers start there. */
const RouteFocus = () => {
  const { pathname, hash } = useLocation();
  const shown = useRef(pathname);

  // Before the page can be seen: a busy phone would else take the focus from a field that was tapped at once.
  useLayoutEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    // The page has put the focus on the field that the address names.
    if (hash && document.querySelector('#main :focus')) return;
    const target = document.querySelector<HTMLElement>('#main h1') ?? document.getElementById('main');
    if (!target) return;
    if (!target.hasAttribute('tabindex')) target.setAttribute('tabindex', '-1');
    target.focus({ preventScroll: true });
  }, [pathname, hash]);

  return null;
};

/** A thin line while the next page loads; it appears only after 200 ms. */
const NavigationProgress = () =>
  useNavigation().state === 'idle' ? null : (
    <div aria-hidden="true" className="fixed inset-x-0 top-0 z-50 h-0.5 overflow-hidden">
      <div className="h-full w-full animate-[appear_300ms_ease-out_200ms_backwards] bg-brass-bright" />
    </div>
  );

/**
 * What the scroll position is remembered by. The first page after each load of the app has the same key: by that alone,
 * it would open where another page was left.
 */
const scrollKey = ({ key, pathname, search }: Location): string =>
  key === 'default' ? `${pathname}${search}` : key;

export const RootLayout = () => (
  <AuthProvider>
    <a
      href="#main"
      className="no-print sr-only z-50 rounded-md bg-laurel px-4 py-3 font-semibold text-on-laurel focus:not-sr-only focus:fixed focus:top-3 focus:left-3"
    >
      Skip to main content
    </a>
    <NavigationProgress />
    <div className="flex min-h-dvh flex-col">
      <SiteHeader />
      <main id="main" tabIndex={-1} className="grow">
        <Outlet />
      </main>
      <SiteFooter />
    </div>
    <RouteFocus />
    <ScrollRestoration getKey={scrollKey} />
  </AuthProvider>
);
