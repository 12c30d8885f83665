import { ChevronDown } from 'lucide-react';
import { Suspense } from 'react';
import { NavLink } from 'react-router';
import { NotificationBell } from '../../features/notifications/notification-bell.tsx';
import { logger } from '../../lib/browser/logger.ts';
import { BySession, only, useVisitorKind } from '../../lib/session/by-session.tsx';
import { Button, LinkButton } from '../../ui/button.tsx';
import { useLazyMenu } from '../../ui/lazy-menu.ts';
import { preloadable } from '../../ui/preloadable.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { navEntries } from './nav-entries.ts';
import { ThemeSwitch } from './theme-switch.tsx';
import { Wordmark } from './wordmark.tsx';

const AccountMenu = preloadable(async () => (await import('./account-menu.tsx')).AccountMenu);
const preloadMenu = () =>
  void AccountMenu.preload().catch(() => logger.warn('The account menu could not be loaded yet.'));

const Account = () => {
  const { wanted, button } = useLazyMenu(preloadMenu);
  const closed = (
    <Button variant="secondary" className="pr-3.5" {...button}>
      Account
      <ChevronDown aria-hidden="true" className="size-4" />
    </Button>
  );
  if (!wanted) return closed;
  return (
    <Suspense fallback={closed}>
      <AccountMenu />
    </Suspense>
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
            {navEntries(known !== 'visitor').map(({ to, label, forStudents }) => (
              <li key={to} className={forStudents ? only('student', known) : undefined}>
                <NavLink
                  to={to}
                  className="flex min-h-11 items-center px-2 font-medium whitespace-nowrap lg:px-3 text-muted decoration-brass-bright decoration-2 underline-offset-8 hover:text-ink aria-[current=page]:text-ink aria-[current=page]:underline"
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
