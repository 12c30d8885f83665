import { externalLink, hostOf } from '../../lib/browser/external-link.ts';
import { dayInWords } from '../../lib/dates/calendar-day.ts';
import { deadlineFacts } from '../scholarships/deadline-display.ts';
import { useDeadline } from '../scholarships/use-deadline.ts';
import { applicationSteps } from './application-steps.ts';
import type { PageView } from './page-view.ts';
import { Section } from './section.tsx';

/** The way from here to a sent application. */
export const StepsSection = ({ view: { card, detail, verdicts } }: { view: PageView }) => {
  const deadline = useDeadline(deadlineFacts(card));
  const page = externalLink(card.link);
  const steps = applicationSteps({
    detail,
    organization: card.organization,
    site: page && hostOf(page),
    deadline,
    deadlineDay: deadline.day && dayInWords(deadline.day),
    openConditions: verdicts.filter(({ outcome, strength }) => outcome === 'unknown' && strength !== 'info')
      .length,
  });
  return (
    <Section title="Application Process">
      <ol className="grid gap-5">
        {steps.map(({ title, text, items }, index) => (
          <li key={title} className="grid grid-cols-[2.25rem_1fr] gap-x-3.5">
            <span
              aria-hidden="true"
              className="grid size-9 place-items-center rounded-full border border-laurel font-display font-semibold text-laurel"
            >
              {index + 1}
            </span>
            <div className="max-w-prose pt-1">
              <h3 className="font-sans text-base font-semibold tracking-normal">{title}</h3>
              <p>{text}</p>
              {items.length > 0 ? (
                <ul className="mt-1.5 list-disc pl-5 text-muted">
                  {items.map((item) => (
                    <li key={item}>{item}</li>
                  ))}
                </ul>
              ) : null}
            </div>
          </li>
        ))}
      </ol>
    </Section>
  );
};
