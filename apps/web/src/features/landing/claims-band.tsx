import { CLAIMS, type Claim } from './claims.ts';
import { FootnoteMark } from './footnotes.tsx';

const FIGURES: readonly Claim[] = [CLAIMS.sources, CLAIMS.accuracy, CLAIMS.setup, CLAIMS.always];

/** The headline figures, each with its footnote. */
export const ClaimFigures = () => (
  <ul className="grid grid-cols-2 gap-x-6 gap-y-10 lg:grid-cols-4">
    {FIGURES.map(({ id, figure, label }) => (
      <li key={id} className="border-l-2 border-brass-bright pl-4 sm:pl-5">
        <p className="font-display text-4xl font-medium whitespace-nowrap">{figure}</p>{' '}
        <p className="mt-1 text-sm text-muted sm:text-base">
          <span>{label}</span>
          <FootnoteMark id={id} />
        </p>
      </li>
    ))}
  </ul>
);

export const ClaimsBand = () => (
  <section aria-labelledby="figures" className="page mt-16 sm:mt-24">
    <h2 id="figures" className="text-3xl">
      In figures, with their footnotes
    </h2>
    <div className="mt-8">
      <ClaimFigures />
    </div>
    <p className="mt-10 max-w-3xl text-lg">
      <strong className="font-semibold">{CLAIMS.lifetime.label}</strong>
      <FootnoteMark id="lifetime" />
    </p>
  </section>
);
