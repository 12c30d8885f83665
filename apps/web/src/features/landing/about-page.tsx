import { useDocumentTitle } from '../../lib/browser/document-title.ts';
import { PUBLIC_PAGES } from '../../lib/browser/public-pages.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Bridge } from '../../ui/illustrations/bridge.tsx';
import { Panel } from './closing-panel.tsx';

const VALUES = [
  {
    title: 'Rules decide, evidence shows',
    text: 'A match is listed because its rules allow it, and every reason names the rule that it rests on, and where that rule was read.',
  },
  {
    title: '“Don’t know” is not “no”',
    text: 'A fact you have not given is unknown, and a rule a scholarship does not state is not there. Neither is held against you.',
  },
  {
    title: 'Nothing made up',
    text: 'No date, amount or rule is invented to fill a gap. What is not known is shown as not known.',
  },
  {
    title: 'Your answers are yours',
    text: 'No page talks to a third party. Sensitive questions say why they are asked, can be skipped, and can be taken back one by one.',
  },
] as const;

const TIMELINE = [
  {
    when: 'Now',
    title: 'Early access',
    text: 'Matching with reasons, tips and gaps, saved scholarships with reminders, notifications about new matches, and essay critique that keeps your voice.',
  },
  {
    when: 'Next',
    title: 'Help where you need it',
    text: 'A help center, support and answers to the questions that are asked most.',
  },
  {
    when: 'After that',
    title: 'Wider and measured',
    text: 'More sources in the catalogue, and a published measurement for every figure we name.',
  },
] as const;

const Mission = () => (
  <header className="page grid items-center gap-x-12 gap-y-10 pt-12 sm:pt-16 lg:grid-cols-[1.15fr_1fr]">
    <div>
      <p className="eyebrow">About Laurel</p>
      <h1 className="mt-3 text-4xl">Money for studying should go to the students it was meant for</h1>
      <h2 className="mt-8 text-2xl">Our mission</h2>
      <p className="mt-2 max-w-xl text-lg text-muted">
        Scholarships are many, and their rules are scattered over thousands of pages. Laurel brings students
        and scholarships together, honestly: what you can get, why, and what is still missing.
      </p>
    </div>
    <Bridge className="mx-auto w-full max-w-lg" />
  </header>
);

const Values = () => (
  <section aria-labelledby="values" className="page mt-16 sm:mt-24">
    <h2 id="values" className="text-3xl">
      Our values
    </h2>
    <ul className="mt-8 grid gap-x-16 border-t-2 border-ink md:grid-cols-2">
      {VALUES.map(({ title, text }) => (
        <li key={title} className="border-b border-line py-7">
          <h3 className="text-xl">{title}</h3>
          <p className="mt-2 text-muted">{text}</p>
        </li>
      ))}
    </ul>
  </section>
);

const Timeline = () => (
  <section aria-labelledby="timeline" className="mt-16 bg-sunken py-16 sm:mt-24 sm:py-20">
    <div className="page">
      <h2 id="timeline" className="text-3xl">
        Timeline
      </h2>
      <ol className="mt-8 grid border-brass-bright max-md:border-l-2 md:mt-10 md:grid-cols-3 md:border-t-2">
        {TIMELINE.map(({ when, title, text }) => (
          <li key={when} className="relative max-md:pb-9 max-md:pl-8 max-md:last:pb-0 md:pt-8 md:pr-10">
            <span
              aria-hidden="true"
              className="absolute top-2 -left-[0.5625rem] size-4 rounded-full border-2 border-brass-bright bg-sunken md:-top-[0.5625rem] md:left-0"
            />
            <p className="eyebrow">{when}</p>
            <h3 className="mt-1 text-2xl">{title}</h3>
            <p className="mt-2 text-muted">{text}</p>
          </li>
        ))}
      </ol>
    </div>
  </section>
);

export const AboutPage = () => {
  useDocumentTitle(PUBLIC_PAGES['/about'].title);
  return (
    <>
      <Mission />
      <Values />
      <Timeline />
      <Panel title="See what fits you" text="Free sign-up, no credit card needed.">
        <LinkButton to="/register" variant="brass" size="lg">
          Get Started Free
        </LinkButton>
        <LinkButton to="/how-it-works" variant="onGrove" size="lg">
          How It Works
        </LinkButton>
      </Panel>
    </>
  );
};
