import { clsx } from 'clsx';
import { Menu, Moon, Sun, X } from 'lucide-react';
import { Suspense, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Link, NavLink, useLocation } from 'react-router';
import { NotificationBell } from '../../features/notifications/notification-bell.tsx';
import { logger } from '../../lib/browser/logger.ts';
import { useAuth } from '../../lib/session/auth-context.ts';
import { BySession, only, useVisitorKind, type VisitorKind } from '../../lib/session/by-session.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { LogoMark } from '../../ui/illustrations/logo-mark.tsx';
import { onFirstInteraction, preloadable } from '../../ui/lazy-loading.tsx';
import { currentTheme, onThemeChange, switchTheme, type Theme } from '../../ui/theme.ts';
import { AccountButton } from './account-button.tsx';

/** A theme switch restyles every element. The pressed state is painted first, so that a slow device responds at once. */
const switchAfterPaint = () => requestAnimationFrame(() => setTimeout(switchTheme));

/** Light or dark. Until it is pressed, the system's theme is used. On the pages that are never hydrated `award-pages.ts` moves it. */
const ThemeSwitch = () => {
  const theme = useSyncExternalStore(onThemeChange, currentTheme, () => 'light');
  const other = theme === 'dark' ? 'light' : 'dark';
  const shownIn = (own: Theme) => `size-5 ${own === theme ? '' : 'hidden'}`;
  return (
    <Button
      variant="ghost"
      size="icon"
      data-switch="theme"
      aria-label={`Switch to ${other} theme`}
      onClick={switchAfterPaint}
    >
      <Sun aria-hidden="true" data-icon="dark" className={shownIn('dark')} />
      <Moon aria-hidden="true" data-icon="light" className={shownIn('light')} />
    </Button>
  );
};

/** The logo; it leads to the start page. */
const Wordmark = () => (
  <Link
    to="/"
    className="flex min-h-11 items-center gap-2 font-display text-[1.625rem] leading-none font-semibold tracking-tight"
  >
    <LogoMark className="size-9" />
    {/* The narrowest windows have no room for the name beside three buttons. */}
    <span className="max-[21.5rem]:sr-only">Laurel</span>
  </Link>
);

interface NavEntry {
  to: string;
  label: string;
  /** Only for these. */
  kind?: VisitorKind;
  /** Drawn by the server, not by the app: the browser loads it as a page of its own. */
  isDocument?: true;
}

const NAV_ENTRIES: readonly NavEntry[] = [
  { to: '/dashboard', label: 'Dashboard', kind: 'student' },
  { to: '/scholarships', label: 'Browse', kind: 'student' },
  { to: '/find', label: 'Find', kind: 'visitor' },
  { to: '/awards', label: 'Browse', kind: 'visitor', isDocument: true },
  { to: '/how-it-works', label: 'How It Works' },
  { to: '/about', label: 'About' },
];

/** The main navigation for one kind; all of it while the kind is not known. */
const navEntries = (known: VisitorKind | null): readonly NavEntry[] =>
  NAV_ENTRIES.filter(({ kind }) => kind === undefined || known === null || kind === known);

const row =
  'flex min-h-12 w-full items-center border-b border-line px-1 text-left text-lg font-medium aria-[current=page]:text-laurel';

const Entries = ({ entries, known }: { entries: readonly NavEntry[]; known: VisitorKind | null }) =>
  entries.map(({ to, label, kind, isDocument }) => (
    <li key={to} className={kind && only(kind, known)}>
      <NavLink to={to} reloadDocument={isDocument ?? false} className={row}>
        {label}
      </NavLink>
    </li>
  ));

