import type { LandingLink } from '@laurel/contract';
import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';
import { Badge } from '../../ui/badge.tsx';
import type { AwardTiming } from './award-timing.ts';

/** The way back to the list of all awards. */
export const Breadcrumbs = ({ here }: { here: string }) => (
  <nav aria-label="Breadcrumbs" className="no-print mb-5 text-sm text-muted">
    <ol className="flex flex-wrap gap-x-2">
      <li>
        <a href="/" className="inline-flex min-h-8 items-center hover:text-ink hover:underline">
          Laurel
        </a>
      </li>
      <li className="flex items-center gap-x-2 before:content-['/']">
        <a href="/awards" className="inline-flex min-h-8 items-center hover:text-ink hover:underline">
          Awards
        </a>
      </li>
      <li className="flex min-w-0 items-center gap-x-2 before:content-['/']">
        <span aria-current="page" className="line-clamp-1 min-w-0 [overflow-wrap:anywhere]">
          {here}
        </span>
      </li>
    </ol>
  </nav>
);

const TONES = { open: 'soft', later: 'brass', over: 'outline' } as const;

export const TimingBadge = ({ timing: { state, tone } }: { timing: AwardTiming }) =>
  state ? <Badge variant={TONES[tone]}>{state}</Badge> : null;

/** A titled part of a page. */
export const Part = ({ title, children }: { title: string; children: ReactNode }) => {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0 border-t border-line pt-7">
      <h2 id={id} className="text-2xl">
        {title}
      </h2>
      <div className="mt-4">{children}</div>
    </section>
  );
};

export const Lines = ({ lines }: { lines: readonly string[] }) => (
  <ul className="grid max-w-prose gap-2">
    {lines.map((line) => (
      <li
        key={line}
        className={clsx(
          'relative pl-5 [overflow-wrap:anywhere] before:absolute before:top-[0.62em] before:left-0 before:size-1.5',
          'before:rounded-full before:bg-brass-bright forced-colors:before:bg-[CanvasText]',
        )}
      >
        {line}
      </li>
    ))}
  </ul>
);

/** Other lists, each with the number of its awards. */
export const NearLists = ({ near, title }: { near: readonly LandingLink[]; title: string }) =>
  near.length > 0 ? (
    <nav aria-label={title} className="no-print border-t border-line pt-7">
      <h2 className="text-2xl">{title}</h2>
      <ul className="mt-4 grid gap-x-8 sm:grid-cols-2 lg:grid-cols-3">
        {near.map(({ address, title: name, count }) => (
          <li key={address} className="flex">
            <a
              href={address}
              className={clsx(
                'flex min-h-11 w-full items-center justify-between gap-4 border-b border-line py-1.5',
                'hover:text-laurel',
              )}
            >
              <span className="min-w-0">{name}</span>
              <span className="text-sm text-muted tabular-nums">{count.toLocaleString('en-US')}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  ) : null;
