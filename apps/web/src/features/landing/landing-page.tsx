import { clsx } from 'clsx';
import { BadgeCheck, BellRing, CreditCard } from 'lucide-react';
import type { ReactNode } from 'react';
import { useDocumentTitle } from '../../lib/browser/document-title.ts';
import { PUBLIC_PAGES } from '../../lib/browser/public-pages.ts';
import { BySession, only, useVisitorKind } from '../../lib/session/by-session.tsx';
import { AiNote } from '../../ui/ai-note.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { HeroLandscape } from '../../ui/illustrations/hero-landscape.tsx';
import { LaurelBranch } from '../../ui/illustrations/laurel-branch.tsx';
import { FirstQuestion } from '../find/first-question.tsx';
import { CLAIMS, claimText } from './claims.ts';
import { ClaimsBand, FootnoteMark, Footnotes } from './claims-band.tsx';
import { ClosingPanel } from './closing-panel.tsx';
import { PromoVideo } from './promo-video.tsx';
import { VerdictLedger } from './verdict-ledger.tsx';

const line = 'stroke-ink';

/** A leaf under a magnifying glass. */
const MatchingGlyph = () => (
  <>
    <circle cx="28" cy="28" r="19" className={`fill-brass-soft ${line}`} strokeWidth="2" />
    <path d="M42 42L58 58" className={line} strokeWidth="5" strokeLinecap="round" />
    <LaurelBranch
      curve={[
        { x: 20, y: 40 },
        { x: 22, y: 32 },
        { x: 28, y: 24 },
        { x: 36, y: 18 },
      ]}
      pairs={2}
      size={0.36}
      ribClass="stroke-brass-soft"
    />
  </>
);

/** A ledger with marked pages. */
const DashboardGlyph = () => (
  <>
    <rect x="8" y="10" width="48" height="44" rx="3" className={`fill-raised ${line}`} strokeWidth="2" />
    <path d="M8 22H56" className={line} strokeWidth="2" />
    <rect x="15" y="30" width="13" height="16" className="fill-laurel" />
    <path d="M35 32H49M35 38H49M35 44H44" className="stroke-muted" strokeWidth="2" strokeLinecap="round" />
    <path
      d="M44 6V18L48 15L52 18V6Z"
      className={`fill-brass-bright ${line}`}
      strokeWidth="1.6"
      strokeLinejoin="round"
    />
  </>
);

/** A path that ends at a flag. */
const RecommendationGlyph = () => (
  <>
    <path d="M4 56C16 40 46 40 60 56Z" className="fill-hill-mid" />
    <path
      d="M12 54C24 54 40 50 30 44C22 40 34 36 38 32"
      fill="none"
      className="stroke-path"
      strokeWidth="4"
      strokeLinecap="round"
    />
    <path d="M40 46V10" className={line} strokeWidth="2.4" strokeLinecap="round" />
    <path
      d="M40 11H58L53 18L58 25H40Z"
      className={`fill-brass-bright ${line}`}
      strokeWidth="1.8"
      strokeLinejoin="round"
    />
    <path d="M4 57H60" className={line} strokeWidth="2" strokeLinecap="round" />
  </>
);

/** A sealed letter. */
const PrivateGlyph = () => (
  <>
    <rect x="6" y="16" width="52" height="36" rx="3" className={`fill-raised ${line}`} strokeWidth="2" />
    <path d="M7 18L32 38L57 18" fill="none" className={line} strokeWidth="2" strokeLinejoin="round" />
    <circle cx="32" cy="38" r="10" className={`fill-danger ${line}`} strokeWidth="1.8" />
    <path d="M32 44C28 41 28 36 32 32C36 36 36 41 32 44Z" className="fill-on-danger" />
  </>
);

const FEATURES: readonly { title: string; text: string; glyph: ReactNode }[] = [
  {
    title: 'AI-Powered Matching',
    text: 'Every rule of a scholarship is checked against what you said. The score tells how well it fits, never how lucky you are.',
    glyph: <MatchingGlyph />,
  },
  {
    title: 'Personal Dashboard',
    text: 'Matches, saved scholarships and your preferences in one calm place, with the days to each deadline counted.',
    glyph: <DashboardGlyph />,
  },
  {
    title: 'Smart Recommendations',
    text: 'Tips that belong to the scholarship before you: the documents it asks for, the test it wants, the time that is left.',
    glyph: <RecommendationGlyph />,
  },
  {
    title: 'Secure & Private',
    text: 'No trackers, no third-party requests. Sensitive questions are optional, explained, and never written to a log.',
    glyph: <PrivateGlyph />,
  },
];

const FeaturesGrid = () => (
  <section aria-labelledby="features" className="page mt-16 sm:mt-24">
    <h2 id="features" className="max-w-2xl text-4xl">
      One place that reads the small print for you
    </h2>
    <ul className="mt-10 grid border-t border-line sm:grid-cols-2 lg:grid-cols-4">
      {FEATURES.map(({ title, text, glyph }) => (
        <li
          key={title}
          className="border-b border-line py-7 sm:px-6 sm:odd:pl-0 lg:border-b-0 lg:border-l lg:px-6 lg:odd:pl-6 lg:first:border-l-0 lg:nth-[1]:pl-0"
        >
          <svg viewBox="0 0 64 64" aria-hidden="true" className="size-16">
            {glyph}
          </svg>
          <h3 className="mt-5 text-xl">{title}</h3>
          <p className="mt-2 text-muted">{text}</p>
        </li>
      ))}
    </ul>
    <AiNote className="mt-6" />
  </section>
);

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

const Hero = () => {
  const known = useVisitorKind();
  return (
    <section className="page grid items-center gap-x-10 gap-y-10 pt-10 pb-6 lg:grid-cols-[1.08fr_1fr] lg:pt-16">
      <div>
        <p className="eyebrow">Scholarship discovery for students</p>
        <h1 className="mt-4 text-5xl">
          Scholarships you can <Underlined>really</Underlined> get.
        </h1>
        <p className="mt-5 max-w-xl text-lg text-muted">
          Tell Laurel what you want to study, and where. It reads the rules of every scholarship, lists the
          ones that fit you, best first, and shows the rule behind every reason.
        </p>
        {known === 'student' ? null : (
          <FirstQuestion className={clsx('mt-6 max-w-xl', only('visitor', known))} />
        )}
        <div className="mt-6 flex flex-wrap items-center gap-3">
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
};

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
