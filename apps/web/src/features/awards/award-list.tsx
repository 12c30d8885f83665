import type { Pagination, PublicAwardCard } from '@laurel/contract';
import { ChevronLeft, ChevronRight, MapPin } from 'lucide-react';
import { Badge } from '../../ui/badge.tsx';
import { buttonStyles } from '../../ui/button.tsx';
import { displayAward } from '../scholarships/award-display.ts';
import { awardPath } from '../scholarships/navigation-state.ts';
import { WARNING_WORDING } from '../scholarships/warning-wording.ts';
import { awardTiming } from './award-timing.ts';
import { TimingBadge } from './parts.tsx';

/** Money and time lead; who gives it and where follow. */
const AwardRow = ({ award }: { award: PublicAwardCard }) => {
  const money = displayAward(award, 'en-US');
  const timing = awardTiming(award);
  return (
    <article className="grid gap-x-8 gap-y-3 border-b border-line py-6 md:grid-cols-[minmax(0,1fr)_15rem]">
      <div className="min-w-0">
        <h2 className="text-xl leading-snug [overflow-wrap:anywhere]">
          <a href={awardPath(award.id)} className="title-link">
            {award.title}
          </a>
        </h2>
        <p className="mt-1 text-sm text-muted [overflow-wrap:anywhere]">{award.organization}</p>
        {award.description ? (
          <p className="mt-2 line-clamp-2 max-w-prose text-sm [overflow-wrap:anywhere]">
            {award.description}
          </p>
        ) : null}
        {award.location ? (
          <p className="mt-2 flex items-start gap-2 text-sm text-muted">
            <MapPin aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            <span className="min-w-0 [overflow-wrap:anywhere]">{award.location}</span>
          </p>
        ) : null}
        {award.warnings?.map(({ kind }) => (
          <p key={kind} className="mt-2 text-sm text-brass">
            {WARNING_WORDING[kind].short}
          </p>
        ))}
      </div>
      <div className="order-first min-w-0 md:order-none">
        <p className="flex flex-wrap items-center gap-2">
          {money.isFull ? (
            <Badge variant="brass">Full Funding</Badge>
          ) : (
            <span className="font-display text-lg leading-tight font-semibold [overflow-wrap:anywhere]">
              {money.text}
            </span>
          )}
          <TimingBadge timing={timing} />
        </p>
        {timing.text ? <p className="mt-1 text-sm text-muted">{timing.text}</p> : null}
      </div>
    </article>
  );
};

export const AwardList = ({ awards }: { awards: readonly PublicAwardCard[] }) => (
  <ul className="border-t border-line">
    {awards.map((award) => (
      <li key={award.id}>
        <AwardRow award={award} />
      </li>
    ))}
  </ul>
);

/** Links, so that they work without a script and can be opened in tabs. @param address of the list, on any of its pages */
export const PageLinks = ({ pagination, address }: { pagination: Pagination; address: string }) => {
  const { currentPage, totalPages, hasPrevPage, hasNextPage } = pagination;
  if (totalPages <= 1) return null;
  const to = (page: number) => {
    const [path = '', query] = address.split('?');
    const parameters = new URLSearchParams(query);
    parameters.delete('page');
    if (page > 1) parameters.set('page', String(page));
    return parameters.size > 0 ? `${path}?${parameters}` : path;
  };
  const look = buttonStyles({ variant: 'secondary', size: 'sm', className: 'min-h-11' });
  return (
    <nav aria-label="Pages" className="no-print flex flex-wrap items-center justify-center gap-4">
      {hasPrevPage ? (
        <a href={to(currentPage - 1)} rel="prev" className={look}>
          <ChevronLeft aria-hidden="true" className="size-4" />
          Previous
        </a>
      ) : null}
      <p className="text-sm text-muted tabular-nums">
        Page {currentPage.toLocaleString('en-US')} of {totalPages.toLocaleString('en-US')}
      </p>
      {hasNextPage ? (
        <a href={to(currentPage + 1)} rel="next" className={look}>
          Next
          <ChevronRight aria-hidden="true" className="size-4" />
        </a>
      ) : null}
    </nav>
  );
};
