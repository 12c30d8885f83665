import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useSite } from '../../lib/browser/site.ts';
import { only, useVisitorKind } from '../../lib/session/by-session.tsx';
import { LaurelBranch } from '../../ui/illustrations/laurel-branch.tsx';

const RESOURCES = [
  { name: 'Help Center', to: '/help' },
  { name: 'Support', to: '/help#support' },
  { name: 'FAQ', to: '/help#faq' },
] as const;

const link =
  'inline-flex min-h-8 items-center text-on-grove-muted underline-offset-4 hover:text-on-grove hover:underline';

const Column = ({ title, children }: { title: string; children: ReactNode }) => (
  <div>
    <h2 className="mb-2 text-lg">{title}</h2>
    <ul>{children}</ul>
  </div>
);

const PLATFORM = [
  { to: '/find', label: 'Find scholarships' },
  { to: '/awards', label: 'Browse awards', isDocument: true },
  { to: '/how-it-works', label: 'How It Works' },
  { to: '/about', label: 'About' },
  { to: '/dashboard', label: 'Dashboard', kind: 'student' },
  { to: '/register', label: 'Get Started', kind: 'visitor' },
  { to: '/login', label: 'Sign In', kind: 'visitor' },
] as const;

const PlatformLinks = () => {
  const known = useVisitorKind();
  return PLATFORM.map((entry) => {
    const kind = 'kind' in entry ? entry.kind : null;
    if (kind && known && kind !== known) return null;
    return (
      <li key={entry.to} className={kind ? only(kind, known) : undefined}>
        <Link to={entry.to} reloadDocument={'isDocument' in entry} className={link}>
          {entry.label}
        </Link>
      </li>
    );
  });
};

const FooterSprig = () => (
  <svg
    viewBox="0 0 220 200"
    aria-hidden="true"
    className="pointer-events-none absolute -right-6 bottom-0 h-48 opacity-45 max-md:hidden"
  >
    <LaurelBranch
      curve={[
        { x: 190, y: 210 },
        { x: 150, y: 170 },
        { x: 130, y: 100 },
        { x: 60, y: 50 },
      ]}
      pairs={6}
      size={1.4}
      leafClass="fill-grove-line"
      ribClass="stroke-grove"
      stemClass="stroke-grove-line"
    />
  </svg>
);

/** Marked as coming until the operator has said whom to ask. */
const Resources = () => {
  const { operator } = useSite();
  return RESOURCES.map(({ name, to }) =>
    operator ? (
      <li key={name}>
        <Link to={to} className={link}>
          {name}
        </Link>
      </li>
    ) : (
      <li key={name} className="flex min-h-8 flex-wrap items-center gap-x-2 text-on-grove-muted">
        {name}
        <span className="rounded-full border border-grove-line px-2 py-0.5 text-xs leading-4">
          coming soon
        </span>
      </li>
    ),
  );
};

const Contact = () => {
  const { operator } = useSite();
  return (
    <li className="wrap-anywhere text-on-grove-muted">
      {operator ? (
        <>
          Questions go to {operator.name ?? 'the people who run this Laurel'}:{' '}
          <a href={`mailto:${operator.email}`} className={link}>
            {operator.email}
          </a>
        </>
      ) : (
        'Questions go to the people who run this Laurel: your school, your organisation or whoever gave you its address.'
      )}
    </li>
  );
};

export const SiteFooter = () => (
  // Never the anchor of the scroll position: what loads above it would take a waiting page along to its end.
  <footer className="no-print relative mt-20 [overflow-anchor:none] overflow-hidden grove text-on-grove">
    <FooterSprig />
    <div className="page relative grid gap-10 py-14 sm:grid-cols-2 lg:grid-cols-[1.6fr_1fr_1fr_1.2fr]">
      <div className="max-w-xs">
        <p className="font-display text-2xl font-semibold">Laurel</p>
        <p className="mt-2 text-on-grove-muted">
          Scholarships you can really get, best first, each with reasons you can check.
        </p>
      </div>
      <Column title="Platform">
        <PlatformLinks />
      </Column>
      <Column title="Resources">
        <Resources />
      </Column>
      <Column title="Contact">
        <Contact />
      </Column>
    </div>
    <div className="page relative">
      <div className="flex flex-wrap items-center justify-between gap-x-8 gap-y-2 border-t border-grove-line py-6 text-sm text-on-grove-muted">
        <p>
          Free for students. No trackers, <span className="whitespace-nowrap">no third-party requests.</span>
        </p>
        <ul className="flex flex-wrap gap-x-6">
          <li>
            <Link to="/freshness" className={link}>
              Freshness
            </Link>
          </li>
          <li>
            <Link to="/privacy" className={link}>
              Privacy Policy
            </Link>
          </li>
          <li>
            <Link to="/terms" className={link}>
              Terms of Service
            </Link>
          </li>
        </ul>
      </div>
    </div>
  </footer>
);
