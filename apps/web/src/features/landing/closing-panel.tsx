import type { ReactNode } from 'react';
import { BySession } from '../../lib/session/by-session.tsx';
import { LinkButton } from '../../ui/button.tsx';
import { LaurelBranch } from '../../ui/illustrations/laurel-branch.tsx';

const Garland = () => (
  <svg
    viewBox="0 0 1000 360"
    preserveAspectRatio="xMidYMid slice"
    aria-hidden="true"
    className="absolute inset-0 size-full"
  >
    {[undefined, 'matrix(-1 0 0 1 1000 0)'].map((transform) => (
      <g key={transform ?? 'left'} transform={transform}>
        <LaurelBranch
          curve={[
            { x: 230, y: 400 },
            { x: 60, y: 330 },
            { x: 20, y: 170 },
            { x: 150, y: 40 },
          ]}
          pairs={7}
          size={1.7}
          leafClass="fill-grove-line"
          ribClass="stroke-grove"
          stemClass="stroke-grove-line"
          berries
        />
      </g>
    ))}
  </svg>
);

/** The dark green panel at the end of a page, with the next step. */
export const Panel = ({ title, text, children }: { title: string; text: string; children: ReactNode }) => (
  <section aria-label={title} className="page mt-16 sm:mt-24">
    <div className="forced-border relative overflow-hidden rounded-xl grove px-5 py-16 text-center text-on-grove sm:py-20">
      <Garland />
      <div className="relative mx-auto max-w-xl">
        <h2 className="text-4xl">{title}</h2>
        <p className="mt-4 text-lg text-on-grove-muted">{text}</p>
        <div className="mt-8 flex flex-wrap justify-center gap-3">{children}</div>
      </div>
    </div>
  </section>
);

export const ClosingPanel = () => (
  <Panel
    title="Find the ones with your name on them"
    text="Two minutes of questions, then a list you can check line by line."
  >
    <BySession
      student={
        <LinkButton to="/dashboard" variant="brass" size="lg">
          View Your Matches
        </LinkButton>
      }
      visitor={
        <>
          <LinkButton to="/register" variant="brass" size="lg">
            Get Started Free
          </LinkButton>
          <LinkButton to="/about" variant="onGrove" size="lg">
            Learn More<span className="sr-only"> about Laurel</span>
          </LinkButton>
        </>
      }
    />
  </Panel>
);
