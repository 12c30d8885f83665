import type { ReactNode } from 'react';
import { LaurelBranch } from '../../ui/illustrations/laurel-branch.tsx';

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

export const FeaturesGrid = () => (
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
  </section>
);
