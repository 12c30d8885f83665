import { Link } from 'react-router';
import { ALL_CLAIMS, CLAIMS, type Claim, claimText, footnoteNumber } from './claims.ts';

/** The superscript number beside a claim; it links to the footnote. Inline, so that it never wraps to a line of its own. */
export const FootnoteMark = ({ id }: { id: string }) => (
  <sup className="font-sans text-[0.8125rem] font-semibold tracking-normal">
    <a
      href={`#note-${id}`}
      aria-label={`Footnote ${footnoteNumber(id)}`}
      className="-mx-1.5 rounded-full px-[0.55rem] py-1 text-brass hover:underline"
    >
      {footnoteNumber(id)}
    </a>
  </sup>
);

/** The evidence of every claim. */
export const Footnotes = () => (
  <section aria-labelledby="footnotes" className="page mt-20">
    <div className="border-t border-line pt-6">
      <h2 id="footnotes" className="text-lg">
        What our figures rest on
      </h2>
      <ol className="mt-3 grid gap-x-12 gap-y-3 text-sm text-muted md:grid-cols-2">
        {ALL_CLAIMS.map((claim) => (
          <li key={claim.id} id={`note-${claim.id}`} className="flex scroll-mt-28 gap-3 target:bg-brass-soft">
            <span className="w-5 shrink-0 text-right font-semibold text-brass">
              {footnoteNumber(claim.id)}
            </span>
            <p>
              <strong className="font-semibold text-ink">{claimText(claim)}.</strong> {claim.basis}
              {claim.measured ? (
                <>
                  {' '}
                  <Link to={claim.measured.path} className="prose-link">
                    {claim.measured.label}
                  </Link>
                  .
                </>
              ) : null}
            </p>
          </li>
        ))}
      </ol>
    </div>
  </section>
);

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