/** The navigation of narrow windows, below the header. */
const MobileMenu = () => {
  const { user, logout } = useAuth();
  const known = useVisitorKind();
  const { pathname } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  // Navigation closes the menu: it is open only on the page where it was opened.
  const open = openAt === pathname;

  useEffect(() => {
    if (!open) return;
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      setOpenAt(null);
      toggle.current?.focus();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [open]);

  return (
    <div className="md:hidden">
      <Button
        ref={toggle}
        variant="ghost"
        size="icon"
        aria-label={open ? 'Close menu' : 'Open menu'}
        aria-expanded={open}
        aria-controls="mobile-menu"
        onClick={() => setOpenAt(open ? null : pathname)}
      >
        {open ? <X aria-hidden="true" className="size-6" /> : <Menu aria-hidden="true" className="size-6" />}
      </Button>
      <nav
        id="mobile-menu"
        aria-label="Main"
        hidden={!open}
        className="absolute inset-x-0 top-full max-h-[calc(100dvh-4.5rem)] animate-appear overflow-y-auto border-b border-line bg-paper px-4 pb-6 shadow-lift"
      >
        <ul>
          <Entries entries={navEntries(known)} known={known} />
          {known === 'visitor' ? null : (
            <Entries entries={[{ to: '/profile', label: 'Profile', kind: 'student' }]} known={known} />
          )}
          {user?.roles ? (
            <Entries entries={[{ to: '/desk', label: 'Desk', kind: 'student' }]} known={known} />
          ) : null}
          {known === 'student' ? (
            <li>
              <button type="button" className={row} onClick={() => void logout()}>
                Sign Out
              </button>
            </li>
          ) : null}
        </ul>
        {known === 'student' ? null : (
          <div className={clsx('mt-5 grid grid-cols-2 gap-3', only('visitor', known))}>
            <LinkButton to="/login" variant="secondary">
              Sign In
            </LinkButton>
            <LinkButton to="/register">Get Started</LinkButton>
          </div>
        )}
      </nav>
    </div>
  );
};

const AccountMenu = preloadable(async () => (await import('./account-menu.tsx')).AccountMenu);
const preloadAccountMenu = () =>
  void AccountMenu.preload().catch(() => logger.warn('The account menu could not be loaded yet.'));

/** Loads the menu when it is first opened: visitors of public pages never need it. */
const Account = () => {
  const [isWanted, setWanted] = useState(false);
  useEffect(() => onFirstInteraction(preloadAccountMenu), []);
  const button = (
    <AccountButton
      aria-haspopup="menu"
      aria-expanded={false}
      onClick={() => setWanted(true)}
      onKeyDown={(event) => {
        if (event.key !== 'ArrowDown') return;
        event.preventDefault();
        setWanted(true);
      }}
    />
  );
  return isWanted ? (
    <Suspense fallback={button}>
      <AccountMenu />
    </Suspense>
  ) : (
    button
  );
};

const SignIn = () => (
  <>
    <LinkButton to="/login" variant="ghost">
      Sign In
    </LinkButton>
    <LinkButton to="/register">Get Started</LinkButton>
  </>
);

export const SiteHeader = () => {
  const known = useVisitorKind();
  return (
    <header className="no-print sticky top-0 z-40 border-b border-line bg-paper/95 backdrop-blur-sm">
      <div className="page flex min-h-18 items-center gap-2 md:gap-4 lg:gap-8">
        <Wordmark />
        <nav aria-label="Main" className="hidden md:block">
          <ul className="flex lg:gap-1">
            {navEntries(known).map(({ to, label, kind, isDocument }) => (
              <li key={to} className={kind && only(kind, known)}>
                <NavLink
                  to={to}
                  reloadDocument={isDocument ?? false}
                  className={clsx(
                    'flex min-h-11 items-center px-2 font-medium whitespace-nowrap lg:px-3 text-muted',
                    'decoration-brass-bright decoration-2 underline-offset-8',
                    'hover:text-ink aria-[current=page]:text-ink aria-[current=page]:underline',
                  )}
                >
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="ml-auto flex items-center gap-1 lg:gap-2">
          <BySession student={<NotificationBell />} visitor={null} />
          <ThemeSwitch />
          <div className="hidden items-center gap-2 md:flex">
            <BySession student={<Account />} visitor={<SignIn />} />
          </div>
          <MobileMenu />
        </div>
      </div>
    </header>
  );
};
