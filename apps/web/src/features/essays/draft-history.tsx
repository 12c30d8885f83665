import { useQuery } from '@tanstack/react-query';
import { CircleAlert, CircleCheck, CircleDashed } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { errorText } from '../../lib/api/api-error.ts';
import { momentInWords } from '../../lib/dates/calendar-day.ts';
import { useStudentKey } from '../../lib/session/auth-context.ts';
import { ErrorState } from '../../ui/error-state.tsx';
import { Select } from '../../ui/select.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import type { Comparison, Critique, FeedbackItem } from './critique-shape.ts';
import { readCritique } from './critique-view.ts';
import { type Essay, type EssayAnswer, essayPath, essayQuery } from './essays-query.ts';
import { FeedbackSection } from './feedback-section.tsx';
import { draftDiff } from './word-diff.ts';

const LISTS = [
  { key: 'fixed', title: 'Fixed', none: 'Nothing yet.', Icon: CircleCheck, look: 'text-laurel' },
  { key: 'broken', title: 'New in this draft', none: 'Nothing new.', Icon: CircleAlert, look: 'text-danger' },
  { key: 'left', title: 'Still open', none: 'Nothing left.', Icon: CircleDashed, look: 'text-brass' },
] as const;

const rowsOf = ({ before, after }: Comparison) =>
  after.rubric.map(({ name, band }) => ({
    name,
    was: before.rubric.find((line) => line.name === name)?.band,
    is: band,
  }));

const Bands = ({ comparison }: { comparison: Comparison }) => (
  <table className="w-full text-sm">
    <caption className="sr-only">The rubric before and now</caption>
    <thead>
      <tr className="border-b border-edge text-left text-muted">
        <th scope="col" className="py-1.5 pr-3 font-semibold">
          Line
        </th>
        <th scope="col" className="px-2 py-1.5 font-semibold">
          Before
        </th>
        <th scope="col" className="py-1.5 pl-2 font-semibold">
          Now
        </th>
      </tr>
    </thead>
    <tbody>
      {rowsOf(comparison).map(({ name, was, is }) => (
        <tr key={name} className="border-b border-line">
          <th scope="row" className="py-1.5 pr-3 text-left font-[inherit]">
            {name}
          </th>
          <td className="px-2 py-1.5">{was ?? '–'}</td>
          <td className="py-1.5 pl-2">{is ?? '–'}</td>
        </tr>
      ))}
    </tbody>
  </table>
);

/** Which remarks are gone, which are new and which still stand. */
const RemarkLists = ({ lists }: { lists: Pick<Comparison, 'fixed' | 'broken' | 'left'> }) => (
  <div className="grid content-start gap-4">
    {LISTS.map(({ key, title, none, Icon, look }) => (
      <div key={key} className="break-inside-avoid">
        <h4 className="flex items-center gap-2 font-semibold">
          <Icon aria-hidden="true" className={`size-4.5 shrink-0 ${look}`} />
          {title}
          <span className="font-normal text-muted tabular-nums">{lists[key].length}</span>
        </h4>
        {lists[key].length === 0 ? (
          <p className="ml-6.5 text-sm text-muted">{none}</p>
        ) : (
          <ul className="mt-1 ml-6.5 grid gap-1">
            {lists[key].map((text) => (
              <li key={text} className="wrap-anywhere">
                {text}
              </li>
            ))}
          </ul>
        )}
      </div>
    ))}
  </div>
);

/** What the new draft fixed, broke and left, and how the rubric moved. */
const DraftComparison = ({ comparison }: { comparison: Comparison }) => (
  <div className="grid grid-cols-1 gap-x-12 gap-y-6 lg:grid-cols-[minmax(0,1fr)_minmax(0,24rem)]">
    <RemarkLists lists={comparison} />
    <div>
      <Bands comparison={comparison} />
      <p className="mt-2 text-sm text-muted">
        The new draft keeps {Math.round(comparison.wordsKept * 100)}% of the words of the earlier one.
      </p>
    </div>
  </div>
);

interface Draft {
  id: string;
  createdAt?: string | undefined;
}

/** All drafts of the essay, oldest first. An answer that does not list them still names the one before. */
const draftsOf = ({ essay, drafts }: EssayAnswer['data']): Draft[] =>
  drafts ?? [...(essay.previousEssayId ? [{ id: essay.previousEssayId }] : []), essay];

const dayOf = ({ createdAt }: Draft) => (createdAt ? `, ${momentInWords(createdAt)}` : '');

const Drafts = ({ drafts, shown }: { drafts: readonly Draft[]; shown: string }) => (
  <ol className="grid gap-1">
    {drafts.map((draft, at) => (
      <li key={draft.id}>
        {draft.id === shown ? (
          <span aria-current="true" className="font-semibold">
            Draft {at + 1}
            {dayOf(draft)} (shown here)
          </span>
        ) : (
          <Link to={essayPath(draft.id)} className="prose-link inline-block min-h-6">
            Draft {at + 1}
            {dayOf(draft)}
          </Link>
        )}
      </li>
    ))}
  </ol>
);

