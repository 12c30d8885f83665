import { Menu, X } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { NavLink, useLocation } from 'react-router';
import { useAuth } from '../../lib/session/auth-context.ts';
import { Button, LinkButton } from '../../ui/button.tsx';
import { type NavEntry, navEntries } from './nav-entries.ts';

const row =
  'flex min-h-12 w-full items-center border-b border-line px-1 text-left text-lg font-medium aria-[current=page]:text-laurel';

const Entries = ({ entries }: { entries: readonly NavEntry[] }) =>
  entries.map(({ to, label }) => (
    <li key={to}>
      <NavLink to={to} className={row}>
        {label}
      </NavLink>
    </li>
  ));

/** The header's links below the header, for narrow windows. */
export const MobileMenu = () => {
  const { isAuthenticated, logout } = useAuth();
  const { pathname } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  const toggle = useRef<HTMLButtonElement>(null);
  // Going somewhere closes the menu: it is open only for the page on which it was opened.
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
          <Entries entries={navEntries(isAuthenticated)} />
          {isAuthenticated ? (
            <>
              <Entries entries={[{ to: '/profile', label: 'Profile' }]} />
              <li>
                <button type="button" className={row} onClick={() => void logout()}>
                  Sign Out
                </button>
              </li>
            </>
          ) : null}
        </ul>
        {isAuthenticated ? null : (
          <div className="mt-5 grid grid-cols-2 gap-3">
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
