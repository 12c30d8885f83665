import type { ScholarshipCard, ScholarshipDetail } from '@laurel/contract';
import type { ReactNode } from 'react';
import { externalLink, hostOf } from '../../lib/browser/external-link.ts';
import { Card } from '../../ui/card.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { AddToCalendarButton } from '../saved-scholarships/add-to-calendar-button.tsx';
import { displayAward } from '../scholarships/award-display.ts';
import { deadlineFacts } from '../scholarships/deadline-display.ts';
import { DeadlineText } from '../scholarships/deadline-label.tsx';

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="border-t border-line py-3.5 first:border-t-0">
    <dt className="text-sm text-muted">{label}</dt>
    <dd className="mt-0.5">{children}</dd>
  </div>
);

const Contact = ({ contact }: { contact: NonNullable<ScholarshipDetail['contact']> }) => {
  const page = externalLink(contact.url);
  return (
    <ul className="grid gap-1">
      {contact.email ? (
        <li>
          <a className="prose-link break-all" href={`mailto:${contact.email}`}>
            {contact.email}
          </a>
        </li>
      ) : null}
      {contact.phone ? (
        <li>
          <a className="prose-link" href={`tel:${contact.phone.replace(/[^\d+]/g, '')}`}>
            {contact.phone}
          </a>
        </li>
      ) : null}
      {page ? (
        <li>
          <a className="prose-link" href={page} target="_blank" rel="noopener noreferrer">
            {hostOf(page)}
          </a>
        </li>
      ) : null}
    </ul>
  );
};

const hasContact = (detail: ScholarshipDetail | null) =>
  Boolean(detail?.contact?.email || detail?.contact?.phone || externalLink(detail?.contact?.url));

interface QuickInfoProps {
  card: ScholarshipCard;
  detail: ScholarshipDetail | null;
  /** The full record may still come. */
  isLoading: boolean;
}

/** The key facts. */
export const QuickInfo = ({ card, detail, isLoading }: QuickInfoProps) => {
  const award = displayAward(card);
  const deadline = deadlineFacts(card);
  return (
    <Card className="px-5 py-4 sm:px-6">
      <h2 className="mb-1 text-xl">Quick Info</h2>
      <dl>
        <Fact label="Award Amount">
          <span className="font-display text-2xl leading-tight font-semibold">{award.text}</span>
          {award.detail ? <span className="mt-1 block text-sm text-muted">{award.detail}</span> : null}
        </Fact>
        <Fact label="Deadline">
          <span className="flex items-center justify-between gap-3">
            <DeadlineText facts={deadline} />
            <AddToCalendarButton id={card.id} title={card.title} facts={deadline} />
          </span>
          {card.deadlineText && card.deadlineText !== card.deadline ? (
            <span className="mt-1 block text-sm text-muted">{card.deadlineText}</span>
          ) : null}
        </Fact>
        <Fact label="Location">{card.location || 'Not stated'}</Fact>
        <Fact label="Field of Study">
          {detail || !isLoading ? (
            detail?.fields.join(', ') || 'All Fields'
          ) : (
            <Skeleton className="h-6 w-32" />
          )}
        </Fact>
        {detail?.duration ? <Fact label="Duration">{detail.duration}</Fact> : null}
        {detail?.award?.count ? <Fact label="Awards">{detail.award.count} in one round</Fact> : null}
        {detail?.applicants ? (
          <Fact label="Applicants">
            {detail.applicants.number.toLocaleString('en-US')} in {detail.applicants.year}
          </Fact>
        ) : null}
        {card.effort ? <Fact label="To Apply">{card.effort}</Fact> : null}
        {detail?.stacking ? (
          <Fact label="Other Funding">
            {card.basis === 'listing' ? <q>{detail.stacking}</q> : detail.stacking}
          </Fact>
        ) : null}
        {detail?.contact && hasContact(detail) ? (
          <Fact label="Contact">
            <Contact contact={detail.contact} />
          </Fact>
        ) : null}
      </dl>
    </Card>
  );
};
