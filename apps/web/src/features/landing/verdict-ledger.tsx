import { Check, CircleHelp, Minus, X } from 'lucide-react';

const VERDICTS = [
  {
    Icon: Check,
    look: 'bg-laurel text-on-laurel',
    name: 'Met',
    text: 'You satisfy the rule, and the page of the scholarship shows which rule it is.',
  },
  {
    Icon: X,
    look: 'bg-danger text-on-danger',
    name: 'Not met',
    text: 'A rule you fail. If it is a firm one, the scholarship is not listed as a match.',
  },
  {
    Icon: CircleHelp,
    look: 'bg-brass-soft text-brass',
    name: 'Unknown',
    text: 'A fact about you is missing. It never counts against you; Laurel says which answer would settle it.',
  },
  {
    Icon: Minus,
    look: 'bg-sunken text-muted ring-1 ring-edge ring-inset',
    name: 'Not stated',
    text: 'The scholarship says nothing about it. Silence is not a rule.',
  },
] as const;

/** The four verdicts that a rule can have. */
export const VerdictLedger = () => (
  <section
    aria-labelledby="verdicts"
    className="page mt-16 grid gap-10 sm:mt-24 lg:grid-cols-[1fr_1.25fr] lg:gap-16"
  >
    <div>
      <p className="eyebrow">How to read a match</p>
      <h2 id="verdicts" className="mt-3 text-4xl">
        Four verdicts, and no guessing
      </h2>
      <p className="mt-4 text-lg text-muted">
        Rules decide, evidence shows. For each rule of each scholarship Laurel gives one of four verdicts.
        Nothing is made up to fill a gap, neither about the scholarship nor about you.
      </p>
    </div>
    <ul className="rounded-lg border border-line bg-raised px-5 shadow-lift sm:px-8">
      {VERDICTS.map(({ Icon, look, name, text }) => (
        <li key={name} className="flex gap-4 border-b border-line py-5 last:border-b-0">
          <span className={`grid size-9 shrink-0 place-items-center rounded-full ${look}`}>
            <Icon aria-hidden="true" className="size-5" strokeWidth={2.4} />
          </span>
          <div>
            <h3 className="text-xl leading-9">{name}</h3>
            <p className="text-muted">{text}</p>
          </div>
        </li>
      ))}
    </ul>
  </section>
);
