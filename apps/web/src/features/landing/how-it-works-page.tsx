import { useDocumentTitle } from '../../lib/document-title.ts';
import { LinkButton } from '../../ui/button.tsx';
import { ClaimFigures } from './claims-band.tsx';
import { Panel } from './closing-panel.tsx';
import { Footnotes } from './footnotes.tsx';
import { PageHeading } from './page-heading.tsx';
import { VerdictLedger } from './verdict-ledger.tsx';

const STEPS = [
  {
    title: 'Create your account',
    text: 'Your name, an e-mail address and a password. No credit card, no phone number, no newsletter.',
  },
  {
    title: 'Set your preferences',
    text: 'The level you want money for, the fields, the countries, your grades and languages. Only the level is required; what you leave open stays “unknown” and never counts against you.',
  },
  {
    title: 'Read your matches',
    text: 'Scholarships come sorted by fit, from 0 to 100. Each says which of your answers meet which of its rules, what stands in the way, and what to do next.',
  },
  {
    title: 'Save, prepare, apply',
    text: 'Keep the ones you like, watch their deadlines, and apply on the official page of the scholarship. Laurel never applies for you and takes no share.',
  },
] as const;

export const HowItWorksPage = () => {
  useDocumentTitle('How It Works');
  return (
    <>
      <PageHeading
        eyebrow="How it works"
        title="From a few answers to a list you can trust"
        text="Four steps. The first two take about as long as making tea; the third is a matter of moments."
      />
      <ol className="page mt-14 max-w-4xl">
        {STEPS.map(({ title, text }, index) => (
          <li
            key={title}
            className="grid grid-cols-[3.25rem_1fr] gap-x-4 border-t border-line py-8 sm:grid-cols-[7rem_1fr] sm:gap-x-8"
          >
            <span aria-hidden="true" className="font-display text-5xl font-medium text-brass-bright">
              {index + 1}
            </span>
            <div>
              <h2 className="text-2xl">{title}</h2>
              <p className="mt-2 max-w-2xl text-lg text-muted">{text}</p>
            </div>
          </li>
        ))}
      </ol>
      <VerdictLedger />
      <section aria-labelledby="stats" className="page mt-16 sm:mt-24">
        <h2 id="stats" className="mb-8 text-3xl">
          What we aim for
        </h2>
        <ClaimFigures />
      </section>
      <Panel
        title="Join the beta"
        text="Early-access users get lifetime premium features free. Today every feature is free for everyone."
      >
        <LinkButton to="/register" variant="brass" size="lg">
          Sign up for the beta
        </LinkButton>
        <LinkButton to="/about" variant="onGrove" size="lg">
          About Laurel
        </LinkButton>
      </Panel>
      <Footnotes />
    </>
  );
};
