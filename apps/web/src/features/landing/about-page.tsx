import { useDocumentTitle } from '../../lib/document-title.ts';
import { LinkButton } from '../../ui/button.tsx';
import { Panel } from './closing-panel.tsx';
import { PageHeading } from './page-heading.tsx';

const VALUES = [
  {
    title: 'Rules decide, evidence shows',
    text: 'A match is listed because its rules allow it, and every reason can be traced to the scholarship’s own words.',
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
    text: 'Accounts, preferences, matching with reasons, tips and gaps, saved scholarships with their deadlines, and essay critique that keeps your voice.',
  },
  {
    when: 'Next',
    title: 'News and reminders',
    text: 'Notifications about new matches, and reminders before deadlines.',
  },
  {
    when: 'After that',
    title: 'Measured and wider',
    text: 'More sources in the catalogue, and published measurements for every figure we name.',
  },
] as const;

export const AboutPage = () => {
  useDocumentTitle('About');
  return (
    <>
      <PageHeading
        eyebrow="Our mission"
        title="Money for studying should go to the students it was meant for"
        text="Scholarships are many, and their rules are scattered over thousands of pages. Laurel brings the two together, honestly: what you can get, why, and what is still missing."
      />
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
      <section aria-labelledby="timeline" className="page mt-16 sm:mt-24">
        <h2 id="timeline" className="text-3xl">
          Timeline
        </h2>
        <ol className="mt-8 border-l-2 border-brass-bright">
          {TIMELINE.map(({ when, title, text }) => (
            <li key={when} className="relative pb-9 pl-8 last:pb-0">
              <span
                aria-hidden="true"
                className="absolute top-2 -left-[0.5625rem] size-4 rounded-full border-2 border-brass-bright bg-paper"
              />
              <p className="eyebrow">{when}</p>
              <h3 className="mt-1 text-2xl">{title}</h3>
              <p className="mt-1 max-w-2xl text-muted">{text}</p>
            </li>
          ))}
        </ol>
      </section>
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
