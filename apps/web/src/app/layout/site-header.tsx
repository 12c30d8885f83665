import { ChevronDown } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { NavLink } from 'react-router';
import { useAuth } from '../../lib/auth-context.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { MobileMenu } from './mobile-menu.tsx';
import { navEntries } from './nav-entries.ts';
import { ThemeSwitch } from './theme-switch.tsx';
import { Wordmark } from './wordmark.tsx';

const AccountMenu = lazy(async () => ({ default: (await import('./account-menu.tsx')).AccountMenu }));

const Identity = () => {
  const { isAuthenticated, isLoading } = useAuth();
  const [wanted, setWanted] = useState(false);
  if (isLoading) return null;
  if (isAuthenticated) {
    return (
      // A click that comes before the menu has been loaded opens it when it is there.
      <Suspense
        fallback={
          <Button variant="secondary" className="pr-3.5" aria-haspopup="menu" onClick={() => setWanted(true)}>
            Account
            <ChevronDown aria-hidden="true" className="size-4" />
          </Button>
        }
      >
        <AccountMenu defaultOpen={wanted} />
      </Suspense>
    );
  }
  return (
    <>
      <LinkButton to="/login" variant="ghost">
        Sign In
      </LinkButton>
      <LinkButton to="/register">Get Started</LinkButton>
    </>
  );
};

export const SiteHeader = () => {
  const { isAuthenticated } = useAuth();
  return (
    <header className="no-print sticky top-0 z-40 border-b border-line bg-paper/95 backdrop-blur-sm">
      <div className="page flex min-h-18 items-center gap-2 md:gap-8">
        <Wordmark />
        <nav aria-label="Main" className="hidden md:block">
          <ul className="flex gap-1">
            {navEntries(isAuthenticated).map(({ to, label }) => (
              <li key={to}>
                <NavLink
                  to={to}
                  className="flex min-h-11 items-center px-3 font-medium text-muted decoration-brass-bright decoration-2 underline-offset-8 hover:text-ink aria-[current=page]:text-ink aria-[current=page]:underline"
                >
                  {label}
                </NavLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className="ml-auto flex items-center gap-1 md:gap-2">
          <ThemeSwitch />
          <div className="hidden items-center gap-2 md:flex">
            <Identity />
          </div>
          <MobileMenu />
        </div>
      </div>
    </header>
  );
};
