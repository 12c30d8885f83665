import { Link } from 'react-router';
import { ALL_CLAIMS, claimText, footnoteNumber } from './claims.ts';

/** The raised number beside a claim; leads to its footnote. Inline, so that it never stands on a line of its own. */
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

/** What every claim rests on. */
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
