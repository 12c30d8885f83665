import type { EssayReuseGroup } from '@laurel/contract';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { momentInWords } from '../../lib/dates/calendar-day.ts';
import { useStudentKey } from '../../lib/session/auth-context.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { scholarshipPath } from '../scholarships/navigation-state.ts';
import { essayPath, essayReuseQuery } from './essays-query.ts';

const KINDS = { statement: 'essay', research: 'research text' } as const;

/** How each group's requirement is known; nothing more is claimed. */
const BASES: Record<EssayReuseGroup['basis'], string> = {
  prompt: 'By the prompt that you gave with an essay.',
  criteria: 'By what the committee says it looks at. The exact question is on the official page.',
  name: 'Nothing is published of what it asks: they are put together by the name of the document alone.',
};

const titleOf = ({ kind, scholarships }: EssayReuseGroup): string =>
  scholarships.length > 1
    ? `One ${KINDS[kind]} could serve ${scholarships.length} scholarships`
    : `An ${KINDS[kind]} of its own`.replace('An research', 'A research');

const inHalves = new Intl.NumberFormat(undefined, { maximumFractionDigits: 1 });

const Drafts = ({ group: { asks, drafts } }: { group: EssayReuseGroup }) =>
  drafts.length === 0 ? (
    <p className="text-sm text-muted">
      {asks.length > 0 ? 'None of your essays answers it yet.' : 'You have no essay for it yet.'}
    </p>
  ) : (
    <div>
      <p className="text-sm font-semibold">Essays that fit</p>
      <ul className="mt-1 grid gap-2 text-sm">
        {drafts.map(({ id, excerpt, createdAt, covered, missing }) => (
          <li key={id}>
            <Link to={essayPath(id)} className="prose-link wrap-anywhere">
              {excerpt}
            </Link>{' '}
            <span className="text-muted">({momentInWords(createdAt)})</span>
            {covered === undefined ? null : (
              <span className="block text-muted">
                Answers {inHalves.format(covered)} of {asks.length}
                {missing.length > 0 ? `; not yet: ${missing.join('; ')}` : null}
              </span>
            )}
          </li>
        ))}
      </ul>
    </div>
  );

const Group = ({ group }: { group: EssayReuseGroup }) => (
  <Card className="grid h-full content-start gap-3 p-5">
    <h3 className="text-lg">{titleOf(group)}</h3>
    <ul className="grid gap-1 text-sm">
      {group.scholarships.map(({ id, title, document }) => (
        <li key={id}>
          <Link to={scholarshipPath(id)} className="prose-link">
            {title}
          </Link>
          <span className="text-muted">: {document}</span>
        </li>
      ))}
    </ul>
    {group.asks.length > 0 ? (
      <p className="text-sm">
        <span className="font-semibold">
          {group.basis === 'prompt' ? 'Asks about' : 'The committee looks at'}:{' '}
        </span>
        {group.asks.join('; ')}
      </p>
    ) : null}
    <p className="text-sm text-muted">{BASES[group.basis]}</p>
    <Drafts group={group} />
  </Card>
);

const NOTHING =
  'None of your saved scholarships names an essay or statement. Save some that do, and Laurel shows which of them one text can serve.';

const Groups = () => {
  const reuse = useQuery(essayReuseQuery(useStudentKey()));
  if (reuse.isPending) return <Skeleton className="h-40" />;
  if (reuse.isError) {
    return (
      <ErrorState
        message="Failed to compare what your saved scholarships ask. Please try again."
        onRetry={() => void reuse.refetch()}
        retrying={reuse.isFetching}
      />
    );
  }
  const { groups } = reuse.data.data;
  if (groups.length === 0) return <p className="max-w-prose">{NOTHING}</p>;
  return (
    <ul className="grid gap-5 md:grid-cols-2 xl:grid-cols-3">
      {groups.map((group) => (
        <li key={`${group.kind}${group.scholarships[0]?.id}`}>
          <Group group={group} />
        </li>
      ))}
    </ul>
  );
};

/** Groups saved scholarships that one essay can serve, with the nearest existing essay. Computed on request. */
export const EssayReuse = ({ className }: { className: string }) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <section aria-labelledby="reuse-heading" className={className}>
      <h2 id="reuse-heading" className="text-2xl">
        One essay for several
      </h2>
      <p className="max-w-prose text-muted">
        Scholarships often ask for about the same. See which of your saved ones a single text can serve, and
        which of your essays comes nearest to it.
      </p>
      {isOpen ? (
        <Groups />
      ) : (
        <Button variant="secondary" size="sm" className="justify-self-start" onClick={() => setOpen(true)}>
          Compare what they ask
        </Button>
      )}
    </section>
  );
};
