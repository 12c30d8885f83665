import { BadgeCheck, BellRing, CreditCard } from 'lucide-react';
import { useDocumentTitle } from '../../lib/browser/document-title.ts';
import { PUBLIC_PAGES } from '../../lib/browser/public-pages.ts';
import { BySession } from '../../lib/session/by-session.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { HeroLandscape } from '../../ui/illustrations/hero-landscape.tsx';
import { CLAIMS, claimText } from './claims.ts';
import { ClaimsBand, FootnoteMark, Footnotes } from './claims-band.tsx';
import { ClosingPanel } from './closing-panel.tsx';
import { FeaturesGrid } from './features-grid.tsx';
import { PromoVideo } from './promo-video.tsx';
import { VerdictLedger } from './verdict-ledger.tsx';

const PROMISES = [
  { Icon: CreditCard, text: 'No credit card needed' },
  { Icon: BadgeCheck, text: 'Free sign-up' },
  { Icon: BellRing, text: 'Notifications about new matching scholarships' },
] as const;

/** A brass underline that looks drawn by pen. */
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

const Hero = () => (
  <section className="page grid items-center gap-x-10 gap-y-10 pt-10 pb-6 lg:grid-cols-[1.08fr_1fr] lg:pt-16">
    <div>
      <p className="eyebrow">Scholarship discovery for students</p>
      <h1 className="mt-4 text-5xl">
        Scholarships you can <Underlined>really</Underlined> get.
      </h1>
      <p className="mt-6 max-w-xl text-lg text-muted">
        Tell Laurel what you want to study, and where. It reads the rules of every scholarship, lists the ones
        that fit you, best first, and shows the rule behind every reason.
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

const PAIRS = [
  {
    problem: 'Lists that run for pages, most of it meant for someone else.',
    solution: 'Only what you qualify for. A scholarship whose rules you fail is set apart, with the reason.',
  },
  {
    problem: 'Rules hidden in paragraphs, discovered after the essay is written.',
    solution: 'Each rule taken out and checked, with the sentence it came from beside it.',
  },
  {
    problem: 'Deadlines that passed last year and amounts nobody can explain.',
    solution: 'Closed rounds are never ranked. An unknown date is called unknown, an estimate an estimate.',
  },
] as const;

const ProblemSolution = () => (
  <section aria-labelledby="problem" className="mt-16 bg-sunken py-16 sm:mt-24 sm:py-20">
    <div className="page">
      <div className="grid gap-6 lg:grid-cols-[1fr_1.1fr] lg:gap-16">
        <h2 id="problem" className="text-4xl">
          The money is there. Finding it is the hard part.
        </h2>
        <p className="text-lg text-muted lg:pt-2">
          <strong className="font-semibold text-ink">{claimText(CLAIMS.unclaimed)}</strong>
          <FootnoteMark id="unclaimed" />, it is said. Searching by hand eats evenings:{' '}
          <strong className="font-semibold text-ink">{claimText(CLAIMS.hours)}</strong>
          <FootnoteMark id="hours" /> is what we want to give back to you.
        </p>
      </div>
      <div className="mt-12">
        <div aria-hidden="true" className="hidden grid-cols-2 gap-16 border-b-2 border-ink pb-3 md:grid">
          <p className="eyebrow text-danger">The problem</p>
          <p className="eyebrow text-laurel">What Laurel does</p>
        </div>
        <dl>
          {PAIRS.map(({ problem, solution }) => (
            <div key={problem} className="grid gap-x-16 gap-y-3 border-b border-line py-6 md:grid-cols-2">
              <dt className="text-lg text-muted">
                <span className="eyebrow mb-1 block text-danger md:sr-only">The problem</span>
                {problem}
              </dt>
              <dd className="font-display text-xl leading-snug">
                <span className="eyebrow mb-1 block font-sans text-laurel md:sr-only">What Laurel does</span>
                {solution}
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </div>
  </section>
);

export const LandingPage = () => {
  useDocumentTitle(PUBLIC_PAGES['/'].title);
  return (
    <>
      <Hero />
      <PromoVideo />
      <FeaturesGrid />
      <ProblemSolution />
      <VerdictLedger />
      <ClaimsBand />
      <ClosingPanel />
      <Footnotes />
    </>
  );
};
