import type { SentReport } from '@laurel/contract';
import { momentInWords } from '../../lib/dates/calendar-day.ts';
import { Badge, type BadgeVariant } from '../../ui/badge.tsx';
import { REPORT_WORDS } from './report-problem.tsx';
import { Section } from './section.tsx';

const STATES: Record<SentReport['state'], { label: string; badge: BadgeVariant }> = {
  open: { label: 'Not looked into yet', badge: 'outline' },
  accepted: { label: 'Will be seen to', badge: 'soft' },
  mended: { label: 'Put right', badge: 'soft' },
  rejected: { label: 'Stays as it is', badge: 'secondary' },
};

/** What the student reported about the scholarship, and what became of it. */
export const SentReports = ({ reports }: { reports: readonly SentReport[] }) => (
  <Section title="What You Reported">
    <ul className="grid gap-4">
      {reports.map(({ id, kind, text, createdAt, state, answer }) => (
        <li key={id} className="grid gap-1.5 border-l-4 border-line pl-4">
          <p className="flex flex-wrap items-center gap-2 text-sm text-muted">
            <Badge variant={STATES[state].badge}>{STATES[state].label}</Badge>
            <time dateTime={createdAt}>{momentInWords(createdAt)}</time>
          </p>
          <p className="wrap-anywhere">{text || REPORT_WORDS.find(({ value }) => value === kind)?.label}</p>
          {answer ? <p className="font-semibold wrap-anywhere">{answer}</p> : null}
        </li>
      ))}
    </ul>
  </Section>
);
