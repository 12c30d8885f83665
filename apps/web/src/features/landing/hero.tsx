import { BadgeCheck, BellRing, CreditCard } from 'lucide-react';
import { BySession } from '../../lib/session/by-session.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { HeroLandscape } from '../../ui/illustrations/hero-landscape.tsx';

const PROMISES = [
  { Icon: CreditCard, text: 'No credit card needed' },
  { Icon: BadgeCheck, text: 'Free sign-up' },
  { Icon: BellRing, text: 'Notifications about new matching scholarships' },
] as const;

/** The stroke of a brass pen under a word. */
const Underlined = ({ children }: { children: string }) => (
  <span className="relative inline-block whitespace-nowrap text-laurel">
    {children}
    <svg
      viewBox="0 0 200 14"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="absolute inset-x-0 -bottom-[0.14em] h-[0.2em] w-full"
    >
      <path
        d="M3 9C48 3 120 2 197 6C150 6 96 8 60 12"
        fill="none"
        className="stroke-brass-bright"
        strokeWidth="3.4"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  </span>
);

export const Hero = () => (
  <section className="page grid items-center gap-x-10 gap-y-10 pt-10 pb-6 lg:grid-cols-[1.08fr_1fr] lg:pt-16">
    <div>
      <p className="eyebrow">Scholarship discovery for students</p>
      <h1 className="mt-4 text-5xl">
        Scholarships you can <Underlined>really</Underlined> get.
      </h1>
      <p className="mt-6 max-w-xl text-lg text-muted">
        Tell Laurel what you want to study, and where. It reads the rules of every scholarship, lists the ones
        that fit you, best first, and shows why in the scholarship&rsquo;s own words.
      </p>
      <div className="mt-8 flex flex-wrap items-center gap-3">
        <BySession
          student={
            <LinkButton to="/dashboard" size="lg" className="max-sm:w-full">
              Go to Dashboard
            </LinkButton>
          }
          visitor={
            <LinkButton to="/register" size="lg" className="max-sm:w-full">
              Get Started Free
            </LinkButton>
          }
        />
        <LinkButton to="/how-it-works" variant="secondary" size="lg" className="max-sm:w-full">
          See how it works
        </LinkButton>
      </div>
      <ul className="mt-9 flex flex-wrap gap-x-6 gap-y-2.5 border-t border-line pt-5 text-sm text-muted">
        {PROMISES.map(({ Icon, text }) => (
          <li key={text} className="flex items-center gap-2">
            <Icon aria-hidden="true" className="size-4.5 shrink-0 text-brass" />
            {text}
          </li>
        ))}
      </ul>
    </div>
    <HeroLandscape className="mx-auto w-full max-w-xl lg:max-w-none" />
  </section>
);
