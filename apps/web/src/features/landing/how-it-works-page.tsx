import { useDocumentTitle } from '../../lib/browser/document-title.ts';
import { PUBLIC_PAGES } from '../../lib/browser/public-pages.ts';
import { LinkButton } from '../../ui/button.tsx';
import { BookStack } from '../../ui/illustrations/book-stack.tsx';
import { HillTelescope } from '../../ui/illustrations/hill-telescope.tsx';
import { SprigDivider } from '../../ui/illustrations/sprig-divider.tsx';
import { UnrolledLetter } from '../../ui/illustrations/unrolled-letter.tsx';
import { WritingDesk } from '../../ui/illustrations/writing-desk.tsx';
import { ClaimFigures, Footnotes } from './claims-band.tsx';
import { Panel } from './closing-panel.tsx';
import { DemoVideo } from './demo-video.tsx';
import { VerdictLedger } from './verdict-ledger.tsx';

interface PageHeadingProps {
  eyebrow: string;
  title: string;
  text: string;
}

/** The opening of a story page. */
const PageHeading = ({ eyebrow, title, text }: PageHeadingProps) => (
  <header className="page pt-12 text-center sm:pt-20">
    <p className="eyebrow">{eyebrow}</p>
    <h1 className="mx-auto mt-3 max-w-3xl text-4xl">{title}</h1>
    <p className="mx-auto mt-5 max-w-2xl text-lg text-muted">{text}</p>
    <SprigDivider className="mx-auto mt-8 w-40" />
  </header>
);

const STEPS = [
  {
    Picture: UnrolledLetter,
    title: 'Create your account',
    text: 'Your name, an e-mail address and a password. No credit card, no phone number, no newsletter.',
  },
  {
    Picture: WritingDesk,
    title: 'Set your preferences',
    text: 'The level you want money for, the fields, the countries, your grades and languages. Only the level is required; what you leave open stays “unknown” and never counts against you.',
  },
  {
    Picture: HillTelescope,
    title: 'Read your matches',
    text: 'Scholarships come sorted by fit, from 0 to 100. Each says which of your answers meet which of its rules, what stands in the way, and what to do next.',
  },
  {
    Picture: BookStack,
    title: 'Save, prepare, apply',
    text: 'Keep the ones you like, watch their deadlines, and apply on the official page of the scholarship. Laurel never applies for you and takes no share.',
  },
] as const;

export const HowItWorksPage = () => {
  useDocumentTitle(PUBLIC_PAGES['/how-it-works'].title);
  return (
    <>
      <PageHeading
        eyebrow="How it works"
        title="From a few answers to a list you can trust"
        text="Watch the whole way in two minutes and a quarter, or read the four steps below."
      />
      <DemoVideo />
      <section aria-labelledby="steps" className="page mt-16 max-w-5xl sm:mt-24">
        <h2 id="steps" className="text-3xl">
          Four steps
        </h2>
        <ol className="mt-8">
          {STEPS.map(({ Picture, title, text }, index) => (
            <li
              key={title}
              className="grid grid-cols-[2.75rem_1fr] items-center gap-x-4 border-t border-line py-8 sm:grid-cols-[5rem_minmax(min-content,1fr)_minmax(0,11rem)] sm:gap-x-8"
            >
              <span
                aria-hidden="true"
                className="self-start font-display text-5xl font-medium text-brass-bright"
              >
                {index + 1}
              </span>
              <div>
                <h3 className="text-2xl">{title}</h3>
                <p className="mt-2 max-w-2xl text-lg text-muted">{text}</p>
              </div>
              <Picture className="w-full max-sm:hidden" />
            </li>
          ))}
        </ol>
      </section>
      <VerdictLedger />
      <section aria-labelledby="stats" className="page mt-16 sm:mt-24">
        <h2 id="stats" className="mb-8 text-3xl">
          In figures
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
