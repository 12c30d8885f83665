import type { ScholarshipCard } from '@laurel/contract';
import { FileText, TriangleAlert } from 'lucide-react';
import { AwardLine } from './award-label.tsx';
import { deadlineFacts } from './deadline-display.ts';
import { DeadlineLine } from './deadline-label.tsx';
import { LocationLine } from './location-line.tsx';
import { WARNING_WORDING } from './warning-wording.ts';

/** Deadline, award, place, effort and warnings of a scholarship, as lines of its card. Full funding has a badge instead of a line. */
export const CardFacts = ({ scholarship }: { scholarship: ScholarshipCard }) => (
  <ul className="grid gap-1.5 text-sm">
    <li>
      <DeadlineLine facts={deadlineFacts(scholarship)} />
    </li>
    {scholarship.award?.kind === 'full' ? null : (
      <li>
        <AwardLine facts={scholarship} />
      </li>
    )}
    {scholarship.location ? <LocationLine location={scholarship.location} /> : null}
    {scholarship.effort ? (
      <li className="inline-flex items-start gap-2">
        <FileText aria-hidden="true" className="mt-1 size-4 shrink-0 text-muted" />
        <span className="sr-only">To apply: </span>
        <span>{scholarship.effort}</span>
      </li>
    ) : null}
    {scholarship.warnings?.map(({ kind }) => (
      <li key={kind} className="inline-flex items-start gap-2">
        <TriangleAlert aria-hidden="true" className="mt-1 size-4 shrink-0 text-brass" />
        <span className="sr-only">Careful: </span>
        <span>{WARNING_WORDING[kind].short}</span>
      </li>
    ))}
  </ul>
);
