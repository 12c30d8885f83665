import { CLAIMS, claimText } from './claims.ts';
import { FootnoteMark } from './footnotes.tsx';

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

export const ProblemSolution = () => (
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