/** The text of this draft with what was taken out of the other one and what is new. */
const TextChanges = ({ before, now }: { before: string; now: string }) => {
  let end = 0;
  return (
    <div className="max-w-prose leading-relaxed whitespace-pre-wrap wrap-anywhere">
      {draftDiff(before, now).map(({ kind, text }) => {
        end += text.length;
        if (kind === 'same') return text;
        return kind === 'removed' ? (
          <del key={end} className="rounded-sm bg-danger-soft line-through decoration-danger decoration-2">
            <span className="sr-only">Taken out: </span>
            {text}
          </del>
        ) : (
          <ins
            key={end}
            className="rounded-sm bg-laurel-soft underline decoration-laurel decoration-2 underline-offset-4"
          >
            <span className="sr-only">New: </span>
            {text}
          </ins>
        );
      })}
    </div>
  );
};

const remarksOf = ({ firstFix, feedback }: Critique): FeedbackItem[] =>
  [...(firstFix ? [firstFix] : []), ...feedback].filter(({ kind }) => kind !== 'praise' && kind !== 'notice');

/** Two drafts' remarks are the same when the same check speaks of the same words, or of the same part of the prompt. */
const keyOf = ({ check, category, location, part }: FeedbackItem) =>
  JSON.stringify([check ?? category, location?.quote ?? null, part ?? null]);

/** Which remarks on an earlier draft are gone, which are new, and which still stand. */
const changedRemarks = (before: Critique, now: Critique) => {
  const keys = (critique: Critique) => new Set(remarksOf(critique).map(keyOf));
  const [was, is] = [keys(before), keys(now)];
  const said = (critique: Critique, wanted: (key: string) => boolean) =>
    remarksOf(critique)
      .filter((item) => wanted(keyOf(item)))
      .map(({ suggestion }) => suggestion);
  return {
    fixed: said(before, (key) => !is.has(key)),
    broken: said(now, (key) => !was.has(key)),
    left: said(now, (key) => was.has(key)),
  };
};

interface ComparedProps {
  earlier: string;
  essay: Essay;
  critique: Critique;
}

const Compared = ({ earlier, essay, critique }: ComparedProps) => {
  const other = useQuery(essayQuery(useStudentKey(), earlier));
  // The engine has compared this draft with the one that it was written from, and knows more than the two lists tell.
  const comparison = earlier === essay.previousEssayId ? critique.comparison : undefined;
  const before = other.data?.data;
  return (
    <div className="grid gap-6">
      {comparison ? <DraftComparison comparison={comparison} /> : null}
      {!comparison && before ? (
        <RemarkLists lists={changedRemarks(readCritique(before.feedback), critique)} />
      ) : null}
      {other.isPending ? (
        <>
          <Spinner label="Loading the earlier draft…" className="sr-only" />
          <Skeleton className="h-40" />
        </>
      ) : null}
      {other.isError && !before ? (
        <ErrorState
          message={errorText(other.error, 'The earlier draft can’t be loaded.')}
          onRetry={() => void other.refetch()}
          retrying={other.isFetching}
        />
      ) : null}
      {before ? (
        <details className="print:hidden">
          <summary className="min-h-6 font-semibold text-laurel">What changed in the text</summary>
          <div className="mt-3">
            <TextChanges before={before.essay.essayText} now={essay.essayText} />
          </div>
        </details>
      ) : null}
    </div>
  );
};

/** The drafts of an essay, and what changed between this one and an earlier one. */
export const DraftHistory = ({ data, critique }: { data: EssayAnswer['data']; critique: Critique }) => {
  const { essay } = data;
  const drafts = draftsOf(data);
  const at = drafts.findIndex(({ id }) => id === essay.id);
  const earlier = drafts.slice(0, Math.max(0, at)).toReversed();
  const [picked, setPicked] = useState<string | null>(null);
  if (drafts.length < 2) return null;
  const from =
    earlier.find(({ id }) => id === picked) ??
    earlier.find(({ id }) => id === essay.previousEssayId) ??
    earlier[0];
  return (
    <FeedbackSection
      title={from ? 'Compared with your earlier draft' : 'Drafts of this essay'}
      className="border-t border-line pt-8"
    >
      <div className="grid grid-cols-1 gap-6">
        <Drafts drafts={drafts} shown={essay.id} />
        {earlier.length > 1 && from ? (
          <Select
            label="Compare this draft with"
            value={from.id}
            onChange={({ target }) => setPicked(target.value)}
            options={earlier.map((draft) => ({
              value: draft.id,
              label: `Draft ${drafts.indexOf(draft) + 1}${dayOf(draft)}`,
            }))}
            className="no-print max-w-sm"
          />
        ) : null}
        {from ? <Compared key={from.id} earlier={from.id} essay={essay} critique={critique} /> : null}
      </div>
    </FeedbackSection>
  );
};
