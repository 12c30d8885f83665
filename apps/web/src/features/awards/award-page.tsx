import type { LandingLink, PublicAward } from '@laurel/contract';
import {
  BASIS_WORDING,
  CRITERIA,
  dayInEnglish,
  isHomePage,
  lastKnownText,
  type PageAuthor,
} from '@laurel/domain';
import { ArrowRight, Building2, ExternalLink, Share2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { externalLink, hostOf } from '../../lib/browser/external-link.ts';
import { only } from '../../lib/session/by-session.tsx';
import { Badge } from '../../ui/badge.tsx';
import { buttonStyles, ExternalLinkButton } from '../../ui/button.tsx';
import { Callout } from '../../ui/callout.tsx';
import { displayAward } from '../scholarships/award-display.ts';
import { awardPath } from '../scholarships/navigation-state.ts';
import { authorInWords, pageAge } from '../scholarships/page-age.ts';
import { WARNING_WORDING } from '../scholarships/warning-wording.ts';
import { awardTiming } from './award-timing.ts';
import { Breadcrumbs, Lines, NearLists, Part, TimingBadge } from './parts.tsx';

interface AwardCondition {
  /** The record's own line. */
  line: string;
  /** Its number, from 1. */
  number: number;
  /** What it is about: "Citizenship", "Age"; empty where we could not tell. */
  labels: string[];
  strength: 'hard' | 'preferred' | 'info';
}

const RANKS = ['hard', 'preferred', 'info'] as const;

/** The lines on who may apply, each once, with what our reading of it is about. */
const awardConditions = ({
  eligibility,
  criteria,
}: Pick<PublicAward, 'eligibility' | 'criteria'>): AwardCondition[] => {
  let start = 0;
  return eligibility.split('\n').flatMap((raw, index) => {
    const [from, to] = [start, start + raw.length];
    start = to + 1;
    const line = raw.replace(/^\s*[-•*]\s*/, '').trim();
    if (line === '') return [];
    const own = criteria.filter(({ evidence }) =>
      evidence.some((each) => each.field === 'eligibility' && each.start < to && each.end > from),
    );
    const named = own.filter(({ kind }) => kind !== 'other');
    return [
      {
        line,
        number: index + 1,
        labels: [...new Set(named.map(({ kind }) => CRITERIA[kind].label))],
        strength: RANKS.find((rank) => own.some(({ strength }) => strength === rank)) ?? 'info',
      },
    ];
  });
};

interface FactSource {
  url: string;
  /** 'chevening.org' */
  host: string;
  by: PageAuthor;
  /** '21 November 2026', the day on which we read the page. */
  read: string;
  /** ' of November 2017': the date of the page itself; '' where it is not known. */
  age: string;
}

/** The page that a fact of the record was last compared with; undefined when none was. @param names of the fact, any of them */
const sourceOf = ({ provenance }: PublicAward, ...names: string[]): FactSource | undefined => {
  const [newest] = (provenance.evidence ?? [])
    .filter(({ facts }) => names.some((name) => facts.includes(name)))
    .sort((a, b) => (a.read < b.read ? 1 : -1));
  const url = externalLink(newest?.url);
  return newest && url
    ? { url, host: hostOf(url), by: newest.by, read: dayInEnglish(newest.read), age: pageAge(newest) }
    : undefined;
};

/** On which page a fact was read, when, and of when the page is. */
const Source = ({ source }: { source: FactSource | undefined }) =>
  source ? (
    <span className="mt-1 block text-sm text-muted">
      Read on{' '}
      <a className="prose-link" href={source.url} target="_blank" rel="noopener noreferrer">
        {source.host}
        <span className="sr-only"> (opens in a new tab)</span>
      </a>
      , {source.read}
      {source.age ? `: a page${source.age}` : null}
    </span>
  ) : null;

const monthInEnglish = (month: string): string => dayInEnglish(`${month}-01`).replace(/^1 /, '');

const Ended = ({ ended }: Pick<PublicAward, 'ended'>) =>
  ended ? (
    <Callout title="This scholarship is no longer given.">
      {ended.since ? (
        <p>It ended in {ended.since.length === 4 ? ended.since : monthInEnglish(ended.since)}.</p>
      ) : null}
      {ended.note ? <p>{ended.note}</p> : null}
      {ended.successorId ? (
        <p>
          <a href={awardPath(ended.successorId)} className="prose-link">
            See its successor
          </a>
        </p>
      ) : null}
    </Callout>
  ) : null;

const Warnings = ({ warnings }: Pick<PublicAward, 'warnings'>) =>
  warnings?.length ? (
    <Callout variant="warning" title="Look twice before you apply.">
      <ul className="mt-1 grid gap-2">
        {warnings.map(({ kind, quote }) => (
          <li key={kind}>
            {WARNING_WORDING[kind].full}
            {quote ? <q className="mt-1 block text-sm [overflow-wrap:anywhere]">{quote}</q> : null}
          </li>
        ))}
      </ul>
    </Callout>
  ) : null;

const Fact = ({ label, children }: { label: string; children: ReactNode }) => (
  <div className="border-t border-line py-3.5 first:border-t-0">
    <dt className="text-sm text-muted">{label}</dt>
    <dd className="mt-0.5 [overflow-wrap:anywhere]">{children}</dd>
  </div>
);

const KeyFacts = ({ award }: { award: PublicAward }) => {
  const money = displayAward(award, 'en-US');
  const timing = awardTiming(award);
  const wording = award.deadlineRule.text;
  return (
    <dl className="rounded-lg border border-line bg-raised px-5 py-2 shadow-card sm:px-6">
      <Fact label="What it pays">
        <span className="font-display text-2xl leading-tight font-semibold">{money.text}</span>
        {money.detail ? <span className="mt-1 block text-sm">{money.detail}</span> : null}
        <Source source={sourceOf(award, 'award')} />
      </Fact>
      <Fact label="When">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <TimingBadge timing={timing} />
          {timing.text ? <span>{timing.text}</span> : null}
        </span>
        {wording && wording !== award.deadlineText && !award.ended ? (
          <span className="mt-1 block text-sm">{wording}</span>
        ) : null}
        {award.deadlineTimeZone ? (
          <span className="mt-1 block text-sm text-muted">The day ends in {award.deadlineTimeZone}.</span>
        ) : null}
        <Source source={sourceOf(award, 'deadline')} />
      </Fact>
      <Fact label="Where">{award.location || 'Not stated'}</Fact>
      {award.fields.length > 0 ? <Fact label="Field of study">{award.fields.join(', ')}</Fact> : null}
      {award.duration ? <Fact label="Duration">{award.duration}</Fact> : null}
      {award.applicants ? (
        <Fact label="Applicants">
          {award.applicants.number.toLocaleString('en-US')} in {award.applicants.year}
        </Fact>
      ) : null}
      {award.effort ? <Fact label="To apply">{award.effort}</Fact> : null}
      {award.stacking ? (
        <Fact label="Other funding">
          {award.basis === 'listing' ? <q>{award.stacking}</q> : award.stacking}
        </Fact>
      ) : null}
    </dl>
  );
};

/** What to do now: see what fits, read the organiser's page, pass it on. */
const Actions = ({ award }: { award: PublicAward }) => {
  const official = externalLink(award.link);
  const own = `/scholarship/${encodeURIComponent(award.id)}`;
  return (
    <div className="no-print grid gap-3">
      {award.ended ? null : (
        <>
          <a
            href={`/find?award=${encodeURIComponent(award.id)}`}
            className={buttonStyles({ size: 'lg', className: only('visitor', null) })}
          >
            Would I get this?
            <ArrowRight aria-hidden="true" className="size-4.5" />
          </a>
          <a href={own} className={buttonStyles({ size: 'lg', className: only('student', null) })}>
            How it fits me
            <ArrowRight aria-hidden="true" className="size-4.5" />
          </a>
        </>
      )}
      {official ? (
        <ExternalLinkButton href={official} variant="secondary">
          Official page
          <ExternalLink aria-hidden="true" className="size-4" />
        </ExternalLinkButton>
      ) : (
        <p className="text-sm text-muted">No official link is known for this award.</p>
      )}
      {official && isHomePage(award.link) ? (
        <p className="text-sm text-muted">
          It opens the organiser’s home page. Look there for “{award.title}”.
        </p>
      ) : null}
      <button
        type="button"
        hidden
        data-switch="share"
        data-title={award.title}
        data-link={awardPath(award.id)}
        aria-describedby="shared"
        className={buttonStyles({ variant: 'secondary' })}
      >
        <Share2 aria-hidden="true" className="size-4.5" />
        Share
      </button>
      <p id="shared" role="status" className="text-sm text-muted [overflow-wrap:anywhere] empty:hidden" />
      {award.ended ? null : (
        <p className="text-sm text-muted">
          <span className={only('visitor', null)}>
            A few short questions, no account, and your answers stay on your device. Or{' '}
            <a href={own} className="prose-link">
              sign in to save it
            </a>{' '}
            and plan the application.
          </span>
        </p>
      )}
    </div>
  );
};

const STRENGTHS = { hard: 'Must be met', preferred: 'Preferred', info: '' } as const;
const CELL = 'block py-0.5 align-top md:table-cell md:py-3.5 md:pr-6';

/** On a phone `display: block` removes the table's meaning, so the roles are stated. */
const ROLES = {
  table: { role: 'table' },
  group: { role: 'rowgroup' },
  row: { role: 'row' },
  column: { role: 'columnheader' },
  heading: { role: 'rowheader' },
  cell: { role: 'cell' },
} as const;

const Conditions = ({ award }: { award: PublicAward }) => {
  const conditions = awardConditions(award);
  const whole = sourceOf(award, 'eligibility');
  if (conditions.length === 0) return <p className="text-muted">Not stated.</p>;
  return (
    <>
      <table {...ROLES.table} className="block w-full border-t border-line text-left md:table">
        <caption className="sr-only">Who may apply for {award.title}</caption>
        <thead {...ROLES.group} className="sr-only md:not-sr-only md:table-header-group">
          <tr {...ROLES.row} className="border-b border-line text-sm text-muted">
            {['About', 'Condition', 'Weight'].map((name) => (
              <th key={name} {...ROLES.column} scope="col" className="py-2.5 pr-6 font-semibold">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody {...ROLES.group} className="block md:table-row-group">
          {conditions.map(({ line, number, labels, strength }) => (
            <tr
              key={number}
              {...ROLES.row}
              className="block border-b border-line py-3 last:border-b-0 md:table-row md:py-0"
            >
              <th {...ROLES.heading} scope="row" className={`${CELL} font-semibold md:w-48`}>
                {labels.length > 0 ? labels.join(', ') : 'Also'}
              </th>
              <td {...ROLES.cell} className={`${CELL} [overflow-wrap:anywhere]`}>
                {award.basis === 'listing' ? <q>{line}</q> : line}
                <Source source={sourceOf(award, `eligibility:${number}`)} />
              </td>
              <td {...ROLES.cell} className={`${CELL} text-sm text-muted md:w-32 md:pr-0`}>
                {STRENGTHS[strength]}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <Source source={whole} />
      {award.parsedFully ? null : (
        <p className="mt-3 text-sm text-muted">
          Part of this could not be read by our rules: read it in full yourself.
        </p>
      )}
    </>
  );
};

const Sourced = ({ lines, source }: { lines: readonly string[]; source: FactSource | undefined }) => (
  <>
    <Lines lines={[...new Set(lines)]} />
    <Source source={source} />
  </>
);

const limitOf = ({ words, characters }: NonNullable<PublicAward['essays']>[number]): string =>
  words ? ` (up to ${words} words)` : characters ? ` (up to ${characters} characters)` : '';

const Origins = ({ award: { provenance, lastKnown, basis = 'editorial' } }: { award: PublicAward }) => {
  const pages = (provenance.evidence ?? []).flatMap((each) => {
    const page = externalLink(each.url);
    return page ? [{ page, by: each.by, read: each.read, age: pageAge(each) }] : [];
  });
  return (
    <>
      <p className="max-w-prose">{BASIS_WORDING[basis].full}</p>
      {lastKnown ? (
        <p className="mt-3 max-w-prose rounded-md border border-brass p-3">
          {`${lastKnownText(lastKnown)}. Look it up on the official page before you rely on it.`}
        </p>
      ) : null}
      {pages.length > 0 ? (
        <ul className="mt-3 grid gap-1">
          {pages.map(({ page, by, read, age }) => (
            <li key={page} className="[overflow-wrap:anywhere]">
              <a className="prose-link" href={page} target="_blank" rel="noopener noreferrer">
                {hostOf(page)}
                <span className="sr-only"> (opens in a new tab)</span>
              </a>
              <span className="text-sm text-muted">
                {`, ${authorInWords(by, age)}, read ${dayInEnglish(read)}`}
              </span>
            </li>
          ))}
        </ul>
      ) : null}
      <p className="mt-3 max-w-prose text-sm text-muted">
        The organiser decides. Check the official page before you apply.{' '}
        <a href="/freshness" className="prose-link">
          How fresh the catalogue is
        </a>
        {' · The whole catalogue as data, CC BY 4.0: '}
        <a href="/api/public/catalogue.json" className="prose-link">
          JSON
        </a>
        {', '}
        <a href="/api/public/catalogue.csv" className="prose-link">
          CSV
        </a>
        {', '}
        <a href="/api/public/catalogue.atom" className="prose-link">
          changes (Atom)
        </a>
      </p>
    </>
  );
};

/** One award as everybody may read it: what a parent or counsellor sees who was sent the link. */
export const AwardPage = ({ award, near }: { award: PublicAward; near: readonly LandingLink[] }) => {
  const { isFull } = displayAward(award, 'en-US');
  return (
    <article className="page py-6 sm:py-10">
      <Breadcrumbs here={award.title} />
      <div className="grid grid-cols-1 gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_21rem]">
        <header className="min-w-0">
          <div className="flex flex-wrap gap-2 empty:hidden">
            {isFull ? <Badge variant="brass">Full Funding</Badge> : null}
            {award.tags.map((tag) => (
              <Badge key={tag} variant="soft">
                {tag}
              </Badge>
            ))}
          </div>
          <h1 className="mt-3 text-4xl [overflow-wrap:anywhere]">{award.title}</h1>
          <p className="mt-3 flex items-start gap-2 text-muted">
            <Building2 aria-hidden="true" className="mt-1 size-4.5 shrink-0" />
            <span className="min-w-0 [overflow-wrap:anywhere]">{award.organization}</span>
          </p>
          {award.description ? (
            <p className="mt-5 max-w-prose text-lg whitespace-pre-line [overflow-wrap:anywhere]">
              {award.description}
            </p>
          ) : null}
        </header>
        <aside
          aria-label="Key facts and what to do"
          className="grid min-w-0 content-start gap-5 self-start lg:col-start-2 lg:row-span-2 lg:row-start-1"
        >
          <KeyFacts award={award} />
          <Actions award={award} />
        </aside>
        <div className="grid min-w-0 grid-cols-1 content-start gap-8">
          <Ended ended={award.ended} />
          <Warnings warnings={award.warnings} />
          <Part title="Who may apply">
            <Conditions award={award} />
          </Part>
          {award.benefits.length > 0 ? (
            <Part title="What it covers">
              <Sourced lines={award.benefits} source={undefined} />
            </Part>
          ) : null}
          {award.documents.length > 0 ? (
            <Part title="Documents">
              <Sourced lines={award.documents} source={sourceOf(award, 'documents')} />
            </Part>
          ) : null}
          {award.essays?.length ? (
            <Part title="What you will write">
              <Lines lines={award.essays.map((essay) => `${essay.task}${limitOf(essay)}`)} />
            </Part>
          ) : null}
          {award.selection.length > 0 ? (
            <Part title="How they choose">
              <Sourced lines={award.selection} source={sourceOf(award, 'selection')} />
            </Part>
          ) : null}
          <Part title="Where this comes from">
            <Origins award={award} />
          </Part>
        </div>
      </div>
      <div className="mt-10">
        <NearLists near={near} title="More like this" />
      </div>
    </article>
  );
};
